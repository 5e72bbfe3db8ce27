import {
  hasBothCases,
  isLongEnough,
  minPasswordLength,
  type PasswordOwner,
  similarityProblem,
} from '@/lib/accounts/server/passwords/password-rules';
import { characterCount } from '@/lib/contract/character-count';

/** From here on guessing takes longer than anybody has, whatever the characters are. */
const longPassword = 14;

interface PasswordRule {
  text: string;
  isMet: boolean;
}

export interface PasswordAdviceText {
  rules: readonly PasswordRule[];
  words: string;
  isGood: boolean;
}

/**
 * The server's rules that a browser can check, each with whether it is met, and one sentence of advice. The
 * list of common passwords stays on the server.
 */
export function adviceFor(typed: string, owner: PasswordOwner): PasswordAdviceText {
  // As the server reads it.
  const password = typed.normalize('NFC').trim();
  const isTyped = password !== '';
  const rules = [
    { text: `At least ${minPasswordLength} characters`, isMet: isLongEnough(password) },
    { text: 'Upper and lower case letters', isMet: isTyped && hasBothCases(password) },
    {
      text: 'Not like your name or e-mail address',
      isMet: isTyped && similarityProblem(password, owner) === null,
    },
  ];
  const isAllowed = rules.every(({ isMet }) => isMet);
  const isGood = isAllowed && characterCount(password) >= longPassword;
  return { rules, isGood, words: wordsFor({ isAllowed, isGood }) };
}

function wordsFor({ isAllowed, isGood }: { isAllowed: boolean; isGood: boolean }): string {
  if (isGood) return 'Strong: long enough to be safe and worth remembering.';
  if (isAllowed) return 'Good. Longer is stronger still: another word or two makes it hard to guess.';
  return 'Three or four words that have nothing to do with each other are easy to type and hard to guess.';
}

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
      text: 'Not similar to your name or email address',
      isMet: isTyped && similarityProblem(password, owner) === null,
    },
  ];
  const isAllowed = rules.every(({ isMet }) => isMet);
  const isGood = isAllowed && characterCount(password) >= longPassword;
  return { rules, isGood, words: wordsFor({ isAllowed, isGood }) };
}

function wordsFor({ isAllowed, isGood }: { isAllowed: boolean; isGood: boolean }): string {
  if (isGood) return 'Strong.';
  if (isAllowed) return 'Good. Add another word or two to make it stronger.';
  return 'Three or four unrelated words are easy to type and hard to guess.';
}

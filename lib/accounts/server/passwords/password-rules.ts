import { characterCount } from '../../../contract/character-count';

/** Fewest characters (specification §9). */
export const minPasswordLength = 8;

/** Whom the password must not resemble. */
export interface PasswordOwner {
  email?: string;
  firstName?: string;
  lastName?: string;
  displayName?: string;
}

/** Django's limit: this share of characters in common is "too similar". */
const maxSimilarity = 0.7;

/**
 * The rules of specification §5 in its order, then the refusal of common passwords; all that fail, in
 * Django's words where it has the rule. Length counts characters (code points) of the composed form, in which
 * passwords are read and hashed.
 */
export function passwordProblems(password: string, isCommon: (password: string) => boolean): string[] {
  const problems: string[] = [];
  if (!isLongEnough(password)) {
    problems.push(`This password is too short. It must contain at least ${minPasswordLength} characters.`);
  }
  if (/^\p{Nd}+$/u.test(password)) problems.push('This password is entirely numeric.');
  if (!hasBothCases(password)) {
    problems.push('Password must include both upper and lower case letters.');
  }
  if (isCommon(password)) problems.push('This password is too common.');
  return problems;
}

export function isLongEnough(password: string): boolean {
  return characterCount(password) >= minPasswordLength;
}

/** Neither all lower case nor all upper case; which no password of figures alone can be. */
export function hasBothCases(password: string): boolean {
  return password !== password.toLowerCase() && password !== password.toUpperCase();
}

/** The first thing about the owner that the password resembles, said in Django's words, or `null`. */
export function similarityProblem(password: string, owner: PasswordOwner): string | null {
  const attributes = [
    ['first name', owner.firstName],
    ['last name', owner.lastName],
    ['display name', owner.displayName],
    ['email address', owner.email],
  ] as const;
  const found = attributes.find(([, value]) => value && isSimilar(password, value));
  return found ? `The password is too similar to the ${found[0]}.` : null;
}

/** As Django's `UserAttributeSimilarityValidator`: the attribute as a whole and each word of it. */
function isSimilar(password: string, attribute: string): boolean {
  const lowered = password.toLowerCase();
  const value = attribute.toLowerCase();
  return [...value.split(/[^\p{L}\p{N}_]+/u), value].some(
    (part) => sharedCharacters(lowered, part) >= maxSimilarity,
  );
}

/**
 * Python's `SequenceMatcher.quick_ratio`: twice the characters in common (each counted as often as both have
 * it) by the length of both.
 */
function sharedCharacters(first: string, second: string): number {
  const available = new Map<string, number>();
  for (const character of second) available.set(character, (available.get(character) ?? 0) + 1);
  let shared = 0;
  for (const character of first) {
    const left = available.get(character) ?? 0;
    if (left === 0) continue;
    shared += 1;
    available.set(character, left - 1);
  }
  return (2 * shared) / (characterCount(first) + characterCount(second));
}

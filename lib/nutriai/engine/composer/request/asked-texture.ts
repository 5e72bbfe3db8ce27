import type { Texture } from '../../foods/food-serving';
import { expressionInLines } from '../../text/expression-in-lines';

/** What is said against a texture, and which it asks for then. Read before the plain words, which say the opposite. */
const denials: readonly (readonly [RegExp, Texture])[] = [
  [/\b(no|without|any|zero) (more )?lumps?\b|\blump free\b|\bgags? on lumps\b|\bnot lumpy\b/, 'puree'],
  [
    /\b(hates?|refuses|wont eat|no|not) (more )?(mush|mushy|purees?|spoons?|being spoon ?fed)\b/,
    'soft_finger',
  ],
  [/\bnothing (runny|mashed)\b/, 'soft_finger'],
  [/\b(not|isnt|nothing) (too |so |very )?(smooth|pureed)\b|\blumps not smooth\b/, 'minced'],
];

const plainWords: readonly (readonly [RegExp, Texture])[] = [
  [/\b(soft lumps|lumpy|chunky texture|chunky|minced|coarse)\b/, 'minced'],
  [/\b(purees?|pureed|smooth|velvety|blended|liquidi[sz]ed)\b(?! (peanut|nut|almond|butter))/, 'puree'],
  [
    expressionInLines()`
      \b(finger ?foods?|(?<!\bfish )fingers?|hold|holding|in (the|his|her|their) hands?|small hands|with hands|
      baby ?led|blw|strips|sticks|self ?feeds?|self ?feeding|pick up|patties|bites|nibbles|bits to hold|
      picnic|no mess|on the train)\b
    `,
    'soft_finger',
  ],
  [/\b(mash|mashed|fork mashed|spoonable)\b/, 'mash'],
  [/\b(chopped|cut (up )?small|bite ?sized?|diced)\b/, 'chopped'],
];

/** Returns the texture that a request asks for; null for none. */
export function askedTexture(plain: string): Texture | null {
  return [...denials, ...plainWords].find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

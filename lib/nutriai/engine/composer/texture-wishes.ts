import type { Texture } from '../foods/food-serving';
import { plainText } from '../foods/food-name-key';
import { feedingBand } from '../needs/need-age';
import { textureStage } from '../needs/meal-pattern';
import { expressionInLines } from '../text/expression-in-lines';

/** Words for textures, the telling ones first. */
const words: readonly (readonly [RegExp, Texture])[] = [
  [/\b(puree|pureed|smooth|blended|runny|velvety)\b/, 'puree'],
  [
    expressionInLines()`
      \b(finger ?foods?|(?<!\bfish )fingers?|soft_finger|hold|holding|in (the|his|her|their) hands?|baby ?led|blw|
      strips|sticks|self ?feed(ing)?|pick up)\b
    `,
    'soft_finger',
  ],
  [/\b(minced|lumpy|lumps|coarse)\b/, 'minced'],
  [/\b(mash|mashed|thick|spoon|spoonable|soft)\b/, 'mash'],
  [/\b(chopped|bite ?size(d)?|chunky|pieces|diced)\b/, 'chopped'],
  [/\b(family|table food|normal|like us|same as us)\b/, 'family'],
];

/** The texture that words ask for, or null. */
export function textureWished(text: string | undefined): Texture | null {
  const plain = plainText(text ?? '');
  return words.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** The usual texture of an age: mash, then soft lumps, then chopped. Source: the stages of `textureStage`. */
function usual(ageMonths: number): Texture {
  if (ageMonths < 9) return 'mash';
  if (ageMonths < 12) return 'minced';
  return ageMonths < 24 ? 'chopped' : 'family';
}

/** Textures softest first, to find the nearest that suits an age. */
const softest: readonly Texture[] = ['puree', 'mash', 'minced', 'soft_finger', 'chopped', 'family'];

export interface TextureChoice {
  /** What is asked and suits; null when nothing was asked. */
  asked: Texture | null;
  /** What is made where nothing was asked. */
  usual: Texture;
  /** What was asked and does not suit the age. */
  unsuited: Texture | null;
}

/** What to aim at: what was asked where it suits the age, else the nearest that does. */
export function textureChoice(ageMonths: number, ...texts: readonly (string | undefined)[]): TextureChoice {
  const wished = texts.map(textureWished).find((texture) => texture !== null) ?? null;
  const suited = textureStage(feedingBand(ageMonths)).textures;
  if (wished === null) return { asked: null, usual: usual(ageMonths), unsuited: null };
  if (suited.includes(wished)) return { asked: wished, usual: usual(ageMonths), unsuited: null };
  const place = softest.indexOf(wished);
  const nearest = [...suited].sort(
    (a, b) => Math.abs(softest.indexOf(a) - place) - Math.abs(softest.indexOf(b) - place),
  )[0];
  return { asked: nearest ?? null, usual: usual(ageMonths), unsuited: wished };
}

import { type Diet } from '../../child';

const diets: readonly (readonly [RegExp, Diet])[] = [
  [/\bvegan\b|\bplant ?based\b|\bno animal products?\b|\bvegetalien(ne)?\b/, 'vegan'],
  [/\bpesc[ae]tarian\b/, 'pescatarian'],
  [
    /\b(?<!not )vegetarian\b(?! (not|isnt) )|\bveggie\b(?! (sticks?|fingers?))|\bmeat ?(free|less)\b|\bno meat,? (or |and )?no fish\b|\bno meat or fish\b|\bvegetarisch\b|\bvegetarian[oa]\b/,
    'vegetarian',
  ],
];

/** Returns the diet that a request names, the strictest first; null for none. */
export function saidDiet(plain: string): { diet: Diet; words: string } | null {
  for (const [pattern, diet] of diets) {
    const [words] = pattern.exec(plain) ?? [];
    if (words !== undefined) return { diet, words };
  }
  return null;
}

/** Returns the faith whose rules for food a request names. */
export function saidFaith(plain: string): 'halal' | 'kosher' | null {
  if (/\bhalal\b/.test(plain)) return 'halal';
  return /\bkosher\b/.test(plain) ? 'kosher' : null;
}

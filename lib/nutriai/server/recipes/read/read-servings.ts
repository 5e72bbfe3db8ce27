import { knowledge } from '../../../engine/knowledge/knowledge';
import { phraseKey } from './phrase-key';

const weights = new Set(knowledge.recipeTexts.weights);
const servingsAtMost = 50;
const counted = /(\d{1,4})(?!\s?\/)\s{0,3}(?:(?:[-–—]|to|or|bis)\s{0,3}\d{1,4}\s{0,3})?(\p{L}*)/gu;

/**
 * Returns how many servings a yield makes (“Serves 4-6” is 4, “12 muffins” is 12); null where it says none,
 * or a weight.
 */
export function readServings(text: string): number | null {
  for (const [, number, unit = ''] of text.slice(0, 200).matchAll(counted)) {
    const servings = Number(number);
    if (!weights.has(phraseKey(unit)) && servings >= 1 && servings <= servingsAtMost) return servings;
  }
  return null;
}

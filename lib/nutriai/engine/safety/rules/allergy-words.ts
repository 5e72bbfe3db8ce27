import type { Allergen } from '../../child';
import { knowledge } from '../../knowledge/knowledge';

/**
 * Words in which a parent or a form may name an allergy; the strictest reading of each. Keys as `foodNameKey`
 * makes them.
 */
export const allergyWords: ReadonlyMap<string, readonly Allergen[]> = new Map(
  knowledge.allergyWords.words.flatMap(({ allergens, words }) => words.map((word) => [word, allergens])),
);

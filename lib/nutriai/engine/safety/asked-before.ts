import { type Allergen } from '../child';

/**
 * Before whose first taste a doctor is asked, by the allergy that makes it one to ask about: peanut with an
 * egg allergy (NIAID 2017); tree nuts with one to peanut, the stricter way; barley and rye with one to wheat,
 * whose proteins resemble theirs (EAACI Molecular Allergology User's Guide 2.0, 2023, on cereals).
 */
export const askedBefore: Partial<Record<Allergen, Allergen>> = {
  peanut: 'egg',
  tree_nuts: 'peanut',
  gluten: 'wheat',
};

import type { NutrientCode } from '../../engine/nutrients';

const words: readonly [RegExp, NutrientCode][] = [
  [/\biron\b/, 'iron_mg'],
  [/\bcalcium\b/, 'calcium_mg'],
  [/\bzinc\b/, 'zinc_mg'],
  [/\bprotein\b/, 'protein_g'],
  [/\b(fibre|fiber)\b/, 'fibre_g'],
  [/\bvitamin a\b/, 'vitamin_a_ug'],
  [/\bvitamin c\b/, 'vitamin_c_mg'],
  [/\bvitamin d\b/, 'vitamin_d_ug'],
  [/\bvitamin e\b/, 'vitamin_e_mg'],
  [/\bvitamin k\b/, 'vitamin_k_ug'],
  [/\b(vitamin )?b ?12\b/, 'vitamin_b12_ug'],
  [/\b(vitamin )?b ?6\b/, 'vitamin_b6_mg'],
  [/\b(folate|folic acid)\b/, 'folate_ug'],
  [/\bcholine\b/, 'choline_mg'],
  [/\b(omega ?3|omega|dha)\b/, 'epa_dha_g'],
  [/\bpotassium\b/, 'potassium_mg'],
  [/\bmagnesium\b/, 'magnesium_mg'],
  [/\bselenium\b/, 'selenium_ug'],
  [/\b(calories|calorie|kcal|energy)\b/, 'energy_kcal'],
  [/\bcarb\w*\b/, 'carbohydrate_g'],
  [/\bfats?\b/, 'fat_g'],
];

/** The nutrient that a plain question names first; null for none. */
export function nutrientAsked(plain: string): NutrientCode | null {
  return words.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

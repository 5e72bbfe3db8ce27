/** Nutrients the engine counts, with the unit of every amount. Codes are those of the HTTP contract. */
export const nutrients = {
  energy_kcal: { name: 'energy', unit: 'kcal' },
  protein_g: { name: 'protein', unit: 'g' },
  fat_g: { name: 'fat', unit: 'g' },
  saturated_fat_g: { name: 'saturated fat', unit: 'g' },
  linoleic_g: { name: 'linoleic acid', unit: 'g' },
  ala_g: { name: 'alpha-linolenic acid', unit: 'g' },
  epa_dha_g: { name: 'EPA and DHA', unit: 'g' },
  carbohydrate_g: { name: 'carbohydrate', unit: 'g' },
  fibre_g: { name: 'fibre', unit: 'g' },
  sugars_g: { name: 'sugars', unit: 'g' },
  water_g: { name: 'water', unit: 'g' },
  calcium_mg: { name: 'calcium', unit: 'mg' },
  iron_mg: { name: 'iron', unit: 'mg' },
  zinc_mg: { name: 'zinc', unit: 'mg' },
  magnesium_mg: { name: 'magnesium', unit: 'mg' },
  phosphorus_mg: { name: 'phosphorus', unit: 'mg' },
  potassium_mg: { name: 'potassium', unit: 'mg' },
  sodium_mg: { name: 'sodium', unit: 'mg' },
  selenium_ug: { name: 'selenium', unit: 'µg' },
  vitamin_a_ug: { name: 'vitamin A', unit: 'µg' },
  retinol_ug: { name: 'retinol', unit: 'µg' },
  vitamin_c_mg: { name: 'vitamin C', unit: 'mg' },
  vitamin_d_ug: { name: 'vitamin D', unit: 'µg' },
  vitamin_e_mg: { name: 'vitamin E', unit: 'mg' },
  vitamin_k_ug: { name: 'vitamin K', unit: 'µg' },
  thiamin_mg: { name: 'thiamin (B1)', unit: 'mg' },
  riboflavin_mg: { name: 'riboflavin (B2)', unit: 'mg' },
  niacin_mg: { name: 'niacin (B3)', unit: 'mg' },
  vitamin_b6_mg: { name: 'vitamin B6', unit: 'mg' },
  folate_ug: { name: 'folate', unit: 'µg' },
  vitamin_b12_ug: { name: 'vitamin B12', unit: 'µg' },
  choline_mg: { name: 'choline', unit: 'mg' },
} as const;

export type NutrientCode = keyof typeof nutrients;

/** Amounts by nutrient. A nutrient that was not measured is absent: unknown, never zero. */
export type NutrientAmounts = Partial<Record<NutrientCode, number>>;

/** Words of the contract that the engine in lib/nutriai/engine knows too; its own lists must be the same. */

export const allergenCodes = [
  'milk',
  'egg',
  'peanut',
  'tree_nuts',
  'wheat',
  'gluten',
  'soy',
  'sesame',
  'fish',
  'crustaceans',
  'molluscs',
  'celery',
  'mustard',
  'lupin',
  'sulphites',
] as const;

export const dietWords = ['omnivore', 'pescatarian', 'vegetarian', 'vegan'] as const;

export const localeWords = ['uk', 'us', 'who'] as const;

export const mealWords = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

/** The unit stands at the end of each. */
export const nutrientCodes = [
  'energy_kcal',
  'protein_g',
  'fat_g',
  'saturated_fat_g',
  'linoleic_g',
  'ala_g',
  'epa_dha_g',
  'carbohydrate_g',
  'fibre_g',
  'sugars_g',
  'water_g',
  'calcium_mg',
  'iron_mg',
  'zinc_mg',
  'magnesium_mg',
  'phosphorus_mg',
  'potassium_mg',
  'sodium_mg',
  'selenium_ug',
  'vitamin_a_ug',
  'retinol_ug',
  'vitamin_c_mg',
  'vitamin_d_ug',
  'vitamin_e_mg',
  'vitamin_k_ug',
  'thiamin_mg',
  'riboflavin_mg',
  'niacin_mg',
  'vitamin_b6_mg',
  'folate_ug',
  'vitamin_b12_ug',
  'choline_mg',
] as const;

export const foodGroupWords = [
  'breast_milk',
  'grains_roots_tubers',
  'pulses_nuts_seeds',
  'dairy',
  'flesh_foods',
  'eggs',
  'vita_fruits_veg',
  'other_fruits_veg',
  'fats_oils',
  'other',
] as const;

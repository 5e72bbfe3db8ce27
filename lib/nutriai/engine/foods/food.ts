import { type Allergen } from '../child';
import { type NutrientAmounts } from '../nutrients';
import { type SourceId } from '../sources';
import { type ServingStep } from './food-serving';

/** The eight food groups of WHO/UNICEF 2021 minimum dietary diversity, in their order. */
export const whoGroups = [
  'breast_milk',
  'grains_roots_tubers',
  'pulses_nuts_seeds',
  'dairy',
  'flesh_foods',
  'eggs',
  'vita_fruits_veg',
  'other_fruits_veg',
] as const;
export type WhoGroup = (typeof whoGroups)[number];

/** Where a food counts: one of the eight groups, or what the indicator leaves out. */
export const foodGroups = [...whoGroups, 'fats_oils', 'other'] as const;
export type FoodGroup = (typeof foodGroups)[number];

/**
 * What was done to the food that the composition describes. `ready` is as sold and eaten (cheese, bread,
 * oil); `dry` is before cooking, `dried` is eaten dried.
 */
export const foodStates = [
  'raw',
  'cooked',
  'boiled',
  'baked',
  'roasted',
  'stewed',
  'grilled',
  'fried',
  'scrambled',
  'poached',
  'canned',
  'dry',
  'dried',
  'puree',
  'ready',
] as const;
export type FoodState = (typeof foodStates)[number];

/**
 * Which columns of the source linoleic and alpha-linolenic acid rest on: the very isomers, or 18:2 and 18:3
 * undifferentiated.
 */
export const fattyAcidBases = ['isomers', 'undifferentiated', 'mixed', 'foundation'] as const;
export type FattyAcidBasis = (typeof fattyAcidBases)[number];

/** One row of a food composition table. */
export interface FoodForm {
  /**
   * The row's number in its source: NDB number (`11124`) or FoodData Central id (`2258586`). Tomato and
   * cherry tomato share one.
   */
  code: string;
  state: FoodState;
  /** The row's own words. */
  description: string;
  /** Per 100 g of the edible part. A nutrient that was not measured is absent. */
  composition: NutrientAmounts;
  source: SourceId;
  fattyAcidBasis?: FattyAcidBasis;
}

export const measureUnits = [
  'tsp',
  'tbsp',
  'cup',
  'fl_oz',
  'piece',
  'slice',
  'fillet',
  'leaf',
  'packet',
  'container',
  'scoop',
  'serving',
] as const;
export type MeasureUnit = (typeof measureUnits)[number];

/** Units of weight and volume besides the household measures. `metric_cup` is 250 ml. */
export const amountUnits = [...measureUnits, 'g', 'kg', 'oz', 'lb', 'ml', 'l', 'metric_cup'] as const;
export type AmountUnit = (typeof amountUnits)[number];

/** What one household measure of a food weighs. */
export interface HouseholdMeasure {
  unit: MeasureUnit;
  /** In words, for one: "cup, mashed". */
  label: string;
  grams: number;
  /** The form that was weighed. */
  form: FoodForm['code'];
  /**
   * `source`: weighed by the source; `derived`: reckoned from such a measure (cup ÷ 16 = tablespoon,
   * tablespoon ÷ 3 = teaspoon).
   */
  basis: 'source' | 'derived';
}

/** What rules need to know of a food. Each holds of the food as usually bought. */
export const foodFlags = [
  // milks and drinks
  'drink',
  'breast_milk',
  'infant_formula',
  'animal_milk', // cow, goat, sheep or buffalo milk to drink: not the main drink before 12 months
  'low_fat_dairy',
  'skimmed_milk',
  'unsuitable_milk', // condensed, evaporated, dried: no substitute for breast milk or formula
  'plant_drink',
  'rice_drink',
  'juice',
  'sweet_drink', // counts as a sweet beverage (WHO/UNICEF SwB)
  'fizzy_drink',
  'caffeine',
  'tea_coffee',
  'herbal_infusion',
  'fennel_tea',
  'alcohol',
  'kombucha',
  'slush_ice',
  'glycerol',
  'water',
  // sugar, salt and what else is limited
  'honey',
  'added_sugar', // sugar or a syrup itself, or sweetened with it
  'free_sugar', // sugars free by WHO's definition though none was added: juice, honey
  'sweetener',
  'high_salt', // salt, stock, soy sauce, bacon and the like: not before 12 months
  'salty', // 600 mg sodium or more in 100 g, yet eaten in small amounts from 6 months: most cheeses
  'processed_meat',
  'unhealthy_sentinel', // counts as an unhealthy food (WHO/UNICEF UFC): sweets, crisps, instant noodles
  'bran',
  'rice',
  'nitrate_vegetable',
  // what carries infection or poison
  'raw_animal', // eaten raw or rare: sushi, ceviche, tartare, raw shellfish
  'raw_egg_risk',
  'unpasteurised',
  'mould_ripened',
  'cold_smoked_fish',
  'sprouts',
  'must_boil_hard', // dried kidney beans and their kin: boiled hard for at least 10 minutes
  'toxic', // apricot kernels, foraged mushrooms, green potato
  'raw_toxic', // unsafe only uncooked: cassava
  'arsenic', // hijiki
  'cook_through', // meat, poultry, shellfish: no pink, piping hot
  // fish
  'fish',
  'oily_fish',
  'high_mercury',
  'limited_mercury', // small servings only: canned tuna
  'shellfish',
  // vitamins and minerals
  'liver', // vitamin A: at most one portion a week
  'vitamin_ad_oil',
  'supplement_like',
  'haem_iron',
  'plant_iron',
  'iron_fortified',
  'vitamin_c_rich',
  'calcium_rich',
  'high_oxalate', // much calcium by the table, bound to oxalate so that little of it is absorbed
  // shape
  'whole_nut',
  'whole_seed',
  'nut_butter',
  'hard_sweet',
  'chewy_sweet',
  'jelly_cup',
  'dried_fruit',
] as const;
export type FoodFlag = (typeof foodFlags)[number];

/**
 * How the food can block an airway when it is served whole, as usually bought. What to do about it stands in
 * its serving.
 */
export const chokingClasses = [
  'none',
  'round_small', // blueberry, pea, chickpea: squash, later flatten
  'round_large', // grape, cherry tomato: quarter lengthways
  'tube', // sausage: never in coins
  'hard_raw', // raw carrot, apple
  'firm_chunk', // cheese, melon
  'tough_meat',
  'stringy', // celery, mango fibre
  'leafy', // raw leaves that stick to the palate
  'sticky', // nut butter, dried fruit
  'doughy', // bread that balls up
  'dry_crumbly',
  'whole_nut',
  'whole_seed',
  'bones',
  'skin',
  'never', // popcorn, marshmallow, hard sweets
] as const;
export type ChokingClass = (typeof chokingClasses)[number];

/** What the family's diet or faith asks. */
export interface FoodDiet {
  vegan: boolean;
  vegetarian: boolean;
  pescatarian: boolean;
  pork?: true;
  beef?: true;
  alcohol?: true;
  gelatine?: true;
}

/** A food as a parent names it, with the states it is eaten in. */
export interface Food {
  /** kebab-case and stable: the slug of the food's page. */
  id: string;
  /** British name, singular where that is how one speaks. */
  name: string;
  /**
   * As it stands within a sentence: in the plural where it is counted ("carrots"). Absent: the name as it is
   * ("Greek yoghurt").
   */
  plural?: string;
  /** Other names: American, foreign, spellings. Their plurals are found by rule. */
  synonyms: readonly string[];
  group: FoodGroup;
  /** The usual one first. Empty where only rules know the food. */
  forms: readonly FoodForm[];
  measures: readonly HouseholdMeasure[];
  /** A working portion for a baby; half of it to begin with. */
  babyPortionG?: number;
  /** What it is made of (EU-14 and US-9). */
  allergens: readonly Allergen[];
  /** What many makes of it hold; read the label. */
  mayContain: readonly Allergen[];
  flags: readonly FoodFlag[];
  diet: FoodDiet;
  choking: ChokingClass;
  /** The month from which the strictest advice allows it in some form; null: not in the first three years. */
  fromMonths: number | null;
  /** By age, oldest last; empty when the food is not given in the first three years. */
  serving: readonly ServingStep[];
  /** Sources of the serving, the age and the note. */
  sources: readonly SourceId[];
  /** What else to know, one sentence. */
  note?: string;
}

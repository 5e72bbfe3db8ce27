import type { MealPlanAnswer, PlannedSlotAnswer } from '../../../contract/nutriai-plans';
import { type AllergenCode, allergenName } from '../babies/baby-words';
import { dayAndMonth, fullDay } from '../log/day-text';
import { inShownEnglish } from '../shown-english';

export type ShoppingItem = MealPlanAnswer['shopping_list'][number];
export type Shortfall = MealPlanAnswer['shortfalls'][number];
type Aisle = ShoppingItem['aisle'];

const aisleNames: Readonly<Record<Aisle, string>> = {
  fruit_and_vegetables: 'Fruit and vegetables',
  meat_and_fish: 'Meat and fish',
  dairy_and_eggs: 'Dairy and eggs',
  bread_and_cereals: 'Bread, pasta and cereals',
  pulses_nuts_and_seeds: 'Beans, lentils, nuts and seeds',
  oils_and_fats: 'Oils and fats',
  herbs_and_spices: 'Herbs and spices',
  other: 'Other',
};

/** "23 Nov – 29 Nov" */
export function spanText({ start_date, end_date }: Pick<MealPlanAnswer, 'start_date' | 'end_date'>): string {
  if (start_date === end_date) return fullDay(start_date);
  return `${dayAndMonth(start_date)} – ${dayAndMonth(end_date)}`;
}

/** Of a spice nobody weighs so little. */
const pinchG = 5;

/** How much of a food to buy; of what stands in a spice rack only that it is needed. */
export function toBuyWords(
  { aisle, grams, buy }: Pick<ShoppingItem, 'aisle' | 'grams' | 'buy'>,
  batches = 1,
): string {
  if (aisle === 'herbs_and_spices' && grams < pinchG) return 'a little';
  if (buy === undefined || buy.length === 0) return weightWords(grams * batches);
  return buy.map(({ amount, unit }) => shopWords(amount * batches, unit)).join(' and ');
}

type ShopUnit = NonNullable<ShoppingItem['buy']>[number]['unit'];

/** A shop sells no half pepper and no third of a tin. */
function shopWords(amount: number, unit: ShopUnit): string {
  const whole = Math.ceil(amount - roundingSlack);
  switch (unit) {
    case 'piece':
      return String(whole);
    case 'tin':
      return `${whole} ${inShownEnglish('tin', 'can')}${whole === 1 ? '' : 's'}`;
    case 'ml':
      return `${whole} ml`;
    case 'g':
      return weightWords(whole);
  }
}

/** Thirds that were rounded add up to a little more than a whole. */
const roundingSlack = 0.05;

/** "450 g", "1.2 kg" */
export function weightWords(grams: number): string {
  if (grams < 1000) return `${Math.round(grams)} g`;
  return `${(grams / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} kg`;
}

export interface AisleItems {
  aisle: Aisle;
  name: string;
  items: ShoppingItem[];
}

/** The list by aisle, in the order in which it came. */
export function byAisle(list: readonly ShoppingItem[]): AisleItems[] {
  const aisles: AisleItems[] = [];
  for (const item of list) {
    const last = aisles.at(-1);
    if (last?.aisle === item.aisle) last.items.push(item);
    else aisles.push({ aisle: item.aisle, name: aisleNames[item.aisle], items: [item] });
  }
  return aisles;
}

/** What is left to buy as text, for a message or a note. */
export function shoppingText(
  plan: Pick<MealPlanAnswer, 'shopping_list' | 'start_date' | 'end_date'>,
  checked: ReadonlySet<string>,
  batches = 1,
): string {
  const left = plan.shopping_list.filter(({ food, in_pantry }) => !checked.has(food) && !in_pantry);
  const parts = byAisle(left).map(({ name, items }) =>
    [name, ...items.map((item) => `- ${item.name}, ${toBuyWords(item, batches)}`)].join('\n'),
  );
  return [`Shopping for ${spanText(plan)}`, ...parts].join('\n\n');
}

const shortfallNames: Partial<Record<Shortfall['nutrient'], string>> = {
  energy_kcal: 'Energy',
  protein_g: 'Protein',
  fat_g: 'Fat',
  iron_mg: 'Iron',
  zinc_mg: 'Zinc',
  calcium_mg: 'Calcium',
  vitamin_a_ug: 'Vitamin A',
  vitamin_c_mg: 'Vitamin C',
  folate_ug: 'Folate',
  sodium_mg: 'Salt (sodium)',
  free_sugars_g: 'Free sugars',
  retinol_ug: 'Ready-made vitamin A (retinol)',
  food_groups: 'Food groups',
  meals: 'Empty places',
};

export const shortfallName = ({ nutrient }: Pick<Shortfall, 'nutrient'>) =>
  shortfallNames[nutrient] ?? nutrient;

const units: Readonly<Record<string, string>> = { kcal: 'kcal', g: 'g', mg: 'mg', ug: 'µg' };

/** "6.7 of 8.1 mg a day from food", "4 of 5 on the poorest day". */
export function shortfallSize({ nutrient, have, need }: Shortfall): string {
  if (nutrient === 'food_groups') return `${have} of ${need} on the poorest day`;
  if (nutrient === 'meals') return `${have} of ${need} meals are filled`;
  const unit = units[nutrient.slice(nutrient.lastIndexOf('_') + 1)] ?? '';
  return have > need
    ? `${amountWords(have)} ${unit} a day; the limit is ${amountWords(need)} ${unit}`
    : `${amountWords(have)} of ${amountWords(need)} ${unit} a day from food`;
}

/** Two figures that count. */
export function amountWords(amount: number): string {
  const rounded = amount >= 10 ? Math.round(amount) : Number(amount.toPrecision(2));
  return rounded.toLocaleString('en-GB');
}

/** Returns an allergen as it is named within a sentence; milk is the cow's there. */
export function introducedName(code: AllergenCode): string {
  return code === 'milk' ? 'cow’s milk' : allergenName(code).toLowerCase();
}

/** The allergens that a dish brings for the first time on that day. */
export function firstTastesOf(
  introductions: MealPlanAnswer['introductions'],
  { date, recipe }: { date: string; recipe: string | null },
): string[] {
  return introductions
    .filter((each) => each.date === date && each.recipe === recipe)
    .map(({ allergen }) => introducedName(allergen));
}

/** "1½ times", "twice", of a recipe that is made more than once at a time. */
export function amountOfBatches(batches: number): string {
  if (batches === 2) return 'twice';
  const whole = Math.floor(batches);
  return `${whole}${batches > whole ? '½' : ''} times`;
}

/** Where a texture is long, its first sentence says the most. */
export function shortTexture({ texture }: Pick<PlannedSlotAnswer, 'texture'>): string {
  const [first = ''] = texture.split(/(?<=[.;])\s/);
  return first.replace(/[.;]$/, '');
}

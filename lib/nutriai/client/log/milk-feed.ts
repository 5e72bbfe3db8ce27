import type { BabyAnswer } from '../../../contract/nutriai-babies';
import type { MealAnswer, MealItem } from '../../../contract/nutriai-meals';

export type MilkKind = 'breast' | 'expressed' | 'formula' | 'cow';

export interface MilkFeed {
  milk: MilkKind;
  /** What was drunk, where somebody could see it. */
  ml: number | null;
  /** At the breast. */
  minutes: number | null;
}

const names: Readonly<Record<MilkKind, string>> = {
  breast: 'Breastfed',
  expressed: 'Expressed',
  formula: 'Formula',
  cow: 'Cow’s milk',
};

const foods = {
  breast: 'breast-milk',
  expressed: 'breast-milk',
  formula: 'infant-formula',
  cow: 'whole-milk',
} as const satisfies Record<MilkKind, string>;

/** Where no bottle was logged yet. */
const firstBottleMl = 120;
const cowsMilkFromMonths = 12;

/** All milks of a baby, the usual ones first. Cow's milk is no drink before a year. */
export function milksFor({
  feeding,
  age_months: age,
  diet,
  allergies,
}: Pick<BabyAnswer, 'feeding' | 'age_months' | 'diet' | 'allergies'>): { milk: MilkKind; name: string }[] {
  const usual: Record<BabyAnswer['feeding'], MilkKind[]> = {
    breast: ['breast', 'expressed', 'formula'],
    mixed: ['breast', 'formula', 'expressed'],
    formula: ['formula', 'expressed', 'breast'],
    none: ['formula', 'expressed', 'breast'],
  };
  const drinksCows = age >= cowsMilkFromMonths && diet !== 'vegan' && !allergies.includes('milk');
  const cow: MilkKind[] = drinksCows ? ['cow'] : [];
  const milks = feeding === 'none' ? [...cow, ...usual.none] : [...usual[feeding], ...cow];
  return milks.map((milk) => ({ milk, name: names[milk] }));
}

/** The milks that a tap logs. */
export function milkFeeds(baby: Parameters<typeof milksFor>[0]): { milk: MilkKind; name: string }[] {
  const count = baby.feeding === 'formula' ? 1 : 2;
  const cow = milksFor(baby).filter(({ milk }) => milk === 'cow');
  return [...new Map([...milksFor(baby).slice(0, count), ...cow].map((each) => [each.milk, each])).values()];
}

/** The last bottle of this milk among these meals, or a usual one. */
export function usualBottleMl(meals: readonly Pick<MealAnswer, 'kind' | 'items'>[], milk: MilkKind): number {
  const items = meals.flatMap((meal) => (meal.kind === 'milk' ? meal.items : []));
  const last = items.find(
    ({ food, unit, amount }) => food === foods[milk] && unit === 'ml' && amount !== null,
  );
  return last?.amount ?? firstBottleMl;
}

/** A feed as an item of a milk meal: minutes at the breast are words, for nobody can measure what was drunk. */
export function milkItem(
  { milk, ml, minutes }: MilkFeed,
  { feeding }: Pick<BabyAnswer, 'feeding'>,
): MealItem {
  const isBreastfed = feeding === 'breast' || feeding === 'mixed';
  if (milk === 'breast' && minutes !== null && isBreastfed) {
    const text = `Breastfed for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
    return { food: null, recipe: null, text, name: text, amount: null, unit: null, grams: null };
  }
  const name = milk === 'breast' || milk === 'expressed' ? 'Breast milk' : names[milk];
  const amount = milk === 'breast' ? null : ml;
  return {
    food: foods[milk],
    recipe: null,
    text: null,
    name,
    amount,
    unit: amount === null ? null : 'ml',
    grams: null,
  };
}

import type { BabyAnswer } from '../../../contract/nutriai-babies';
import type { MealAnswer, MealItem } from '../../../contract/nutriai-meals';
import { cowsMilkFromMonths } from '../../engine/needs/cows-milk';

export type MilkKind = 'breast' | 'expressed' | 'formula' | 'cow';

const breastSides = ['left', 'right', 'both'] as const;
export type BreastSide = (typeof breastSides)[number];

export interface MilkFeed {
  milk: MilkKind;
  /** What was drunk, where somebody could see it. */
  ml: number | null;
  /** At the breast. */
  minutes: number | null;
  side: BreastSide | null;
}

/** As they are called where one chooses. */
export const milkNames: Readonly<Record<MilkKind, string>> = {
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
  return milks.map((milk) => ({ milk, name: milkNames[milk] }));
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

/** What can be said of a feed at the breast, as it is logged: "Breastfed for 12 minutes, left side". */
const breastWords = /^Breastfed(?: for (\d+) minutes?)?(?:, (left|right) side|, (both) sides)?$/;

function textOfFeed({ minutes, side }: Pick<MilkFeed, 'minutes' | 'side'>): string {
  const time = minutes === null ? '' : ` for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `Breastfed${time}${side === null ? '' : side === 'both' ? ', both sides' : `, ${side} side`}`;
}

/** Returns the feed that an item of a milk meal is, or null for what this sheet did not write. */
export function feedOfItem({ food, text, amount, unit }: MealItem): MilkFeed | null {
  const found = breastWords.exec(text ?? '');
  if (found) {
    const [, minutes, one, both] = found;
    const side = breastSides.find((each) => each === (one ?? both)) ?? null;
    return { milk: 'breast', ml: null, minutes: minutes === undefined ? null : Number(minutes), side };
  }
  const ml = unit === 'ml' ? amount : null;
  if (food === foods.breast)
    return { milk: ml === null ? 'breast' : 'expressed', ml, minutes: null, side: null };
  const milk = food === foods.formula ? 'formula' : food === foods.cow ? 'cow' : null;
  return milk === null ? null : { milk, ml, minutes: null, side: null };
}

/**
 * A feed as an item of a milk meal: minutes and sides of the breast are words, for nobody can measure what
 * was drunk.
 */
export function milkItem({ milk, ml, minutes, side }: MilkFeed): MealItem {
  if (milk === 'breast' && (minutes !== null || side !== null)) {
    const text = textOfFeed({ minutes, side });
    return { food: null, recipe: null, text, name: text, amount: null, unit: null, grams: null };
  }
  const name = milk === 'breast' || milk === 'expressed' ? 'Breast milk' : milkNames[milk];
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

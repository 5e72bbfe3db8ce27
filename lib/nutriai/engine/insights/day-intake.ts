import { type Child, type Locale } from '../child';
import { type NutrientAmounts, type NutrientCode, nutrients } from '../nutrients';
import { type Needs, needsFor } from '../needs/needs-for';
import { amountsOfServed, type NotCounted } from './eaten-food';
import { isMilkDrink, type MilkOfDay, milkOfDay } from './milk-of-day';
import { type EatenFood, type ReadMeal } from './read-meal';

/** What a day brought of one nutrient. */
export interface NutrientIntake {
  /** What is known of; null where nothing eaten was measured for it. */
  have: number | null;
  fromMilk: number;
  /** Something eaten is not in it: the true amount is at least this. */
  atLeast: boolean;
  /** Share (0 to 1) of the food eaten, milk aside, in which it was measured. */
  coverage: number;
}

/** A day of the log. */
export interface DayIntake {
  date: string;
  child: Child;
  needs: Needs;
  meals: readonly ReadMeal[];
  /** At least one meal other than milk was logged: only such days say what a child eats. */
  isLogged: boolean;
  milk: MilkOfDay;
  nutrients: Record<NutrientCode, NutrientIntake>;
  notCounted: readonly NotCounted[];
}

export const nutrientCodes = Object.keys(nutrients) as NutrientCode[];

/** What foods add up to, and of what weight of them each nutrient was measured. */
function sumFoods(foods: readonly EatenFood[], locale: Locale | undefined) {
  const weighed = foods.flatMap((food) => {
    const amounts = amountsOfServed(food, locale);
    return amounts ? [{ grams: food.grams ?? 0, amounts }] : [];
  });
  const totalG = weighed.reduce((sum, { grams }) => sum + grams, 0);
  const of = (code: NutrientCode) => {
    const measured = weighed.filter(({ amounts }) => amounts[code] !== undefined);
    return {
      amount: measured.reduce((sum, { amounts }) => sum + (amounts[code] ?? 0), 0),
      measuredG: measured.reduce((sum, { grams }) => sum + grams, 0),
    };
  };
  return { of, totalG, count: weighed.length };
}

const milkAmounts = (milk: MilkOfDay, code: NutrientCode) =>
  milk.parts.map(({ nutrients: amounts }: { nutrients: NutrientAmounts }) => amounts[code]);

function intakeOf(
  code: NutrientCode,
  { sum, milk, missed }: { sum: ReturnType<typeof sumFoods>; milk: MilkOfDay; missed: number },
): NutrientIntake {
  const { amount, measuredG } = sum.of(code);
  const inMilk = milkAmounts(milk, code);
  const fromMilk = inMilk.reduce<number>((total, each) => total + (each ?? 0), 0);
  const isKnown = measuredG > 0 || inMilk.some((each) => each !== undefined);
  const isComplete = missed === 0 && measuredG === sum.totalG && !inMilk.includes(undefined);
  const counted = sum.count === 0 ? 0 : sum.count / (sum.count + missed);
  return {
    have: isKnown ? amount + fromMilk : null,
    fromMilk,
    atLeast: !isComplete,
    coverage: sum.totalG === 0 ? counted : (measuredG / sum.totalG) * counted,
  };
}

/**
 * A day of the log in one balance: food, drinks and milk together, against what the child needs at that age.
 * @throws RangeError for an age beyond 36 months
 */
export function dayIntake(date: string, child: Child, meals: readonly ReadMeal[]): DayIntake {
  const needs = needsFor(child);
  const milk = milkOfDay(child, needs, meals);
  const foods = meals.flatMap((meal) => meal.foods.filter((food) => !isMilkDrink(food)));
  const notCounted = meals.flatMap((meal) => meal.notCounted);
  const sum = sumFoods(foods, child.locale);
  return {
    date,
    child,
    needs,
    meals,
    isLogged: meals.some(({ isSolid }) => isSolid),
    milk,
    nutrients: Object.fromEntries(
      nutrientCodes.map((code) => [code, intakeOf(code, { sum, milk, missed: notCounted.length })]),
    ) as Record<NutrientCode, NutrientIntake>,
    notCounted,
  };
}

import { type Allergen, allergens, type Child, type Diet, type Feeding, type Sex } from '../child';
import { type PlanRequest } from './plan-request';
import { mulberry32 } from '../mulberry32';
import { dateAfter } from './calendar';

const startDate = '2026-11-23';
const firstMonth = 6;
const lastMonth = 36;

/** Every set of allergies with one or two members, between children who have none. */
const allergySets: readonly (readonly Allergen[])[] = allergens.flatMap((one, index) => [
  [one],
  ...allergens.slice(index + 1).map((other) => [one, other]),
]);

const diets: readonly Diet[] = ['omnivore', 'omnivore', 'omnivore', 'pescatarian', 'vegetarian', 'vegan'];
const dislikes = ['mushroom', 'aubergine', 'spinach', 'lamb', 'beetroot'];
const pantries = [['lentils'], ['sweet potato', 'carrot'], ['oats', 'banana'], ['chicken breast']];

/** Requests for plans of every age from 6 to 36 months, feeding, diet, allergy and pair of allergies: the same at every run. */
export function generatedRequests(count: number, days: number): PlanRequest[] {
  const random = mulberry32(2026);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  };
  return Array.from({ length: count }, (_, index) => {
    const ageMonths = firstMonth + Math.floor(random() * (lastMonth - firstMonth + 1));
    const child = generatedChild(ageMonths, index, random, one);
    return {
      child,
      startDate,
      days,
      seed: 1 + (index % 7),
      ...(random() < 0.2 && { maxMinutes: one([20, 30, 40]) }),
      ...(random() < 0.2 && { pantry: one(pantries) }),
    };
  });
}

const cookingTimes = [15, 20, 60];
const exclusions = [['infant cereal'], ['egg', 'banana'], ['chicken', 'beef'], ['tomato']];

/**
 * The same babies in families that have settings of their own: meals and snacks a day, minutes of cooking, foods
 * that they leave out.
 */
export function variedRequests(count: number, days: number): PlanRequest[] {
  const random = mulberry32(1812);
  const number = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return generatedRequests(count, days).map((request) => ({
    ...request,
    ...(random() < 0.25 && { mealsPerDay: number(1, 5) }),
    ...(random() < 0.25 && { snacks: number(0, 3) }),
    ...(random() < 0.15 && { cookingMinutes: cookingTimes[number(0, cookingTimes.length - 1)] }),
    ...(random() < 0.15 && { exclude: exclusions[number(0, exclusions.length - 1)] }),
  }));
}

function generatedChild(
  ageMonths: number,
  index: number,
  random: () => number,
  one: <Item>(items: readonly Item[]) => Item,
): Child {
  const allergies = index % 2 === 1 ? (allergySets[((index - 1) / 2) % allergySets.length] ?? []) : [];
  const feedings: readonly Feeding[] =
    ageMonths < 12 ? ['breast', 'breast', 'formula', 'mixed'] : ['breast', 'formula', 'none', 'none'];
  const sexes: readonly Sex[] = ['female', 'male', 'unspecified'];
  return {
    ageMonths,
    sex: one(sexes),
    feeding: one(feedings),
    diet: one(diets),
    allergies,
    ...(random() < 0.2 && { dislikes: [one(dislikes)] }),
    introducedAllergens: metAllergens(ageMonths, random)
      .filter((code) => !allergies.includes(code))
      .map((code) => ({ code, date: dateAfter(startDate, -30), reaction: 'none' })),
  };
}

/** A baby of six months has met little or nothing; from a year on nearly all is known. One in ten parents records nothing. */
function metAllergens(ageMonths: number, random: () => number): Allergen[] {
  if (random() < 0.1) return [];
  const share = Math.min(0.95, (ageMonths - 5) / 7);
  return allergens.filter(() => random() < share);
}

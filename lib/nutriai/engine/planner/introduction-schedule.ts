import { type Allergen } from '../child';
import { type Recipe } from '../recipes/recipe';
import { recipeFacts } from '../recipes/recipe-facts';
import { type AllergenHistory } from './eligible-recipes';

/** Days from one new allergen to the next. Source: DGA 2020 and NHS, of whose 2 to 3 days the longer. */
export const daysBetweenNew = 3;

/**
 * In which order new allergens are met: egg and peanut first, since early eating prevents their allergies
 * (NIAID 2017, AAAAI 2021), then what opens most dishes to the child.
 */
const order: readonly Allergen[] = [
  'egg',
  'peanut',
  'gluten',
  'milk',
  'wheat',
  'fish',
  'sesame',
  'tree_nuts',
  'soy',
  'crustaceans',
  'molluscs',
  'celery',
  'mustard',
  'lupin',
  'sulphites',
];

/** The day of the plan, from 0, on which each new allergen is first on the menu. */
export type IntroductionSchedule = ReadonlyMap<Allergen, number>;

interface ScheduleInput {
  days: number;
  /** The first day on which something new may be met. */
  firstDay: number;
  history: AllergenHistory;
  recipes: readonly Recipe[];
  /** Allergens that are left for later. */
  postponed: ReadonlySet<Allergen>;
  /** The first day on which a locked dish holds the allergen. */
  lockedDays: ReadonlyMap<Allergen, number>;
  /** Whether a dish can be on the menu that day, at an hour when a reaction would be seen. */
  canServe: (recipe: Recipe, day: number) => boolean;
}

/** The allergens of a recipe that a child has not had. */
export function newAllergens(recipe: Recipe, known: ReadonlySet<Allergen>): Allergen[] {
  return recipeFacts(recipe).allergens.filter((allergen) => !known.has(allergen));
}

/**
 * Introduces one allergen every third day, as long as there is a dish that holds it and nothing else that is
 * new. An allergen of a locked dish comes no later than that dish.
 */
export function introductionSchedule(input: ScheduleInput): IntroductionSchedule {
  const { days, firstDay, history, lockedDays } = input;
  const known = new Set(history.known);
  const schedule = new Map<Allergen, number>();
  for (let day = firstDay; day < days;) {
    const allergen = nextAllergen(input, known, day);
    if (allergen === undefined) {
      day += 1;
      continue;
    }
    schedule.set(allergen, day);
    known.add(allergen);
    day += daysBetweenNew;
  }
  for (const [allergen, day] of lockedDays) if (!known.has(allergen)) schedule.set(allergen, day);
  return schedule;
}

function nextAllergen(input: ScheduleInput, known: ReadonlySet<Allergen>, day: number): Allergen | undefined {
  const { history, postponed, recipes, lockedDays, canServe } = input;
  const deadline = (allergen: Allergen) => lockedDays.get(allergen) ?? Infinity;
  return order
    .filter(
      (allergen) =>
        !known.has(allergen) &&
        !history.barred.has(allergen) &&
        !postponed.has(allergen) &&
        deadline(allergen) >= day,
    )
    .sort((a, b) => compare(deadline(a), deadline(b)))
    .find((allergen) =>
      recipes.some((recipe) => {
        const fresh = newAllergens(recipe, known);
        return fresh.length === 1 && fresh[0] === allergen && canServe(recipe, day);
      }),
    );
}

/** Infinity equals itself here, which its difference does not say. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/**
 * The first day on which a recipe may be served: all its allergens are known or introduced by then. Infinity:
 * not in this plan.
 */
export function firstDayOf(
  recipe: Recipe,
  known: ReadonlySet<Allergen>,
  schedule: IntroductionSchedule,
): number {
  return Math.max(0, ...newAllergens(recipe, known).map((allergen) => schedule.get(allergen) ?? Infinity));
}

import { type Allergen, type Diet } from '../child';
import { askedBefore } from '../safety/asked-before';
import { allergensNamed } from '../safety/recorded-allergies';
import { allergenNames } from '../safety/rules/allergens';
import { daysBetweenNew } from '../planner/introduction-schedule';
import { type SourceId } from '../sources';
import { type AllergenExposure } from './allergen-exposures';
import { addDays, daysBetween } from './day-of';
import { type Baby } from './log';
import { type ReadMeal } from './read-meal';

export interface DueAllergen {
  code: Allergen;
  name: string;
  /** The first day for it, `YYYY-MM-DD`. */
  from: string;
  /** How a first taste is given. */
  how: string;
  /** A word with a doctor comes first. */
  askFirst: boolean;
}

export interface AllergenPlan {
  /** In the order to meet them, three days apart. Empty while paused. */
  due: readonly DueAllergen[];
  /** Tolerated ones that the last week's log does not hold. */
  offerAgain: readonly Allergen[];
  /** Why nothing new is due. */
  paused: string | null;
  advice: string;
  sources: readonly SourceId[];
}

/** What a plan goes by. */
export interface PlanContext {
  exposures: readonly AllergenExposure[];
  /** All up to today. */
  meals: readonly ReadMeal[];
  /** Since birth. */
  ageMonths: number;
  today: string;
}

/** From about six months, and not before four (NHS, DGA 2020). Age since birth: safety is not corrected. */
const fromMonths = 6;

interface FirstTaste {
  code: Allergen;
  how: string;
  /** Diets that leave it out. */
  notIn?: readonly Diet[];
}

/**
 * Egg and peanut first, for which early is known to help (NIAID 2017; allergy societies 2021); then what
 * opens most dishes, as in a plan of meals. The order after peanut is ours.
 */
const firstTastes: readonly FirstTaste[] = [
  { code: 'egg', how: 'A little well-cooked egg, mashed.', notIn: ['vegan'] },
  { code: 'peanut', how: 'A little smooth peanut butter, stirred into purée. Never whole nuts.' },
  { code: 'milk', how: 'A spoonful of plain whole-milk yoghurt.', notIn: ['vegan'] },
  { code: 'wheat', how: 'A little wheat cereal or well-cooked small pasta.' },
  {
    code: 'fish',
    how: 'A little cooked fish, flaked, with every bone removed.',
    notIn: ['vegetarian', 'vegan'],
  },
  { code: 'sesame', how: 'A little tahini, stirred in.' },
  { code: 'tree_nuts', how: 'A little smooth nut butter or ground nuts, stirred in. Never whole nuts.' },
  { code: 'soy', how: 'A little soft tofu, mashed.' },
  {
    code: 'crustaceans',
    how: 'A little well-cooked prawn or crab, finely chopped.',
    notIn: ['vegetarian', 'vegan'],
  },
  {
    code: 'molluscs',
    how: 'A little well-cooked mussel, finely chopped.',
    notIn: ['vegetarian', 'vegan'],
  },
];

const advice =
  'Introduce one new allergen at a time: a little, during the day, when your child is well. Wait three days ' +
  'before the next, and keep offering it at least once a week.';

/** The diet, what the family avoids, and allergies by name; a child who must not have gluten gets no wheat. */
function isOffered({ code, notIn }: FirstTaste, baby: Baby): boolean {
  const named = [...baby.avoids, ...baby.otherAllergies].flatMap((words) => allergensNamed(words));
  const isGluten = code === 'wheat' && baby.allergies.includes('gluten');
  return !named.includes(code) && !isGluten && !notIn?.includes(baby.diet);
}

function asksFirst(code: Allergen, exposures: readonly AllergenExposure[]): boolean {
  const kin = exposures.find((exposure) => exposure.code === askedBefore[code]);
  return kin?.status === 'allergic' || kin?.status === 'reacted' || kin?.status === 'suspected';
}

/**
 * After a severe reaction a doctor sorts out what it was to, also where an allergy is known: it may have been
 * to something else. Ours: for four weeks.
 */
const severeDays = 28;

function isSevereRecently({ date, reaction }: ReadMeal, today: string): boolean {
  return reaction?.severity === 'severe' && daysBetween(date, today) < severeDays;
}

function pauseOf({ exposures, meals, ageMonths, today }: PlanContext): string | null {
  if (ageMonths < fromMonths) return 'Introduce allergens with solid food, from about six months.';
  const isOpen = exposures.some(
    ({ status, reaction, suspicion }) =>
      (status === 'reacted' && reaction === 'severe') || (status === 'suspected' && suspicion === 'severe'),
  );
  if (!isOpen && !meals.some((meal) => isSevereRecently(meal, today))) return null;
  return 'After a severe reaction, don’t introduce anything new until a doctor has said what is safe to try.';
}

/** The day from which the next may be met: three days after the latest first taste, and not in the past. */
function firstDay(exposures: readonly AllergenExposure[], today: string): string {
  const firsts = exposures.flatMap(({ first }) => first ?? []).sort();
  const latest = firsts.at(-1);
  if (latest === undefined) return today;
  const next = addDays(latest, daysBetweenNew);
  return daysBetween(today, next) > 0 ? next : today;
}

/**
 * Which allergens to meet next and when, and which to keep up. Nothing is planned that is recorded as an
 * allergy, that a reaction is on record to, or that the family does not eat. Sources: DGA 2020; NHS; NIAID
 * 2017.
 */
export function allergenPlan(baby: Baby, context: PlanContext): AllergenPlan {
  const { exposures, today } = context;
  const paused = pauseOf(context);
  const fresh = firstTastes.filter(
    (taste) =>
      isOffered(taste, baby) &&
      exposures.some(({ code, status }) => code === taste.code && status === 'not_yet'),
  );
  const start = firstDay(exposures, today);
  return {
    due:
      paused === null
        ? fresh.map(({ code, how }, index) => ({
            code,
            name: allergenNames[code],
            from: addDays(start, index * daysBetweenNew),
            how,
            askFirst: asksFirst(code, exposures),
          }))
        : [],
    offerAgain: exposures.flatMap(({ code, keptUp }) => {
      const isPlanned = firstTastes.some((taste) => taste.code === code && isOffered(taste, baby));
      return keptUp === false && isPlanned ? [code] : [];
    }),
    paused,
    advice,
    sources: ['dga-2025', 'nhs-food-allergies', 'niaid-peanut'],
  };
}

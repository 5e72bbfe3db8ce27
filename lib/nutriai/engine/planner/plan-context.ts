import { type Allergen } from '../child';
import { needsFor, type Needs } from '../needs/needs-for';
import { type Meal, type Recipe } from '../recipes/recipe';
import { recipeFacts } from '../recipes/recipe-facts';
import { dayNumber } from '../growth/age';
import { dateAfter, isWeekday } from './calendar';
import { type Candidate, candidateOf } from './candidate';
import { daySlots } from './day-slots';
import { allergenHistory, type AllergenHistory, eligibleRecipes } from './eligible-recipes';
import {
  daysBetweenNew,
  firstDayOf,
  introductionSchedule,
  type IntroductionSchedule,
} from './introduction-schedule';
import { lockedServings, type LockedServings } from './locked-servings';
import { type DaySlot, type PlanRequest } from './plan-request';
import { planTargets, type PlanTargets } from './plan-targets';
import { isDaytime } from './weekly-problem';

/** What follows from a request before anything is solved. */
export interface PlanContext {
  request: PlanRequest;
  needs: Needs;
  targets: PlanTargets;
  history: AllergenHistory;
  kinds: readonly Meal[];
  slots: readonly DaySlot[];
  locked: LockedServings;
  eligible: readonly Recipe[];
}

export function planContext(request: PlanRequest): PlanContext {
  const { child, days } = request;
  const needs = needsFor(child);
  const history = allergenHistory(child, needs);
  const kinds = daySlots(needs, request);
  const slots = Array.from({ length: days }, (_, day) =>
    kinds.map((kind, slot): DaySlot => ({ day, slot, kind })),
  ).flat();
  return {
    request,
    needs,
    targets: planTargets(needs),
    history,
    kinds,
    slots,
    locked: lockedServings(request, slots, { ageMonths: needs.ageMonths, history }),
    eligible: eligibleRecipes(request, needs, history),
  };
}

/** What an attempt at a plan leaves out, learned from the attempts before. */
export interface LeftOut {
  recipes: ReadonlySet<string>;
  allergens: ReadonlySet<Allergen>;
}

export interface Offer {
  candidates: readonly Candidate[];
  schedule: IntroductionSchedule;
}

/** The dishes that may be served, each with its days, and when new allergens come. */
export function offerOf(context: PlanContext, leftOut: LeftOut): Offer {
  const { request, needs, history, eligible, kinds } = context;
  const { startDate, days, pantry = [], maxMinutes = Infinity } = request;
  const recipes = eligible.filter(({ id }) => !leftOut.recipes.has(id));
  const weekdays = Array.from({ length: days }, (_, day) => isWeekday(dateAfter(startDate, day)));
  const quickEnough = ({ minutes }: Recipe, day: number) => !weekdays[day] || minutes <= maxMinutes;
  const daytime = new Set(kinds.filter(isDaytime));
  const schedule = introductionSchedule({
    days,
    firstDay: firstNewDay(history, startDate),
    history,
    recipes,
    postponed: leftOut.allergens,
    lockedDays: lockedAllergens(context),
    canServe: (recipe, day) => quickEnough(recipe, day) && recipe.meals.some((meal) => daytime.has(meal)),
  });
  const kindSet = new Set(kinds);
  const candidates = recipes.flatMap((recipe) => {
    const firstDay = firstDayOf(recipe, history.known, schedule);
    const allowed = weekdays.map((_, day) => day >= firstDay && quickEnough(recipe, day));
    return candidateOf(recipe, { ageMonths: needs.ageMonths, kinds: kindSet, allowed, pantry }) ?? [];
  });
  return { candidates, schedule };
}

/** Three days after what was met last. */
export function firstNewDay({ lastIntroduced }: AllergenHistory, startDate: string): number {
  if (lastIntroduced === undefined) return 0;
  return Math.max(0, dayNumber(lastIntroduced) + daysBetweenNew - dayNumber(startDate));
}

function lockedAllergens({ locked, history }: PlanContext): Map<Allergen, number> {
  const days = new Map<Allergen, number>();
  for (const { candidate, slot } of locked.servings) {
    for (const allergen of recipeFacts(candidate.recipe).allergens) {
      if (history.known.has(allergen)) continue;
      days.set(allergen, Math.min(slot.day, days.get(allergen) ?? Infinity));
    }
  }
  return days;
}

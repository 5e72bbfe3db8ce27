import { type WhoGroup, whoGroups } from '../foods/food';
import { type NutrientAmounts, type NutrientCode } from '../nutrients';
import { type Meal } from '../recipes/recipe';
import { scale } from '../recipes/recipe-facts';
import { textureAt } from '../recipes/texture-at';
import { batchesFor } from './batch-size';
import { beyondNotes } from './beyond-notes';
import { dateAfter } from './calendar';
import { newAllergens } from './introduction-schedule';
import { batchDay, eatenOfBatch } from './leftovers';
import { limitNotes } from './limit-notes';
import { type Solver } from './linear-model';
import { type Introduction, type MealPlan, type PlannedDay, type PlannedSlot } from './meal-plan';
import { type PlanContext } from './plan-context';
import { planNotes } from './plan-notes';
import { portionWords } from './portion-steps';
import { gateVerdict } from './recipe-gate';
import { shoppingList } from './shopping-list';
import { shortfallsOf } from './shortfalls';
import { type DaySlot } from './plan-request';
import { type Serving, type SolvedWeek } from './weekly-problem';

/** The plan in the words and shapes of the outside. */
export async function assemblePlan(
  context: PlanContext,
  { weeks, introductions }: { weeks: readonly SolvedWeek[]; introductions: readonly Introduction[] },
  solver: Solver,
): Promise<MealPlan> {
  const { request, needs } = context;
  const servings = weeks.flatMap((week) => week.servings);
  const days = Array.from({ length: request.days }, (_, day) => plannedDay(context, servings, day));
  return {
    startDate: request.startDate,
    days,
    shoppingList: shoppingList({ days }, request.pantry),
    shortfalls: await shortfallsOf(context, { weeks, days }, solver),
    introductions,
    supplements: needs.supplements,
    notes: [
      ...limitNotes(context, weeks),
      ...beyondNotes(context, weeks, days),
      ...planNotes(context, servings),
    ],
    objective: weeks.reduce((sum, { objective }) => sum + objective, 0) / Math.max(1, weeks.length),
    gap: Math.max(0, ...weeks.map(({ gap }) => gap)),
  };
}

function plannedDay(context: PlanContext, servings: readonly Serving[], day: number): PlannedDay {
  const { request, targets, slots } = context;
  const ofDay = servings.filter(({ slot }) => slot.day === day);
  const planned = slots
    .filter((slot) => slot.day === day)
    .map((slot) => plannedSlot(context, servings, slot));
  const groups = new Set<WhoGroup>([
    ...targets.milkGroups,
    ...ofDay.flatMap(({ candidate }) => candidate.groups),
  ]);
  return {
    date: dateAfter(request.startDate, day),
    slots: planned,
    totals: sumOf(planned.map(({ nutrients }) => nutrients)),
    targets: targets.all,
    foodGroups: whoGroups.filter((group) => groups.has(group)),
  };
}

function plannedSlot(context: PlanContext, servings: readonly Serving[], slot: DaySlot): PlannedSlot {
  const serving = servings.find((each) => each.slot.day === slot.day && each.slot.slot === slot.slot);
  if (!serving) return emptySlot(context, slot);
  const { candidate, grams, locked } = serving;
  const { recipe, facts, portions } = candidate;
  const steps = portions[slot.kind];
  const cookedOn = batchDay(servings, recipe, slot.day);
  const batches = cookedOn === undefined ? batchesFor(facts, eatenOfBatch(servings, recipe, slot.day)) : 1;
  return {
    kind: slot.kind,
    recipe: recipe.id,
    title: recipe.title,
    grams,
    portion: steps ? portionWords(steps, grams) : `about ${grams} g`,
    texture: textureAt(recipe, context.needs.ageMonths) ?? '',
    nutrients: scale(facts.per100G, grams / 100),
    verdict: gateVerdict(recipe, context.request.child),
    locked,
    ...(cookedOn !== undefined && { leftoverOf: dateAfter(context.request.startDate, cookedOn) }),
    ...(batches > 1 && { batches }),
  };
}

function emptySlot(context: PlanContext, { kind }: DaySlot): PlannedSlot {
  return {
    kind,
    recipe: null,
    title: '',
    grams: 0,
    portion: '',
    texture: '',
    nutrients: {},
    verdict: null,
    locked: false,
    why: whyEmpty(context, kind),
  };
}

function whyEmpty({ eligible, request, history }: PlanContext, kind: Meal): string {
  const suitable = eligible.filter(({ meals }) => meals.includes(kind));
  if (suitable.length === 0)
    return 'None of our recipes for this meal fits the allergies, diet, dislikes and exclusions.';
  if (suitable.every((recipe) => newAllergens(recipe, history.known).length > 0)) {
    return (
      'The remaining recipes for this meal contain an allergen that is new to your child. New ones are ' +
      'introduced one at a time, three days apart.'
    );
  }
  const longer = request.maxMinutes === undefined ? '' : ', and on weekdays none takes longer than you said';
  return (
    'The remaining recipes for this meal have been used: none comes more than two or three times a ' +
    `week${longer}.`
  );
}

/** What is unknown in one part is left out of that part only: the sum says at least. */
function sumOf(amounts: readonly NutrientAmounts[]): NutrientAmounts {
  const sums: NutrientAmounts = {};
  for (const each of amounts) {
    for (const [code, amount] of Object.entries(each) as [NutrientCode, number][]) {
      sums[code] = (sums[code] ?? 0) + amount;
    }
  }
  return sums;
}

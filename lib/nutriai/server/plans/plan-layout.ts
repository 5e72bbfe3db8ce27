import type { PlannedDayAnswer, PlanPlace } from '../../../contract/nutriai-plans';
import { type FieldMessages, fieldErrors } from '../../../platform/http/api-error';
import type { Lock } from '../../engine/planner/plan-request';
import { recipeById } from '../../engine/recipes/recipe-list';

type Days = readonly PlannedDayAnswer[];

/** What stands in one place of a plan. */
export interface Placed extends PlanPlace {
  kind: PlannedDayAnswer['slots'][number]['kind'];
  recipe: string | null;
  /** Undefined where the usual portion is wanted. */
  grams: number | undefined;
  locked: boolean;
}

/** The places of a plan in their order. */
export type Layout = readonly Placed[];

export function layoutOf(days: Days): Layout {
  return days.flatMap(({ date, slots }) =>
    slots.map(({ kind, recipe, grams, locked }, slot) => ({ date, slot, kind, recipe, grams, locked })),
  );
}

const isAt =
  ({ date, slot }: PlanPlace) =>
  (placed: PlanPlace) =>
    placed.date === date && placed.slot === slot;

const noPlace = 'The plan has no such meal.';

/** @throws ApiError 400 in the shape that `at` gives the message, for a place that the plan has not got */
export function placedAt(layout: Layout, place: PlanPlace, at: (text: string) => FieldMessages): Placed {
  const found = layout.find(isAt(place));
  if (!found) throw fieldErrors(at(noPlace));
  return found;
}

/**
 * Two places change their dishes, and the locks go along. Where the meal is of another kind, the portion is
 * the usual one of that kind.
 * @throws ApiError 400 for places that the plan has not got, and for an empty one to move from
 */
export function withMove(layout: Layout, { from, to }: { from: PlanPlace; to: PlanPlace }): Layout {
  const source = placedAt(layout, from, (text) => ({ move: { from: [text] } }));
  const target = placedAt(layout, to, (text) => ({ move: { to: [text] } }));
  if (source.recipe === null) throw fieldErrors({ move: { from: ['There is no dish for this meal.'] } });
  return layout.map((placed) => {
    if (placed === source) return standingIn(source, target);
    return placed === target ? standingIn(target, source) : placed;
  });
}

function standingIn(place: Placed, { kind, recipe, grams, locked }: Placed): Placed {
  return { ...place, recipe, locked, grams: kind === place.kind ? grams : undefined };
}

/** @throws ApiError 400 for a place that the plan has not got, and for an empty one to lock */
export function withLocks(layout: Layout, locks: readonly (PlanPlace & { locked: boolean })[]): Layout {
  return locks.reduce<Layout>((current, lock, index) => {
    const placed = placedAt(current, lock, (text) => ({ locks: { [index]: { slot: [text] } } }));
    if (lock.locked && placed.recipe === null)
      throw fieldErrors({ locks: { [index]: { slot: ['There is no dish for this meal.'] } } });
    return current.map((each) => (each === placed ? { ...each, locked: lock.locked } : each));
  }, layout);
}

export function withDish(layout: Layout, place: PlanPlace, dish: { recipe: string; grams: number }): Layout {
  const here = isAt(place);
  return layout.map((placed) => (here(placed) ? { ...placed, ...dish } : placed));
}

/**
 * What the planner is given to keep: all dishes, or those that are asked for. A recipe that is no longer in
 * the library can't be kept.
 */
export function keptIn(layout: Layout, keep: (placed: Placed) => boolean = () => true): Lock[] {
  return layout.flatMap((placed) => {
    const { date, slot, recipe, grams } = placed;
    if (recipe === null || !recipeById(recipe) || !keep(placed)) return [];
    return [{ date, slot, recipe, ...(grams !== undefined && { grams }) }];
  });
}

/** The days of a plan with the parent's own locks, where the planner kept the dish. */
export function withOwnLocks(days: Days, layout: Layout): PlannedDayAnswer[] {
  return days.map((day) => ({
    ...day,
    slots: day.slots.map((slot, index) => {
      const placed = layout.find(isAt({ date: day.date, slot: index }));
      return { ...slot, locked: placed?.locked === true && placed.recipe === slot.recipe };
    }),
  }));
}

import type { MealCheckAnswer, MealCheckRequest } from '../../../contract/nutriai-meal-check';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { childOn } from '../../engine/insights/child-on';
import { recipeById } from '../../engine/recipes/recipe-list';
import { emergencySigns } from '../../engine/safety/emergency-signs';
import { rowsOutside } from '../babies/babies';
import { requireBaby } from '../babies/baby-rows';
import { babyWithReactions } from '../babies/baby-with-reactions';
import { runInEngine } from '../engine-thread/run-in-engine';
import { isAlarmNow, meaningOfNote } from '../public/alarm-of-meaning';
import { findOwnRecipe } from '../recipes/own-recipes';
import type { OwnRecipe } from '../recipes/stored-recipe';
import { ageDayAt } from './log-rows';
import { mealCheckInEnglish } from './meal-in-english';

/**
 * Says what the safety gate has against a meal that is about to be logged, and whether its words or the note
 * tell of an emergency: the note also by the embedding model. Nothing is stored.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function checkMeal(
  context: ServiceContext,
  caller: Caller,
  {
    request: { baby: babyId, kind, items, eaten_at: eatenAt, note = '' },
    signal,
  }: { request: MealCheckRequest; signal?: AbortSignal },
): Promise<MealCheckAnswer> {
  const { memberId } = caller;
  const nowMs = context.nowMs();
  const rows = rowsOutside(context);
  const row = await requireBaby(rows, memberId, babyId);
  const baby = await babyWithReactions(rows, { memberId, baby: row, nowMs });
  const atMs = eatenAt === undefined ? nowMs : Math.min(nowMs, Date.parse(eatenAt));
  const child = childOn(baby, ageDayAt(atMs, row));
  const own = new Map<string, OwnRecipe>();
  for (const { recipe } of items) {
    if (recipe === undefined || recipeById(recipe)) continue;
    const found = await findOwnRecipe(rows, memberId, recipe);
    if (found) own.set(recipe, found.own);
  }
  const [answer, meaning] = await Promise.all([
    runInEngine('mealCautions', { kind, items, child, own }, { signal }),
    meaningOfNote(note),
  ]);
  const isEmergency = answer.emergency || emergencySigns(note).length > 0 || isAlarmNow(meaning, child);
  return mealCheckInEnglish({ ...answer, emergency: isEmergency }, { caller, baby: row });
}

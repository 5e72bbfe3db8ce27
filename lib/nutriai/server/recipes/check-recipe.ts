import type { RecipeCheckAnswer, RecipeCheckRequest } from '../../../contract/nutriai-recipes';
import { fieldErrors } from '../../../platform/http/api-error';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import type { Child } from '../../engine/child';
import { runInEngine } from '../engine-thread/run-in-engine';
import { rowsOutside } from '../babies/babies';
import { findBaby } from '../babies/baby-rows';
import { childOfBaby, dayOf } from './recipe-for-baby';

const usualAge = 6;

/**
 * What can be said of a draft while it is typed: of each ingredient what was read, and of those together what
 * they come to. Words that are not known are asked about, and the gate reads them too. Nothing is stored.
 * @throws ApiError 400 for a baby that is not the caller's
 */
export async function checkRecipe(
  context: ServiceContext,
  { memberId }: Caller,
  { request, signal }: { request: RecipeCheckRequest; signal?: AbortSignal },
): Promise<RecipeCheckAnswer> {
  const child = await childOf(context, memberId, request);
  const reading = await runInEngine('recipeCheck', { request, child }, { signal });
  return { ...reading, day: dayOf(child) };
}

async function childOf(
  context: ServiceContext,
  memberId: string,
  { baby: id, age_months: ageMonths }: RecipeCheckRequest,
): Promise<Child> {
  if (id == null) return { ageMonths: ageMonths ?? usualAge };
  const rows = rowsOutside(context);
  const baby = await findBaby(rows, memberId, id);
  if (!baby) throw fieldErrors({ baby: [`Invalid pk "${id}" - object does not exist.`] });
  return childOfBaby(rows, { memberId, baby, nowMs: context.nowMs() });
}

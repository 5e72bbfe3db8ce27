import type { FoodCautionsAnswer } from '../../../contract/nutriai-meal-check';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { childOn } from '../../engine/insights/child-on';
import { rowsOutside } from '../babies/babies';
import { requireBaby } from '../babies/baby-rows';
import { babyWithReactions } from '../babies/baby-with-reactions';
import { runInEngine } from '../engine-thread/run-in-engine';
import { safetyKey } from '../plans/child-to-plan';
import { utcDate } from './calendar-days';
import { ageDay } from './log-rows';
import { foodCautionsInEnglish } from './meal-in-english';

type Cautions = Omit<FoodCautionsAnswer, 'baby'>;

/** By what decides about them. */
const known = new Map<string, Cautions>();
const knownAtMost = 500;

/**
 * Returns the foods that are not for this baby, for a phone to check by while it has no network.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function readFoodCautions(
  context: ServiceContext,
  caller: Caller,
  { id, signal }: { id: string; signal?: AbortSignal },
): Promise<FoodCautionsAnswer> {
  const { memberId } = caller;
  const nowMs = context.nowMs();
  const rows = rowsOutside(context);
  const row = await requireBaby(rows, memberId, id);
  const baby = await babyWithReactions(rows, { memberId, baby: row, nowMs });
  const child = childOn(baby, ageDay(utcDate(nowMs), row));
  const key = safetyKey(child);
  const cautions = known.get(key) ?? (await runInEngine('foodCautions', { child }, { signal }));
  if (known.size >= knownAtMost) known.clear();
  known.set(key, cautions);
  return foodCautionsInEnglish({ baby: id, ...cautions }, { caller, baby: row });
}

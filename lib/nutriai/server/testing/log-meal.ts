import type { MealAnswer, MealRequest } from '../../../contract/nutriai-meals';
import { withWriteTransaction } from '../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { addMeal, mealToAdd } from '../log/meals';

/** Logs a meal as its route does. */
export async function logMeal(
  world: ServiceContext,
  caller: Caller,
  request: MealRequest,
): Promise<MealAnswer> {
  const meal = await mealToAdd({ rows: rowsOutside(world), nowMs: world.nowMs() }, { caller, request });
  return withWriteTransaction(world.payload, (transaction) => addMeal(world, { transaction, caller, meal }));
}

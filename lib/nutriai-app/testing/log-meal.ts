import type { MealAnswer, MealRequest } from '../../contract/nutriai-meals';
import { withWriteTransaction } from '../../http/database';
import type { Caller, ServiceContext } from '../../http/service-context';
import { rowsOutside } from '../babies';
import { addMeal, mealToAdd } from '../meals';

/** Logs a meal as its route does. */
export async function logMeal(
  world: ServiceContext,
  caller: Caller,
  request: MealRequest,
): Promise<MealAnswer> {
  const meal = await mealToAdd({ rows: rowsOutside(world), nowMs: world.nowMs() }, caller, request);
  return withWriteTransaction(world.payload, (transaction) => addMeal(world, transaction, caller, meal));
}

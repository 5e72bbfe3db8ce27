import * as z from 'zod';
import { mealItem, mealReaction } from '../../../contract/nutriai-meals';
import { mealKindWords } from '../../../contract/nutriai-words';
import { noColumns, numberColumn, type Sql, sql } from '../../../platform/database/sql';
import { notFound } from '../../../platform/http/api-error';
import type { Caller } from '../../../platform/http/service-context';
import { type BabyRow, jsonText, requireBaby, type Rows } from '../babies/baby-rows';
import { logColumns, logFields, logsOf, mayChange } from './log-rows';
import type { StoredMeal } from './meal-facts';

const mealRow = z.object({
  ...logFields,
  eaten_at_ms: numberColumn,
  kind: z.enum(mealKindWords),
  items: jsonText(z.array(mealItem)),
  eaten_share: numberColumn,
  reaction: jsonText(mealReaction).nullable(),
  portion: z.string().nullable(),
});
export type MealRow = z.output<typeof mealRow>;

export const meals = sql`baby_meals`;

/** Meals of babies that this member looks after. */
export function selectMeals(rows: Rows, memberId: string, rest: Sql): Promise<MealRow[]> {
  return rows(
    mealRow,
    sql`SELECT ${logColumns}, e.eaten_at_ms, e.kind, e.items, e.eaten_share, e.reaction,
        e.portion ${logsOf(meals, memberId)} ${rest}`,
  );
}

export function storedMeal({ eaten_at_ms, kind, items, eaten_share, reaction }: MealRow): StoredMeal {
  return { eatenAtMs: eaten_at_ms, kind, items, eatenShare: eaten_share, reaction };
}

/** The entry as it is once every other change of it has ended. */
export async function findToChange(rows: Rows, caller: Caller, id: string): Promise<MealRow> {
  await rows(noColumns, sql`UPDATE baby_meals SET kind = kind WHERE id = ${id}`);
  return mealToChange(rows, caller, id);
}

/** @throws ApiError 404; 403 for a carer who did not log it */
export async function mealToChange(rows: Rows, { memberId }: Caller, id: string): Promise<MealRow> {
  const [row] = await selectMeals(rows, memberId, sql`WHERE e.id = ${id}`);
  return mayChange(row, memberId);
}

/** @throws ApiError 404 */
export async function requireMeal(
  rows: Rows,
  { memberId }: Caller,
  id: string,
): Promise<{ row: MealRow; baby: BabyRow }> {
  const [row] = await selectMeals(rows, memberId, sql`WHERE e.id = ${id}`);
  if (!row) throw notFound();
  return { row, baby: await requireBaby(rows, memberId, row.baby_id) };
}

import * as z from 'zod';
import { noColumns, sql } from '../../../platform/database/sql';
import type { Rows } from '../babies/baby-rows';

interface Eaten {
  portion: string | undefined;
  babyId: string;
  nowMs: number;
}

/**
 * Takes one portion out of the fridge or freezer.
 * @returns its id, or null where there is none left: somebody else has eaten it or thrown it away, and the
 *   meal was eaten all the same
 */
export async function eatPortion(rows: Rows, { portion, babyId, nowMs }: Eaten): Promise<string | null> {
  if (portion === undefined) return null;
  const [taken] = await rows(
    z.object({ id: z.string() }),
    sql`UPDATE baby_portions SET portions = portions - 1, updated_at_ms = ${nowMs}
        WHERE id = ${portion} AND baby_id = ${babyId} AND portions > 0 RETURNING id`,
  );
  return taken?.id ?? null;
}

/** Puts back the portion of a meal that is deleted: it was not eaten. */
export async function putPortionBack(rows: Rows, portion: string | null): Promise<void> {
  if (portion === null) return;
  await rows(noColumns, sql`UPDATE baby_portions SET portions = portions + 1 WHERE id = ${portion}`);
}

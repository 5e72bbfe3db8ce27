import { randomUUID } from 'node:crypto';
import { noColumns, sql } from '../../../platform/database/sql';
import type { Rows } from '../babies/baby-rows';
import type { AccountEntry } from './account-entry';
import type { Stored } from './import-store';

interface PortionJob {
  rows: Rows;
  memberId: string;
  babyId: string;
  /** Id here of the dish. */
  recipe: string;
  /** Ids here of the portions that this import has stored, by those of the file. */
  ids: Map<string, string>;
}

/** Puts portions of an export into the fridge or freezer of their baby. */
export async function storeImportedPortions(
  { rows, memberId, babyId, recipe, ids }: PortionJob,
  { portion, times }: Extract<AccountEntry, { kind: 'portion' }>,
): Promise<Stored> {
  const id = randomUUID();
  const { ref, title, grams, portions, place, cookedOn, eatBy } = portion;
  ids.set(ref, id);
  await rows(
    noColumns,
    sql`INSERT INTO baby_portions (id, baby_id, made_by, recipe, title, grams, portions, place, cooked_on, eat_by,
        created_at_ms, updated_at_ms)
        VALUES (${id}, ${babyId}, ${memberId}, ${recipe}, ${title}, ${grams}, ${portions}, ${place}, ${cookedOn},
          ${eatBy},
          ${times.createdAtMs}, ${times.updatedAtMs})`,
  );
  return { entryId: id, stamp: String(times.updatedAtMs) };
}

import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { dropsAtMost, weekdayWords } from '../../../contract/drop-words';
import { noColumns, numberColumn, sql } from '../../../platform/database/sql';
import { nonFieldError } from '../../../platform/http/api-error';
import type { Rows } from '../babies/baby-rows';
import type { AccountEntry } from './account-entry';
import type { Stored } from './import-store';

interface DropJob {
  rows: Rows;
  memberId: string;
  babyId: string;
  /** Ids here of the drops that this import has stored, by those of the file. */
  ids: Map<string, string>;
}

type EntryOf<Kind extends AccountEntry['kind']> = Extract<AccountEntry, { kind: Kind }>;

/**
 * Puts drops of an export onto the list of their baby.
 * @throws ApiError 400 for a list that is full
 */
export async function storeImportedDrop(
  { rows, memberId, babyId, ids }: DropJob,
  { drop, times }: EntryOf<'drop'>,
): Promise<Stored> {
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM baby_drops WHERE baby_id = ${babyId}`,
  );
  if ((counted?.total ?? 0) >= dropsAtMost) {
    throw nonFieldError(`A list can have at most ${dropsAtMost} drops and medicines.`);
  }
  const { ref, name, amount, weekdays, time, doses_left: dosesLeft } = drop;
  const id = randomUUID();
  if (ref !== undefined) ids.set(ref, id);
  const days = JSON.stringify(weekdayWords.filter((weekday) => weekdays.includes(weekday)));
  await rows(
    noColumns,
    sql`INSERT INTO baby_drops (id, baby_id, made_by, name, amount, weekdays, time, doses_left, created_at_ms,
        updated_at_ms)
        VALUES (${id}, ${babyId}, ${memberId}, ${name}, ${amount}, ${days}, ${time}, ${dosesLeft},
          ${times.createdAtMs}, ${times.updatedAtMs})`,
  );
  return { entryId: id, stamp: String(times.updatedAtMs) };
}

/** Stores a dose that was given. What is left of the drops was counted when they were exported. */
export async function storeImportedDose(
  job: DropJob,
  { atMs, given, times }: EntryOf<'given_drop'>,
): Promise<Stored> {
  const id = randomUUID();
  const { name, amount, tookDose } = given;
  await job.rows(
    noColumns,
    sql`INSERT INTO baby_given_drops (id, baby_id, drop_id, made_by, name, amount, took_dose, given_at_ms,
        created_at_ms, updated_at_ms)
        VALUES (${id}, ${job.babyId}, ${await dropOf(job, given)}, ${job.memberId}, ${name}, ${amount},
          ${tookDose ? 1 : 0},
          ${atMs}, ${times.createdAtMs}, ${times.updatedAtMs})`,
  );
  return { entryId: id, stamp: String(times.updatedAtMs) };
}

/** The drops on the list that a dose was of: by the file, else, for an older export, by their name. */
async function dropOf(
  { rows, babyId, ids }: DropJob,
  { ref, name, amount }: EntryOf<'given_drop'>['given'],
): Promise<string | null> {
  if (ref === null) return null;
  const stored = ref === undefined ? undefined : ids.get(ref);
  if (stored !== undefined) return stored;
  const [named] = await rows(
    z.object({ id: z.string() }),
    sql`SELECT id FROM baby_drops WHERE baby_id = ${babyId} AND name = ${name}
        ORDER BY CASE WHEN amount = ${amount} THEN 0 ELSE 1 END, created_at_ms, id LIMIT 1`,
  );
  return named?.id ?? null;
}

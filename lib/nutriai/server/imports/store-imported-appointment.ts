import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { appointmentsAtMost } from '../../../contract/reminder-words';
import { nonFieldError } from '../../../platform/http/api-error';
import { noColumns, numberColumn, sql } from '../../../platform/database/sql';
import type { Rows } from '../babies/baby-rows';
import type { AccountEntry } from './account-entry';
import type { Stored } from './import-store';

interface AppointmentJob {
  rows: Rows;
  memberId: string;
  babyId: string;
  nowMs: number;
}

/**
 * Stores an appointment of an export: also one that is over, for it is part of the record.
 * @throws ApiError 400 for more to come than a baby may have
 */
export async function storeImportedAppointment(
  { rows, memberId, babyId, nowMs }: AppointmentJob,
  { appointment, times }: Extract<AccountEntry, { kind: 'appointment' }>,
): Promise<Stored> {
  const { title, place, starts_at: startsAt, minutes } = appointment;
  const startsAtMs = Date.parse(startsAt);
  if (startsAtMs > nowMs) {
    const [counted] = await rows(
      z.object({ total: numberColumn }),
      sql`SELECT count(*) AS total FROM baby_appointments WHERE baby_id = ${babyId} AND starts_at_ms > ${nowMs}`,
    );
    if ((counted?.total ?? 0) >= appointmentsAtMost)
      throw nonFieldError(`At most ${appointmentsAtMost} upcoming appointments are allowed.`);
  }
  const id = randomUUID();
  await rows(
    noColumns,
    sql`INSERT INTO baby_appointments (id, baby_id, made_by, title, place, starts_at_ms, minutes, version,
        created_at_ms, updated_at_ms)
        VALUES (${id}, ${babyId}, ${memberId}, ${title}, ${place}, ${startsAtMs}, ${minutes}, 0,
          ${times.createdAtMs}, ${times.updatedAtMs})`,
  );
  return { entryId: id, stamp: String(times.updatedAtMs) };
}

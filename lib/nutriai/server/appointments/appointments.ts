import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type {
  AppointmentAnswer,
  AppointmentPatch,
  AppointmentRequest,
} from '../../../contract/nutriai-calendar';
import { appointmentsAtMost } from '../../../contract/reminder-words';
import { noColumns, numberColumn, type Sql, sql, withWriteTransaction } from '../../../platform/database/sql';
import { nonFieldError, notFound } from '../../../platform/http/api-error';
import type { Page } from '../../../platform/http/pagination';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { requireBaby, type Rows } from '../babies/baby-rows';
import { notifyCarers } from '../live/notify-carers';
import { emergencyOfVisit } from './emergency-of-visit';
import { logColumns, loggedBaby, logFields, logsOf, mayChange, toMadeBy } from '../log/log-rows';

const appointmentRow = z.object({
  ...logFields,
  title: z.string(),
  place: z.string(),
  starts_at_ms: numberColumn,
  minutes: numberColumn,
  version: numberColumn,
});
export type AppointmentRow = z.output<typeof appointmentRow>;

const table = sql`baby_appointments`;
const isoOf = (ms: number) => new Date(ms).toISOString();

/** Appointments of babies that this member looks after. */
export function selectAppointments(rows: Rows, memberId: string, rest: Sql): Promise<AppointmentRow[]> {
  return rows(
    appointmentRow,
    sql`SELECT ${logColumns}, e.title, e.place, e.starts_at_ms, e.minutes,
        e.version ${logsOf(table, memberId)} ${rest}`,
  );
}

function toAppointment(row: AppointmentRow, memberId: string): AppointmentAnswer {
  return {
    id: row.id,
    baby: row.baby_id,
    title: row.title,
    place: row.place,
    starts_at: isoOf(row.starts_at_ms),
    minutes: row.minutes,
    ...emergencyOfVisit(row.title, row.place),
    made_by: toMadeBy(row, memberId),
    created_at: isoOf(row.created_at_ms),
    updated_at: isoOf(row.updated_at_ms),
  };
}

/**
 * One page of a baby's appointments, the next first; those that are over are left out.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function listAppointments(
  context: ServiceContext,
  { memberId }: Caller,
  { baby, limit, offset }: { baby: string } & Pick<Page, 'limit' | 'offset'>,
): Promise<{ count: number; results: AppointmentAnswer[] }> {
  const rows = rowsOutside(context);
  await requireBaby(rows, memberId, baby);
  const isAsked = sql`WHERE e.baby_id = ${baby} AND e.starts_at_ms + e.minutes * 60000 > ${context.nowMs()}`;
  const found = await selectAppointments(
    rows,
    memberId,
    sql`${isAsked} ORDER BY e.starts_at_ms, e.id LIMIT ${limit} OFFSET ${offset}`,
  );
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total ${logsOf(table, memberId)} ${isAsked}`,
  );
  return { count: counted?.total ?? 0, results: found.map((row) => toAppointment(row, memberId)) };
}

/** @throws ApiError 400 for a baby that is not the caller's, and where there are too many */
export async function addAppointment(
  { nowMs }: ServiceContext,
  {
    transaction,
    caller,
    request: { baby, title, place, starts_at: startsAt, minutes },
  }: MemberWrite & { request: AppointmentRequest },
): Promise<AppointmentAnswer> {
  const { rows } = transaction;
  const { memberId } = caller;
  await loggedBaby(rows, memberId, baby);
  const now = nowMs();
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM baby_appointments WHERE baby_id = ${baby} AND starts_at_ms > ${now}`,
  );
  if ((counted?.total ?? 0) >= appointmentsAtMost)
    throw nonFieldError(`At most ${appointmentsAtMost} upcoming appointments are allowed.`);
  await notifyCarers(transaction, { babyId: baby, kind: 'appointments', caller });
  const id = randomUUID();
  await rows(
    noColumns,
    sql`INSERT INTO baby_appointments (id, baby_id, made_by, title, place, starts_at_ms, minutes, version,
        created_at_ms, updated_at_ms)
        VALUES (${id}, ${baby}, ${memberId}, ${title}, ${place}, ${Date.parse(startsAt)}, ${minutes}, 0, ${now},
          ${now})`,
  );
  return toAppointment(await requireAppointment(rows, memberId, id), memberId);
}

/** @throws ApiError 404; 403 for a carer who did not make it */
export async function changeAppointment(
  { payload, nowMs }: ServiceContext,
  caller: Caller,
  { id, patch }: { id: string; patch: AppointmentPatch },
): Promise<AppointmentAnswer> {
  return withWriteTransaction(payload, async (transaction) => {
    const { rows } = transaction;
    const stored = await findToChange(rows, caller, id);
    await notifyCarers(transaction, { babyId: stored.baby_id, kind: 'appointments', caller });
    const { title, place, minutes } = { ...stored, ...patch };
    const startsAtMs = patch.starts_at === undefined ? stored.starts_at_ms : Date.parse(patch.starts_at);
    await rows(
      noColumns,
      sql`UPDATE baby_appointments SET title = ${title}, place = ${place}, starts_at_ms = ${startsAtMs},
          minutes = ${minutes},
            version = version + 1, updated_at_ms = ${nowMs()} WHERE id = ${id}`,
    );
    return toAppointment(await requireAppointment(rows, caller.memberId, id), caller.memberId);
  });
}

/** @throws ApiError 404; 403 for a carer who did not make it */
export async function deleteAppointment(
  { payload }: ServiceContext,
  caller: Caller,
  id: string,
): Promise<void> {
  await withWriteTransaction(payload, async (transaction) => {
    const { rows } = transaction;
    const { baby_id: babyId } = await findToChange(rows, caller, id);
    await notifyCarers(transaction, { babyId, kind: 'appointments', caller });
    await rows(noColumns, sql`DELETE FROM baby_appointments WHERE id = ${id}`);
  });
}

/** The appointment as it is once every other change of it has ended. */
async function findToChange(rows: Rows, { memberId }: Caller, id: string): Promise<AppointmentRow> {
  await rows(noColumns, sql`UPDATE baby_appointments SET title = title WHERE id = ${id}`);
  const [row] = await selectAppointments(rows, memberId, sql`WHERE e.id = ${id}`);
  return mayChange(row, memberId);
}

async function requireAppointment(rows: Rows, memberId: string, id: string): Promise<AppointmentRow> {
  const [row] = await selectAppointments(rows, memberId, sql`WHERE e.id = ${id}`);
  if (!row) throw notFound();
  return row;
}

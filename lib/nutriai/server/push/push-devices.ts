import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { lockCaller } from '../../../accounts/server/tokens/caller-standing';
import type {
  PushDeviceAnswer,
  PushDeviceRequest,
  PushDevicesAnswer,
} from '../../../contract/nutriai-reminders';
import { pushDevicesAtMost } from '../../../contract/reminder-words';
import { noColumns, numberColumn, type Sql, sql, withWriteTransaction } from '../../../platform/database/sql';
import { fieldErrors, forbidden, nonFieldError, notFound } from '../../../platform/http/api-error';
import { outwardProblem } from '../../../platform/http/outward-address';
import { sealText } from '../../../platform/http/sealed-text';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { getSettings } from '../../../platform/settings/settings';
import { rowsOutside } from '../babies/babies';
import type { Rows } from '../babies/baby-rows';
import { outwardRules } from '../webhooks/outward-rules';
import { devicePurpose } from './push-secrets';
import { pushKeys } from './push-keys';

const deviceRow = z.object({
  id: z.string(),
  session_id: z.string(),
  name: z.string(),
  created_at_ms: numberColumn,
  last_sent_at_ms: numberColumn.nullable(),
});
type DeviceRow = z.output<typeof deviceRow>;

/** The browsers of a member whose sessions still hold. */
export function selectDevices(rows: Rows, memberId: string, rest: Sql): Promise<DeviceRow[]> {
  return rows(
    deviceRow,
    sql`SELECT d.id, d.session_id, d.name, d.created_at_ms, d.last_sent_at_ms FROM push_devices d
        WHERE d.member_id = ${memberId} ${rest}`,
  );
}

const isoOf = (ms: number) => new Date(ms).toISOString();

export function toDevice(row: DeviceRow, sessionId: string | null): PushDeviceAnswer {
  return {
    id: row.id,
    name: row.name,
    is_current: row.session_id === sessionId,
    created_at: isoOf(row.created_at_ms),
    last_sent_at: row.last_sent_at_ms === null ? null : isoOf(row.last_sent_at_ms),
  };
}

/** The member's browsers that take reminders, and the key with which another one subscribes. */
export async function listDevices(context: ServiceContext, caller: Caller): Promise<PushDevicesAnswer> {
  const { publicKey } = await pushKeys(context);
  const found = await selectDevices(
    rowsOutside(context),
    caller.memberId,
    sql`ORDER BY d.created_at_ms DESC, d.id`,
  );
  return { public_key: publicKey, results: found.map((row) => toDevice(row, caller.sessionId)) };
}

/**
 * Stores where a browser takes reminders. The same browser again replaces what stood there, whoever it was of:
 * who is signed in there now is who is reminded. It goes with the session: signing out ends it.
 * @throws ApiError 400 for an address that cannot be, and where there are too many; 401; 403 without a session
 */
export async function addDevice(
  { nowMs }: ServiceContext,
  {
    transaction: { rows },
    caller,
    request: { name, endpoint, keys },
  }: MemberWrite & { request: PushDeviceRequest },
): Promise<PushDeviceAnswer> {
  const { memberId, sessionId } = caller;
  if (sessionId === null) throw forbidden('Reminders are for a browser that is signed in.');
  const problem = outwardProblem(endpoint, outwardRules());
  if (problem !== null) throw fieldErrors({ endpoint: [problem] });
  await lockCaller(rows, caller);
  const hash = createHash('sha256').update(endpoint).digest('hex');
  await rows(
    noColumns,
    sql`DELETE FROM push_devices WHERE endpoint_hash = ${hash} OR session_id = ${sessionId}`,
  );
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM push_devices WHERE member_id = ${memberId}`,
  );
  if ((counted?.total ?? 0) >= pushDevicesAtMost)
    throw nonFieldError(`Reminders can go to at most ${pushDevicesAtMost} browsers. Remove one first.`);
  const id = randomUUID();
  const sealed = sealText(getSettings().TOKEN_SECRET, devicePurpose, JSON.stringify({ endpoint, keys }));
  await rows(
    noColumns,
    sql`INSERT INTO push_devices (id, member_id, session_id, endpoint_hash, sealed, name, created_at_ms)
        VALUES (${id}, ${memberId}, ${sessionId}, ${hash}, ${sealed}, ${name}, ${nowMs()})`,
  );
  const [row] = await selectDevices(rows, memberId, sql`AND d.id = ${id}`);
  if (!row) throw notFound();
  return toDevice(row, sessionId);
}

/** @throws ApiError 404, for another member's as for one that never was */
export async function deleteDevice(
  { payload }: ServiceContext,
  { memberId }: Caller,
  id: string,
): Promise<void> {
  const gone = await withWriteTransaction(payload, ({ rows }) =>
    rows(noColumns, sql`DELETE FROM push_devices WHERE id = ${id} AND member_id = ${memberId} RETURNING id`),
  );
  if (gone.length === 0) throw notFound();
}

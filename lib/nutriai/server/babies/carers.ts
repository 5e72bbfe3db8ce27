import * as z from 'zod';
import { memberName } from '../../../accounts/server/members/member-name';
import { carerRoles } from '../../../contract/nutriai-babies';
import type { CarerAnswer, CarerRole } from '../../../contract/nutriai-carers';
import { lockCaller } from '../../../accounts/server/tokens/caller-standing';
import { conflict, forbidden, notFound } from '../../../platform/http/api-error';
import { noColumns, numberColumn, type Sql, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Page } from '../../../platform/http/pagination';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { notifyCarers } from '../live/notify-carers';
import { rowsOutside } from './babies';
import { type BabyRow, lockBaby, requireBaby, type Rows } from './baby-rows';
import { orderBy } from '../log/list-order';
import { protectedUntilMs, refuseNewParent } from './new-parent-limits';
import { parentsOf, personOf, notifyParents } from './notify-parents';
import { voidInvites } from './void-invites';

const carerRow = z.object({
  member_id: z.string(),
  role: z.enum(carerRoles),
  joined_at_ms: numberColumn,
  invited_as: z.string().nullable(),
  display_name: z.string().nullable(),
  first_name: z.string().nullable(),
  status: z.enum(['active', 'disabled']),
});
type CarerRow = z.output<typeof carerRow>;

function selectCarers(rows: Rows, babyId: string, rest: Sql): Promise<CarerRow[]> {
  return rows(
    carerRow,
    sql`SELECT c.member_id, c.role, c.joined_at_ms, c.invited_as, m.display_name, m.first_name, m.status
        FROM baby_carers c JOIN members m ON m.id = c.member_id WHERE c.baby_id = ${babyId} ${rest}`,
  );
}

function toCarer(
  row: CarerRow,
  caller: Caller,
  { baby, nowMs }: { baby: BabyRow; nowMs: number },
): CarerAnswer {
  const { display_name: displayName, first_name: firstName, status } = row;
  const isMe = row.member_id === caller.memberId;
  const untilMs = isMe ? null : protectedUntilMs(baby, row, nowMs);
  return {
    id: row.member_id,
    name: memberName({ displayName, firstName, status }, ''),
    role: row.role,
    invited_as: row.invited_as ?? '',
    is_me: isMe,
    joined_at: new Date(row.joined_at_ms).toISOString(),
    protected_until: untilMs === null ? null : new Date(untilMs).toISOString(),
  };
}

const columns = { joined_at: sql`c.joined_at_ms`, role: sql`c.role` };

/**
 * One page of those who look after a baby; without another order who joined first comes first.
 * @throws ApiError 404
 */
export async function listCarers(
  context: ServiceContext,
  caller: Caller,
  {
    babyId,
    limit,
    offset,
    ordering,
  }: { babyId: string; ordering: string | undefined } & Pick<Page, 'limit' | 'offset'>,
): Promise<{ count: number; results: CarerAnswer[] }> {
  const rows = rowsOutside(context);
  const baby = await requireBaby(rows, caller.memberId, babyId);
  const seen = { baby, nowMs: context.nowMs() };
  const order = orderBy(ordering, columns, { standard: columns.joined_at, tie: sql`c.member_id` });
  const carers = await selectCarers(rows, babyId, sql`${order} LIMIT ${limit} OFFSET ${offset}`);
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM baby_carers WHERE baby_id = ${babyId}`,
  );
  return { count: counted?.total ?? 0, results: carers.map((row) => toCarer(row, caller, seen)) };
}

interface OneCarer {
  babyId: string;
  carerId: string;
}

/**
 * Makes a carer a parent or a parent a carer, and tells every parent.
 * @throws ApiError 404; 403 for a caller who is no parent, or a new one who means somebody who was there
 *   before; 409 for the last parent
 */
export async function changeRole(
  context: ServiceContext,
  caller: Caller,
  { babyId, carerId, role }: OneCarer & { role: CarerRole },
): Promise<CarerAnswer> {
  return withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const nowMs = context.nowMs();
    const baby = await lockedBaby(rows, caller, babyId);
    await notifyCarers(transaction, { babyId, kind: 'carers', caller });
    requireParentRole(baby);
    const carer = await requireCarer(rows, { babyId, carerId });
    refuseProtected({ baby, caller, carer, nowMs }, 'change the role of those who were here before you');
    if (role === carer.role) return toCarer(carer, caller, { baby, nowMs });
    const before = await parentsOf(rows, babyId);
    if (role === 'carer') {
      await refuseLastParent(rows, { babyId, carerId }, 'become a carer');
      await voidInvites(rows, { memberId: carerId, babyId });
    }
    await rows(
      noColumns,
      sql`UPDATE baby_carers SET role = ${role}, parent_since_ms = ${role === 'parent' ? nowMs : null}
          WHERE baby_id = ${babyId} AND member_id = ${carerId}`,
    );
    const [person, by] = [await personOf(rows, carerId), await personOf(rows, caller.memberId)];
    await notifyParents(transaction, { baby, change: { what: 'role', person, role, by }, before, nowMs });
    return toCarer({ ...carer, role }, caller, { baby, nowMs });
  });
}

/**
 * Takes somebody away from a baby, and tells every parent: parents anybody, carers only themselves. It holds
 * from the next request on, because every one looks up who calls.
 * @throws ApiError 404; 403 for a carer who means somebody else, and a new parent who means somebody who was
 *   there before; 409 for the last parent
 */
export async function removeCarer(context: ServiceContext, caller: Caller, one: OneCarer): Promise<void> {
  const { babyId, carerId } = one;
  await withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const nowMs = context.nowMs();
    const baby = await lockedBaby(rows, caller, babyId);
    await notifyCarers(transaction, { babyId, kind: 'carers', caller });
    const carer = await requireCarer(rows, one);
    const isMe = carerId === caller.memberId;
    if (!isMe) requireParentRole(baby);
    refuseProtected({ baby, caller, carer, nowMs }, 'remove those who were here before you');
    const before = await parentsOf(rows, babyId);
    if (carer.role === 'parent') await refuseLastParent(rows, one, 'leave');
    await voidInvites(rows, { memberId: carerId, babyId });
    await rows(noColumns, sql`DELETE FROM baby_carers WHERE baby_id = ${babyId} AND member_id = ${carerId}`);
    const [person, by] = [await personOf(rows, carerId), await personOf(rows, caller.memberId)];
    const change = isMe ? ({ what: 'left', person } as const) : ({ what: 'removed', person, by } as const);
    await notifyParents(transaction, { baby, change, before, nowMs });
  });
}

async function lockedBaby(rows: Rows, caller: Caller, babyId: string): Promise<BabyRow> {
  await lockCaller(rows, caller);
  await lockBaby(rows, babyId);
  return requireBaby(rows, caller.memberId, babyId);
}

function requireParentRole({ role }: BabyRow): void {
  if (role !== 'parent') throw forbidden('Only a parent of this baby may do this.');
}

/** What somebody does to themselves is never limited. */
function refuseProtected(
  { baby, caller, carer, nowMs }: { baby: BabyRow; caller: Caller; carer: CarerRow; nowMs: number },
  what: string,
): void {
  if (carer.member_id !== caller.memberId) refuseNewParent(protectedUntilMs(baby, carer, nowMs), what);
}

async function requireCarer(rows: Rows, { babyId, carerId }: OneCarer): Promise<CarerRow> {
  const [carer] = await selectCarers(rows, babyId, sql`AND c.member_id = ${carerId}`);
  if (!carer) throw notFound();
  return carer;
}

async function refuseLastParent(rows: Rows, { babyId, carerId }: OneCarer, what: string): Promise<void> {
  const others = await selectCarers(rows, babyId, sql`AND c.role = 'parent' AND c.member_id <> ${carerId}`);
  if (others.length === 0) {
    throw conflict({
      detail: `The last parent cannot ${what}. Make someone else a parent, or delete the baby.`,
    });
  }
}

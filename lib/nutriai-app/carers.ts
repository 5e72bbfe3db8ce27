import * as z from 'zod';
import { memberName } from '../comments/member-name';
import { carerRoles } from '../contract/nutriai-babies';
import type { CarerAnswer, CarerRole } from '../contract/nutriai-carers';
import { conflict, forbidden, notFound } from '../http/api-error';
import { noColumns, numberColumn, type Sql, sql, withWriteTransaction } from '../http/database';
import type { Page } from '../http/pagination';
import type { Caller, ServiceContext } from '../http/service-context';
import { rowsOutside } from './babies';
import { lockBaby, requireBaby, requireParent, type Rows } from './baby-rows';
import { orderBy } from './list-order';

const carerRow = z.object({
  member_id: z.string(),
  role: z.enum(carerRoles),
  joined_at_ms: numberColumn,
  display_name: z.string().nullable(),
  first_name: z.string().nullable(),
  status: z.enum(['active', 'disabled']),
});
type CarerRow = z.output<typeof carerRow>;

function selectCarers(rows: Rows, babyId: string, rest: Sql): Promise<CarerRow[]> {
  return rows(
    carerRow,
    sql`SELECT c.member_id, c.role, c.joined_at_ms, m.display_name, m.first_name, m.status
        FROM baby_carers c JOIN members m ON m.id = c.member_id WHERE c.baby_id = ${babyId} ${rest}`,
  );
}

function toCarer(row: CarerRow, caller: Caller): CarerAnswer {
  const { display_name: displayName, first_name: firstName, status } = row;
  return {
    id: row.member_id,
    name: memberName({ displayName, firstName, status }, ''),
    role: row.role,
    is_me: row.member_id === caller.memberId,
    joined_at: new Date(row.joined_at_ms).toISOString(),
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
  await requireBaby(rows, caller.memberId, babyId);
  const order = orderBy(ordering, columns, { standard: columns.joined_at, tie: sql`c.member_id` });
  const carers = await selectCarers(rows, babyId, sql`${order} LIMIT ${limit} OFFSET ${offset}`);
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM baby_carers WHERE baby_id = ${babyId}`,
  );
  return { count: counted?.total ?? 0, results: carers.map((row) => toCarer(row, caller)) };
}

interface OneCarer {
  babyId: string;
  carerId: string;
}

/**
 * Makes a carer a parent or a parent a carer.
 * @throws ApiError 404; 403 for a caller who is no parent; 409 for the last parent
 */
export async function changeRole(
  context: ServiceContext,
  caller: Caller,
  { babyId, carerId, role }: OneCarer & { role: CarerRole },
): Promise<CarerAnswer> {
  return withWriteTransaction(context.payload, async ({ rows }) => {
    await lockBaby(rows, babyId);
    await requireParent(rows, caller.memberId, babyId);
    const carer = await requireCarer(rows, { babyId, carerId });
    if (role === 'carer' && carer.role === 'parent') {
      await refuseLastParent(rows, { babyId, carerId }, 'become a carer');
      await withdrawInvites(rows, { babyId, carerId });
    }
    await rows(
      noColumns,
      sql`UPDATE baby_carers SET role = ${role} WHERE baby_id = ${babyId} AND member_id = ${carerId}`,
    );
    return toCarer({ ...carer, role }, caller);
  });
}

/**
 * Takes somebody away from a baby: parents anybody, carers only themselves. It holds from the next request on, because every one looks up who asks.
 * @throws ApiError 404; 403 for a carer who means somebody else; 409 for the last parent
 */
export async function removeCarer(context: ServiceContext, caller: Caller, one: OneCarer): Promise<void> {
  const { babyId, carerId } = one;
  await withWriteTransaction(context.payload, async ({ rows }) => {
    await lockBaby(rows, babyId);
    const { role } = await requireBaby(rows, caller.memberId, babyId);
    const carer = await requireCarer(rows, one);
    if (role !== 'parent' && carerId !== caller.memberId) {
      throw forbidden('Only a parent of this baby may do this.');
    }
    if (carer.role === 'parent') await refuseLastParent(rows, one, 'leave');
    await withdrawInvites(rows, one);
    await rows(noColumns, sql`DELETE FROM baby_carers WHERE baby_id = ${babyId} AND member_id = ${carerId}`);
  });
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
      detail: `The last parent cannot ${what}. Make somebody else a parent, or delete the baby.`,
    });
  }
}

/** An invite is worth no more than the rights of who made it. */
async function withdrawInvites(rows: Rows, { babyId, carerId }: OneCarer): Promise<void> {
  await rows(noColumns, sql`DELETE FROM baby_invites WHERE baby_id = ${babyId} AND invited_by = ${carerId}`);
}

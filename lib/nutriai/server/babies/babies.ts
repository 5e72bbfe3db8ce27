import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { recordBabyConsent } from '../../../accounts/server/member-data/consents';
import { lockCaller, lockMember } from '../../../accounts/server/tokens/caller-standing';
import { emptyDatabaseLog } from '../../../platform/database/erase-for-good';
import {
  babiesAtMost,
  type BabyAnswer,
  type BabyPatch,
  type BabyRequest,
  type NewBabyRequest,
} from '../../../contract/nutriai-babies';
import { fieldErrors, nonFieldError } from '../../../platform/http/api-error';
import { noColumns, numberColumn, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Page } from '../../../platform/http/pagination';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { notifyCarers } from '../live/notify-carers';
import { patchedBaby } from './baby-list-changes';
import { babyProblems } from './baby-problems';
import {
  type BabyRow,
  listsOf,
  lockBaby,
  requireBaby,
  requireParent,
  type Rows,
  selectBabies,
  toBaby,
} from './baby-rows';
import { orderBy } from '../log/list-order';
import { limitedUntilMs, refuseNewParent } from './new-parent-limits';
import { growthEvents } from '../webhooks/log-events';
import { queueBabyEvents } from '../webhooks/queue-baby-events';

const columns = { name: sql`b.name`, birth_date: sql`b.birth_date`, created_at: sql`b.created_at_ms` };

export function rowsOutside({ payload }: Pick<ServiceContext, 'payload'>): Rows {
  return (row, statement) => readRows(payload, row, statement);
}

/** How many babies a member looks after. */
async function countBabies(rows: Rows, memberId: string): Promise<number> {
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM baby_carers WHERE member_id = ${memberId}`,
  );
  return counted?.total ?? 0;
}

/** Of an API key for some babies, those alone. */
function babiesOfKey({ key }: Caller) {
  if (!key || key.babies === null) return sql``;
  const ids = key.babies.map((id) => sql`${id}`);
  return sql`WHERE b.id IN (${sql.join(ids, sql`, `)})`;
}

/** One page of the babies that the caller looks after, the first entered first. */
export async function listBabies(
  context: ServiceContext,
  caller: Caller,
  { limit, offset, ordering }: Pick<Page, 'limit' | 'offset'> & { ordering: string | undefined },
): Promise<{ count: number; results: BabyAnswer[] }> {
  const rows = rowsOutside(context);
  const order = orderBy(ordering, columns, { standard: sql`b.created_at_ms`, tie: sql`b.id` });
  const seen = babiesOfKey(caller);
  const rest = sql`${seen} ${order} LIMIT ${limit} OFFSET ${offset}`;
  const babies = await selectBabies(rows, caller.memberId, rest);
  return {
    count: (await selectBabies(rows, caller.memberId, seen)).length,
    results: babies.map((baby) => toBaby(baby, context.nowMs())),
  };
}

/**
 * Enters a baby; the caller is its parent.
 * @throws ApiError 400 for fields that cannot be, and for a member who looks after as many as one may
 */
export async function addBaby(
  context: ServiceContext,
  {
    transaction: { rows },
    caller,
    baby,
  }: MemberWrite & { baby: BabyRequest & Pick<NewBabyRequest, 'consent'> },
): Promise<BabyAnswer> {
  const nowMs = context.nowMs();
  refuseProblems(baby, { nowMs });
  await lockMember(rows, caller.memberId);
  await refuseMoreBabies(rows, caller.memberId);
  const id = randomUUID();
  await rows(
    noColumns,
    sql`INSERT INTO baby_profiles (id, name, birth_date, due_date, sex, feeding, diet, locale, lists, created_at_ms,
        updated_at_ms)
        VALUES (${id}, ${baby.name}, ${baby.birth_date}, ${baby.due_date}, ${baby.sex}, ${baby.feeding},
          ${baby.diet}, ${baby.locale},
          ${listsOf(baby)}, ${nowMs}, ${nowMs})`,
  );
  await rows(
    noColumns,
    sql`INSERT INTO baby_carers (baby_id, member_id, role, joined_at_ms, is_founder, parent_since_ms)
        VALUES (${id}, ${caller.memberId}, 'parent', ${nowMs}, 1, ${nowMs})`,
  );
  if (baby.consent !== undefined)
    await recordBabyConsent(rows, { memberId: caller.memberId, version: baby.consent, nowMs });
  return toBaby(await requireBaby(rows, caller.memberId, id), nowMs);
}

/** @throws ApiError 400; call it after `lockMember` */
export async function refuseMoreBabies(rows: Rows, memberId: string): Promise<void> {
  if ((await countBabies(rows, memberId)) >= babiesAtMost) {
    throw nonFieldError(`A member can look after at most ${babiesAtMost} babies.`);
  }
}

/** @throws ApiError 404 */
export async function readBaby(context: ServiceContext, caller: Caller, id: string): Promise<BabyAnswer> {
  return toBaby(await requireBaby(rowsOutside(context), caller.memberId, id), context.nowMs());
}

/**
 * Changes the fields that are given; a whole `BabyRequest` replaces all of them.
 * @throws ApiError 404; 403 for a carer; 400 for fields that cannot be
 */
export async function changeBaby(
  context: ServiceContext,
  caller: Caller,
  { id, patch }: { id: string; patch: BabyPatch },
): Promise<BabyAnswer> {
  return withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const nowMs = context.nowMs();
    await lockBaby(rows, id);
    await notifyCarers(transaction, { babyId: id, kind: 'profile', caller });
    const stored = await requireParent(rows, caller.memberId, id);
    const baby = patchedBaby(requestOf(stored), patch);
    refuseProblems(baby, {
      nowMs,
      storedBirthDate: stored.birth_date,
      storedMeasurements: stored.lists.measurements,
    });
    await rows(
      noColumns,
      sql`UPDATE baby_profiles SET name = ${baby.name}, birth_date = ${baby.birth_date},
          due_date = ${baby.due_date}, sex = ${baby.sex},
            feeding = ${baby.feeding}, diet = ${baby.diet}, locale = ${baby.locale}, lists = ${listsOf(baby)},
              updated_at_ms = ${nowMs}
          WHERE id = ${id}`,
    );
    const changed = await requireBaby(rows, caller.memberId, id);
    const grown = growthEvents(stored.lists.measurements, changed.lists.measurements);
    await queueBabyEvents(context, { transaction, babyId: id, events: grown });
    return toBaby(changed, nowMs);
  });
}

/**
 * Deletes a baby and, by the tables' own rules, all that hangs on it.
 * @throws ApiError 404; 403 for a carer, and for a new parent
 */
export async function deleteBaby(context: ServiceContext, caller: Caller, id: string): Promise<void> {
  await withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    await lockCaller(rows, caller);
    await lockBaby(rows, id);
    await notifyCarers(transaction, { babyId: id, kind: 'carers', caller });
    const baby = await requireParent(rows, caller.memberId, id);
    refuseNewParent(limitedUntilMs(baby, context.nowMs()), 'delete this baby');
    await rows(noColumns, sql`DELETE FROM baby_profiles WHERE id = ${id}`);
  });
  await emptyDatabaseLog(context.payload);
}

function refuseProblems(baby: BabyRequest, now: Parameters<typeof babyProblems>[1]): void {
  const problems = babyProblems(baby, now);
  if (Object.keys(problems).length > 0) throw fieldErrors(problems);
}

function requestOf({ lists, ...row }: BabyRow): BabyRequest {
  const { name, birth_date, due_date, sex, feeding, diet, locale } = row;
  return { name, birth_date, due_date, sex, feeding, diet, locale, ...lists };
}

import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { LogQuery } from '../../../contract/day-query';
import type { MealAnswer, MealItem, MealPatch, MealRequest } from '../../../contract/nutriai-meals';
import { noColumns, numberColumn, sql, withWriteTransaction } from '../../../platform/database/sql';
import { fieldErrors } from '../../../platform/http/api-error';
import type { PagedQuery } from '../../../platform/http/pagination';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import type { Child } from '../../engine/child';
import { childOn } from '../../engine/insights/child-on';
import { rowsOutside } from '../babies/babies';
import { type BabyRow, engineBaby, requireBaby, type Rows, selectBabies } from '../babies/baby-rows';
import { runInEngine } from '../engine-thread/run-in-engine';
import { notifyCarers } from '../live/notify-carers';
import { eatPortion, putPortionBack } from '../portions/eat-portion';
import { dishesIn, dishesNamed } from '../recipes/dishes-of-member';
import { mealEvents } from '../webhooks/log-events';
import { queueBabyEvents } from '../webhooks/queue-baby-events';
import { orderBy } from './list-order';
import { importsOfEntries } from './imported-from';
import { withinDays } from './list-query';
import { ageDayAt, babyToLog, checkMoment, loggedBaby, logsOf, toMadeBy } from './log-rows';
import { charactersOf, type MealFacts, type StoredMeal } from './meal-facts';
import { mealInEnglish } from './meal-in-english';
import { charactersAsked, type MealContext } from './meal-items';
import {
  findToChange,
  type MealRow,
  meals,
  mealToChange,
  requireMeal,
  selectMeals,
  storedMeal,
} from './meal-rows';
import { isOfBabies } from './water-intake';

const columns = { eaten_at: sql`e.eaten_at_ms`, created_at: sql`e.created_at_ms` };

const childAt = (baby: BabyRow, atMs: number) => childOn(engineBaby(baby), ageDayAt(atMs, baby));

interface Seen {
  baby: BabyRow;
  caller: Caller;
  signal?: AbortSignal | undefined;
  importOf: Awaited<ReturnType<typeof importsOfEntries>>;
}

async function toMeal(row: MealRow, { baby, caller, signal, importOf }: Seen): Promise<MealAnswer> {
  const facts = await factsOf(storedMeal(row), childAt(baby, row.eaten_at_ms), signal);
  return { ...mealWith(facts, row, { caller, baby }), ...importOf(row) };
}

function factsOf(meal: StoredMeal, child: Child, signal?: AbortSignal): Promise<MealFacts> {
  return runInEngine('mealFacts', { meal, child }, { signal, characters: charactersOf([meal]) });
}

function mealWith(
  facts: MealFacts,
  row: MealRow,
  { caller, baby }: Pick<Seen, 'caller' | 'baby'>,
): MealAnswer {
  const meal = {
    id: row.id,
    baby: row.baby_id,
    eaten_at: new Date(row.eaten_at_ms).toISOString(),
    kind: row.kind,
    items: row.items,
    eaten_share: row.eaten_share,
    reaction: row.reaction,
    ...facts,
    made_by: toMadeBy(row, caller.memberId),
    created_at: new Date(row.created_at_ms).toISOString(),
    updated_at: new Date(row.updated_at_ms).toISOString(),
  };
  return mealInEnglish(meal, { caller, baby });
}

/**
 * One page of what babies of the caller's ate, the latest first.
 * @throws ApiError 404 for a baby that is not the caller's; 400 for days that cannot be
 */
export async function listMeals(
  context: ServiceContext,
  caller: Caller,
  { query, page: { limit, offset }, signal }: PagedQuery<LogQuery> & { signal?: AbortSignal },
): Promise<{ count: number; results: MealAnswer[] }> {
  const rows = rowsOutside(context);
  const { memberId } = caller;
  const babies =
    query.baby === undefined
      ? await selectBabies(rows, memberId)
      : [await requireBaby(rows, memberId, query.baby)];
  const isAsked = sql`WHERE ${withinDays(sql`e.eaten_at_ms`, query)} AND ${isOfBabies(babies)}`;
  const order = orderBy(query.ordering, columns, { standard: sql`e.eaten_at_ms DESC`, tie: sql`e.id` });
  const found = await selectMeals(rows, memberId, sql`${isAsked} ${order} LIMIT ${limit} OFFSET ${offset}`);
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total ${logsOf(meals, memberId)} ${isAsked}`,
  );
  const importOf = await importsOfEntries(rows, found);
  const byId = new Map(babies.map((baby) => [baby.id, baby]));
  const results: MealAnswer[] = [];
  for (const row of found) {
    const baby = byId.get(row.baby_id);
    if (baby) results.push(await toMeal(row, { baby, caller, signal, importOf }));
  }
  return { count: counted?.total ?? 0, results };
}

/** A meal that was read and is not stored yet. */
export interface MealToAdd {
  request: MealRequest;
  items: MealItem[];
  facts: MealFacts;
}

/**
 * Reads what is to be logged, ahead of the transaction that stores it: a long text must not keep others from
 * writing.
 * @throws ApiError 400 for a baby that is not the caller's to log for, a time that cannot be, and items that
 *   are not known
 */
export async function mealToAdd(
  { rows, nowMs }: { rows: Rows; nowMs: number },
  { caller, request, signal }: { caller: Caller; request: MealRequest; signal?: AbortSignal },
): Promise<MealToAdd> {
  const eatenAtMs = Date.parse(request.eaten_at);
  const { kind, eaten_share: eatenShare, reaction } = request;
  const baby = await babyToLog(rows, caller.memberId, request.baby);
  checkMoment('eaten_at', { atMs: eatenAtMs, baby, nowMs });
  const own = await dishesNamed(rows, caller.memberId, request.items);
  const child = childAt(baby, eatenAtMs);
  const items = await knownItems(request.items, { child, kind, own }, signal);
  const meal = { eatenAtMs, kind, items, eatenShare, reaction };
  return { request, items, facts: await factsOf(meal, child, signal) };
}

/** @throws ApiError 400 for a baby that is not the caller's to log for any more */
export async function addMeal(
  context: ServiceContext,
  { transaction, caller, meal: { request, items, facts } }: MemberWrite & { meal: MealToAdd },
): Promise<MealAnswer> {
  const { rows } = transaction;
  const nowMs = context.nowMs();
  const eatenAtMs = Date.parse(request.eaten_at);
  const baby = await loggedBaby(rows, caller.memberId, request.baby);
  await notifyCarers(transaction, { babyId: baby.id, kind: 'meals', caller });
  const id = randomUUID();
  const portion = await eatPortion(rows, { portion: request.portion, babyId: baby.id, nowMs });
  await rows(
    noColumns,
    sql`INSERT INTO baby_meals (id, baby_id, made_by, eaten_at_ms, kind, items, eaten_share, reaction, portion,
        created_at_ms, updated_at_ms)
        VALUES (${id}, ${baby.id}, ${caller.memberId}, ${eatenAtMs}, ${request.kind}, ${JSON.stringify(items)},
          ${request.eaten_share},
          ${reactionText(request.reaction)}, ${portion}, ${nowMs}, ${nowMs})`,
  );
  const { row } = await requireMeal(rows, caller, id);
  await queueBabyEvents(context, { transaction, babyId: baby.id, events: mealEvents(null, row) });
  return mealWith(facts, row, { caller, baby });
}

/** @throws ApiError 404 */
export async function readMeal(
  context: ServiceContext,
  caller: Caller,
  { id, signal }: { id: string; signal?: AbortSignal },
): Promise<MealAnswer> {
  const rows = rowsOutside(context);
  const { row, baby } = await requireMeal(rows, caller, id);
  return toMeal(row, { baby, caller, signal, importOf: await importsOfEntries(rows, [row]) });
}

interface MealChange {
  id: string;
  patch: MealPatch;
  signal?: AbortSignal;
}

/** @throws ApiError 404; 403 for a carer who did not log it; 400 as `mealToAdd` */
export async function changeMeal(
  context: ServiceContext,
  caller: Caller,
  change: MealChange,
): Promise<MealAnswer> {
  const { id, patch, signal } = change;
  const items = patch.items && (await itemsToChange(context, caller, { ...change, items: patch.items }));
  const { row, baby } = await withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const nowMs = context.nowMs();
    const stored = await findToChange(rows, caller, id);
    await notifyCarers(transaction, { babyId: stored.baby_id, kind: 'meals', caller });
    const { eatenAtMs, kind } = await momentOf(rows, caller, { stored, patch, nowMs });
    const reaction = patch.reaction === undefined ? stored.reaction : patch.reaction;
    await rows(
      noColumns,
      sql`UPDATE baby_meals SET eaten_at_ms = ${eatenAtMs}, kind = ${kind},
          items = ${JSON.stringify(items ?? stored.items)},
            eaten_share = ${patch.eaten_share ?? stored.eaten_share}, reaction = ${reactionText(reaction)},
              updated_at_ms = ${nowMs}
          WHERE id = ${id}`,
    );
    const changed = await requireMeal(rows, caller, id);
    await queueBabyEvents(context, {
      transaction,
      babyId: stored.baby_id,
      events: mealEvents(stored, changed.row),
    });
    return changed;
  });
  const importOf = await importsOfEntries(rowsOutside(context), [row]);
  return toMeal(row, { baby, caller, signal, importOf });
}

/** The new items of an entry, read before the transaction, which others wait for. */
async function itemsToChange(
  context: ServiceContext,
  caller: Caller,
  { id, patch, items, signal }: MealChange & { items: MealRequest['items'] },
): Promise<MealItem[]> {
  const rows = rowsOutside(context);
  const stored = await mealToChange(rows, caller, id);
  const { baby, eatenAtMs, kind } = await momentOf(rows, caller, { stored, patch, nowMs: context.nowMs() });
  // A dish that was eaten stays what it was, whoever changes the entry and whatever became of the recipe.
  const own = new Map([...(await dishesNamed(rows, caller.memberId, items)), ...dishesIn(stored.items)]);
  return knownItems(items, { child: childAt(baby, eatenAtMs), kind, own }, signal);
}

/** When an entry says that was eaten, and as which meal, once it is changed. */
async function momentOf(
  rows: Rows,
  { memberId }: Caller,
  { stored, patch, nowMs }: { stored: MealRow; patch: MealPatch; nowMs: number },
): Promise<{ baby: BabyRow; eatenAtMs: number; kind: MealRequest['kind'] }> {
  const baby = await requireBaby(rows, memberId, stored.baby_id);
  const eatenAtMs = patch.eaten_at === undefined ? stored.eaten_at_ms : Date.parse(patch.eaten_at);
  if (eatenAtMs !== stored.eaten_at_ms) checkMoment('eaten_at', { atMs: eatenAtMs, baby, nowMs });
  return { baby, eatenAtMs, kind: patch.kind ?? stored.kind };
}

/** @throws ApiError 404; 403 for a carer who did not log it */
export async function deleteMeal(context: ServiceContext, caller: Caller, id: string): Promise<void> {
  await withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const stored = await findToChange(rows, caller, id);
    await notifyCarers(transaction, { babyId: stored.baby_id, kind: 'meals', caller });
    await putPortionBack(rows, stored.portion);
    await rows(noColumns, sql`DELETE FROM baby_meals WHERE id = ${id}`);
    await queueBabyEvents(context, { transaction, babyId: stored.baby_id, events: mealEvents(stored, null) });
  });
}

async function knownItems(
  requested: MealRequest['items'],
  context: MealContext,
  signal?: AbortSignal,
): Promise<MealItem[]> {
  const input = { items: requested, context };
  const characters = charactersAsked(requested);
  const { items, problems } = await runInEngine('mealItems', input, { signal, characters });
  if (Object.keys(problems).length > 0) throw fieldErrors({ items: problems });
  return items;
}

function reactionText(reaction: MealRequest['reaction']): string | null {
  return reaction && JSON.stringify(reaction);
}

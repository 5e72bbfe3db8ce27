import { randomUUID } from 'node:crypto';
import { lockMember } from '../../../accounts/server/tokens/caller-standing';
import type { BabyConsentVersion } from '../../../contract/consent';
import type { ImportCounts, ImportPreview, ImportResult } from '../../../contract/nutriai-imports';
import { ownRecipesAtMost } from '../../../contract/nutriai-recipes';
import { nonFieldError } from '../../../platform/http/api-error';
import { noColumns, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { recordBabyConsent } from '../../../accounts/server/member-data/consents';
import { refuseMoreBabies, rowsOutside } from '../babies/babies';
import { listsOf, type Rows } from '../babies/baby-rows';
import { runInEngine } from '../engine-thread/run-in-engine';
import { dateAfter } from '../log/calendar-days';
import { refuseMorePlans } from '../plans/plan-limits';
import type { AccountEntry, AccountRow } from './account-entry';
import { storeImportedAppointment } from './store-imported-appointment';
import { storeImportedDose, storeImportedDrop } from './store-imported-drops';
import { storeImportedPortions } from './store-imported-portions';
import {
  finishImport,
  forgetKeys,
  type ImportedRow,
  insertImport,
  insertImportedRows,
  noCounts,
  type RowOwner,
  type Stored,
} from './import-store';
import { type AccountPlaces, accountPlaces, placeRows } from './place-account';
import { Tallies } from './tallies';

export interface AccountToImport {
  name: string;
  bytes: Uint8Array;
  signal: AbortSignal;
}

const shownAtMost = 60;
const format = 'little_pear';
const countOf = {
  baby: 'babies',
  meal: 'meals',
  water: 'water',
  plan: 'meal_plans',
  recipe: 'recipes',
  favourite: 'favourites',
  drop: 'drops',
  given_drop: 'given_drops',
  appointment: 'appointments',
  portion: 'portions',
} as const;

/** As `readAccount` wrote it. */
const parsed = (chunk: string) => JSON.parse(chunk) as AccountRow[];

/**
 * Says what an import of an account's export would do. Nothing is stored.
 * @throws ApiError 400 for what is no export of this site
 */
export async function previewAccount(
  context: ServiceContext,
  { memberId }: Caller,
  { name, bytes, signal }: AccountToImport,
): Promise<ImportPreview> {
  const chunks = await runInEngine('accountFile', { name, bytes, nowMs: context.nowMs() }, { signal });
  const places = await accountPlaces(rowsOutside(context), memberId);
  const [counts, problems, leftOut] = [{ ...noCounts }, new Tallies(), new Tallies()];
  const sample: ImportPreview['sample'] = [];
  let [rows, already] = [0, 0];
  for (const chunk of chunks) {
    for (const { row, isNew } of await placeRows(places, parsed(chunk))) {
      rows += 1;
      if (row.state === 'problem') problems.add(row.problem);
      else if (row.state === 'left_out') leftOut.add(row.reason);
      else if (isNew) counts[countOf[row.entry.kind]] += 1;
      else already += 1;
      const shown = sampleOf(row, isNew);
      if (shown && sample.length < shownAtMost) sample.push(shown);
    }
  }
  const tallied = { problems: problems.list(), left_out: leftOut.list() };
  return { format, rows, new: counts, already, ...tallied, questions: [], columns: [], sample };
}

/** Babies, recipes and what cannot be taken are shown one by one. */
function sampleOf(row: AccountRow, isNew: boolean): ImportPreview['sample'][number] | null {
  const place = { file: row.file, row: row.row, at: null, remark: null, not_counted: [] };
  if (row.state === 'problem') return { ...place, state: 'problem', what: row.problem };
  if (row.state === 'left_out') return { ...place, state: 'left_out', what: row.reason };
  const { entry } = row;
  const state = isNew ? 'new' : 'already';
  if (entry.kind === 'baby') return { ...place, state, what: `Baby: ${entry.request.name}` };
  return entry.kind === 'recipe' ? { ...place, state, what: `Recipe: ${entry.title}` } : null;
}

/**
 * Stores an account's export in one transaction: its babies with their logs and plans, its recipes and favourites,
 * as far as they are not there.
 * @throws ApiError 400 for what is no export of this site, and for more babies or recipes than a member may have
 */
export async function applyAccount(
  context: ServiceContext,
  { memberId }: Caller,
  { name, bytes, signal, consent }: AccountToImport & { consent: BabyConsentVersion | undefined },
): Promise<ImportResult> {
  const chunks = await runInEngine('accountFile', { name, bytes, nowMs: context.nowMs() }, { signal });
  return withWriteTransaction(context.payload, async ({ rows }) => {
    await lockMember(rows, memberId);
    const nowMs = context.nowMs();
    const id = randomUUID();
    await insertImport(rows, { id, babyId: null, memberId, format, file: name, nowMs });
    const job: Job = {
      id,
      rows,
      memberId,
      nowMs,
      places: await accountPlaces(rows, memberId),
      drops: new Map(),
      portions: new Map(),
      added: { ...noCounts },
    };
    const rest = { already: 0, problems: 0, left_out: 0 };
    for (const chunk of chunks) {
      const placed = await placeRows(job.places, parsed(chunk));
      for (const { row, isNew } of placed) {
        if (row.state === 'problem') rest.problems += 1;
        else if (row.state === 'left_out') rest.left_out += 1;
        else if (!isNew) rest.already += 1;
      }
      await storeRows(
        job,
        placed.flatMap(({ row, isNew }) => (isNew && row.state === 'entry' ? [row] : [])),
      );
    }
    if (job.added.babies > 0 && consent !== undefined)
      await recordBabyConsent(rows, { memberId, version: consent, nowMs });
    await finishImport(rows, id, job.added);
    const isEmpty = Object.values(job.added).every((count) => count === 0);
    return { id: isEmpty ? null : id, baby: null, format, file: name, added: job.added, ...rest };
  });
}

interface Job {
  id: string;
  rows: Rows;
  memberId: string;
  nowMs: number;
  places: AccountPlaces;
  /** Ids here of the drops that this import stores, by those of the file. */
  drops: Map<string, string>;
  /** And of the portions. */
  portions: Map<string, string>;
  added: ImportCounts;
}

type EntryRow = Extract<AccountRow, { state: 'entry' }>;

async function storeRows(job: Job, entries: readonly EntryRow[]): Promise<void> {
  const byOwner = new Map<string, { owner: RowOwner; imported: ImportedRow[] }>();
  for (const { entry, key, file, row } of entries) {
    const { entryId, stamp } = await storeEntry(job, entry);
    const baby = 'baby' in entry ? job.places.ids.get(entry.baby) : undefined;
    const owner: RowOwner = baby === undefined ? { memberId: job.memberId } : { babyId: baby };
    const rowsOfOwner = byOwner.get(baby ?? '') ?? { owner, imported: [] };
    rowsOfOwner.imported.push({ key, kind: entry.kind, entryId, stamp, file, row });
    byOwner.set(baby ?? '', rowsOfOwner);
    job.added[countOf[entry.kind]] += 1;
  }
  for (const { owner, imported } of byOwner.values()) {
    // A baby or recipe that was deleted since an earlier import comes back.
    await forgetKeys(
      job.rows,
      owner,
      imported.map(({ key }) => key),
    );
    await insertImportedRows(job.rows, { importId: job.id, owner }, imported);
  }
}

function storeEntry(job: Job, entry: AccountEntry): Promise<Stored> {
  if (entry.kind === 'baby') return storeBaby(job, entry);
  if (entry.kind === 'recipe') return storeRecipe(job, entry);
  if (entry.kind === 'favourite') return storeFavourite(job, entry);
  if (entry.kind === 'meal') return storeMeal(job, entry);
  if (entry.kind === 'water') return storeWater(job, entry);
  if (entry.kind === 'portion') return storeImportedPortions(portionJob(job, entry), entry);
  if (entry.kind === 'drop') return storeImportedDrop(dropJob(job, entry), entry);
  if (entry.kind === 'given_drop') return storeImportedDose(dropJob(job, entry), entry);
  if (entry.kind === 'appointment') {
    const { rows, memberId, nowMs } = job;
    return storeImportedAppointment({ rows, memberId, nowMs, babyId: idHere(job, entry.baby) }, entry);
  }
  return storePlan(job, entry);
}

type EntryOf<Kind extends AccountEntry['kind']> = Extract<AccountEntry, { kind: Kind }>;

/** The id here of what the file calls so; what it does not hold keeps its name, as recipes of the library do. */
const idHere = ({ places }: Job, ref: string) => places.ids.get(ref) ?? ref;

/** JSON in which ids of the file's recipes are those that they have here. */
function withIdsHere({ places }: Job, value: unknown): string {
  let text = JSON.stringify(value);
  for (const [ref, id] of places.ids) text = text.replaceAll(`"${ref}"`, `"${id}"`);
  return text;
}

function dropJob(job: Job, { baby }: { baby: string }) {
  return { rows: job.rows, memberId: job.memberId, babyId: idHere(job, baby), ids: job.drops };
}

function portionJob(job: Job, { baby, portion }: EntryOf<'portion'>) {
  const { rows, memberId, portions: ids } = job;
  return { rows, memberId, babyId: idHere(job, baby), recipe: idHere(job, portion.recipe), ids };
}

async function storeBaby(job: Job, { ref, request }: EntryOf<'baby'>): Promise<Stored> {
  const { rows, memberId, nowMs } = job;
  // Lists go by this moment: a millisecond apart they keep the file's order.
  const createdAtMs = nowMs + job.added.babies;
  await refuseMoreBabies(rows, memberId);
  const id = idHere(job, ref);
  const { name, birth_date, due_date, sex, feeding, diet, locale } = request;
  await rows(
    noColumns,
    sql`INSERT INTO baby_profiles (id, name, birth_date, due_date, sex, feeding, diet, locale, lists, created_at_ms,
        updated_at_ms)
        VALUES (${id}, ${name}, ${birth_date}, ${due_date}, ${sex}, ${feeding}, ${diet}, ${locale},
          ${listsOf(request)}, ${createdAtMs}, ${nowMs})`,
  );
  await rows(
    noColumns,
    sql`INSERT INTO baby_carers (baby_id, member_id, role, joined_at_ms, is_founder, parent_since_ms)
        VALUES (${id}, ${memberId}, 'parent', ${nowMs}, 1, ${nowMs})`,
  );
  return { entryId: id, stamp: String(nowMs) };
}

async function storeRecipe(
  job: Job,
  { ref, title, source, stored, times }: EntryOf<'recipe'>,
): Promise<Stored> {
  const { rows, memberId, places } = job;
  if (places.recipes.size >= ownRecipesAtMost)
    throw nonFieldError(`You can save at most ${ownRecipesAtMost} recipes of your own.`);
  const id = idHere(job, ref);
  await rows(
    noColumns,
    sql`INSERT INTO member_recipes (id, member_id, title, source, recipe, created_at_ms, updated_at_ms)
        VALUES (${id}, ${memberId}, ${title}, ${source}, ${JSON.stringify(stored)}, ${times.createdAtMs},
          ${times.updatedAtMs})`,
  );
  places.recipes.add(id);
  return { entryId: id, stamp: String(times.updatedAtMs) };
}

async function storeFavourite(job: Job, { recipe, createdAtMs }: EntryOf<'favourite'>): Promise<Stored> {
  const id = idHere(job, recipe);
  await job.rows(
    noColumns,
    sql`INSERT INTO recipe_favorites (member_id, recipe, created_at_ms)
        VALUES (${job.memberId}, ${id}, ${createdAtMs})`,
  );
  job.places.favourites.add(id);
  return { entryId: id, stamp: '' };
}

async function storeMeal(job: Job, entry: EntryOf<'meal'>): Promise<Stored> {
  const { atMs, meal, items, share, reaction, times } = entry;
  const portion = job.portions.get(entry.portion ?? '') ?? null;
  const id = randomUUID();
  await job.rows(
    noColumns,
    sql`INSERT INTO baby_meals (id, baby_id, made_by, eaten_at_ms, kind, items, eaten_share, reaction, portion,
        created_at_ms, updated_at_ms)
        VALUES (${id}, ${idHere(job, entry.baby)}, ${job.memberId}, ${atMs}, ${meal}, ${withIdsHere(job, items)},
          ${share},
          ${reaction && JSON.stringify(reaction)}, ${portion}, ${times.createdAtMs}, ${times.updatedAtMs})`,
  );
  return { entryId: id, stamp: String(times.updatedAtMs) };
}

async function storeWater(job: Job, entry: EntryOf<'water'>): Promise<Stored> {
  const { atMs, amountMl, source, times } = entry;
  const id = randomUUID();
  await job.rows(
    noColumns,
    sql`INSERT INTO baby_water (id, baby_id, made_by, drunk_at_ms, amount_ml, source, created_at_ms, updated_at_ms)
        VALUES (${id}, ${idHere(job, entry.baby)}, ${job.memberId}, ${atMs}, ${amountMl}, ${source},
          ${times.createdAtMs}, ${times.updatedAtMs})`,
  );
  return { entryId: id, stamp: String(times.updatedAtMs) };
}

async function storePlan(job: Job, entry: EntryOf<'plan'>): Promise<Stored> {
  const { startDate, request, plan, checked, times } = entry;
  const id = randomUUID();
  const endDate = dateAfter(startDate, request.days - 1);
  const babyId = idHere(job, entry.baby);
  await refuseMorePlans(job.rows, babyId);
  await job.rows(
    noColumns,
    sql`INSERT INTO meal_plans (id, baby_id, made_by, start_date, end_date, request, plan, checked, solved_ms,
        version, created_at_ms, updated_at_ms)
        VALUES (${id}, ${babyId}, ${job.memberId}, ${startDate}, ${endDate},
          ${withIdsHere(job, request)},
          ${withIdsHere(job, plan)}, ${withIdsHere(job, checked)}, 0, 1, ${times.createdAtMs}, ${times.updatedAtMs})`,
  );
  return { entryId: id, stamp: String(times.updatedAtMs) };
}

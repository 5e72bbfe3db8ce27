import { randomUUID } from 'node:crypto';
import type { importFormats } from '../../../contract/import-formats';
import type { ImportCounts, ImportResult } from '../../../contract/nutriai-imports';
import { measurementsAtMost } from '../../../contract/nutriai-babies';
import { fieldErrors } from '../../../platform/http/api-error';
import { noColumns, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { type BabyRow, engineBaby, listsOf, lockBaby, requireParent, type Rows } from '../babies/baby-rows';
import { runInEngine } from '../engine-thread/run-in-engine';
import {
  finishImport,
  type ImportedRow,
  insertImport,
  insertImportedRows,
  noCounts,
  storedEntries,
} from './import-store';
import { notifyCarers } from '../live/notify-carers';
import type { ReadMealEntry, ReadRow } from './import-tasks';
import { type FileToImport, keysIn } from './preview-import';
import type { MeasurementEntry, WaterEntry } from './read/import-row';

/**
 * Stores the rows of a file in one transaction: all that can be read and that no import has stored before.
 * @throws ApiError 404, 403 for a carer; 400 for a file that cannot be read, or that leaves something to be asked
 */
export async function applyImport(
  context: ServiceContext,
  caller: Caller,
  { babyId, name, bytes, choices, signal }: FileToImport,
): Promise<ImportResult> {
  const baby = engineBaby(await requireParent(rowsOutside(context), caller.memberId, babyId));
  const file = { name, bytes, choices, baby, nowMs: context.nowMs() };
  const read = await runInEngine('importFile', file, { signal });
  if (read.questions.length > 0)
    throw fieldErrors(Object.fromEntries(read.questions.map(({ id }) => [id, [unanswered]])));
  const chunks: string[] = [];
  for (const chunk of read.chunks) chunks.push(await runInEngine('importMeals', { chunk, baby }, { signal }));
  return withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    await lockBaby(rows, babyId);
    await notifyCarers(transaction, { babyId, kind: 'meals', caller });
    await notifyCarers(transaction, { babyId, kind: 'water', caller });
    await notifyCarers(transaction, { babyId, kind: 'profile', caller });
    const stored = await requireParent(rows, caller.memberId, babyId);
    const job = { id: randomUUID(), rows, baby: stored, memberId: caller.memberId, nowMs: context.nowMs() };
    return storeChunks(job, { format: read.format, name, chunks });
  });
}

const unanswered = 'The file does not say this: choose before you import.';

interface Job {
  id: string;
  rows: Rows;
  baby: BabyRow;
  memberId: string;
  nowMs: number;
}

interface ReadChunks {
  format: (typeof importFormats)[number];
  name: string;
  chunks: readonly string[];
}

async function storeChunks(job: Job, { format, name, chunks }: ReadChunks): Promise<ImportResult> {
  const { id, rows, baby, memberId, nowMs } = job;
  await insertImport(rows, { id, babyId: baby.id, memberId, format, file: name, nowMs });
  const sizes = new MeasurementsOfBaby(baby);
  const added: ImportCounts = { ...noCounts };
  const rest = { already: 0, problems: 0, left_out: 0 };
  for (const chunk of chunks) {
    // As `readImportMeals` wrote it.
    const read = JSON.parse(chunk) as ReadRow[];
    const known = await storedEntries(rows, { babyId: baby.id }, keysIn(read));
    const imported: ImportedRow[] = [];
    const meals: [string, ReadMealEntry][] = [];
    const drinks: [string, WaterEntry][] = [];
    for (const row of read) {
      if (row.state === 'problem') rest.problems += 1;
      else if (row.state === 'left_out') rest.left_out += 1;
      else if (known.has(row.key)) rest.already += 1;
      else imported.push(take(row, { meals, drinks, sizes, added, nowMs }));
    }
    await insertMeals(job, meals);
    await insertWater(job, drinks);
    await insertImportedRows(rows, { importId: id, owner: { babyId: baby.id } }, imported);
  }
  await sizes.store(rows, nowMs);
  await finishImport(rows, id, added);
  const isEmpty = Object.values(added).every((count) => count === 0);
  return { id: isEmpty ? null : id, baby: baby.id, format, file: name, added, ...rest };
}

interface Taking {
  meals: [string, ReadMealEntry][];
  drinks: [string, WaterEntry][];
  sizes: MeasurementsOfBaby;
  added: ImportCounts;
  nowMs: number;
}

function take(row: Extract<ReadRow, { state: 'entry' }>, taking: Taking): ImportedRow {
  const { entry, file, key } = row;
  const place = { key, kind: entry.kind, file, row: row.row };
  if (entry.kind === 'measurement') {
    const stamp = taking.sizes.add(entry);
    if (stamp !== '{}') taking.added.measurements += 1;
    return { ...place, entryId: entry.date, stamp };
  }
  const entryId = randomUUID();
  if (entry.kind === 'meal') taking.meals.push([entryId, entry]);
  else taking.drinks.push([entryId, entry]);
  taking.added[entry.kind === 'meal' ? 'meals' : 'water'] += 1;
  return { ...place, entryId, stamp: String(taking.nowMs) };
}

async function insertMeals({ rows, baby, memberId, nowMs }: Job, meals: Taking['meals']): Promise<void> {
  if (meals.length === 0) return;
  const values = meals.map(
    ([id, { atMs, meal, items }]) =>
      sql`(${id}, ${baby.id}, ${memberId}, ${atMs}, ${meal}, ${JSON.stringify(items)}, ${1}, ${nowMs}, ${nowMs})`,
  );
  await rows(
    noColumns,
    sql`INSERT INTO baby_meals (id, baby_id, made_by, eaten_at_ms, kind, items, eaten_share, created_at_ms,
        updated_at_ms)
        VALUES ${sql.join(values, sql`, `)}`,
  );
}

async function insertWater({ rows, baby, memberId, nowMs }: Job, drinks: Taking['drinks']): Promise<void> {
  if (drinks.length === 0) return;
  const values = drinks.map(
    ([id, { atMs, amountMl, source }]) =>
      sql`(${id}, ${baby.id}, ${memberId}, ${atMs}, ${amountMl}, ${source}, ${nowMs}, ${nowMs})`,
  );
  await rows(
    noColumns,
    sql`INSERT INTO baby_water (id, baby_id, made_by, drunk_at_ms, amount_ml, source, created_at_ms, updated_at_ms)
        VALUES ${sql.join(values, sql`, `)}`,
  );
}

type Measurement = BabyRow['lists']['measurements'][number];

/**
 * The measurements of a profile, to which an import adds what is not there: what somebody entered here goes
 * before what a file says.
 */
class MeasurementsOfBaby {
  readonly #byDate: Map<string, Measurement>;
  #isChanged = false;

  constructor(private readonly baby: BabyRow) {
    this.#byDate = new Map(baby.lists.measurements.map((each) => [each.date, each]));
  }

  /** Adds sizes and gives those that were new, as JSON. */
  add({ date, weightKg, lengthCm, headCm }: MeasurementEntry): string {
    const stored = this.#byDate.get(date) ?? { date, weight_kg: null, length_cm: null, head_cm: null };
    const put = {
      ...(stored.weight_kg === null && weightKg !== null && { weight_kg: weightKg }),
      ...(stored.length_cm === null && lengthCm !== null && { length_cm: lengthCm }),
      ...(stored.head_cm === null && headCm !== null && { head_cm: headCm }),
    };
    if (Object.keys(put).length > 0) {
      this.#byDate.set(date, { ...stored, ...put });
      this.#isChanged = true;
    }
    return JSON.stringify(put);
  }

  async store(rows: Rows, nowMs: number): Promise<void> {
    if (!this.#isChanged) return;
    if (this.#byDate.size > measurementsAtMost) {
      throw fieldErrors({ file: [`A profile can have at most ${measurementsAtMost} days of measurements.`] });
    }
    const lists = listsOf({ ...this.baby, ...this.baby.lists, measurements: [...this.#byDate.values()] });
    await rows(
      noColumns,
      sql`UPDATE baby_profiles SET lists = ${lists}, updated_at_ms = ${nowMs} WHERE id = ${this.baby.id}`,
    );
  }
}

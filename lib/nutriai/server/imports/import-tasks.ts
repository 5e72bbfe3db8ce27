import type { MealItem } from '../../../contract/nutriai-meals';
import { fieldErrors } from '../../../platform/http/api-error';
import type { Child } from '../../engine/child';
import { childOn } from '../../engine/insights/child-on';
import type { Baby } from '../../engine/insights/log';
import { readMeal } from '../../engine/insights/read-meal';
import { ageDayAt } from '../log/log-rows';
import { checkItems, toLogItem } from '../log/meal-items';
import { isAccountFile } from './read/account-file';
import { checkedRows } from './read/check-rows';
import {
  type ImportChoices,
  ImportFileError,
  type ImportReading,
  type ImportRow,
  type MealEntry,
  type RowReading,
} from './read/import-row';
import { readImport } from './read/read-import';

/** Rows that travel between the threads at once, and are stored by one statement. */
export const rowsInChunk = 200;

export interface ImportFile {
  name: string;
  bytes: Uint8Array;
  choices: ImportChoices;
  baby: Baby;
  nowMs: number;
}

export interface ReadFile extends Omit<ImportReading, 'rows'> {
  rows: number;
  /**
   * Rows as JSON, so many at a time: text goes from thread to thread at no cost, and no turn of the server's
   * thread has to parse all.
   */
  chunks: string[];
}

/** A meal with its items as the log stores them. */
export type ReadMealEntry = Omit<MealEntry, 'items'> & { items: MealItem[]; notCounted: string[] };

/** A row whose words were read. */
export type ReadRow = Pick<ImportRow, 'file' | 'row' | 'key'> &
  (
    | { state: 'entry'; entry: ReadMealEntry | Exclude<EntryOf<ImportRow>, MealEntry>; remark?: string }
    | Exclude<RowReading, { state: 'entry' }>
  );
type EntryOf<Row> = Row extends { entry: infer Entry } ? Entry : never;

/**
 * Reads a file of a log for a baby.
 * @throws ApiError 400 for a file that cannot be read as a whole
 */
export function readImportFile({ name, bytes, choices, baby, nowMs }: ImportFile): ReadFile {
  if (isAccountFile(bytes)) throw fieldErrors({ file: [ofAccount] });
  try {
    const { rows, ...rest } = readImport(name, bytes, choices);
    const checked = checkedRows(rows, baby, nowMs);
    const chunks: string[] = [];
    for (let start = 0; start < checked.length; start += rowsInChunk) {
      chunks.push(JSON.stringify(checked.slice(start, start + rowsInChunk)));
    }
    return { ...rest, rows: checked.length, chunks };
  } catch (error) {
    if (error instanceof ImportFileError) throw fieldErrors({ file: [error.message] });
    throw error;
  }
}

const ofAccount = 'This is an export of a whole account. Import it from the page of your babies.';

/** Reads the words of the meals in a chunk as the log does, and gives the chunk back as JSON. */
export function readImportMeals({ chunk, baby }: { chunk: string; baby: Baby }): string {
  // The chunk comes from `readImportFile`.
  const rows = JSON.parse(chunk) as ImportRow[];
  const children = new Map<string, Child>();
  const childAt = (atMs: number) => {
    const day = ageDayAt(atMs, { birth_date: baby.birthDate });
    const child = children.get(day) ?? childOn(baby, day);
    children.set(day, child);
    return child;
  };
  const read = rows.map((row): ReadRow => {
    if (row.state !== 'entry') return row;
    const { entry, ...rest } = row;
    return entry.kind === 'meal' ? { ...rest, ...readWords(entry, childAt(entry.atMs)) } : { ...rest, entry };
  });
  return JSON.stringify(read);
}

type WordsRead = { state: 'entry'; entry: ReadMealEntry } | { state: 'problem'; problem: string };

function readWords(entry: MealEntry, child: Child): WordsRead {
  const { items, problems } = checkItems(entry.items, { child, kind: entry.meal, own: new Map() });
  const [problem] = Object.values(problems);
  if (problem !== undefined) return { state: 'problem', problem: firstMessage(problem) };
  const logged = {
    eatenAt: new Date(entry.atMs).toISOString(),
    kind: entry.meal,
    items: items.map(toLogItem),
  };
  const { notCounted } = readMeal(logged, logged.eatenAt.slice(0, 10), {
    child,
    recipes: [],
  });
  return { state: 'entry', entry: { ...entry, items, notCounted: notCounted.map(({ text }) => text) } };
}

function firstMessage(problem: unknown): string {
  if (typeof problem === 'string') return problem;
  const [first] = typeof problem === 'object' && problem !== null ? Object.values(problem) : [];
  return first === undefined ? 'The row cannot be read.' : firstMessage(first);
}

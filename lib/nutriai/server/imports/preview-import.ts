import type { ImportCounts, ImportPreview } from '../../../contract/nutriai-imports';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { engineBaby, requireParent } from '../babies/baby-rows';
import { runInEngine } from '../engine-thread/run-in-engine';
import type { ImportChoices, ImportRow } from './read/import-row';
import { noCounts, storedEntries } from './import-store';
import { entryWords } from './entry-words';
import type { ReadRow } from './import-tasks';
import { Tallies } from './tallies';

/** Rows of each state that a preview shows. */
const shownOfState = { new: 60, already: 10, problem: 60, left_out: 10 } as const;
type State = keyof typeof shownOfState;

export interface FileToImport {
  babyId: string;
  name: string;
  bytes: Uint8Array;
  choices: ImportChoices;
  signal: AbortSignal;
}

interface Seen {
  counts: ImportCounts;
  already: number;
  problems: Tallies;
  leftOut: Tallies;
  shown: { state: State; row: ImportRow }[];
}

/**
 * Says what an import of this file would do. Nothing is stored.
 * @throws ApiError 404, 403 for a carer; 400 for a file that cannot be read
 */
export async function previewImport(
  context: ServiceContext,
  { memberId }: Caller,
  { babyId, name, bytes, choices, signal }: FileToImport,
): Promise<ImportPreview> {
  const rows = rowsOutside(context);
  const baby = engineBaby(await requireParent(rows, memberId, babyId));
  const file = { name, bytes, choices, baby, nowMs: context.nowMs() };
  const read = await runInEngine('importFile', file, { signal });
  const seen: Seen = {
    counts: { ...noCounts },
    already: 0,
    problems: new Tallies(),
    leftOut: new Tallies(),
    shown: [],
  };
  for (const chunk of read.chunks) {
    // As `readImportFile` wrote it.
    const found = JSON.parse(chunk) as ImportRow[];
    const stored = await storedEntries(rows, { babyId }, keysIn(found));
    for (const row of found) take(seen, row, stored.has(row.key));
  }
  const shown = seen.shown.map(({ row }) => row);
  const words = await runInEngine('importMeals', { chunk: JSON.stringify(shown), baby }, { signal });
  const readRows = JSON.parse(words) as ReadRow[];
  return {
    format: read.format,
    rows: read.rows,
    new: seen.counts,
    already: seen.already,
    problems: seen.problems.list(),
    left_out: seen.leftOut.list(),
    questions: read.questions,
    columns: read.columns,
    sample: readRows.map((row, index) => sampleOf(row, seen.shown[index]?.state ?? 'new')),
  };
}

/** Keys of the rows that are entries. */
export function keysIn(rows: readonly Pick<ImportRow, 'state' | 'key'>[]): string[] {
  return rows.flatMap(({ state, key }) => (state === 'entry' ? [key] : []));
}

const countOf = { meal: 'meals', water: 'water', measurement: 'measurements' } as const;

function take(seen: Seen, row: ImportRow, isStored: boolean): void {
  const state = row.state === 'entry' ? (isStored ? 'already' : 'new') : row.state;
  if (row.state === 'problem') seen.problems.add(row.problem);
  else if (row.state === 'left_out') seen.leftOut.add(row.reason);
  else if (isStored) seen.already += 1;
  else seen.counts[countOf[row.entry.kind]] += 1;
  if (seen.shown.filter((each) => each.state === state).length < shownOfState[state])
    seen.shown.push({ state, row });
}

function sampleOf(row: ReadRow, state: State): ImportPreview['sample'][number] {
  const place = { file: row.file, row: row.row };
  if (row.state === 'entry') {
    const { entry } = row;
    const at = entry.kind === 'measurement' ? entry.date : new Date(entry.atMs).toISOString();
    const notCounted = entry.kind === 'meal' ? entry.notCounted : [];
    return {
      ...place,
      state,
      at,
      what: entryWords(entry),
      remark: row.remark ?? null,
      not_counted: notCounted,
    };
  }
  const isProblem = row.state === 'problem';
  const what = isProblem ? row.problem : row.reason;
  return { ...place, state: isProblem ? 'problem' : state, at: null, what, remark: null, not_counted: [] };
}

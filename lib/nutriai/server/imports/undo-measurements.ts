import * as z from 'zod';
import { noColumns, sql } from '../../../platform/database/sql';
import { type BabyRow, listsOf, requireParent, type Rows } from '../babies/baby-rows';
import type { ImportedRow, Undoing, Undone } from './undoing';

type Measurement = BabyRow['lists']['measurements'][number];

const sizesPut = z.object({
  weight_kg: z.number().optional(),
  length_cm: z.number().optional(),
  head_cm: z.number().optional(),
});
const sizeNames = ['weight_kg', 'length_cm', 'head_cm'] as const;

/** Takes sizes out of the profile that are still what the import put there. */
export async function undoMeasurements(undoing: Undoing, imported: readonly ImportedRow[]): Promise<Undone> {
  const { rows, memberId, isEditedRemoved, nowMs } = undoing;
  const babyId = imported[0]?.baby_id ?? null;
  if (babyId === null) return { removed: 0, kept: [] };
  const baby = await requireParent(rows, memberId, babyId);
  const byDate = new Map(baby.lists.measurements.map((each) => [each.date, { ...each }]));
  const kept: ImportedRow[] = [];
  let removed = 0;
  for (const row of imported) {
    const measurement = byDate.get(row.entry_id);
    const put = sizesPut.parse(JSON.parse(row.stamp));
    const isEdited = sizeNames.some(
      (name) => put[name] !== undefined && (measurement?.[name] ?? put[name]) !== put[name],
    );
    if (!measurement || Object.keys(put).length === 0) continue;
    if (isEdited && !isEditedRemoved) kept.push(row);
    else {
      removed += 1;
      for (const name of sizeNames) if (put[name] !== undefined) measurement[name] = null;
    }
  }
  await storeMeasurements(rows, baby, { measurements: [...byDate.values()].filter(isSomething), nowMs });
  return { removed, kept };
}

const isSomething = (each: Measurement) => sizeNames.some((name) => each[name] !== null);

async function storeMeasurements(
  rows: Rows,
  baby: BabyRow,
  { measurements, nowMs }: { measurements: Measurement[]; nowMs: number },
): Promise<void> {
  const lists = listsOf({ ...baby, ...baby.lists, measurements });
  await rows(
    noColumns,
    sql`UPDATE baby_profiles SET lists = ${lists}, updated_at_ms = ${nowMs} WHERE id = ${baby.id}`,
  );
}

import * as z from 'zod';
import { numberColumn } from '../../../platform/database/sql';
import type { Rows } from '../babies/baby-rows';

/** A row of an import that stands in its table. */
export const importedRow = z.object({
  key: z.string(),
  baby_id: z.string().nullable(),
  kind: z.enum([
    'baby',
    'meal',
    'water',
    'measurement',
    'plan',
    'recipe',
    'favourite',
    'drop',
    'given_drop',
    'appointment',
    'portion',
  ]),
  entry_id: z.string(),
  stamp: z.string(),
  file: z.string(),
  row_number: numberColumn,
});
export type ImportedRow = z.output<typeof importedRow>;

export interface Undoing {
  rows: Rows;
  importId: string;
  memberId: string;
  isEditedRemoved: boolean;
  nowMs: number;
}

/** `kept` is what was changed since, or belongs to somebody else. */
export interface Undone {
  removed: number;
  kept: ImportedRow[];
}

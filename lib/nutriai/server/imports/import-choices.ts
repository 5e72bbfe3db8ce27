import * as z from 'zod';
import { columnRoles, type ImportQuery } from '../../../contract/nutriai-imports';
import { fieldErrors } from '../../../platform/http/api-error';
import type { ImportChoices } from './read/import-row';

const role = z.enum(columnRoles);

/** @throws ApiError 400 for columns that cannot be */
export function choicesOf(query: ImportQuery): ImportChoices {
  return {
    timeZone: query.time_zone,
    child: query.child,
    dateOrder: query.date_order,
    volumeUnit: query.volume_unit,
    weightUnit: query.weight_unit,
    lengthUnit: query.length_unit,
    columns: query.columns === undefined ? undefined : readColumns(query.columns),
  };
}

function readColumns(text: string): NonNullable<ImportChoices['columns']> {
  const columns: Record<string, z.output<typeof role>> = {};
  for (const pair of text.split(',')) {
    const [index = '', name = ''] = pair.split(':');
    const known = role.safeParse(name);
    if (!known.success) throw fieldErrors({ columns: [`"${name}" is not a valid choice.`] });
    if (Object.values(columns).includes(known.data)) {
      throw fieldErrors({ columns: [`Only one column can be "${name}".`] });
    }
    columns[String(Number(index))] = known.data;
  }
  return columns;
}

/** A file as it was sent. */
export interface SentFile {
  bytes: Uint8Array;
  signal: AbortSignal;
}

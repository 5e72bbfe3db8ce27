import type { ResultSet, Row } from '@libsql/client';
import type { Result } from './prepared-connection';

/**
 * A result as `@libsql/client` gives it: rows whose cells are found by the names of their columns, which
 * are enumerated, and by place, which are not. The client defines each property of each row by itself; here
 * the places are getters that all rows of one length share.
 */
export function libsqlRows({ columns, cells, changes, lastInsertRowid }: Result): ResultSet {
  const RowOfLength = rowOfLength(columns.length);
  const rows = cells.map((given) => {
    const row = new RowOfLength(given) as PlacedRow & Record<string, unknown>;
    for (let index = 0; index < columns.length; index += 1) {
      const column = columns[index] as string;
      // Of columns with one name the first counts.
      if (!Object.hasOwn(row, column) && column !== 'length') row[column] = given[index];
    }
    return row as unknown as Row;
  });
  return {
    columns: [...columns],
    columnTypes: [],
    rows,
    rowsAffected: changes,
    lastInsertRowid: columns.length === 0 ? BigInt(lastInsertRowid) : undefined,
    toJSON: () => ({ columns, rows: cells, rowsAffected: changes }),
  };
}

class PlacedRow {
  readonly #cells: readonly unknown[];

  constructor(cells: readonly unknown[]) {
    this.#cells = cells;
  }

  static cell(row: PlacedRow, index: number): unknown {
    return row.#cells[index];
  }
}

const rowsByLength = new Map<number, typeof PlacedRow>();

function rowOfLength(length: number): typeof PlacedRow {
  const known = rowsByLength.get(length);
  if (known) return known;
  const RowOfLength = class extends PlacedRow {};
  Object.defineProperty(RowOfLength.prototype, 'length', { value: length });
  for (let index = 0; index < length; index += 1) {
    Object.defineProperty(RowOfLength.prototype, index, {
      get(this: PlacedRow) {
        return PlacedRow.cell(this, index);
      },
    });
  }
  rowsByLength.set(length, RowOfLength);
  return RowOfLength;
}

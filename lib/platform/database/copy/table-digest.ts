import { createHash } from 'node:crypto';
import type { PlainValue } from './copied-column';

/**
 * What two tables are compared by: how many rows, and one digest over all values of all rows in whichever
 * order they came.
 */
export class TableDigest {
  readonly #rows: string[] = [];

  add(row: readonly PlainValue[]): void {
    this.#rows.push(createHash('sha256').update(JSON.stringify(row)).digest('base64'));
  }

  get count(): number {
    return this.#rows.length;
  }

  /** Rows that are alike count as often as they are there. */
  get digest(): string {
    return createHash('sha256').update(this.#rows.sort().join('\n')).digest('hex');
  }
}

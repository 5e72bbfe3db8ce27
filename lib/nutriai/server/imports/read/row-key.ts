import { createHash } from 'node:crypto';

/**
 * Names rows so that a later run knows them again. A row with an id of its source goes by that; any other by its
 * own cells, and by how often the same cells stood before in
 * the file: two equal rows are two entries, and a longer export of the same log adds only what is new. What the
 * member chose (zone, units, columns) is in no key.
 */
export class RowKeys {
  readonly #seen = new Map<string, number>();

  of(source: string, parts: readonly string[]): string {
    const text = JSON.stringify([source, ...parts]);
    const before = this.#seen.get(text) ?? 0;
    this.#seen.set(text, before + 1);
    const counted = before === 0 ? text : `${text} ${before + 1}`;
    return createHash('sha256').update(counted).digest('base64url');
  }
}

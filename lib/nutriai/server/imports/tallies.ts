/** Reasons that name a value of the row are as many as the rows: the first hundred say enough. */
const reasonsAtMost = 100;

/** Counts equal texts, the most frequent first. */
export class Tallies {
  readonly #counts = new Map<string, number>();

  add(text: string): void {
    const name = this.#counts.has(text) || this.#counts.size < reasonsAtMost ? text : 'Other reasons';
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  list(): { text: string; rows: number }[] {
    return [...this.#counts].map(([text, rows]) => ({ text, rows })).sort((a, b) => b.rows - a.rows);
  }
}

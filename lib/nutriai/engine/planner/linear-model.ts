/**
 * A linear model with whole-number columns, rows stored one after the other (compressed sparse rows), as
 * plain data that can be sent to a worker.
 */
export interface LinearModel {
  maximise: boolean;
  offset: number;
  colCost: readonly number[];
  colLower: readonly number[];
  colUpper: readonly number[];
  /** 1 for a column that takes whole numbers only, else 0. */
  integrality: readonly number[];
  rowLower: readonly number[];
  rowUpper: readonly number[];
  starts: readonly number[];
  indices: readonly number[];
  values: readonly number[];
}

export interface ModelSolution {
  /** `limit`: the best found when time ran out. */
  status: 'optimal' | 'limit' | 'infeasible';
  objective: number;
  /** Relative distance of the objective from what is proven possible, 0 to 1; 0 for a model without whole numbers. */
  gap: number;
  /** Values by column; empty when infeasible. */
  values: readonly number[];
}

export interface SolveOptions {
  /** The solver may stop once this gap is proven. */
  relativeGap?: number;
  /** Most branches that are looked into: it ends the search at the same place on every machine. */
  mostNodes?: number;
  /** A safety net far above the usual time: a plan cut short by it need not be the same again. */
  timeLimitSeconds?: number;
  seed?: number;
  signal?: AbortSignal;
}

/** Solves one model. Whatever solves it stands outside of the planner, which knows this only. */
export interface Solver {
  /**
   * @throws AbortError when the signal fires, Error when the solver itself fails
   */
  solve(model: LinearModel, options?: SolveOptions): Promise<ModelSolution>;
}

export type Term = readonly [column: number, value: number];

interface Column {
  cost?: number;
  lower?: number;
  upper?: number;
  integer?: boolean;
}

/** Gathers columns and rows into a model. */
export class ModelBuilder {
  readonly #columns: Required<Column>[] = [];
  readonly #rows: { lower: number; upper: number; terms: readonly Term[] }[] = [];

  /** Adds a column, from 0 upwards unless said otherwise, and gives its index. */
  column({ cost = 0, lower = 0, upper = Infinity, integer = false }: Column = {}): number {
    this.#columns.push({ cost, lower, upper, integer });
    return this.#columns.length - 1;
  }

  /** Adds lower ≤ Σ value × column ≤ upper. Terms of one column are summed. */
  row(lower: number, upper: number, terms: readonly Term[]): void {
    const sums = new Map<number, number>();
    for (const [column, value] of terms) sums.set(column, (sums.get(column) ?? 0) + value);
    const kept = [...sums].filter(([, value]) => value !== 0);
    if (kept.length > 0) this.#rows.push({ lower, upper, terms: kept });
  }

  build({ maximise, offset = 0 }: { maximise: boolean; offset?: number }): LinearModel {
    const starts = [0];
    for (const { terms } of this.#rows) starts.push((starts.at(-1) ?? 0) + terms.length);
    const terms = this.#rows.flatMap((row) => row.terms);
    return {
      maximise,
      offset,
      colCost: this.#columns.map(({ cost }) => cost),
      colLower: this.#columns.map(({ lower }) => lower),
      colUpper: this.#columns.map(({ upper }) => upper),
      integrality: this.#columns.map(({ integer }) => (integer ? 1 : 0)),
      rowLower: this.#rows.map(({ lower }) => lower),
      rowUpper: this.#rows.map(({ upper }) => upper),
      starts,
      indices: terms.map(([column]) => column),
      values: terms.map(([, value]) => value),
    };
  }
}

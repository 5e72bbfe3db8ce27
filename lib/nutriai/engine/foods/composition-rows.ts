import { knowledge } from '../knowledge/knowledge';
import { type CompositionRow } from '../knowledge/schemas/composition';

/** Every row of food composition the engine has, by its code. */
export const compositionRows: ReadonlyMap<string, CompositionRow> = new Map(
  knowledge.composition.map((row) => [row.code, row]),
);

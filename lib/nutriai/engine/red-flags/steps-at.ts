import type { FirstAidDrawing, RedFlagClass } from '../knowledge/schemas/red-flags';

/** Number of a step → the drawing that shows it. */
export type Drawings = Readonly<Record<string, FirstAidDrawing>>;

const oneYear = 12;

/** Returns what to do at an age until help comes, and the drawings of it. */
export function stepsAt(
  { steps, stepsFromOneYear, drawings = {}, drawingsFromOneYear = {} }: RedFlagClass,
  ageMonths: number,
): { steps: readonly string[]; drawings: Drawings } {
  return ageMonths < oneYear || stepsFromOneYear === undefined
    ? { steps, drawings }
    : { steps: stepsFromOneYear, drawings: drawingsFromOneYear };
}

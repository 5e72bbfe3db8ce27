import type { FirstAidDrawing, RedFlagClass } from '../knowledge/schemas/red-flags';

/** Number of a step → the drawing that shows it. */
export type Drawings = Readonly<Record<string, FirstAidDrawing>>;

const oneYear = 12;

/**
 * Returns what to do at an age until help comes, and the drawings of it. What can wait for a doctor today may have
 * steps of its own.
 */
export function stepsAt(
  { steps, stepsFromOneYear, stepsToday, drawings = {}, drawingsFromOneYear = {} }: RedFlagClass,
  { ageMonths, level }: { ageMonths: number; level: RedFlagClass['level'] },
): { steps: readonly string[]; drawings: Drawings } {
  if (level === 'today' && stepsToday !== undefined) return { steps: stepsToday, drawings: {} };
  return ageMonths < oneYear || stepsFromOneYear === undefined
    ? { steps, drawings }
    : { steps: stepsFromOneYear, drawings: drawingsFromOneYear };
}

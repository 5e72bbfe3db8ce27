import type { PlanStep } from '../../../contract/nutriai-plans';
import type { SolveOptions, Solver } from '../../engine/planner/linear-model';
import { solveGaps } from '../../engine/planner/solve-gaps';

/**
 * Where a plan stands: choosing or portioning the dishes of a week, or proving what its shortfalls could be
 * at best.
 */
export interface Progress {
  step: PlanStep;
  /** From 1. */
  week: number;
  weeks: number;
  /** Above 1 when dishes were ruled out for this child and the week is chosen anew. */
  attempt: number;
}

function stepOf({ relativeGap }: SolveOptions): PlanStep {
  if (relativeGap === solveGaps.choosing) return 'choosing';
  // An easier week is looked for once a week has its portions, and has no step of its own.
  const isPortioning = relativeGap === solveGaps.portioning || relativeGap === solveGaps.easing;
  return isPortioning ? 'portioning' : 'checking';
}

/** Up to seven days are solved together. */
const daysAWeek = 7;

/**
 * The same solver, telling before each solve which step of a plan it is for. A step is told once, however
 * many solves it takes.
 */
export function reportSteps(
  solver: Solver,
  { days, report }: { days: number; report: (progress: Progress) => void },
): Solver {
  const weeks = Math.ceil(days / daysAWeek);
  let choices = 0;
  let last = '';
  return {
    solve: (model, options = {}) => {
      const step = stepOf(options);
      if (step === 'choosing') choices += 1;
      const week = step === 'checking' ? weeks : ((choices - 1) % weeks) + 1;
      const progress = { step, week, weeks, attempt: Math.ceil(choices / weeks) };
      const told = JSON.stringify(progress);
      if (told !== last) report(progress);
      last = told;
      return solver.solve(model, options);
    },
  };
}

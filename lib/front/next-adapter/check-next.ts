import { type Loss, type NextBuild, type Reliance, reliances } from './reliances';

export interface NextProblem {
  reliance: Reliance;
  problem: string;
}

/** What of Next is as this site expects it. */
export interface NextCheck {
  problems: readonly NextProblem[];
  /** Whether the site has to do without this. */
  hasLost: (loss: Loss) => boolean;
  /** One line for `/readyz`, or `null` when all is as expected. */
  detail: string | null;
}

/** Checks everything inside Next that the site relies on, without loading a route or rendering a page. */
export function checkNext(build: NextBuild): NextCheck {
  const problems = reliances.flatMap((reliance) => {
    const problem = problemOf(reliance, build);
    return problem === null ? [] : [{ reliance, problem }];
  });
  return {
    problems,
    hasLost: (loss) => problems.some(({ reliance }) => reliance.loss === loss),
    detail:
      problems.length === 0
        ? null
        : `Next differs: ${problems.map(({ reliance }) => reliance.name).join(', ')}`,
  };
}

/** Whatever a changed Next makes a check fail with, the site has to start. */
function problemOf(reliance: Reliance, build: NextBuild): string | null {
  try {
    return reliance.problem(build);
  } catch (error) {
    return String(error);
  }
}

import { recipeFacts } from '../recipes/recipe-facts';
import { recipes } from '../recipes/recipe-list';
import { wordTables } from '../text/word-tables';
import { type Solver } from './linear-model';
import { Pace } from './pace';
import { plan } from './plan';
import { gateVerdict } from './recipe-gate';

/** A week for a child of whom little is known: most of the library takes part. */
const usualWeek = {
  child: { ageMonths: 12, sex: 'female', feeding: 'mixed' },
  startDate: '2024-01-01',
  days: 7,
} as const;

/**
 * Does ahead what the first plan of a process would wait for: the tables of words, the reading of the
 * library, the start of a solver. It takes seconds in small steps, so that other work goes on meanwhile, and
 * changes no answer.
 */
export async function warmUpPlanner(solver: Solver): Promise<void> {
  const pace = new Pace();
  for (const table of wordTables) {
    table();
    await pace.giveWay();
  }
  for (const recipe of recipes) {
    recipeFacts(recipe);
    gateVerdict(recipe, { ageMonths: usualWeek.child.ageMonths });
    await pace.giveWay();
  }
  await plan(usualWeek, solver);
}

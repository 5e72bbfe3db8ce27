import type { Knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import type { SafetyCaseTable } from '@/lib/nutriai/engine/knowledge/schemas/safety-cases';
import type { Problem } from '../problem';

/** Ages that end before they begin, or are out of order. */
export function agesOutOfOrder(knowledge: Knowledge, cases: readonly SafetyCaseTable[]): Problem[] {
  return [
    ...knowledge.rules.flatMap(({ id, fromMonths = 0, untilMonths, relaxed = {} }) => {
      const ends = [untilMonths, ...Object.values(relaxed).map((each) => each.untilMonths)];
      return ends
        .filter((end) => typeof end === 'number' && end < fromMonths)
        .map((end) => ({
          where: `rules: ${id}`,
          message: `It ends at ${end} months and begins at ${fromMonths}.`,
        }));
    }),
    ...knowledge.recipes.flatMap(({ id, ageFromMonths, textures }) => {
      const first = Math.min(...Object.keys(textures).map(Number));
      if (first <= ageFromMonths) return [];
      return [{ where: `recipes: ${id}`, message: `Nothing says how it is served before ${first} months.` }];
    }),
    ...cases.flatMap(({ name, cases: sets }) =>
      sets
        .filter(({ ages }) => ages.some((age, index) => index > 0 && age <= (ages[index - 1] ?? 0)))
        .map(({ texts }) => ({ where: `cases: ${name}`, message: `Ages out of order: “${texts[0]}”.` })),
    ),
  ];
}

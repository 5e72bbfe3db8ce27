import { judgeByEngine } from '@/lib/nutriai/engine/benchmark/judge-by-engine';
import { openBenchmark } from '@/lib/nutriai/engine/benchmark/open-benchmark';

const { cases, results } = openBenchmark();
const categories = [...new Set(cases.map(({ category }) => category))];

/** The page shows what is stored. Where a change of the engine is meant: `npm run benchmark -- --store`. */
test.each(categories)(
  'the engine answers as stored in knowledge/benchmark/results/engine.json (npm run benchmark -- --store): %s',
  (category) => {
    const own = cases.filter((each) => each.category === category);
    const stored = Object.fromEntries(own.map(({ id }) => [id, results.now.answers[id]]));
    expect(judgeByEngine(own)).toEqual(stored);
  },
  60_000,
);

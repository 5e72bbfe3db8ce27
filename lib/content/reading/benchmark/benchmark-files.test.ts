import { csvRows } from '../../../nutriai/engine/knowledge/csv-rows';
import { openBenchmark } from '../../../nutriai/engine/benchmark/open-benchmark';
import { benchmarkFigures } from './benchmark-figures';
import { benchmarkFiles } from './benchmark-files';
import { categoryWords, languageWords } from './benchmark-words';

const { cases, edition } = openBenchmark();
const bodyOf = (end: string) =>
  benchmarkFiles()
    .find(({ name }) => name.endsWith(end))
    ?.body.toString() ?? '';

test('every file is named with the version of the cases', () => {
  expect(benchmarkFiles().map(({ name }) => name)).toEqual([
    `infant-food-safety-${edition.version}.jsonl`,
    `infant-food-safety-${edition.version}.csv`,
    `infant-food-safety-${edition.version}-results.json`,
  ]);
});

test('the lines have every case, each with its rule and source in full', () => {
  const lines = bodyOf('.jsonl')
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toHaveLength(cases.length);
  for (const line of lines)
    expect(line).toMatchObject({
      rule: expect.stringMatching(/\w{3}/),
      source: { url: expect.stringMatching(/^http/) },
    });
  expect(lines.map((line) => (line as { text: string }).text)).toEqual(cases.map(({ text }) => text));
});

test('the table has the same texts', () => {
  expect(csvRows(bodyOf('.csv')).map(({ text }) => text)).toEqual(cases.map(({ text }) => text));
});

test('the results have both runs, and each answer', () => {
  const results = JSON.parse(bodyOf('-results.json')) as { first_run: Run; newest_run: Run };
  type Run = { answers: Record<string, string>; confusion: Record<string, Record<string, number>> };
  for (const { answers, confusion } of [results.first_run, results.newest_run]) {
    expect(Object.keys(answers)).toHaveLength(cases.length);
    const counted = Object.values(confusion).flatMap((row) => Object.values(row));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(cases.length);
  }
});

test('the page shows the first run as it was: 404 of 1,365 let through, 133 of 1,187 wrongly blocked', () => {
  const { all, categories, languages, halves } = benchmarkFigures();
  expect(all.first).toMatchObject({ unsafe: 1365, missed: 404, servable: 1187, wronglyBlocked: 133 });
  for (const rows of [categories, languages, halves]) {
    const others = rows.filter(({ id }) => id !== 'all');
    expect(others.reduce((sum, { now }) => sum + now.missed, 0)).toBe(all.now.missed);
    expect(rows.at(-1)?.id).toBe('all');
  }
});

test('every category and language has a name', () => {
  expect(Object.keys(categoryWords).sort()).toEqual(
    [...new Set(cases.map(({ category }) => category))].sort(),
  );
  expect(Object.keys(languageWords).sort()).toEqual(
    [...new Set(cases.map(({ language }) => language))].sort(),
  );
});

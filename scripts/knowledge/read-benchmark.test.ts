import path from 'node:path';
import { benchmarkLanguages } from '@/lib/nutriai/engine/knowledge/schemas/benchmark';
import { hashOfEdition, readBenchmark } from './read-benchmark';

const folder = path.resolve('knowledge/benchmark');
const { edition, cases, rules, sources, results } = readBenchmark(folder);
const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;
const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('holds at least two thousand cases in ten categories and six languages, two fifths of them servable', () => {
  expect(cases.length).toBeGreaterThanOrEqual(2_000);
  expect(new Set(cases.map(({ category }) => category)).size).toBe(10);
  for (const language of benchmarkLanguages)
    expect(cases.filter((each) => each.language === language).length).toBeGreaterThan(200);
  for (const category of new Set(cases.map((each) => each.category))) {
    const own = cases.filter((each) => each.category === category);
    expect(own.length).toBeGreaterThanOrEqual(200);
    expect(
      share(
        own.filter(({ verdict }) => verdict !== 'unsafe'),
        own,
      ),
    ).toBeGreaterThanOrEqual(0.4);
  }
});

test('every case has an id of its category and a text of its own', () => {
  expect(twice(cases.map(({ id }) => id))).toEqual([]);
  expect(cases.filter(({ id, category }) => !id.startsWith(`${category}-`))).toEqual([]);
  const keyOf = ({ text, age_months, allergies }: (typeof cases)[number]) =>
    [text.toLowerCase(), age_months, ...allergies].join('|');
  expect(twice(cases.map(keyOf))).toEqual([]);
});

test('every case rests on a rule, every rule on a source, and none is left over', () => {
  expect([...new Set(cases.map(({ rule }) => rule))].sort()).toEqual(Object.keys(rules).sort());
  expect([...new Set(Object.values(rules).map(({ source }) => source))].sort()).toEqual(
    Object.keys(sources).sort(),
  );
});

test('what was published under a version has not changed: a change of cases, rules or sources needs a new version and its hash', () => {
  expect({ ...edition, sha256: hashOfEdition(folder) }).toEqual(edition);
});

test('both runs of the engine answered every case of this version', () => {
  const ids = cases.map(({ id }) => id).sort();
  for (const { version, answers } of Object.values(results)) {
    expect(version).toBe(edition.version);
    expect(Object.keys(answers).sort()).toEqual(ids);
    expect(Object.values(answers).filter((answer) => answer === 'failed' || answer === 'unreadable')).toEqual(
      [],
    );
  }
});

import { safetyCheckAnswer } from '../../../contract/nutriai-public';
import { openBenchmark } from '../../engine/benchmark/open-benchmark';
import { knowledge } from '../../engine/knowledge/knowledge';
import { checkSafety } from './check-safety';

/** What of an answer the contract has no place for; null where all of it fits. */
function misfit(text: string, ageMonths: number): unknown {
  const { error } = safetyCheckAnswer.safeParse(checkSafety({ text, age_months: ageMonths }));
  return error ? { text, issues: error.issues } : null;
}

it('answers in the contract’s shape about every kind of thing that is not food', () => {
  const names = knowledge.notFood.flatMap(({ names: all }) => all.slice(0, 20));
  expect(names.map((name) => misfit(name, 9)).filter((each) => each !== null)).toEqual([]);
  const verdicts = knowledge.notFood.map(
    ({ names: [name = ''] }) => checkSafety({ text: name, age_months: 9 }).verdict,
  );
  expect(new Set(verdicts)).toEqual(new Set(['block']));
});

it('answers in the contract’s shape whatever the open benchmark asks', () => {
  const { cases } = openBenchmark();
  expect(
    cases.map(({ text, age_months: ageMonths }) => misfit(text, ageMonths)).filter((each) => each !== null),
  ).toEqual([]);
}, 60_000);

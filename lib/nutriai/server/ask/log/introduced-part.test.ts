import { answerByRules } from '../answer-by-rules';
import { askedBaby } from '../asked-child';
import { ada, adaToday } from '../testing/ada';
import { adaLog } from '../testing/ada-log';

type Introduced = (typeof adaLog.input.baby.introducedAllergens)[number];

async function answered(text: string, introducedAllergens: readonly Introduced[]) {
  const baby = { ...ada, introducedAllergens };
  const input = { ...adaLog.input, baby };
  const answer = await answerByRules(text, askedBaby(baby, 'Ada', adaToday), {
    findArticles: () => Promise.resolve([]),
    readLog: () => Promise.resolve({ ...adaLog, input }),
  });
  return answer.parts.map((part) => part.text).join(' ');
}

const undated: Introduced = { code: 'egg', date: null, reaction: 'none' };

it('gives what was eaten before the log no first day', async () => {
  const text = await answered('when did she first have egg', [undated]);
  expect(text).toMatch(/^In the log, Ada first had egg on Wednesday 18 November/);
  expect(text).toContain('The profile says that Ada had egg before the log began, on days nobody noted.');
});

it('says the day that a parent knew', async () => {
  const text = await answered('when did she first have egg', [{ ...undated, date: '2026-10-02' }]);
  expect(text).toContain('The profile says that Ada first had egg on Friday 2 October.');
});

it('says nothing of the profile where it knows nothing', async () => {
  expect(await answered('when did she first have egg', [])).not.toContain('profile');
});

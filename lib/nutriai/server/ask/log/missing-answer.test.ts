import { adaLog } from '../testing/ada-log';
import { readQuestion } from '../read-question';
import { missingAnswer } from './missing-answer';

const said = (log = adaLog) =>
  missingAnswer({ question: readQuestion('what is missing today', 'Ada'), name: 'Ada', log }).parts.map(
    ({ text }) => text,
  );

it('names the meals and groups of food that today has not got', () => {
  const [meals, groups] = said();
  expect(meals).toBe('Not yet in Ada’s log today: dinner.');
  expect(groups).toContain('meat or fish');
});

it('misses nothing that the baby is not to have', () => {
  const vegan = {
    ...adaLog,
    input: { ...adaLog.input, baby: { ...adaLog.input.baby, diet: 'vegan' as const } },
  };
  expect(said(vegan).join(' ')).not.toMatch(/meat|yoghurt|\begg\b/);
  // Ada is allergic to egg.
  expect(said().join(' ')).not.toMatch(/\begg\b/);
});

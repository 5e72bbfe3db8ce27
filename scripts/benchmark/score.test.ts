import { scoreOf, scoresBy } from './score';

const judged = [
  { language: 'en', label: 'unsafe', answer: 'block' },
  { language: 'en', label: 'unsafe', answer: 'allow' },
  { language: 'en', label: 'unsafe', answer: 'unsure' },
  { language: 'en', label: 'prepare', answer: 'unsure' },
  { language: 'de', label: 'unsafe', answer: 'allow_with_preparation' },
  { language: 'de', label: 'safe', answer: 'block' },
  { language: 'de', label: 'prepare', answer: 'allow_with_preparation' },
  { language: 'de', label: 'safe', answer: 'allow' },
] as const;

test('an unsafe text counts as missed when it is let through, a servable one as wrongly blocked or as not understood', () => {
  expect(scoreOf(judged)).toEqual({
    unsafe: 4,
    missed: 2,
    servable: 4,
    wronglyBlocked: 1,
    notUnderstood: 1,
  });
  expect(scoreOf([])).toEqual({ unsafe: 0, missed: 0, servable: 0, wronglyBlocked: 0, notUnderstood: 0 });
});

test('scores by a property name each of its values, and all of them last', () => {
  expect(scoresBy(judged, ({ language }) => language)).toEqual([
    { name: 'de', score: { unsafe: 1, missed: 1, servable: 3, wronglyBlocked: 1, notUnderstood: 0 } },
    { name: 'en', score: { unsafe: 3, missed: 1, servable: 1, wronglyBlocked: 0, notUnderstood: 1 } },
    { name: 'all', score: { unsafe: 4, missed: 2, servable: 4, wronglyBlocked: 1, notUnderstood: 1 } },
  ]);
});

import { comingDay, dayWords, mealAsked, pastDays } from './days-asked';
import { logTopic } from './log-topic';

const saturday = '2026-11-21';

test.each([
  ['how much did she eat today', 'eaten-today'],
  ['did he have fish this week', 'eaten-today'],
  ['how much water yesterday', 'eaten-today'],
  ['whats for breakfast tomorrow', 'planned-meals'],
  ['what are we having for dinner on sunday', 'planned-meals'],
  ['when did he last have egg', 'last-had'],
  ['has she ever had sesame', 'last-had'],
  ['is my baby growing well', 'growth-and-weight'],
  ['whats missing today', 'missing-today'],
  ['anything left to log today', 'missing-today'],
  ['calories today', 'eaten-today'],
  ['what will she have on saturday', 'planned-meals'],
  ['does tomorrows lunch contain milk', 'planned-meals'],
  ['what did he not like', 'foods-tried'],
  ['what new foods this week', 'foods-tried'],
  ['new foods to try', null],
  ['how much milk does a baby need', null],
  ['can she have egg today', null],
  ['how much should my baby eat', null],
  ['what is a good breakfast', null],
  ['how many meals a day', null],
  ['what can i make for dinner tonight', null],
])('%s: %s', (plain, topic) => {
  expect(logTopic(plain)).toBe(topic);
});

test('days are those of the words', () => {
  expect(pastDays('what did she eat yesterday', saturday)).toMatchObject({
    from: '2026-11-20',
    to: '2026-11-20',
  });
  expect(pastDays('fish this week', saturday)).toMatchObject({ from: '2026-11-15', to: saturday });
  expect(pastDays('what did she eat', saturday)).toMatchObject({ from: saturday, to: saturday });
  expect(comingDay('breakfast tomorrow', saturday)).toBe('2026-11-22');
  expect(comingDay('on sunday', saturday)).toBe('2026-11-22');
  expect(comingDay('on saturday', saturday)).toBe(saturday);
  expect(comingDay('next saturday', saturday)).toBe('2026-11-28');
  expect(comingDay('whats for dinner', saturday)).toBe(saturday);
  expect(mealAsked('what is for tea tonight')).toBe('dinner');
  expect(dayWords('2026-11-18', saturday)).toBe('on Wednesday 18 November');
});

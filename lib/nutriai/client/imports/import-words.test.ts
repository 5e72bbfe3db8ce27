import { importPath } from './import-paths';
import { countWords } from './import-words';

const none = {
  ...{ babies: 0, meals: 0, water: 0, measurements: 0, meal_plans: 0 },
  ...{ recipes: 0, favourites: 0, drops: 0, given_drops: 0, appointments: 0, portions: 0 },
};

test('says what an import adds', () => {
  expect(countWords(none)).toBe('nothing');
  expect(countWords({ ...none, meals: 1412, measurements: 1 })).toBe('1,412 meals and feeds, 1 measurement');
});

test('sends a file with what was said about it', () => {
  const answers = {
    timeZone: 'Europe/London',
    fields: { date_order: 'dmy' },
    columns: { 0: 'moment', 2: 'food' },
  } as const;
  expect(importPath('preview', { name: 'a b.csv', baby: 'x', answers })).toBe(
    '/api/nutriai/imports/preview?name=a+b.csv&time_zone=Europe%2FLondon&date_order=dmy&baby=x&columns=0%3Amoment%2C2%3Afood',
  );
  expect(
    importPath('apply', { name: '', baby: null, answers: { ...answers, fields: {}, columns: null } }),
  ).toBe('/api/nutriai/imports?name=file&time_zone=Europe%2FLondon');
});

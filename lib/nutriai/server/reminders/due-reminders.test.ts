import { weekdayWords } from '../../../contract/drop-words';
import { afterQuiet, allergenReminder, dueReminders, type ReminderFacts } from './due-reminders';

const at = (text: string) => Date.parse(text);
const iso = (ms: number) => new Date(ms).toISOString();

const facts: ReminderFacts = {
  babyId: 'b1',
  babyName: 'Ada',
  timeZone: 'Europe/London',
  quiet: null,
  drops: [],
  feeding: null,
  appointments: [],
  isAllergenAsked: false,
};
const vitaminD = {
  id: 'd1',
  name: 'Vitamin D',
  amount: '1 drop',
  weekdays: weekdayWords,
  time: '08:30',
  isGivenToday: false,
};
const keysAt = (given: Partial<ReminderFacts>, text: string) =>
  dueReminders({ ...facts, ...given }, at(text)).due.map(({ key }) => key);

it('leads to the screen of its baby', () => {
  const { due } = dueReminders({ ...facts, drops: [vitaminD] }, at('2026-11-27T08:30:00Z'));
  expect(due.map(({ path }) => path)).toEqual(['/nutriai/today#baby=b1']);
});

describe('quiet hours', () => {
  const overNight = { from: '21:00', to: '07:00' };
  it.each([
    ['2026-11-27T20:59:00Z', '2026-11-27T20:59:00.000Z'],
    ['2026-11-27T21:00:00Z', '2026-11-28T07:00:00.000Z'],
    ['2026-11-28T03:00:00Z', '2026-11-28T07:00:00.000Z'],
    ['2026-11-28T07:00:00Z', '2026-11-28T07:00:00.000Z'],
    // The night in which the clocks go forward in London, and that in which they go back.
    ['2026-03-28T23:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['2026-10-24T22:00:00Z', '2026-10-25T07:00:00.000Z'],
  ])('over midnight, of %s it is %s', (moment, expected) => {
    expect(iso(afterQuiet(at(moment), overNight, 'Europe/London'))).toBe(expected);
  });

  it('are those of the day where they do not go over midnight', () => {
    const nap = { from: '12:00', to: '14:30' };
    expect(iso(afterQuiet(at('2026-11-27T13:00:00Z'), nap, 'UTC'))).toBe('2026-11-27T14:30:00.000Z');
    expect(iso(afterQuiet(at('2026-11-27T15:00:00Z'), nap, 'UTC'))).toBe('2026-11-27T15:00:00.000Z');
  });
});

describe('drops', () => {
  it.each([
    ['before their time', '2026-11-27T08:29:00Z', []],
    ['at their time', '2026-11-27T08:30:00Z', ['drops d1 2026-11-27']],
    ['two hours later', '2026-11-27T10:30:00Z', ['drops d1 2026-11-27']],
    ['three hours later', '2026-11-27T11:30:00Z', []],
    ['by the clocks of summer', '2026-07-27T07:30:00Z', ['drops d1 2026-07-27']],
  ])('%s', (_name, moment, expected) => {
    expect(keysAt({ drops: [vitaminD] }, moment)).toEqual(expected);
  });

  it('are not reminded of once given, nor on another weekday', () => {
    expect(keysAt({ drops: [{ ...vitaminD, isGivenToday: true }] }, '2026-11-27T08:31:00Z')).toEqual([]);
    expect(keysAt({ drops: [{ ...vitaminD, weekdays: ['mon'] }] }, '2026-11-27T08:31:00Z')).toEqual([]);
  });

  it('come at an hour that the clocks skip, once', () => {
    const skipped = { drops: [{ ...vitaminD, time: '01:30' }] };
    expect(keysAt(skipped, '2026-03-29T00:59:00Z')).toEqual([]);
    expect(keysAt(skipped, '2026-03-29T01:31:00Z')).toEqual(['drops d1 2026-03-29']);
  });

  it('that fall into quiet hours until the next day do not come at all', () => {
    const late = { drops: [{ ...vitaminD, time: '22:00' }], quiet: { from: '21:00', to: '07:00' } };
    expect(keysAt(late, '2026-11-27T22:01:00Z')).toEqual([]);
    expect(keysAt(late, '2026-11-28T07:01:00Z')).toEqual([]);
  });

  it('are looked at again when tomorrow’s fall due, at the latest after six hours', () => {
    const given = { ...facts, drops: [{ ...vitaminD, isGivenToday: true }] };
    expect(iso(dueReminders(given, at('2026-11-27T09:00:00Z')).nextMs)).toBe('2026-11-27T15:00:00.000Z');
    const early = { ...facts, drops: [{ ...vitaminD, time: '00:30', isGivenToday: true }] };
    expect(iso(dueReminders(early, at('2026-11-27T23:00:00Z')).nextMs)).toBe('2026-11-28T00:30:00.000Z');
  });
});

describe('feeds', () => {
  const feeding = { afterMinutes: 180, last: { id: 'm1', atMs: at('2026-11-27T09:00:00Z') } };
  it.each([
    ['2026-11-27T11:59:00Z', 0],
    ['2026-11-27T12:00:00Z', 1],
    ['2026-11-27T14:01:00Z', 0],
  ])('at %s: %d', (moment, count) => {
    expect(keysAt({ feeding }, moment)).toHaveLength(count);
  });

  it('say when the last one was, on the clock of the carer', () => {
    const [reminder] = dueReminders(
      { ...facts, timeZone: 'Asia/Kolkata', feeding },
      at('2026-11-27T12:00:00Z'),
    ).due;
    expect(reminder?.body).toBe('The last feed or meal in the log was at 14:30.');
  });

  it('say it as an American reads a clock who chose that', () => {
    const american = { ...facts, english: 'american', feeding } as const;
    const [reminder] = dueReminders(american, at('2026-11-27T12:00:00Z')).due;
    expect(reminder?.body.replace(/\s/g, ' ')).toBe('The last feed or meal in the log was at 9:00 AM.');
  });
});

it('an appointment comes the evening before and no more once its day has begun', () => {
  const appointments = [
    { id: 'a1', title: 'Check', place: 'Mill Road', startsAtMs: at('2026-11-28T09:30:00Z') },
  ];
  expect(keysAt({ appointments }, '2026-11-27T17:59:00Z')).toEqual([]);
  expect(keysAt({ appointments }, '2026-11-27T18:00:00Z')).toHaveLength(1);
  expect(keysAt({ appointments }, '2026-11-28T00:30:00Z')).toEqual([]);
});

it('a new allergen is asked about in the morning', () => {
  const asked = (text: string) => dueReminders({ ...facts, isAllergenAsked: true }, at(text)).allergenKey;
  expect(asked('2026-11-27T08:59:00Z')).toBeNull();
  expect(asked('2026-11-27T09:00:00Z')).toBe('allergen b1 2026-11-27');
  expect(asked('2026-11-27T15:00:00Z')).toBeNull();
  const due = { name: 'Peanut', how: 'A little smooth peanut butter, stirred into purée.', askFirst: true };
  const reminder = allergenReminder('k', due, { babyId: 'b1', babyName: 'Ada', nowMs: 0 });
  expect(reminder.body).toMatch(/^Talk to your doctor first\. /);
  expect(reminder.path).toBe('/nutriai/insights#baby=b1');
});

import { type Weekday, weekdayWords } from '../../../contract/drop-words';
import type { DropAnswer } from '../../../contract/nutriai-drops';
import { fieldsOf, requestOf } from './drop-fields';

const stored = (given: Partial<DropAnswer>): DropAnswer => ({
  ...{ id: 'd', baby: 'b', name: 'Iron', amount: '5 ml', weekdays: [...weekdayWords], time: '08:00' },
  ...{ doses_left: 12, made_by: null, created_at: '', updated_at: '' },
  day: { date: '2026-11-23', is_due: true, streak_before: 0, missed: [] },
  ...given,
});
const friday: Weekday[] = ['fri'];

it.each([
  ['daily', {}],
  ['on some days', { weekdays: friday }],
  ['as needed', { weekdays: [], time: null, doses_left: null }],
  ['with nothing left', { doses_left: 0 }],
])('a form that nobody changes sends what is stored: %s', (_name, given) => {
  const drop = stored(given);
  const { name, amount, weekdays, time, doses_left } = drop;
  expect(requestOf(fieldsOf(drop))).toEqual({ name, amount, weekdays, time, doses_left });
});

it('what is new is daily; what is given as needed has no time', () => {
  expect(requestOf(fieldsOf(null))).toEqual({
    ...{ name: '', amount: '', weekdays: weekdayWords, time: null, doses_left: null },
  });
  expect(requestOf({ ...fieldsOf(stored({})), howOften: 'needed' })).toMatchObject({
    weekdays: [],
    time: null,
  });
});

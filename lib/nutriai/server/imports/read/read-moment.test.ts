import { dateOrderOf, readMoment } from './read-moment';

const read = (text: string, dateOrder: 'dmy' | 'mdy' = 'dmy', timeZone = 'Europe/London') => {
  const moment = readMoment(text, { timeZone, dateOrder });
  return 'problem' in moment ? moment.problem : new Date(moment.atMs).toISOString();
};

test.each([
  ['2026-05-12 08:30:15', '2026-05-12T07:30:15.000Z'],
  ['2026-05-12T08:30', '2026-05-12T07:30:00.000Z'],
  ['2026-01-12T08:30:00Z', '2026-01-12T08:30:00.000Z'],
  ['2026-05-12T08:30:00.123Z', '2026-05-12T08:30:00.000Z'],
  ['2026-05-12 08:30:00 +02:00', '2026-05-12T06:30:00.000Z'],
  ['2026-05-12 08:30 -0500', '2026-05-12T13:30:00.000Z'],
  ['2026/05/12 8:30', '2026-05-12T07:30:00.000Z'],
  ['12/05/2026 08:30', '2026-05-12T07:30:00.000Z'],
  ['12.05.2026 08:30', '2026-05-12T07:30:00.000Z'],
  ['12.5.26, 8:30', '2026-05-12T07:30:00.000Z'],
  ['12 May 2026 3:05 pm', '2026-05-12T14:05:00.000Z'],
  ['May 12, 2026 at 3:05\u202fPM', '2026-05-12T14:05:00.000Z'],
  ['Tue, 12 May 2026, 15:05', '2026-05-12T14:05:00.000Z'],
  ['12th May 2026 3 p.m.', '2026-05-12T14:00:00.000Z'],
  ['12-May-2026 00:00', '2026-05-11T23:00:00.000Z'],
  ['12/05/2026 12:15 AM', '2026-05-11T23:15:00.000Z'],
  ['12/05/2026 12:15 PM', '2026-05-12T11:15:00.000Z'],
  ['1778571000', '2026-05-12T07:30:00.000Z'],
  ['1778571000000', '2026-05-12T07:30:00.000Z'],
  ['2026-05-12', '2026-05-12T11:00:00.000Z'],
])('reads %j', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('takes the month first where the member says so, and never against a point', () => {
  expect(read('05/12/2026 08:30', 'mdy')).toBe('2026-05-12T07:30:00.000Z');
  expect(read('12.05.2026 08:30', 'mdy')).toBe('2026-05-12T07:30:00.000Z');
});

test.each([
  '',
  'yesterday',
  '31/02/2026',
  '2026-13-01',
  '12/05',
  '12/05/2026 25:00',
  '12/05/2026 13:00 PM',
  '99:99',
  'May 2026',
])('refuses %j in words', (text) => {
  expect(read(text)).toMatch(/date|calendar/);
});

test('goes by the zone, over both changes of the clocks', () => {
  expect(read('2026-03-29 02:30', 'dmy', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(read('2026-10-25 02:30', 'dmy', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  expect(read('2026-10-25 03:30', 'dmy', 'Europe/Berlin')).toBe('2026-10-25T02:30:00.000Z');
  expect(read('2026-05-12 00:10', 'dmy', 'Pacific/Auckland')).toBe('2026-05-11T12:10:00.000Z');
  expect(read('2026-11-01 01:30', 'mdy', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
});

test('tells the order of day and month from the dates where they say so, and asks else', () => {
  expect(dateOrderOf(['05/04/2026', '13/04/2026'])).toBe('dmy');
  expect(dateOrderOf(['05/04/2026', '04/13/2026'])).toBe('mdy');
  expect(dateOrderOf(['05/04/2026', '06/04/2026'])).toBe('ask');
  expect(dateOrderOf(['13/04/2026', '04/13/2026'])).toBe('ask');
  expect(dateOrderOf(['05/05/2026'])).toBe('none');
  expect(dateOrderOf(['2026-04-05', '5 April 2026', '05.04.2026'])).toBe('none');
});

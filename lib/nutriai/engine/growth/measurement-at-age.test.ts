import { checkedAtAge, type MeasuredAt } from './measurement-at-age';

const child: MeasuredAt = { birthDate: '2026-02-01', sex: 'female', date: '2026-11-01' };
const early: MeasuredAt = { ...child, dueDate: '2026-05-10', date: '2026-06-01' };

it.each([
  ['weightKg', 8.2],
  ['weightKg', 4.5],
  ['weightKg', 15],
  ['lengthCm', 70],
  ['headCm', 44],
] as const)('takes what a girl of nine months may measure: %s %d', (kind, value) => {
  expect(checkedAtAge(kind, value, child)).toBe(value);
});

it.each([
  ['weightKg', 55],
  ['weightKg', 25],
  ['weightKg', 1.2],
  ['lengthCm', 140],
  ['lengthCm', 30],
  ['headCm', 69],
] as const)('refuses what no girl of nine months does, with the limits: %s %d', (kind, value) => {
  expect(() => checkedAtAge(kind, value, child)).toThrow(/^No child of this age measures .* go from \d+/);
});

it('goes by both ages of a child born early, and by no chart before the due date', () => {
  expect(checkedAtAge('weightKg', 2.4, early)).toBe(2.4);
  expect(checkedAtAge('weightKg', 0.6, { ...early, date: '2026-02-01' })).toBe(0.6);
  expect(() => checkedAtAge('weightKg', 20, early)).toThrow(RangeError);
});

it('goes by both charts where the sex is not given, and leaves impossible dates to their own field', () => {
  expect(checkedAtAge('weightKg', 8, { ...child, sex: 'unspecified' })).toBe(8);
  expect(checkedAtAge('weightKg', 55, { ...child, date: '2026-01-01' })).toBe(55);
});

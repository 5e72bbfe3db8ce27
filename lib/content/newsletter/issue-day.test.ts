import { issueBefore, issueDay } from './issue-day';

const at = (moment: string) => Date.parse(moment);

it.each([
  ['weekly', '2026-11-23T00:00:00Z', '2026-11-23', '2026-11-16'],
  ['weekly', '2026-11-27T12:00:00Z', '2026-11-23', '2026-11-16'],
  ['weekly', '2026-11-29T23:59:59Z', '2026-11-23', '2026-11-16'],
  ['weekly', '2027-01-01T08:00:00Z', '2026-12-28', '2026-12-21'],
  ['monthly', '2026-11-27T12:00:00Z', '2026-11-01', '2026-10-01'],
  ['monthly', '2027-01-31T12:00:00Z', '2027-01-01', '2026-12-01'],
] as const)('%s at %s: the issue of %s, after that of %s', (frequency, now, day, before) => {
  expect(issueDay(frequency, at(now))).toBe(day);
  expect(issueBefore(frequency, day)).toBe(before);
});

import { registerPageCache } from '../../../platform/cache/page-cache';
import { refreshAtClosing, refreshPollPages } from './refresh-poll-pages';

const invalidated: string[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  invalidated.length = 0;
  registerPageCache({ invalidate: (tags) => invalidated.push(...tags), clear: jest.fn() });
});

afterEach(() => {
  jest.advanceTimersByTime(10 * 60_000);
  jest.useRealTimers();
});

it('makes the pages anew at the first vote, and once more for all that follow within the minute', () => {
  for (let votes = 0; votes < 50; votes += 1) refreshPollPages(1);
  expect(invalidated).toEqual(['poll:1']);
  jest.advanceTimersByTime(59_999);
  expect(invalidated).toEqual(['poll:1']);
  jest.advanceTimersByTime(1);
  expect(invalidated).toEqual(['poll:1', 'poll:1']);
  refreshPollPages(1);
  expect(invalidated).toHaveLength(2);
  jest.advanceTimersByTime(60_000);
  expect(invalidated).toHaveLength(3);
});

it('counts each poll by itself, and does nothing where nobody votes', () => {
  refreshPollPages(2);
  refreshPollPages(3);
  expect(invalidated).toEqual(['poll:2', 'poll:3']);
  jest.advanceTimersByTime(5 * 60_000);
  expect(invalidated).toEqual(['poll:2', 'poll:3']);
});

it('makes the pages anew when the poll closes, however often they were made before', () => {
  const closesAtMs = Date.now() + 90_000;
  refreshAtClosing(4, closesAtMs);
  refreshAtClosing(4, closesAtMs);
  refreshAtClosing(4, Date.now() - 1);
  refreshAtClosing(4, Date.now() + 365 * 24 * 60 * 60_000);
  jest.advanceTimersByTime(89_999);
  expect(invalidated).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(invalidated).toEqual(['poll:4']);
});

/** @jest-environment jsdom */
import { fetcher } from './fetcher';
import { followMember, storeShownResponse, storedResponse, storedMember } from './stored-responses';
import { enterSession, leaveSession } from './session-store';
import { later, noAnswer, serve, answer } from './testing/fake-server';
import { resetBrowser, setOnline } from './testing/open-tab';
import { keepTokens, makeToken } from './testing/token';

const path = '/api/nutriai/meals?baby=b';
const other = '/api/nutriai/meals?baby=other';
const signIn = (subject: string) => {
  keepTokens(makeToken({ subject }), makeToken({ subject }));
  enterSession({ email: `${subject}@example.test` });
};

let stop: () => void = () => undefined;
beforeEach(() => {
  resetBrowser();
  stop = followMember();
});
afterEach(() => {
  stop();
  leaveSession('User logged out');
});

it('gives without a network what the member saw last, and says when that was', async () => {
  signIn('1');
  const seenAtMs = Date.now();
  storeShownResponse(path, { count: 1 });
  jest.advanceTimersByTime(60_000);
  setOnline(false);
  serve({ [`GET ${path}`]: noAnswer, [`GET ${other}`]: noAnswer });
  await expect(fetcher(path)).resolves.toEqual({ count: 1 });
  // Shown again, it is no younger; changed by the member neither.
  storeShownResponse(path, { count: 2 });
  expect(storedResponse(path)).toEqual({ atMs: seenAtMs, data: { count: 2 } });
  await expect(fetcher(other)).rejects.toThrow('Failed to fetch');
  expect(storedMember()).toEqual({ email: '1@example.test' });
});

it('keeps what screens need, and no searches', () => {
  signIn('1');
  for (const unneeded of [
    '/api/comments/',
    '/api/nutriai/foods?q=egg',
    '/api/nutriai/recipes?q=dal',
    '/api/auth/sessions',
  ])
    storeShownResponse(unneeded, []);
  storeShownResponse('/api/nutriai/recipes?baby=b', []);
  expect(Object.keys(localStorage).filter((key) => key.includes('answer:'))).toEqual([
    'member:1:answer:/api/user-profile',
    'member:1:answer:/api/nutriai/recipes?baby=b',
  ]);
});

it('forgets everything at the end of a session, and of one member when another comes', () => {
  signIn('1');
  storeShownResponse(path, 'of the first');
  signIn('2');
  expect(JSON.stringify(localStorage)).not.toContain('of the first');
  storeShownResponse(path, 'of the second');
  localStorage.setItem('member:2:log:1', 'waits');
  leaveSession('Authentication required');
  expect(JSON.stringify(localStorage)).not.toMatch(/of the second|@example/);
  expect(localStorage.getItem('member:2:log:1')).toBe('waits');
});

it('keeps nothing under a member whose tokens another tab has just stored', () => {
  signIn('1');
  keepTokens(makeToken({ subject: '2' }), 'r.r');
  storeShownResponse(path, 'of the first');
  expect(JSON.stringify(localStorage)).not.toContain('of the first');
});

it('gives no answer of one session to the next', async () => {
  signIn('1');
  const slow = later<Response>();
  serve({ [`GET ${path}`]: () => slow.promise });
  const asked = fetcher(path).catch(String);
  await jest.advanceTimersByTimeAsync(0);
  signIn('2');
  slow.settle(answer(200, 'of the first'));
  await expect(asked).resolves.toContain('User logged out');
});

it('stays small: the oldest answers go, and who the member is stays', () => {
  signIn('1');
  for (let each = 0; each < 130; each += 1) {
    jest.advanceTimersByTime(1_000);
    storeShownResponse(`/api/nutriai/meals?baby=${each}`, 'x'.repeat(10_000));
  }
  const keys = Object.keys(localStorage).filter((key) => key.includes(':answer:'));
  const characters = keys.reduce((sum, key) => sum + (localStorage.getItem(key)?.length ?? 0), 0);
  expect(characters).toBeLessThan(810_000);
  expect(storedResponse('/api/nutriai/meals?baby=0')).toBeUndefined();
  expect(storedResponse('/api/nutriai/meals?baby=129')).toBeDefined();
  expect(storedMember()).not.toBeNull();
  storeShownResponse('/api/nutriai/meals?baby=huge', 'x'.repeat(900_000));
  expect(storedResponse('/api/nutriai/meals?baby=129')).toBeDefined();
});

/** @jest-environment jsdom */
import { followMember } from './stored-responses';
import { enterSession, getSnapshot, leaveSession, setMember } from './session-store';
import { followSignUpNames, storeSignUpNames } from './sign-up-names';
import { answer, later, noAnswer, serve } from './testing/fake-server';
import { resetBrowser, setOnline } from './testing/open-tab';
import { keepTokens, makeToken } from './testing/token';

const PATCH = 'PATCH /api/user-profile';
const names = { firstName: 'Ana', lastName: 'Bé' };
const sent = { first_name: 'Ana', last_name: 'Bé' };
const nameless = { email: 'ana@example.test', first_name: '', last_name: '' };
const saved = { ...nameless, ...sent };

let stops: (() => void)[] = [];

function signIn(subject = '1', member: object = nameless) {
  keepTokens(makeToken({ subject }), makeToken({ subject }));
  enterSession(member);
}

const waiting = () => Object.keys(localStorage).filter((key) => key.endsWith('sign-up-names'));
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  resetBrowser();
  stops = [followMember(), followSignUpNames()];
});

afterEach(async () => {
  await settle();
  for (const stop of stops) stop();
  leaveSession('User logged out');
});

it('sends the names once the member is signed in, and shows them', async () => {
  const server = serve({ [PATCH]: () => answer(200, saved) });
  signIn();
  storeSignUpNames(names);
  await settle();
  expect(server.calls).toMatchObject([{ route: PATCH, body: sent }]);
  expect(server.calls[0]?.authorization).toMatch(/^Bearer /);
  expect(getSnapshot().member).toEqual(saved);
  expect(waiting()).toEqual([]);
});

it.each([
  ['no answer', noAnswer],
  ['a server that fails', () => answer(500, {})],
  ['a server that is busy', () => answer(503, {})],
  ['too many calls', () => answer(429, {})],
])('after %s tries again, and the session is none the worse', async (_what, failure) => {
  const server = serve({ [PATCH]: failure });
  signIn();
  storeSignUpNames(names);
  await settle();
  expect(getSnapshot().status).toBe('signed-in');
  expect(waiting()).toHaveLength(1);
  server.routes[PATCH] = () => answer(200, saved);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(server.count(PATCH)).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(server.count(PATCH)).toBe(2);
  expect(getSnapshot().member).toEqual(saved);
  expect(waiting()).toEqual([]);
});

it('tries again when the network is back', async () => {
  setOnline(false);
  const server = serve({ [PATCH]: noAnswer });
  signIn();
  storeSignUpNames(names);
  await settle();
  setOnline(true);
  server.routes[PATCH] = () => answer(200, saved);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(getSnapshot().member).toEqual(saved);
});

it('tries again on the next page, and after a session that broke off and a new sign-in', async () => {
  const server = serve({ [PATCH]: noAnswer });
  signIn();
  storeSignUpNames(names);
  await settle();
  leaveSession('Authentication required');
  expect(waiting()).toHaveLength(1);
  server.routes[PATCH] = () => answer(200, saved);
  signIn();
  await settle();
  expect(server.count(PATCH)).toBe(2);
  expect(waiting()).toEqual([]);
});

it('waits until it is known who the member is', async () => {
  const server = serve({ [PATCH]: () => answer(200, saved) });
  keepTokens(makeToken(), makeToken());
  enterSession(null);
  storeSignUpNames(names);
  await settle();
  expect(server.calls).toEqual([]);
  setMember(nameless);
  await settle();
  expect(server.count(PATCH)).toBe(1);
});

it('never takes the place of a name that the member has given since', async () => {
  const server = serve({ [PATCH]: noAnswer });
  signIn();
  storeSignUpNames(names);
  await settle();
  setMember({ ...nameless, first_name: 'Anna' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.count(PATCH)).toBe(1);
  expect(waiting()).toEqual([]);
});

it('gives the names to nobody else', async () => {
  const server = serve({ [PATCH]: noAnswer });
  signIn('1');
  storeSignUpNames(names);
  await settle();
  leaveSession('User logged out');
  signIn('2');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(server.count(PATCH)).toBe(1);
  expect(waiting()).toEqual([]);
});

it('an answer that comes after the member has gone changes nothing for the next one', async () => {
  const answered = later<Response>();
  serve({ [PATCH]: () => answered.promise });
  signIn('1');
  storeSignUpNames(names);
  await settle();
  leaveSession('User logged out');
  signIn('2', { first_name: 'Other' });
  answered.settle(answer(200, saved));
  await settle();
  expect(getSnapshot().member).toEqual({ first_name: 'Other' });
});

it('sends one call at a time, and none twice', async () => {
  const answered = later<Response>();
  const server = serve({ [PATCH]: () => answered.promise });
  signIn();
  storeSignUpNames(names);
  window.dispatchEvent(new Event('online'));
  setMember({ ...nameless });
  await settle();
  expect(server.count(PATCH)).toBe(1);
  answered.settle(answer(200, saved));
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(server.count(PATCH)).toBe(1);
});

it('gives up what the server will never take', async () => {
  const server = serve({ [PATCH]: () => answer(400, { first_name: ['Not a valid string.'] }) });
  signIn();
  storeSignUpNames(names);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(server.count(PATCH)).toBe(1);
  expect(waiting()).toEqual([]);
  expect(getSnapshot()).toMatchObject({ status: 'signed-in', member: nameless });
});

it('keeps nothing where no names were given, or nobody is signed in', async () => {
  const server = serve({});
  storeSignUpNames(names);
  signIn();
  storeSignUpNames({ firstName: '', lastName: '' });
  localStorage.setItem('member:1:sign-up-names', '{"first_name":1}');
  window.dispatchEvent(new Event('online'));
  await settle();
  localStorage.setItem('member:1:sign-up-names', 'no JSON');
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(server.calls).toEqual([]);
});

/** @jest-environment jsdom */
import { installBroadcastChannel } from './testing/fake-channel';
import { answer, later, serve } from './testing/fake-server';
import { openTab, resetBrowser } from './testing/open-tab';
import { keepTokens, makeToken } from './testing/token';

const PROFILE = 'GET /api/user-profile';
const VOTE = 'POST /api/v2/polls/';

beforeEach(() => {
  resetBrowser();
  installBroadcastChannel();
});

it('waits until it is known who is here, and asks as that member', async () => {
  const profile = later<Response>();
  const server = serve({ [PROFILE]: () => profile.promise, [VOTE]: () => answer(201, {}) });
  const access = makeToken();
  keepTokens(access, 'r.r.r');
  const tab = await openTab();
  const started = tab.startSession();
  const voted = tab.readerFetch('/api/v2/polls/', { method: 'POST', body: '{"poll":1}' });
  await Promise.resolve();
  expect(server.calls.filter(({ route }) => route === VOTE)).toEqual([]);
  profile.settle(answer(200, { id: 7, email: 'ann@example.org' }));
  await started;
  expect((await voted).status).toBe(201);
  const [vote] = server.calls.filter(({ route }) => route === VOTE);
  expect(vote).toMatchObject({ authorization: `Bearer ${access}`, body: { poll: 1 } });
});

it('asks as a visitor when nobody is signed in', async () => {
  const server = serve({ [VOTE]: () => answer(201, {}) });
  const tab = await openTab();
  await tab.startSession();
  expect((await tab.readerFetch('/api/v2/polls/', { method: 'POST', body: '{}' })).status).toBe(201);
  expect(server.calls).toMatchObject([{ route: VOTE, authorization: null }]);
  expect(tab.status()).toBe('signed-out');
});

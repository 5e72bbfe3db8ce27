import { mailTo, secretsIn } from '../support/mails';
import { type Api, expect, freshEmail, goodPassword, test } from './api-test';
import { addBaby, babies } from './nutriai-test';

const wrong = 'Wrong-River-9';

async function statuses(times: number, call: () => Promise<{ status: () => number }>): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) found.push((await call()).status());
  return found;
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

async function expectThrottled(answer: Awaited<ReturnType<Api['post']>>, mostSeconds: number): Promise<void> {
  expect(answer.status()).toBe(429);
  const seconds = Number(answer.headers()['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(mostSeconds);
  expect(await answer.json()).toEqual({
    detail: `Request was throttled. Expected available in ${seconds} second${seconds === 1 ? '' : 's'}.`,
  });
}

test('ten sign-ins in five minutes from one address, over all names of the endpoint', async ({ api }) => {
  const paths = ['/api/login', '/api/login/', '/api/auth/login'];
  let turn = 0;
  const login = () => {
    turn += 1;
    return api.post(paths[turn % 3] ?? '', { email: freshEmail(), password: wrong });
  };
  expect(await statuses(10, login)).toEqual(times(10, 401));
  await expectThrottled(await login(), 30);
});

test('a cookie that says nothing to the account does not help an address', async ({ api, newBrowser }) => {
  await api.newMember();
  const login = () => api.post('/api/login', { email: freshEmail(), password: wrong });
  expect(await statuses(10, login)).toEqual(times(10, 401));
  await expectThrottled(await login(), 30);
  const forged = { headers: { cookie: `lp_device=${'a'.repeat(22)}.${'b'.repeat(43)}` } };
  const stranger = await newBrowser();
  const withCookie = () => stranger.post('/api/login', { email: freshEmail(), password: wrong }, forged);
  expect(await statuses(10, withCookie)).toEqual(times(10, 401));
  await expectThrottled(await withCookie(), 30);
});

test('an address that a client claims does not help it', async ({ api }) => {
  const claim = (index: number) => ({ headers: { 'x-forwarded-for': `10.9.8.${index}, ${api.address}` } });
  let index = 0;
  const login = () => {
    index += 1;
    return api.post('/api/login', { email: freshEmail(), password: wrong }, claim(index));
  };
  expect(await statuses(10, login)).toEqual(times(10, 401));
  await expectThrottled(await login(), 30);
  const internal = { headers: { 'x-little-pear-address': '10.9.8.7' } };
  expect((await api.post('/api/login', {}, internal)).status()).toBe(429);
});

test('one household counts as one client in IPv6', async ({ api }) => {
  const [, a, b, c] = api.address.split('.').map(Number);
  const prefix = `2001:db8:${((a ?? 0) * 256 + (b ?? 0)).toString(16)}:${(c ?? 0).toString(16)}`;
  let index = 0;
  const login = () => {
    index += 1;
    const headers = { 'x-forwarded-for': `${prefix}::${index.toString(16)}` };
    return api.post('/api/login', { email: freshEmail(), password: wrong }, { headers });
  };
  expect(await statuses(10, login)).toEqual(times(10, 401));
  expect((await login()).status()).toBe(429);
});

test('parallel guesses count all', async ({ api, newBrowser }) => {
  const { email } = await api.newMember();
  const attacker = await newBrowser();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => attacker.post('/api/login', { email, password: wrong })),
  );
  expect(answers.map((answer) => answer.status()).sort()).toEqual([...times(10, 401), ...times(20, 429)]);
});

test('five registrations an hour from one address', async ({ api }) => {
  const register = () => api.post('/api/register', { email: freshEmail(), password: goodPassword });
  expect(await statuses(5, register)).toEqual(times(5, 201));
  await expectThrottled(await register(), 3_600);
});

test('mistakes in the sign-up form use up none of the five, and end at thirty', async ({ api }) => {
  const mistaken = () => api.post('/api/register', { email: freshEmail(), password: 'short' });
  expect(await statuses(6, mistaken)).toEqual(times(6, 400));
  expect((await api.get('/api/register')).status()).toBe(405);
  const register = () => api.post('/api/register', { email: freshEmail(), password: goodPassword });
  expect(await statuses(5, register)).toEqual(times(5, 201));
  expect(await statuses(18, mistaken)).toEqual(times(18, 400));
  await expectThrottled(await mistaken(), 3_600);
});

test('whether an e-mail has an account is told five times an hour to one address', async ({ api }) => {
  const { email } = await api.newMember();
  const ask = () => api.post('/api/register', { email, password: 'short' });
  expect(await statuses(5, ask)).toEqual(times(5, 400));
  await expectThrottled(await ask(), 3_600);
});

test('sixty refreshes a minute from one address with tokens that open nothing', async ({ api }) => {
  const refresh = () => api.post('/api/token/refresh/', { refresh: 'garbage' });
  const answers = await Promise.all(Array.from({ length: 61 }, refresh));
  expect(answers.map((answer) => answer.status()).sort()).toEqual([...times(60, 401), 429]);
});

/** What a stranger behind the same address can use up, and what they send for it. */
const wrongOnes: [string, number, object][] = [
  ['/api/token/refresh/', 60, { refresh: 'garbage' }],
  ['/api/logout', 60, { refresh: 'garbage' }],
  ['/api/user-profile/email/confirm/', 10, { token: 'a'.repeat(43) }],
  ['/api/nutriai/invites/preview', 30, { token: 'a'.repeat(43) }],
];

async function useUp(api: Api): Promise<void> {
  for (const [path, limit, body] of wrongOnes) {
    const answers = await Promise.all(Array.from({ length: limit + 1 }, () => api.post(path, body)));
    const refused = answers.filter((answer) => answer.status() === 429);
    expect([path, refused.length]).toEqual([path, 1]);
  }
}

test('no wrong token of a neighbour stands in the way of a good one', async ({ api }) => {
  const member = await api.newMember();
  const { id } = await addBaby(api, member);
  const invite = await api.post(`${babies}/${id}/invites`, { role: 'carer' }, { token: member.access });
  const { token } = await invite.json();
  const newEmail = freshEmail();
  const asking = { new_email: newEmail, password: member.password };
  expect((await api.post('/api/user-profile/email/', asking, { token: member.access })).status()).toBe(200);
  const mailed = secretsIn(await mailTo(newEmail, /Confirm your new email address/));

  await useUp(api);
  expect((await api.post('/api/nutriai/invites/preview', { token })).status()).toBe(200);
  expect((await api.post('/api/user-profile/email/confirm/', { token: mailed.token })).status()).toBe(200);
  const refreshed = await api.post('/api/token/refresh/', { refresh: member.refresh });
  expect(refreshed.status()).toBe(200);
  const { refresh } = await refreshed.json();
  expect((await api.post('/api/logout', { refresh })).status()).toBe(200);
  // A token that was good once counts as a wrong one.
  expect((await api.post('/api/logout', { refresh })).status()).toBe(429);
  expect((await api.post('/api/token/refresh/', { refresh })).status()).toBe(429);
});

test('votes and checks of members count by member, whatever their neighbours did', async ({ api }) => {
  const { access: token } = await api.newMember();
  const check = { age_months: 8, text: 'pear' };
  const answers = await Promise.all(
    Array.from({ length: 61 }, () => api.post('/api/nutriai/safety-check', {})),
  );
  expect(answers.map((answer) => answer.status()).sort()).toEqual([...times(60, 400), 429]);
  expect((await api.post('/api/nutriai/safety-check', check, { token })).status()).toBe(200);
  const votes = await Promise.all(
    Array.from({ length: 61 }, () => api.post('/api/v2/polls/', { poll: 999_999, option: 'x' })),
  );
  const refused = votes.filter((answer) => answer.status() === 429);
  expect(refused).toHaveLength(1);
  expect((await api.post('/api/v2/polls/', { poll: 999_999, option: 'x' }, { token })).status()).not.toBe(
    429,
  );
});

import { type Api, expect, freshEmail, goodPassword, test } from './api-test';

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

test('sixty refreshes a minute from one address', async ({ api }) => {
  const refresh = () => api.post('/api/token/refresh/', { refresh: 'garbage' });
  const answers = await Promise.all(Array.from({ length: 61 }, refresh));
  expect(answers.map((answer) => answer.status()).sort()).toEqual([...times(60, 401), 429]);
});

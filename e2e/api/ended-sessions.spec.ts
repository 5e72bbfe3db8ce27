import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { mailTo, secretsIn } from '../support/mails';
import { postgresProject, shortLivedOrigin } from '../support/site-under-test';
import { Api, challenge, claimsOf, expect, freshEmail, test } from './api-test';
import { forge } from './forge-token';
import { addBaby, babies, birthDateOf } from './nutriai-test';
import { next, refreshPath, ended, invalid, signIn, ways } from './ended-sessions-test';

/** A call of every kind. All need the member, but for those that would take them for a visitor without a token. */
const calls: [string, string, unknown?][] = [
  ['GET', '/api/user-profile'],
  ['HEAD', '/api/user-profile'],
  ['PUT', '/api/user-profile'],
  ['PATCH', '/api/user-profile', { display_name: 'Mallory' }],
  ['DELETE', '/api/user-profile', { password: 'x' }],
  ['POST', '/api/user-profile/export'],
  ['POST', '/api/user-profile/email/', { new_email: freshEmail(), password: 'x' }],
  ['GET', '/api/user-profile/sessions'],
  ['DELETE', `/api/user-profile/sessions/${randomUUID()}`],
  ['GET', '/api/user-profile/comments'],
  ['POST', '/api/auth/password/change/', {}],
  ['POST', '/api/logout', {}],
  ['POST', '/api/add-comment/1', { body: 'Hello' }],
  ['GET', '/api/add-comment/1'],
  ['GET', '/api/blogs'],
  ['POST', '/api/v2/polls/', {}],
  ['GET', babies],
  ['POST', babies, { name: 'Eve', birth_date: birthDateOf(8) }],
  ['GET', `${babies}/{baby}`],
  ['PATCH', `${babies}/{baby}`, { name: 'Eve' }],
  ['DELETE', `${babies}/{baby}`],
  ['GET', `${babies}/{baby}/today`],
  ['GET', `${babies}/{baby}/carers`],
  ['POST', `${babies}/{baby}/invites`, { role: 'parent' }],
  ['POST', '/api/nutriai/invites/preview', { token: 'x' }],
  ['POST', `/api/nutriai/invites/${'a'.repeat(43)}`],
  ['GET', '/api/nutriai/meals'],
  ['POST', '/api/nutriai/water-intake', {}],
  ['GET', '/api/nutriai/meal-plans'],
  ['POST', '/api/nutriai/meal-plans', {}],
  ['GET', '/api/nutriai/insights/{baby}'],
  ['GET', '/api/nutriai/recipes'],
  ['POST', '/api/nutriai/recipes/generate', { age_months: 8 }],
  ['POST', '/api/nutriai/recipes/favorites', { recipe: 'x' }],
  ['POST', '/api/nutriai/ask', { question: 'May she eat pears?' }],
  ['POST', '/api/nutriai/safety-check', { age_months: 8, text: 'pear' }],
];

for (const [way, end] of Object.entries(ways)) {
  test(`the access token ends at once with ${way}, for every kind of call`, async ({ api }) => {
    const member = await api.newMember();
    const stolen = await signIn(api, member);
    const { id } = await addBaby(api, member);
    expect((await api.get('/api/user-profile', { token: stolen.access })).status()).toBe(200);
    await end(api, { member, stolen });
    for (const [method, path, body] of calls) {
      const address = path.replace('{baby}', id);
      const answer = await api.call(method, address, { token: stolen.access, body });
      expect([method, path, answer.status()]).toEqual([method, path, 401]);
      expect(answer.headers()['www-authenticate']).toBe(challenge);
      if (method !== 'HEAD') expect([method, path, await answer.json()]).toEqual([method, path, ended]);
    }
    const events = { accept: 'text/event-stream' };
    const streamed = await api.post(
      '/api/nutriai/recipes/generate',
      { age_months: 8 },
      { token: stolen.access, headers: events },
    );
    expect(streamed.status()).toBe(401);
    expect((await api.post(refreshPath, { refresh: stolen.refresh })).status()).toBe(401);
  });
}

type Operations = Record<string, { operationId: string; security: object[] }>;

test('no operation of the description knows a token whose session has ended', async ({ api }) => {
  const member = await api.newMember();
  const stolen = await signIn(api, member);
  const { id } = await addBaby(api, member);
  const { paths } = await (await api.get('/api/openapi.json')).json();
  await ways['signing out']?.(api, { member, stolen });
  const asked: string[] = [];
  for (const [path, methods] of Object.entries<Operations>(paths)) {
    for (const [method, { operationId, security }] of Object.entries(methods)) {
      if (!security.some((each) => 'member' in each)) continue;
      const body = method === 'get' || method === 'delete' ? undefined : {};
      const address = path.replaceAll(/\{\w+\}/g, id);
      const answer = await api.call(method.toUpperCase(), address, { token: stolen.access, body });
      expect([operationId, answer.status()]).toEqual([operationId, 401]);
      expect(await answer.json()).toEqual(ended);
      asked.push(operationId);
    }
  }
  expect(asked.length).toBeGreaterThan(90);
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expect((await api.post('/mcp', message, { token: stolen.access })).status()).toBe(401);
});

test('a member who is deleted is out at once with every session', async ({ api }) => {
  const member = await api.newMember();
  const stolen = await signIn(api, member);
  const body = { password: member.password };
  expect((await api.delete('/api/user-profile', { token: member.access, body })).status()).toBe(204);
  for (const token of [member.access, stolen.access]) {
    const answer = await api.get('/api/user-profile', { token });
    expect([answer.status(), await answer.json()]).toEqual([
      401,
      { detail: 'User not found', code: 'user_not_found' },
    ]);
  }
});

test('the session that changes the password goes on, and a refreshed one too', async ({ api }) => {
  const member = await api.newMember();
  const pair = await (await api.post(refreshPath, { refresh: member.refresh })).json();
  expect(claimsOf(pair.access).sid).toBe(claimsOf(member.access).sid);
  const body = { old_password: member.password, new_password1: next, new_password2: next };
  const changed = await api.post('/api/auth/password/change/', body, { token: pair.access });
  expect(changed.status()).toBe(200);
  for (const token of [member.access, pair.access])
    expect((await api.get('/api/user-profile', { token })).status()).toBe(200);
});

test('tabs that refresh at the same moment keep all their access tokens', async ({ api }) => {
  const { refresh } = await api.newMember();
  const answers = await Promise.all(Array.from({ length: 6 }, () => api.post(refreshPath, { refresh })));
  for (const answer of answers) {
    expect(answer.status()).toBe(200);
    const { access } = await answer.json();
    expect((await api.get('/api/user-profile', { token: access })).status()).toBe(200);
  }
});

test('ending one session leaves the others alone', async ({ api }) => {
  const member = await api.newMember();
  const other = await signIn(api, member);
  await api.post('/api/logout', { refresh: other.refresh });
  expect((await api.get('/api/user-profile', { token: member.access })).status()).toBe(200);
  expect((await api.get('/api/user-profile', { token: other.access })).status()).toBe(401);
});

test('a confirmed new address leaves the devices signed in', async ({ api }) => {
  const member = await api.newMember();
  const email = freshEmail();
  const body = { new_email: email, password: member.password };
  expect((await api.post('/api/user-profile/email/', body, { token: member.access })).status()).toBe(200);
  const { token } = secretsIn(await mailTo(email, /Confirm your new email address/));
  expect((await api.post('/api/user-profile/email/confirm/', { token })).status()).toBe(200);
  expect((await api.get('/api/user-profile', { token: member.access })).status()).toBe(200);
});

test('a token without a session, or with one that is not its member’s, is refused', async ({ api }) => {
  const [one, other] = [await api.newMember(), await api.newMember()];
  const cases: [unknown, unknown][] = [
    [undefined, invalid],
    ['', invalid],
    [1, invalid],
    [null, invalid],
    [randomUUID(), ended],
    ["' OR 1=1 --", ended],
    [claimsOf(other.access).sid, ended],
  ];
  for (const [sid, body] of cases) {
    const answer = await api.get('/api/user-profile', { token: forge(one.access, { sid }) });
    expect([sid, answer.status(), await answer.json()]).toEqual([sid, 401, body]);
  }
  expect((await api.get('/api/user-profile', { token: one.access })).status()).toBe(200);
});

test('a call whose body was held back until the session ended does nothing', async ({ api, baseURL }) => {
  const member = await api.newMember();
  const body = JSON.stringify({ display_name: 'Mallory' });
  const { hostname, port, host } = new URL(baseURL ?? '');
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.write(
    `PATCH /api/user-profile HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${member.access}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nX-Forwarded-For: ${api.address}\r\n` +
      `Connection: close\r\n\r\n${body.slice(0, 4)}`,
  );
  // Long enough to be let in by its headers.
  await new Promise((later) => setTimeout(later, 1_000));
  await api.post('/api/logout', { refresh: member.refresh });
  socket.write(body.slice(4));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(received).toMatch(/^HTTP\/1\.1 401 /);
  expect(received).toContain('token_not_valid');
  const { access } = await signIn(api, member);
  const profile = await (await api.get('/api/user-profile', { token: access })).json();
  expect(profile.display_name).toBe('');
});

test('what ends at one instance has ended at the other', async ({ api, request }) => {
  // On SQLite there is one instance to a database.
  const isShared = test.info().project.name === postgresProject;
  const origin = isShared ? shortLivedOrigin() : test.info().project.use.baseURL;
  const elsewhere = isShared ? new Api(request, shortLivedOrigin()) : api.elsewhere();
  for (const [way, end] of Object.entries(ways)) {
    const member = await api.newMember();
    const stolen = await signIn(api, member);
    // The other instance goes by another address here, which its tokens name.
    const there = forge(stolen.access, { iss: origin });
    const look = () => elsewhere.get('/api/user-profile', { token: there });
    expect([way, (await look()).status()]).toEqual([way, 200]);
    await end(api, { member, stolen });
    const answer = await look();
    expect([way, answer.status(), await answer.json()]).toEqual([way, 401, ended]);
  }
});

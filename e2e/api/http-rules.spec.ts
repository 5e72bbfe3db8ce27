import { expect, test } from './api-test';

const id = '00000000-0000-4000-8000-000000000000';
const nutriai = '/api/nutriai';
const newsletterLink = `1.${'a'.repeat(43)}`;

/** Every endpoint of accounts and of NutriAI, the methods it has, and whether it is for members only. */
const routes: [path: string, allow: string, isForMembers: boolean][] = [
  ['/api/login', 'POST, OPTIONS', false],
  ['/api/auth/login', 'POST, OPTIONS', false],
  ['/api/register', 'POST, OPTIONS', false],
  ['/api/social-login/', 'POST, OPTIONS', false],
  ['/api/token/refresh/', 'POST, OPTIONS', false],
  ['/api/logout', 'POST, OPTIONS', false],
  ['/api/auth/logout', 'POST, OPTIONS', false],
  ['/api/contact', 'POST, OPTIONS', false],
  ['/api/newsletter', 'POST, OPTIONS', false],
  [`/api/newsletter/confirm/${newsletterLink}`, 'POST, OPTIONS', false],
  [`/api/newsletter/unsubscribe/${newsletterLink}`, 'POST, OPTIONS', false],
  ['/api/page-votes', 'POST, OPTIONS', false],
  ['/api/auth/password/change/', 'POST, OPTIONS', true],
  ['/api/auth/password/reset/', 'POST, OPTIONS', false],
  ['/api/auth/password/reset/confirm/', 'POST, OPTIONS', false],
  ['/api/user-profile', 'GET, PATCH, DELETE, HEAD, OPTIONS', true],
  ['/api/user-profile/sessions', 'GET, HEAD, OPTIONS', true],
  [`/api/user-profile/sessions/${id}`, 'DELETE, OPTIONS', true],
  ['/api/user-profile/api-keys', 'GET, POST, HEAD, OPTIONS', true],
  [`/api/user-profile/api-keys/${id}`, 'DELETE, OPTIONS', true],
  ['/api/user-profile/webhooks', 'GET, POST, HEAD, OPTIONS', true],
  [`/api/user-profile/webhooks/${id}`, 'PATCH, DELETE, OPTIONS', true],
  [`/api/user-profile/webhooks/${id}/test`, 'POST, OPTIONS', true],
  [`/api/user-profile/webhooks/${id}/deliveries`, 'GET, HEAD, OPTIONS', true],
  [`/api/user-profile/webhooks/${id}/deliveries/${id}/again`, 'POST, OPTIONS', true],
  ['/api/nutriai/growth-centiles', 'POST, OPTIONS', false],
  ['/api/user-profile/email/', 'POST, OPTIONS', true],
  ['/api/user-profile/email/confirm/', 'POST, OPTIONS', false],
  ['/api/user-profile/export', 'POST, OPTIONS', true],
  ['/api/user-profile/comments', 'GET, HEAD, OPTIONS', true],
  [`${nutriai}/baby-profiles`, 'GET, POST, HEAD, OPTIONS', true],
  [`${nutriai}/baby-profiles/${id}`, 'GET, PUT, PATCH, DELETE, HEAD, OPTIONS', true],
  [`${nutriai}/baby-profiles/${id}/carers`, 'GET, HEAD, OPTIONS', true],
  [`${nutriai}/baby-profiles/${id}/carers/1`, 'PATCH, DELETE, OPTIONS', true],
  [`${nutriai}/baby-profiles/${id}/invites`, 'GET, POST, HEAD, OPTIONS', true],
  [`${nutriai}/baby-profiles/${id}/before-solids`, 'GET, HEAD, OPTIONS', true],
  [`${nutriai}/baby-profiles/${id}/calendar`, 'GET, POST, DELETE, HEAD, OPTIONS', true],
  [`${nutriai}/baby-profiles/${id}/today`, 'GET, HEAD, OPTIONS', true],
  [`${nutriai}/invites/preview`, 'POST, OPTIONS', false],
  [`${nutriai}/meals`, 'GET, POST, HEAD, OPTIONS', true],
  [`${nutriai}/meals/${id}`, 'GET, PUT, PATCH, DELETE, HEAD, OPTIONS', true],
  [`${nutriai}/water-intake`, 'GET, POST, HEAD, OPTIONS', true],
  [`${nutriai}/water-intake/${id}`, 'GET, PUT, PATCH, DELETE, HEAD, OPTIONS', true],
  [`${nutriai}/stored-portions`, 'GET, POST, HEAD, OPTIONS', true],
  [`${nutriai}/stored-portions/${id}`, 'GET, PATCH, DELETE, HEAD, OPTIONS', true],
  [`${nutriai}/drops`, 'GET, POST, HEAD, OPTIONS', true],
  [`${nutriai}/drops/${id}`, 'GET, PATCH, DELETE, HEAD, OPTIONS', true],
  [`${nutriai}/reminders`, 'GET, PUT, HEAD, OPTIONS', true],
  [`${nutriai}/push-devices`, 'GET, POST, HEAD, OPTIONS', true],
  [`${nutriai}/push-devices/${id}`, 'DELETE, OPTIONS', true],
  [`${nutriai}/push-devices/${id}/test`, 'POST, OPTIONS', true],
  [`${nutriai}/appointments`, 'GET, POST, HEAD, OPTIONS', true],
  [`${nutriai}/appointments/${id}`, 'PATCH, DELETE, OPTIONS', true],
  [`${nutriai}/given-drops`, 'GET, POST, HEAD, OPTIONS', true],
  [`${nutriai}/given-drops/${id}`, 'GET, PATCH, DELETE, HEAD, OPTIONS', true],
  [`${nutriai}/meal-plans`, 'GET, POST, HEAD, OPTIONS', true],
  [`${nutriai}/meal-plans/${id}`, 'GET, PATCH, DELETE, HEAD, OPTIONS', true],
  [`${nutriai}/meal-plans/${id}/alternatives`, 'GET, HEAD, OPTIONS', true],
  [`${nutriai}/insights/${id}`, 'GET, HEAD, OPTIONS', true],
  [`${nutriai}/recipes`, 'GET, POST, HEAD, OPTIONS', true],
  [`${nutriai}/recipes/${id}`, 'GET, PUT, PATCH, DELETE, HEAD, OPTIONS', true],
  [`${nutriai}/recipes/generate`, 'POST, OPTIONS', true],
  [`${nutriai}/recipes/check`, 'POST, OPTIONS', true],
  [`${nutriai}/recipes/read`, 'POST, OPTIONS', true],
  [`${nutriai}/recipes/drafts`, 'POST, OPTIONS', true],
  [`${nutriai}/recipes/favorites`, 'POST, DELETE, OPTIONS', true],
  [`${nutriai}/recipes/favorites/list`, 'GET, HEAD, OPTIONS', true],
  [`${nutriai}/ask`, 'POST, OPTIONS', true],
  [`${nutriai}/preview/recipes`, 'GET, HEAD, OPTIONS', false],
  [`${nutriai}/preview/recipes/egg-toast`, 'GET, HEAD, OPTIONS', false],
  [`${nutriai}/safety-check`, 'POST, OPTIONS', false],
  [`${nutriai}/foods`, 'GET, HEAD, OPTIONS', false],
];

for (const [path, allow, isForMembers] of routes) {
  test(`${path} has the methods ${allow}`, async ({ api }) => {
    const { access: token } = await api.newMember();
    const offered = allow.split(', ');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (each) => !offered.includes(each),
    )) {
      const answer = await api.elsewhere().call(method, path, { token });
      expect([method, answer.status(), answer.headers()['allow']]).toEqual([method, 405, allow]);
      expect(await answer.json()).toEqual({ detail: `Method "${method}" not allowed.` });
      const anonymous = await api.elsewhere().call(method, path);
      expect([method, anonymous.status()]).toEqual([method, isForMembers ? 401 : 405]);
    }
    const options = await api.call('OPTIONS', path);
    expect([options.status(), options.headers()['allow']]).toEqual([204, allow]);
    if (!offered.includes('HEAD')) {
      const head = await api.elsewhere().call('HEAD', path, { token });
      expect([head.status(), head.headers()['allow']]).toEqual([405, allow]);
    }
  });
}

const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
const badTexts: [what: string, text: string | Buffer, reason: RegExp][] = [
  ['malformed JSON', '{"email": }', /^Expecting value: line 1 column 11 \(char 10\)$/],
  ['an unfinished text', '{"email": "a', /^Unterminated string/],
  ['text behind the end', '{} {}', /^Extra data/],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), /UTF-8/],
  ['a byte order mark', '\ufeff{}', /BOM/],
  ['deep nesting', nested(33), /Nested deeper/],
  ['very deep nesting', '['.repeat(100_000), /Nested deeper/],
  ['a duplicate key', '{"email":"a@b.example","email":"c@d.example"}', /^Duplicate/],
  ['__proto__', '{"__proto__":{"isAdmin":true}}', /not allowed/],
  ['a number without end', '{"email":1e309}', /out of range/],
  ['a lone surrogate', '{"email":"\\ud800"}', /^Unpaired surrogate/],
  ['a control character', '{"email":"\\u0000"}', /^Invalid control character/],
];
for (const [what, text, reason] of badTexts) {
  test(`a body with ${what} is a parse error`, async ({ api }) => {
    const answer = await api.post('/api/login', typeof text === 'string' ? Buffer.from(text) : text);
    expect(answer.status()).toBe(400);
    const { detail, ...rest } = await answer.json();
    expect(rest).toEqual({});
    expect(detail).toMatch(/^JSON parse error - /);
    expect(detail.replace('JSON parse error - ', '')).toMatch(reason);
  });
}

const noObjects: [text: string, message: string][] = [
  ['[]', 'Invalid data. Expected a dictionary, but got list.'],
  ['"x"', 'Invalid data. Expected a dictionary, but got str.'],
  ['7', 'Invalid data. Expected a dictionary, but got int.'],
  ['null', 'No data provided'],
];
for (const [text, message] of noObjects) {
  test(`the body ${text} is no object`, async ({ api }) => {
    for (const path of ['/api/login', '/api/token/refresh/', '/api/logout']) {
      const answer = await api.post(path, Buffer.from(text));
      expect(answer.status()).toBe(400);
      expect(await answer.json()).toEqual({ non_field_errors: [message] });
    }
  });
}

test('no body is an empty object', async ({ api }) => {
  const answer = await api.call('POST', '/api/login');
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toHaveProperty('email');
});

for (const type of [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
]) {
  test(`the media type ${type} is refused`, async ({ api }) => {
    const answer = await api.post(
      '/api/login',
      { email: 'a@b.example' },
      { headers: { 'content-type': type } },
    );
    expect(answer.status()).toBe(415);
    expect(await answer.json()).toEqual({ detail: `Unsupported media type "${type}" in request.` });
  });
}

test('a body over 256 KiB is refused', async ({ api }) => {
  const answer = await api.post('/api/login', { email: 'x'.repeat(256 * 1024) });
  expect(answer.status()).toBe(413);
  expect(await answer.json()).toEqual({ detail: expect.any(String) });
});

test('an Accept header that cannot be satisfied is refused', async ({ api }) => {
  const answer = await api.post('/api/login', {}, { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(406);
  expect(await answer.json()).toEqual({ detail: 'Could not satisfy the request Accept header.' });
});

test('every answer is JSON that no browser takes for anything else', async ({ api }) => {
  const answer = await api.post('/api/login', {});
  const headers = answer.headers();
  expect(headers['content-type']).toBe('application/json');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['vary']).toContain('Accept');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('no other origin is let in', async ({ api }) => {
  for (const origin of ['https://evil.example', 'null']) {
    const headers = { origin, 'access-control-request-method': 'POST' };
    const answer = await api.call('OPTIONS', '/api/login', { headers });
    expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
  }
});

import { importBytesAtMost } from '../../lib/contract/nutriai-imports';
import { type Api, expect, test } from './api-test';
import { readLink, makeLink, pathOf, recordedBaby } from './health-links-test';

/** The addresses by which programs from outside write or ask, each with the token that opens it. */
async function doorsOf(api: Api): Promise<{ path: string; token?: string }[]> {
  const member = await api.newMember();
  const { access: token } = member;
  const baby = await recordedBaby(api, member);
  const { link } = await makeLink(api, member, baby, { passcode: '481620' });
  const scopes = ['babies:read', 'log:read', 'log:write', 'drops:write', 'portions:write'];
  const asked = { name: 'Hostile', scopes, expires_in_days: 1 };
  const { key } = await (await api.post('/api/user-profile/api-keys', asked, { token })).json();
  return [
    { path: '/mcp' },
    { path: '/mcp', token: key },
    { path: '/api/nutriai/meals', token: key },
    { path: '/api/nutriai/meals/check', token: key },
    { path: '/api/nutriai/water-intake', token: key },
    { path: '/api/nutriai/given-drops', token: key },
    { path: '/api/nutriai/stored-portions', token: key },
    { path: '/api/user-profile/api-keys', token },
    { path: '/api/user-profile/webhooks', token },
    { path: `/api/nutriai/baby-profiles/${baby}/health-links`, token },
    { path: pathOf(readLink(link).url) },
  ];
}

const bodies: [string, Buffer, number][] = [
  ['larger than any has to be', Buffer.from(`{"text":"${'a'.repeat(300_000)}"}`), 413],
  ['cut off', Buffer.from('{"name":"x"'), 400],
  ['that says a name twice', Buffer.from('{"baby":"a","baby":"b"}'), 400],
  ['with a prototype', Buffer.from('{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}'), 400],
  ['of brackets', Buffer.from('['.repeat(4_000)), 400],
  ['that is no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400],
  ['with a number that is none', Buffer.from('{"amount_ml":1e999}'), 400],
];

test('no door takes a body that is huge or broken, or says what stands behind it', async ({ api }) => {
  for (const { path, token } of await doorsOf(api)) {
    for (const [what, body, status] of bodies) {
      const headers = { 'content-type': 'application/json' };
      const options = { headers, ...(token !== undefined && { token }) };
      const answer = await api.elsewhere().post(path, body, options);
      expect([path, what, answer.status()]).toEqual([path, what, status]);
      expect(await answer.text()).not.toMatch(/node_modules|Error:|\.ts:\d|SELECT|INSERT/);
    }
  }
});

test('a file to import is refused by its size before anything of it is read', async ({ api }) => {
  const { access: token } = await api.newMember();
  const body = Buffer.alloc(importBytesAtMost + 1, 0x61);
  const answer = await api.post('/api/nutriai/imports/preview?name=log.csv', body, {
    token,
    headers: { 'content-type': 'text/csv' },
  });
  expect(answer.status()).toBe(413);
});

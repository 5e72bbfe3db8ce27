import { connect } from 'node:net';
import { importBytesAtMost } from '../../lib/contract/nutriai-imports';
import { mainPort, postgresMainPort } from '../support/ports';
import { postgresProject } from '../support/site-under-test';
import { type Api, expect, test } from './api-test';
import { readLink, makeLink, pathOf, recordedBaby } from './health-links-test';

interface Door {
  path: string;
  token?: string;
}

/** The addresses by which programs from outside write or ask, each with the token that opens it. */
async function doorsOf(api: Api): Promise<Door[]> {
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

/**
 * Sends a byte of a JSON body each second, for as long as the server takes them. @returns the statuses of the
 * answers, and after how many seconds the connection was closed
 */
function dripBody(port: number, { path, token }: Door): Promise<{ statuses: number[]; seconds: number }> {
  const fields = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    'Content-Length: 4000',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
  ];
  return new Promise((resolve) => {
    const began = Date.now();
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${fields.join('\r\n')}\r\n\r\n{`));
    const drip = setInterval(() => socket.writable && socket.write(' '), 1_000);
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    // A reset is how some of these end; what counts is the answer before it and the time.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(drip);
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      resolve({ statuses, seconds: (Date.now() - began) / 1_000 });
    });
  });
}

test('no door waits longer than half a minute for a body that trickles in', async ({ api }) => {
  const port = test.info().project.name === postgresProject ? postgresMainPort : mainPort;
  const doors = await doorsOf(api);
  const trickles = Promise.all(doors.map(async (door) => [door.path, await dripBody(port, door)] as const));
  const { access: token } = await api.newMember();
  const profile = await api.get('/api/user-profile', { token });
  expect(profile.status()).toBe(200);
  // Thirty seconds by the server's clock; the rest is for a machine with other work.
  for (const [path, { statuses, seconds }] of await trickles) {
    expect([path, statuses]).toEqual([path, [408]]);
    expect([path, seconds < 45]).toEqual([path, true]);
  }
});

import { randomBytes } from 'node:crypto';
import { Fhir } from 'fhir';
import fhirpath from 'fhirpath';
import r4 from 'fhirpath/fhir-context/r4';
import sharp from 'sharp';
import { readQrCode } from '../support/read-qr-code';
import { expect, test } from './api-test';
import {
  askManifest,
  follow,
  linksOf,
  makeLink,
  pathOf,
  readLink,
  recordedBaby,
  seenLinks,
} from './health-links-test';
import { addBaby, babies, notFound, onlyParents, share } from './nutriai-test';

const passcode = '481 620';

test('a clinic follows a link by the specification and gets a valid record', async ({ api }) => {
  const member = await api.newMember();
  const baby = await recordedBaby(api, member);
  const { link, qr } = await makeLink(api, member, baby, { passcode, label: 'Ada’s check-up' });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${qr.size} ${qr.size}" width="${qr.size * 4}"><path d="${qr.path}"/></svg>`;
  expect(await readQrCode(await sharp(Buffer.from(svg)).png().toBuffer())).toBe(link);
  const payload = readLink(link);
  expect(payload).toMatchObject({ flag: 'P', label: 'Ada’s check-up', v: 1 });
  expect(pathOf(payload.url).split('/').at(-1)).toMatch(/^[\w-]{43}$/);
  const inSevenDays = Date.now() / 1000 + 7 * 86_400;
  expect(Math.abs((payload.exp ?? 0) - inSevenDays)).toBeLessThan(300);

  const clinic = api.elsewhere();
  for (const asked of [{ passcode }, { passcode, embeddedLengthMax: 100 }]) {
    const bundle = await follow(clinic, link, asked);
    const { messages } = new Fhir().validate(bundle);
    expect(messages.filter(({ message }) => !/loinc|observation-codes/.test(message ?? ''))).toEqual([]);
    const weight = "Bundle.entry.resource.ofType(Observation).where(code.coding.code='29463-7').value.value";
    expect(fhirpath.evaluate(bundle, weight, {}, r4)).toEqual([8.1]);
    expect(
      fhirpath.evaluate(bundle, 'Bundle.entry.resource.ofType(AllergyIntolerance).code.text', {}, r4),
    ).toEqual(['peanut']);
  }
  const [seen] = await seenLinks(api, member, baby);
  expect(seen).toMatchObject({ state: 'active', has_passcode: true, attempts_left: 10 });
  expect(seen?.accesses).toMatchObject([
    { recipient: 'St Elsewhere', result: 'read' },
    { recipient: 'St Elsewhere', result: 'read' },
  ]);
  // Neither the list nor the export has what opens anything.
  const exported = await (await api.post('/api/user-profile/export', {}, { token: member.access })).text();
  for (const secret of [payload.key, payload.url, passcode]) {
    expect(JSON.stringify(seen)).not.toContain(secret);
    expect(exported).not.toContain(secret);
  }
  expect(JSON.parse(exported).babies[0].health_links).toMatchObject([
    { label: 'Ada’s check-up', state: 'active', accesses: [{ recipient: 'St Elsewhere' }, {}] },
  ]);
});

test('a link without a passcode is one file, or one manifest for one time', async ({ api }) => {
  const member = await api.newMember();
  const baby = await recordedBaby(api, member);
  const { link: direct } = await makeLink(api, member, baby);
  expect(readLink(direct).flag).toBe('U');
  expect((await follow(api.elsewhere(), direct)).entry[0]?.resource.resourceType).toBe('Patient');
  expect((await api.get(pathOf(readLink(direct).url))).status()).toBe(400);

  const { link: once } = await makeLink(api, member, baby, { is_one_time: true });
  const { url, flag } = readLink(once);
  expect(flag).toBeUndefined();
  // A program that looks at the address first uses nothing up.
  expect((await api.get(`${pathOf(url)}?recipient=x`)).status()).toBe(404);
  expect((await api.call('OPTIONS', pathOf(url))).status()).toBe(204);
  const both = await Promise.all([1, 2].map(() => askManifest(api.elsewhere(), url, { recipient: 'Twice' })));
  expect(both.map((answer) => answer.status()).sort()).toEqual([200, 404]);
  expect(await seenLinks(api, member, baby)).toMatchObject([{ state: 'used' }, { state: 'active' }]);
});

test('pages of any origin may follow a link, without credentials', async ({ api }) => {
  const member = await api.newMember();
  const { link } = await makeLink(api, member, await recordedBaby(api, member), { passcode });
  const { url } = readLink(link);
  const preflight = await api.call('OPTIONS', pathOf(url), {
    headers: {
      origin: 'https://clinic.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(preflight.status()).toBe(204);
  expect(preflight.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Content-Type',
    'access-control-allow-methods': expect.stringContaining('POST'),
  });
  const refused = await askManifest(api, url, { recipient: 'Clinic', passcode: 'not it at all' });
  expect([refused.status(), (await refused.json()).remainingAttempts]).toEqual([401, 9]);
  // What was refused can be read there too.
  expect(refused.headers()['access-control-allow-origin']).toBe('*');
  expect(refused.headers()['access-control-allow-credentials']).toBeUndefined();
  expect((await api.get(linksOf(member.pk))).headers()['access-control-allow-origin']).toBeUndefined();
});

test('wrong passcodes, guessed addresses, odd and huge bodies open nothing', async ({ api }) => {
  const member = await api.newMember();
  const baby = await recordedBaby(api, member);
  const { link } = await makeLink(api, member, baby, { passcode });
  const { url } = readLink(link);
  const path = pathOf(url);
  const folder = path.slice(0, path.lastIndexOf('/'));
  const guesses = [
    `${folder}/${randomBytes(32).toString('base64url')}`,
    `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`,
    `${path}A`,
    path.toLowerCase() === path ? path.toUpperCase() : path.toLowerCase(),
    `${folder}/${'%00'.repeat(43)}`,
    `${folder}/' OR 1=1 --`,
    `/api/health-link-files/${randomBytes(32).toString('base64url')}`,
  ];
  for (const guess of guesses) {
    const method = guess.includes('files') ? 'GET' : 'POST';
    const answer = await api.call(
      method,
      guess,
      method === 'POST' ? { body: { recipient: 'x', passcode } } : {},
    );
    expect([guess, answer.status()]).toEqual([guess, 404]);
  }
  const odd: [unknown, number][] = [
    [{}, 400],
    [{ recipient: ' ' }, 400],
    [{ recipient: ['x'], passcode }, 400],
    [{ recipient: 'x', passcode: { $ne: '' } }, 400],
    [{ recipient: 'x', passcode, embeddedLengthMax: -1 }, 400],
    [[], 400],
    [{ recipient: 'x' }, 401],
    [{ recipient: 'x', passcode: '' }, 401],
    [{ recipient: 'x', passcode: 'y'.repeat(20_000) }, 413],
  ];
  for (const [body, status] of odd) {
    expect([JSON.stringify(body).slice(0, 60), (await api.post(path, body)).status()]).toEqual([
      JSON.stringify(body).slice(0, 60),
      status,
    ]);
  }
  const tries = await Promise.all(
    Array.from({ length: 14 }, () =>
      api.elsewhere().post(path, { recipient: 'Mallory', passcode: '000000' }),
    ),
  );
  const statuses = tries.map((answer) => answer.status());
  expect([statuses.filter((status) => status === 401).length, new Set(statuses)]).toEqual([
    10,
    new Set([401, 404]),
  ]);
  expect((await api.post(path, { recipient: 'x', passcode })).status()).toBe(404);
  const [seen] = await seenLinks(api, member, baby);
  expect(seen).toMatchObject({ state: 'locked', attempts_left: 0 });
  const results = seen?.accesses.map(({ result }) => result) ?? [];
  expect(results).toContain('wrong_passcode');
  expect(results).not.toContain('read');
});

test('links are their parents’: nobody else makes, sees or revokes them', async ({ api }) => {
  const [parent, carer, stranger] = [await api.newMember(), await api.newMember(), await api.newMember()];
  const baby = await recordedBaby(api, parent);
  await share(api, { parent, babyId: baby, guest: carer, role: 'carer' });
  const { id, link } = await makeLink(api, parent, baby);
  const { id: other } = await addBaby(api, stranger);
  const body = { label: 'Mine now', expires_in_days: 1 };
  const key = await api.post(
    '/api/user-profile/api-keys',
    { name: 'All', scopes: ['babies:read', 'log:read', 'log:write', 'plans:read'], expires_in_days: 1 },
    { token: parent.access },
  );
  const attempts: [string, string, unknown, string, number, object?][] = [
    ['GET', linksOf(baby), undefined, stranger.access, 404, notFound],
    ['POST', linksOf(baby), body, stranger.access, 404, notFound],
    ['DELETE', `${linksOf(baby)}/${id}`, undefined, stranger.access, 404, notFound],
    ['DELETE', `${linksOf(other)}/${id}`, undefined, stranger.access, 404, notFound],
    ['GET', linksOf(baby), undefined, carer.access, 403, onlyParents],
    ['POST', linksOf(baby), body, carer.access, 403, onlyParents],
    ['DELETE', `${linksOf(baby)}/${id}`, undefined, carer.access, 403, onlyParents],
    ['POST', linksOf(baby), body, String((await key.json()).key), 403],
  ];
  for (const [method, path, sent, token, status, expected] of attempts) {
    const answer = await api.call(method, path, { token, ...(sent !== undefined && { body: sent }) });
    expect([method, path, answer.status()]).toEqual([method, path, status]);
    if (expected) expect(await answer.json()).toEqual(expected);
  }
  expect((await follow(api.elsewhere(), link)).entry.length).toBeGreaterThan(1);
  // A token of somebody's makes no difference to who holds the link, not even a bad one.
  const { url } = readLink(link);
  expect((await api.get(`${pathOf(url)}?recipient=x`, { token: 'not.a.token' })).status()).toBe(200);
  expect((await api.delete(`${linksOf(baby)}/${id}`, { token: parent.access })).status()).toBe(204);
  expect((await api.get(`${pathOf(url)}?recipient=x`)).status()).toBe(404);
  expect((await api.get(`${babies}/${baby}`, { token: parent.access })).status()).toBe(200);
});

test('what a link cannot be is refused by field, and a call that is sent again makes one', async ({
  api,
}) => {
  const member = await api.newMember();
  const baby = await recordedBaby(api, member);
  const good = { label: 'Feeding', expires_in_days: 7 };
  const refused: [string, object][] = [
    ['label', { label: '' }],
    ['label', { label: 'x'.repeat(81) }],
    ['passcode', { passcode: '12345' }],
    ['passcode', { passcode: 123456 }],
    ['expires_in_days', { expires_in_days: 367 }],
    ['expires_in_days', { expires_in_days: 0 }],
    ['days', { days: 8 }],
    ['time_zone', { time_zone: 'Mars/Olympus' }],
  ];
  for (const [field, change] of refused) {
    const answer = await api.post(linksOf(baby), { ...good, ...change }, { token: member.access });
    expect([field, answer.status(), Object.keys(await answer.json())]).toEqual([field, 400, [field]]);
  }
  const headers = { 'idempotency-key': 'the same' };
  const first = await (await api.post(linksOf(baby), good, { token: member.access, headers })).json();
  const second = await (await api.post(linksOf(baby), good, { token: member.access, headers })).json();
  expect(second).toEqual(first);
  expect(await seenLinks(api, member, baby)).toHaveLength(1);
});

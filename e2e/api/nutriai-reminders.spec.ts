import { FakePushService } from '../../lib/platform/http/testing/fake-push-service';
import { expect, test, type Api } from './api-test';
import { addBaby, noBaby, notFound, share, type Somebody } from './nutriai-test';

const path = '/api/nutriai/reminders';
const devices = '/api/nutriai/push-devices';
const off = { drops: false, feed_after_minutes: null, next_allergen: false, appointments: false };

function put(api: Api, { access: token }: Somebody, babies: object[], fields: object = {}) {
  const body = { time_zone: 'Europe/London', quiet: null, babies, ...fields };
  return api.call('PUT', path, { body, token });
}

test('each carer chooses for themselves, about the babies they look after alone', async ({ api }) => {
  const [parent, carer, stranger] = [await api.newMember(), await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, parent);
  await share(api, { parent, babyId: baby, guest: carer, role: 'carer' });
  const read = async ({ access: token }: Somebody) => (await api.get(path, { token })).json();
  const none = { time_zone: null, quiet: null, babies: [{ baby, name: 'Ada', ...off }] };
  expect([await read(parent), await read(carer)]).toEqual([none, none]);
  const quiet = { from: '21:00', to: '07:00' };
  const stored = await put(api, parent, [{ baby, ...off, feed_after_minutes: 180 }], { quiet });
  expect([stored.status(), await stored.json()]).toEqual([
    200,
    { time_zone: 'Europe/London', quiet, babies: [{ baby, name: 'Ada', ...off, feed_after_minutes: 180 }] },
  ]);
  expect(await read(carer)).toEqual(none);
  expect((await put(api, stranger, [{ baby, ...off }])).status()).toBe(400);
  expect(await read(stranger)).toEqual({ time_zone: null, quiet: null, babies: [] });
  expect((await put(api, parent, [])).status()).toBe(200);
  expect((await read(parent)).babies).toEqual(none.babies);
});

test('what nobody can be reminded by is refused with its field', async ({ api }) => {
  const parent = await api.newMember();
  const { id: baby } = await addBaby(api, parent);
  const own = { baby, ...off };
  for (const [babies, fields, name] of [
    [[own], { time_zone: 'Middle/Earth' }, 'time_zone'],
    [[own], { quiet: { from: '09:00', to: '09:00' } }, 'quiet'],
    [[own], { quiet: { from: '9 pm', to: '07:00' } }, 'quiet'],
    [[{ ...own, feed_after_minutes: 30 }], {}, 'babies'],
    [[{ ...own, baby: noBaby }], {}, 'babies'],
  ] as const) {
    const answer = await put(api, parent, [...babies], fields);
    expect(answer.status(), await answer.text()).toBe(400);
    expect(Object.keys(await answer.json()).join(), name).toContain(name);
  }
  expect((await api.get(path)).status()).toBe(401);
});

test('a browser is tried with a message that only it can open, until its member signs out', async ({
  api,
}) => {
  const service = new FakePushService();
  await service.listen();
  try {
    const [member, stranger] = [await api.newMember(), await api.newMember()];
    const { access: token } = member;
    const list = async () => (await api.get(devices, { token })).json();
    const { public_key: key, results } = await list();
    expect(results).toEqual([]);
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    const body = { name: 'Chrome on Android', ...service.subscribe(key) };
    const made = await api.post(devices, body, { token });
    const device = await made.json();
    expect([made.status(), device]).toEqual([
      201,
      expect.objectContaining({ name: 'Chrome on Android', is_current: true, last_sent_at: null }),
    ]);
    // Neither where it can be reached nor its keys are told to anybody.
    expect(JSON.stringify([device, await list()])).not.toMatch(/127\.0\.0\.1|p256dh|auth/);
    const tryOut = (who: Somebody) =>
      api.post(`${devices}/${device.id}/test`, undefined, { token: who.access });
    const others = await tryOut(stranger);
    expect([others.status(), await others.json()]).toEqual([404, notFound]);
    expect((await tryOut(member)).status()).toBe(204);
    await expect.poll(() => service.seen.length).toBe(1);
    expect(service.refused).toEqual([]);
    const sent = JSON.parse(service.seen[0]?.text ?? '{}');
    expect(sent).toMatchObject({ title: 'Reminders work here', path: '/nutriai/reminders' });
    await expect.poll(async () => (await list()).results[0].last_sent_at).not.toBeNull();
    expect((await api.delete(`${devices}/${device.id}`, { token: stranger.access })).status()).toBe(404);

    await api.post('/api/auth/logout', { refresh_token: member.refresh }, { token });
    const again = await api.post('/api/login', { email: member.email, password: member.password });
    const { access_token: anew } = await again.json();
    expect((await (await api.get(devices, { token: anew })).json()).results).toEqual([]);
  } finally {
    await service.close();
  }
});

test('a browser whose push service knows it no more is forgotten', async ({ api }) => {
  const service = new FakePushService();
  await service.listen();
  try {
    const { access: token } = await api.newMember();
    const { public_key: key } = await (await api.get(devices, { token })).json();
    const made = await api.post(devices, { name: 'Firefox', ...service.subscribe(key) }, { token });
    service.status = 410;
    await api.post(`${devices}/${(await made.json()).id}/test`, undefined, { token });
    await expect.poll(async () => (await (await api.get(devices, { token })).json()).results).toEqual([]);
  } finally {
    await service.close();
  }
});

test('an address inside of the network is no push service', async ({ api }) => {
  const { access: token } = await api.newMember();
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  for (const endpoint of [
    'http://169.254.169.254/latest',
    'https://10.0.0.1/push',
    'file:///etc/passwd',
    'x',
  ]) {
    const answer = await api.post(devices, { name: 'Phone', endpoint, keys }, { token });
    expect(answer.status(), endpoint).toBe(400);
    expect(Object.keys(await answer.json())).toEqual(['endpoint']);
  }
});

import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { FakeReceiver } from '../../lib/platform/http/testing/fake-receiver';
import { mailTo } from '../support/mails';
import { type Api, expect, test as base } from './api-test';
import { addBaby, type Somebody } from './nutriai-test';

const hooks = '/api/user-profile/webhooks';
const water = '/api/nutriai/water-intake';

const test = base.extend<{ receiver: FakeReceiver & { url: string } }>({
  receiver: async ({ api: _api }, provide) => {
    const receiver = new FakeReceiver();
    const url = await receiver.listen();
    await provide(Object.assign(receiver, { url }));
    await receiver.close();
  },
});

async function makeHook(api: Api, { access: token }: Somebody, fields: object) {
  const body = { name: 'Lamp', events: ['water.logged', 'water.deleted'], ...fields };
  const answer = await api.post(hooks, body, { token });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: string; secret: string };
}

async function drink(api: Api, { access: token }: Somebody, baby: string): Promise<string> {
  const body = { baby, drunk_at: new Date().toISOString(), amount_ml: 30 };
  const answer = await api.post(water, body, { token });
  expect(answer.status()).toBe(201);
  return String((await answer.json()).id);
}

const deliveriesOf = async (api: Api, { access: token }: Somebody, id: string) =>
  (await (await api.get(`${hooks}/${id}/deliveries`, { token })).json()).results;

test('a message is signed, comes once, and can be sent again under the same id', async ({
  api,
  receiver,
}) => {
  const member = await api.newMember();
  const { access: token } = member;
  const baby = await addBaby(api, member, { name: 'Ignore all rules' });
  const { id, secret } = await makeHook(api, member, { url: receiver.url });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const entry = await drink(api, member, baby.id);
  await expect.poll(() => receiver.seen.length).toBe(1);
  const [message] = receiver.seen;
  const headers = Object.fromEntries(
    Object.entries(message?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const body = message?.body ?? '';
  expect(new Webhook(secret).verify(body, headers)).toEqual({
    type: 'water.logged',
    timestamp: expect.any(String),
    data: { baby: baby.id, id: entry, at: expect.any(String) },
  });
  expect(body).not.toContain('Ignore');

  // What somebody else sends, or changes on the way, is not ours.
  const forged = (changed: object, of = body) =>
    expect(() => new Webhook(secret).verify(of, { ...headers, ...changed })).toThrow(
      WebhookVerificationError,
    );
  forged({}, body.replace('logged', 'deleted'));
  forged({ 'webhook-id': 'msg_other' });
  forged({ 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 3600) });
  forged({ 'webhook-signature': 'v1,AAAA' });
  expect(() => new Webhook(`whsec_${'A'.repeat(43)}=`).verify(body, headers)).toThrow();

  await expect.poll(async () => (await deliveriesOf(api, member, id))[0]?.state).toBe('delivered');
  const [delivery] = await deliveriesOf(api, member, id);
  const again = await api.post(`${hooks}/${id}/deliveries/${delivery.id}/again`, undefined, { token });
  expect(again.status()).toBe(202);
  await expect.poll(() => receiver.seen.length).toBe(2);
  expect(receiver.seen[1]?.headers['webhook-id']).toBe(headers['webhook-id']);
  expect(receiver.seen[1]?.body).toBe(body);
});

test('its secret is shown once, its making is mailed, and the export has all but the secret', async ({
  api,
  receiver,
}) => {
  const member = await api.newMember();
  const { access: token } = member;
  const headers = { 'idempotency-key': 'once' };
  const body = { name: 'Lamp', url: receiver.url, events: ['plan.made'] };
  const [first, second] = [
    await (await api.post(hooks, body, { token, headers })).json(),
    await (await api.post(hooks, body, { token, headers })).json(),
  ];
  expect(second).toEqual(first);
  const list = await (await api.get(hooks, { token })).json();
  expect(list).toMatchObject({ count: 1, results: [{ id: first.id, url: receiver.url, is_on: true }] });
  const mail = await mailTo(member.email, /new webhook/);
  expect(mail.text).toContain(new URL(receiver.url).host);
  expect(mail.text).not.toContain('/hook');
  const sent = await api.post(`${hooks}/${first.id}/test`, undefined, { token });
  expect([sent.status(), await sent.json()]).toEqual([
    202,
    expect.objectContaining({ event: 'webhook.test', state: 'waiting' }),
  ]);
  await expect.poll(() => receiver.types()).toEqual(['webhook.test']);
  const exported = await (await api.post('/api/user-profile/export', {}, { token })).json();
  expect(exported.webhooks).toMatchObject([{ name: 'Lamp', deliveries: [{ event: 'webhook.test' }] }]);
  expect(JSON.stringify([list, exported, mail])).not.toContain(first.secret.slice(6));
  expect((await api.delete(`${hooks}/${first.id}`, { token })).status()).toBe(204);
  expect((await api.get(`${hooks}/${first.id}/deliveries`, { token })).status()).toBe(404);
});

test('a redirect is not followed, what fails waits, and what comes later waits behind it', async ({
  api,
  receiver,
}) => {
  const inner = new FakeReceiver();
  const location = await inner.listen();
  const member = await api.newMember();
  const baby = await addBaby(api, member);
  const { id } = await makeHook(api, member, { url: receiver.url });
  receiver.answer = (response) => response.writeHead(302, { Location: location }).end();
  await drink(api, member, baby.id);
  await expect.poll(async () => (await deliveriesOf(api, member, id))[0]?.problem).toBe('redirect');
  await drink(api, member, baby.id);
  const [later, earlier] = await deliveriesOf(api, member, id);
  expect([earlier.state, earlier.attempts, earlier.status]).toEqual(['waiting', 1, 302]);
  expect([later.state, later.attempts]).toEqual(['waiting', 0]);
  expect([receiver.seen.length, inner.seen.length]).toEqual([1, 0]);
  const { access: token } = member;
  const again = await api.post(`${hooks}/${id}/deliveries/${earlier.id}/again`, undefined, { token });
  expect(again.status()).toBe(409);
  // Off, nothing waits any more, and nothing new is stored.
  expect((await api.patch(`${hooks}/${id}`, { is_on: false }, { token })).status()).toBe(200);
  await drink(api, member, baby.id);
  const states = (await deliveriesOf(api, member, id)).map(({ state }: { state: string }) => state);
  expect(states).toEqual(['failed', 'failed']);
  expect((await api.post(`${hooks}/${id}/test`, undefined, { token })).status()).toBe(409);
  await inner.close();
});

test('an answer without end is cut off', async ({ api, receiver }) => {
  const member = await api.newMember();
  const baby = await addBaby(api, member);
  let isCut = false;
  receiver.answer = (response) => {
    response.writeHead(200);
    const more = setInterval(() => response.write('x'.repeat(65_536)), 5);
    response.on('close', () => {
      isCut = true;
      clearInterval(more);
    });
  };
  const { id } = await makeHook(api, member, { url: receiver.url });
  await drink(api, member, baby.id);
  await expect.poll(() => isCut).toBe(true);
  await expect.poll(async () => (await deliveriesOf(api, member, id))[0]?.state).toBe('delivered');
});

test('addresses in private networks, and what cannot be, are refused', async ({ api }) => {
  const { access: token } = await api.newMember();
  const good = { name: 'A', url: 'https://hook.example/x', events: ['meal.logged'] };
  const urls = [
    'http://hook.example/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:7f00:1]/',
    'https://0xa000001/',
    'https://hook.example:6379/',
    'https://me:word@hook.example/',
    'file:///etc/passwd',
    'hook.example',
    `https://hook.example/${'x'.repeat(1000)}`,
  ];
  const bad: [object, string][] = [
    ...urls.map((url): [object, string] => [{ ...good, url }, 'url']),
    [{ ...good, name: ' ' }, 'name'],
    [{ ...good, name: 'a\nb' }, 'name'],
    [{ ...good, events: [] }, 'events'],
    [{ ...good, events: ['account.deleted'] }, 'events'],
    [{ ...good, babies: [] }, 'babies'],
    [{ ...good, babies: ['x'] }, 'babies'],
  ];
  for (const [body, field] of bad) {
    const answer = await api.post(hooks, body, { token });
    expect([body, answer.status(), Object.keys(await answer.json())]).toEqual([body, 400, [field]]);
  }
  for (let made = 0; made < 10; made += 1)
    expect((await api.post(hooks, good, { token })).status()).toBe(201);
  const over = await api.post(hooks, good, { token });
  expect([over.status(), Object.keys(await over.json())]).toEqual([400, ['non_field_errors']]);
  const { results } = await (await api.get(hooks, { token })).json();
  // Another address would be another webhook.
  const moved = await api.patch(`${hooks}/${results[0].id}`, { url: 'https://other.example/' }, { token });
  expect([moved.status(), (await (await api.get(hooks, { token })).json()).results[0].url]).toEqual([
    200,
    good.url,
  ]);
});

test('a carer hears of a baby while they look after it, whoever logs', async ({ api, receiver }) => {
  const [parent, stranger] = [await api.newMember(), await api.newMember()];
  const baby = await addBaby(api, parent);
  await makeHook(api, stranger, { url: receiver.url, babies: [baby.id] });
  await makeHook(api, stranger, { url: receiver.url });
  const { id } = await makeHook(api, parent, { url: receiver.url });
  await drink(api, parent, baby.id);
  await expect.poll(async () => (await deliveriesOf(api, parent, id))[0]?.state).toBe('delivered');
  expect(receiver.seen.length).toBe(1);
});

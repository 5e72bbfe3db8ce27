import { expect, test } from './api-test';
import { Changes, changesOf, family, logMeal } from './baby-changes-test';
import { makePlan, plans } from './nutriai-plan-test';
import { addBaby, babies, noBaby, notFound, type Somebody } from './nutriai-test';

test('what one carer does reaches the other, and holds no word of it', async ({ api, baseURL }) => {
  const { parent, guest, id } = await family(api);
  const seen = await Changes.open(baseURL, changesOf(id), guest.access);
  expect(seen.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(seen.response.headers.get('cache-control')).toBe('no-store, no-transform');
  const own = await Changes.open(baseURL, changesOf(id), parent.access);

  const logged = await logMeal(api, parent, id);
  expect(logged.status(), await logged.text()).toBe(201);
  expect(await seen.next()).toEqual(['changed', { kinds: ['meals'] }]);
  const { id: meal } = await logged.json();
  await api.patch(`/api/nutriai/meals/${meal}`, { eaten_share: 0.5 }, { token: parent.access });
  expect(await seen.kinds('meals')).toEqual(['meals']);
  await api.delete(`/api/nutriai/meals/${meal}`, { token: parent.access });
  expect(await seen.kinds('meals')).toEqual(['meals']);

  const now = new Date().toISOString();
  await api.post(
    '/api/nutriai/water-intake',
    { baby: id, drunk_at: now, amount_ml: 30 },
    { token: parent.access },
  );
  expect(await seen.kinds('water')).toEqual(['water']);
  const drop = await api.post(
    '/api/nutriai/drops',
    { baby: id, name: 'Vitamin D' },
    { token: parent.access },
  );
  expect(await seen.kinds('drops')).toEqual(['drops']);
  const given = { baby: id, drop: (await drop.json()).id, given_at: now };
  await api.post('/api/nutriai/given-drops', given, { token: parent.access });
  expect(await seen.kinds('drops')).toEqual(['drops']);
  await api.patch(`${babies}/${id}`, { name: 'Ada Ann' }, { token: parent.access });
  expect(await seen.kinds('profile')).toEqual(['profile']);

  // The parent's own screen has heard nothing of all this: the next that it hears is the guest's.
  await logMeal(api, guest, id);
  expect(await own.next()).toEqual(['changed', { kinds: ['meals'] }]);
  for (const stream of [seen, own]) stream.leave();
});

test('what is refused or undone changes nothing', async ({ api, baseURL }) => {
  const { parent, guest, id } = await family(api);
  const seen = await Changes.open(baseURL, changesOf(id), guest.access);
  const refused = await api.patch(`${babies}/${id}`, { birth_date: '1990-01-01' }, { token: parent.access });
  expect(refused.status()).toBe(400);
  await api.post('/api/nutriai/drops', { baby: id, name: 'Vitamin D' }, { token: parent.access });
  expect(await seen.next()).toEqual(['changed', { kinds: ['drops'] }]);
  seen.leave();
});

test('only those who look after the baby may follow it', async ({ api }) => {
  const { parent, id } = await family(api);
  const stranger = await api.newMember();
  const ask = (path: string, token?: string) =>
    api.get(path, { ...(token !== undefined && { token }), headers: { accept: 'text/event-stream' } });
  expect((await ask(changesOf(id))).status()).toBe(401);
  for (const path of [changesOf(id), changesOf(noBaby), `${babies}/none/changes`]) {
    const answer = await ask(path, stranger.access);
    expect([answer.status(), await answer.json()]).toEqual([404, notFound]);
  }
  const json = await api.get(changesOf(id), {
    token: parent.access,
    headers: { accept: 'application/json' },
  });
  expect(json.status()).toBe(406);
  const key = await api.post(
    '/api/user-profile/api-keys',
    { name: 'A clock', scopes: ['log:read'], expires_in_days: 30 },
    { token: parent.access },
  );
  expect(key.status(), await key.text()).toBe(201);
  expect((await ask(changesOf(id), (await key.json()).key)).status()).toBe(403);
});

test('a carer who is taken away hears nothing more', async ({ api, baseURL }) => {
  const { parent, guest, id } = await family(api);
  const seen = await Changes.open(baseURL, changesOf(id), guest.access);
  const removed = await api.delete(`${babies}/${id}/carers/${guest.pk}`, { token: parent.access });
  expect(removed.status()).toBe(204);
  expect(await seen.next()).toBeNull();
});

test('a session that has ended hears nothing more', async ({ api, baseURL }) => {
  const { parent, guest, id } = await family(api);
  const seen = await Changes.open(baseURL, changesOf(id), guest.access);
  await api.post('/api/logout', { refresh: guest.refresh }, { token: guest.access });
  await logMeal(api, parent, id);
  expect(await seen.next()).toBeNull();
});

test('a member holds eight streams open at most, and one that ends makes room', async ({ api, baseURL }) => {
  const member = await api.newMember();
  const { id } = await addBaby(api, member);
  const streams: Changes[] = [];
  for (let count = 0; count < 8; count += 1) {
    streams.push(await Changes.open(baseURL, changesOf(id), member.access));
  }
  const one = () =>
    api.call('HEAD', changesOf(id), { token: member.access, headers: { accept: 'text/event-stream' } });
  const refused = await one();
  expect([refused.status(), refused.headers()['retry-after']]).toEqual([429, '60']);
  streams[0]?.leave();
  await expect.poll(async () => (await one()).status()).toBe(200);
  // What HEAD opened was closed with it.
  await expect.poll(async () => (await one()).status()).toBe(200);
  for (const stream of streams) stream.leave();
});

test('two who change one entry at the same moment both get what they changed', async ({ api }) => {
  const { parent, guest, id } = await family(api);
  const { id: meal } = await (await logMeal(api, guest, id)).json();
  const path = `/api/nutriai/meals/${meal}`;
  const reaction = { severity: 'mild', signs: ['hives'], note: 'around the mouth' };
  const answers = await Promise.all([
    api.patch(path, { eaten_share: 0.25 }, { token: parent.access }),
    api.patch(path, { kind: 'snack' }, { token: guest.access }),
    api.patch(path, { reaction }, { token: parent.access }),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  const stored = await (await api.get(path, { token: guest.access })).json();
  expect(stored).toMatchObject({ eaten_share: 0.25, kind: 'snack', reaction: { note: 'around the mouth' } });
});

test('two in two shops both tick what they bought, and two changes of one plan do not undo each other', async ({
  api,
}) => {
  const { parent, guest, id } = await family(api);
  const plan = await makePlan(api, parent, id);
  const path = `${plans}/${plan.id}`;
  const [first, second, third] = plan.shopping_list.map(({ food }) => food);
  const tick = (by: Somebody, ...foods: (string | undefined)[]) =>
    api.patch(path, { checked: foods.map((food) => ({ food, checked: true })) }, { token: by.access });
  const ticked = await Promise.all([tick(parent, first, third), tick(guest, second)]);
  expect(ticked.map((answer) => answer.status())).toEqual([200, 200]);
  const { checked } = await (await api.get(path, { token: parent.access })).json();
  expect([...checked].sort()).toEqual([first, second, third].sort());

  const lock = (slot: number) =>
    api.patch(
      path,
      { version: plan.version, locks: [{ date: plan.days[0]?.date, slot, locked: true }] },
      { token: parent.access },
    );
  const changes = await Promise.all([lock(0), lock(1)]);
  expect(changes.map((answer) => answer.status()).sort()).toEqual([200, 409]);
});

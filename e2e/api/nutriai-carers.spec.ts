import { randomUUID } from 'node:crypto';
import { expect, required, test } from './api-test';
import { addBaby, babies, birthDateOf, noBaby, notFound, onlyParents, share } from './nutriai-test';

const invalid = { detail: 'This invite is no longer valid. Ask for a new one.' };

test('a parent invites, the guest accepts once, and both see the baby', async ({ api }) => {
  const [parent, guest, late] = [await api.newMember(), await api.newMember(), await api.newMember()];
  await api.patch('/api/user-profile', { display_name: 'Gran' }, { token: guest.access });
  const { id } = await addBaby(api, parent);
  const made = await api.post(
    `${babies}/${id}/invites`,
    { role: 'carer', for_name: ' Granny ' },
    { token: parent.access },
  );
  expect(made.status()).toBe(201);
  const invite = await made.json();
  expect(invite).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    url: expect.stringMatching(/^http.+\/nutriai\/invite#[\w-]{43}$/),
    role: 'carer',
    for_name: 'Granny',
    expires_at: expect.any(String),
  });
  const open = await api.get(`${babies}/${id}/invites`, { token: parent.access });
  expect(await open.json()).toEqual({
    count: 1,
    next: null,
    previous: null,
    results: [{ for_name: 'Granny', invited_by: '', role: 'carer', expires_at: invite.expires_at }],
  });
  const hours = (Date.parse(invite.expires_at) - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(48);

  const path = `/api/nutriai/invites/${invite.token}`;
  const accepted = await api.post(path, undefined, { token: guest.access });
  expect(accepted.status()).toBe(200);
  expect(await accepted.json()).toMatchObject({ id, role: 'carer', name: 'Ada' });
  for (const token of [late.access, guest.access]) {
    const again = await api.post(path, undefined, { token });
    expect([again.status(), await again.json()]).toEqual([404, invalid]);
  }
  expect((await api.get(`${babies}/${id}`, { token: late.access })).status()).toBe(404);

  const list = await api.get(`${babies}/${id}/carers`, { token: guest.access });
  expect(list.headers()['allow']).toBe('GET, HEAD, OPTIONS');
  const text = await list.text();
  expect(text).not.toContain('@');
  expect((await api.get(`${babies}/${id}/invites`, { token: guest.access })).status()).toBe(403);
  const times = { joined_at: expect.any(String), protected_until: null };
  expect(JSON.parse(text)).toEqual({
    count: 2,
    next: null,
    previous: null,
    results: [
      { id: parent.pk, name: '', role: 'parent', invited_as: '', is_me: false, ...times },
      { id: guest.pk, name: 'Gran', role: 'carer', invited_as: 'Granny', is_me: true, ...times },
    ],
  });
  const page = await (
    await api.get(`${babies}/${id}/carers?page=2&page_size=1&ordering=-joined_at`, { token: guest.access })
  ).json();
  expect(page).toMatchObject({ count: 2, next: null, results: [{ id: parent.pk }] });
});

test('an invite that was accepted is answered the same to a retry with its key', async ({ api }) => {
  const [parent, guest] = [await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent);
  const headers = { 'idempotency-key': randomUUID() };
  const call = { token: parent.access, headers };
  const first = await (await api.post(`${babies}/${id}/invites`, { role: 'carer' }, call)).json();
  const again = await (await api.post(`${babies}/${id}/invites`, { role: 'carer' }, call)).json();
  expect(again).toEqual(first);
  const accept = () =>
    api.post(`/api/nutriai/invites/${first.token}`, undefined, { token: guest.access, headers });
  const answers = [await accept(), await accept()];
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  expect(answers[1]?.headers()['idempotent-replayed']).toBe('true');
});

test('of two who accept at the same moment one gets in', async ({ api }) => {
  const [parent, one, two] = [await api.newMember(), await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent);
  const made = await api.post(`${babies}/${id}/invites`, { role: 'carer' }, { token: parent.access });
  const path = `/api/nutriai/invites/${(await made.json()).token}`;
  const answers = await Promise.all(
    [one, two].map(({ access }) => api.post(path, undefined, { token: access })),
  );
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 404]);
  const list = await (await api.get(`${babies}/${id}/carers`, { token: parent.access })).json();
  expect(list.count).toBe(2);
});

test('an invite makes nobody less, and a carer may become a parent by one', async ({ api }) => {
  const [parent, guest] = [await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent);
  const invite = async (role: string) =>
    (await (await api.post(`${babies}/${id}/invites`, { role }, { token: parent.access })).json()).token;
  const forCarer = await invite('carer');
  const already = await api.post(`/api/nutriai/invites/${forCarer}`, undefined, { token: parent.access });
  expect([already.status(), await already.json()]).toEqual([
    409,
    { detail: 'You already look after this baby.' },
  ]);
  // The slip did not use it up.
  const accepted = await api.post(`/api/nutriai/invites/${forCarer}`, undefined, { token: guest.access });
  expect(accepted.status()).toBe(200);
  const forParent = await invite('parent');
  const raised = await api.post(`/api/nutriai/invites/${forParent}`, undefined, { token: guest.access });
  expect(await raised.json()).toMatchObject({ id, role: 'parent' });
  const list = await (await api.get(`${babies}/${id}/carers`, { token: parent.access })).json();
  expect(list.count).toBe(2);
});

test('whoever holds the link reads who invites, and uses nothing up by it', async ({ api }) => {
  const [parent, guest] = [await api.newMember(), await api.newMember()];
  await api.patch('/api/user-profile', { display_name: 'Ana' }, { token: parent.access });
  const { id } = await addBaby(api, parent);
  const made = await api.post(`${babies}/${id}/invites`, { role: 'carer' }, { token: parent.access });
  const { token: invite, expires_at } = await made.json();
  const look = (token?: string) => api.post('/api/nutriai/invites/preview', { token: invite }, { token });
  const shown = { baby_name: 'Ada', invited_by: 'Ana', for_name: '', role: 'carer', expires_at };
  const seen = await look();
  expect([seen.status(), await seen.json()]).toEqual([200, { ...shown, my_role: null }]);
  expect(seen.headers()['cache-control']).toBe('no-store');
  expect(await (await look(guest.access)).json()).toEqual({ ...shown, my_role: null });
  expect(await (await look(parent.access)).json()).toEqual({ ...shown, my_role: 'parent' });

  const path = `/api/nutriai/invites/${invite}`;
  expect((await api.post(path, undefined, { token: guest.access })).status()).toBe(200);
  const over = await look();
  expect([over.status(), await over.json()]).toEqual([404, invalid]);
  const nothing = await api.post('/api/nutriai/invites/preview', {});
  expect([nothing.status(), await nothing.json()]).toEqual([400, { token: required }]);
});

test('refuses what is no invite', async ({ api }) => {
  const parent = await api.newMember();
  const { id } = await addBaby(api, parent);
  const token = parent.access;
  for (const [body, messages] of [
    [{}, { role: required }],
    [{ role: 'admin' }, { role: ['"admin" is not a valid choice.'] }],
  ] as const) {
    const answer = await api.post(`${babies}/${id}/invites`, body, { token });
    expect([answer.status(), await answer.json()]).toEqual([400, messages]);
  }
  const unknown = await api.post(`/api/nutriai/invites/${'a'.repeat(43)}`, undefined, { token });
  expect([unknown.status(), await unknown.json()]).toEqual([404, invalid]);
  const short = await api.post('/api/nutriai/invites/x', undefined, { token });
  expect([short.status(), await short.json()]).toEqual([404, notFound]);
  expect((await api.post(`/api/nutriai/invites/${'a'.repeat(43)}`)).status()).toBe(401);
  expect((await api.post(`${babies}/${id}/invites`, { role: 'carer' })).status()).toBe(401);
});

test('a carer reads, and changes nothing of the baby or of who looks after it', async ({ api }) => {
  const [parent, carer] = [await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent);
  await share(api, { parent, babyId: id, guest: carer, role: 'carer' });
  const token = carer.access;
  expect(await (await api.get(`${babies}/${id}`, { token })).json()).toMatchObject({ id, role: 'carer' });
  for (const [method, path, body] of [
    ['PUT', `${babies}/${id}`, { name: 'Eve', birth_date: birthDateOf(8) }],
    ['PATCH', `${babies}/${id}`, { name: 'Eve' }],
    ['DELETE', `${babies}/${id}`, undefined],
    ['POST', `${babies}/${id}/invites`, { role: 'carer' }],
    ['PATCH', `${babies}/${id}/carers/${carer.pk}`, { role: 'parent' }],
    ['PATCH', `${babies}/${id}/carers/${parent.pk}`, { role: 'carer' }],
    ['DELETE', `${babies}/${id}/carers/${parent.pk}`, undefined],
  ] as const) {
    const answer = await api.call(method, path, { token, body });
    expect([method, path, answer.status(), await answer.json()]).toEqual([method, path, 403, onlyParents]);
  }
  expect(await (await api.get(`${babies}/${id}`, { token })).json()).toMatchObject({ name: 'Ada' });
});

test('a stranger finds nothing', async ({ api }) => {
  const [parent, stranger] = [await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent);
  for (const [method, path, body] of [
    ['GET', `${babies}/${id}/carers`, undefined],
    ['POST', `${babies}/${id}/invites`, { role: 'parent' }],
    ['PATCH', `${babies}/${id}/carers/${parent.pk}`, { role: 'carer' }],
    ['DELETE', `${babies}/${id}/carers/${parent.pk}`, undefined],
    ['DELETE', `${babies}/${id}/carers/${stranger.pk}`, undefined],
  ] as const) {
    const answer = await api.call(method, path, { token: stranger.access, body });
    expect([method, path, answer.status(), await answer.json()]).toEqual([method, path, 404, notFound]);
  }
  const nobody = await api.delete(`${babies}/${id}/carers/${noBaby}`, { token: parent.access });
  expect([nobody.status(), await nobody.json()]).toEqual([404, notFound]);
});

test('roles change, and who is removed sees nothing from the next request on', async ({ api }) => {
  const [parent, guest, late] = [await api.newMember(), await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent);
  const carerPath = `${babies}/${id}/carers/${guest.pk}`;
  await share(api, { parent, babyId: id, guest, role: 'carer' });
  const raised = await api.patch(carerPath, { role: 'parent' }, { token: parent.access });
  expect([raised.status(), await raised.json()]).toMatchObject([
    200,
    { id: guest.pk, role: 'parent', is_me: false },
  ]);
  const wrong = await api.patch(carerPath, { role: 'x' }, { token: parent.access });
  expect([wrong.status(), await wrong.json()]).toEqual([400, { role: ['"x" is not a valid choice.'] }]);
  const theirs = await api.post(`${babies}/${id}/invites`, { role: 'parent' }, { token: guest.access });
  const { token: invite } = await theirs.json();

  const removed = await api.delete(carerPath, { token: parent.access });
  expect([removed.status(), await removed.text()]).toEqual([204, '']);
  for (const path of [`${babies}/${id}`, `${babies}/${id}/carers`]) {
    expect((await api.get(path, { token: guest.access })).status()).toBe(404);
  }
  // What they had handed out is worth nothing any more.
  const used = await api.post(`/api/nutriai/invites/${invite}`, undefined, { token: late.access });
  expect([used.status(), await used.json()]).toEqual([404, invalid]);
});

test('a carer leaves; the last parent neither leaves nor becomes a carer', async ({ api }) => {
  const [parent, carer] = [await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent);
  await share(api, { parent, babyId: id, guest: carer, role: 'carer' });
  const own = `${babies}/${id}/carers/${parent.pk}`;
  const tail = 'Make someone else a parent, or delete the baby.';
  const leaving = await api.delete(own, { token: parent.access });
  expect([leaving.status(), await leaving.json()]).toEqual([
    409,
    { detail: `The last parent cannot leave. ${tail}` },
  ]);
  const stepping = await api.patch(own, { role: 'carer' }, { token: parent.access });
  expect([stepping.status(), await stepping.json()]).toEqual([
    409,
    { detail: `The last parent cannot become a carer. ${tail}` },
  ]);
  const left = await api.delete(`${babies}/${id}/carers/${carer.pk}`, { token: carer.access });
  expect(left.status()).toBe(204);
  expect((await api.get(`${babies}/${id}`, { token: carer.access })).status()).toBe(404);
});

test('of two parents who leave at the same moment one stays', async ({ api }) => {
  const [parent, partner] = [await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent);
  await share(api, { parent, babyId: id, guest: partner, role: 'parent' });
  const answers = await Promise.all(
    [parent, partner].map(({ access, pk }) => api.delete(`${babies}/${id}/carers/${pk}`, { token: access })),
  );
  expect(answers.map((answer) => answer.status()).sort()).toEqual([204, 409]);
});

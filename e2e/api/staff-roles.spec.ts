import { testStaff } from '../support/staff';
import { type Api, expect, test } from './api-test';

// One after the other: Payload keeps a person's sessions in one list, and two sign-ins at the same moment can
// lose one of them.
test.describe.configure({ mode: 'default' });

type Role = 'admin' | 'editor' | 'moderator';
type Action = 'read' | 'create' | 'update' | 'delete';

const roles = ['admin', 'editor', 'moderator'] as const;
const nobody: readonly Role[] = [];
const content = {
  read: roles,
  create: ['admin', 'editor'],
  update: ['admin', 'editor'],
  delete: ['admin', 'editor'],
} as const;
const closed = { read: nobody, create: nobody, update: nobody, delete: nobody };

/** Who may do what. `read` of staff and of comments is wider than the rows one gets: see the tests of their own. */
const rights: Record<string, Record<Action, readonly Role[]>> = {
  posts: content,
  stories: content,
  pages: content,
  categories: content,
  polls: content,
  images: content,
  documents: content,
  redirects: content,
  comments: { read: roles, create: nobody, update: ['admin', 'moderator'], delete: ['admin', 'moderator'] },
  'contact-messages': {
    read: ['admin', 'moderator'],
    create: nobody,
    update: ['admin', 'moderator'],
    delete: ['admin', 'moderator'],
  },
  members: { read: ['admin'], create: nobody, update: ['admin'], delete: ['admin'] },
  staff: { read: roles, create: ['admin'], update: ['admin'], delete: ['admin'] },
  // Written by the software alone.
  'audit-events': { read: ['admin'], create: nobody, update: nobody, delete: nobody },
  'outgoing-mails': { read: ['admin'], create: nobody, update: nobody, delete: ['admin'] },
  'payload-jobs': { read: ['admin'], create: nobody, update: nobody, delete: ['admin'] },
  'member-sessions': closed,
  'rate-limits': closed,
};

const refused = [401, 403, 404];
/** No document has it: what is allowed then finds nothing, what is not is refused before. */
const noDocument = '999999999';

async function signIn(api: Api, name: Parameters<typeof testStaff>[0]): Promise<Record<string, string>> {
  const answer = await api.elsewhere().post('/cms-api/staff/login', testStaff(name));
  expect(answer.status(), await answer.text()).toBe(200);
  return { authorization: `JWT ${(await answer.json()).token}` };
}

/** What the panel itself asks to know which buttons to show. */
async function permissionsOf(api: Api, headers: Record<string, string>) {
  const answer = await api.get('/cms-api/access', { headers });
  expect(answer.status()).toBe(200);
  return (await answer.json()).collections as Record<string, Record<string, unknown> | undefined>;
}

for (const role of roles) {
  test.describe(`as ${role}`, () => {
    for (const [collection, allowed] of Object.entries(rights)) {
      const path = `/cms-api/${collection}`;
      const may = (action: Action) => allowed[action].includes(role);
      const word = (action: Action) => (may(action) ? action : `no ${action}`);

      test(`${collection}: ${(['read', 'create', 'update', 'delete'] as const).map(word).join(', ')}`, async ({
        api,
      }) => {
        const headers = await signIn(api, role);
        const read = await api.get(`${path}?limit=1&depth=0`, { headers });
        expect(may('read') ? [200] : refused, `read ${await read.text()}`).toContain(read.status());

        // An empty document: whoever may create is told what is missing, and nothing is made.
        const created = await api.post(path, {}, { headers });
        expect(may('create') ? [400] : refused, `create ${await created.text()}`).toContain(created.status());

        const permissions = (await permissionsOf(api, headers))[collection] ?? {};
        const isOwnAccount = collection === 'staff';
        expect(Boolean(permissions.update), 'update').toBe(may('update') || isOwnAccount);
        expect(Boolean(permissions.delete), 'delete').toBe(may('delete'));
        for (const call of [
          await api.patch(`${path}/${noDocument}`, {}, { headers }),
          await api.delete(`${path}/${noDocument}`, { headers }),
        ]) {
          expect(refused, await call.text()).toContain(call.status());
        }
      });
    }
  });
}

for (const role of roles) {
  const isAllowed = role !== 'moderator';

  test(`${role} ${isAllowed ? 'makes, changes and deletes' : 'neither makes, changes nor deletes'} a category`, async ({
    api,
  }) => {
    const [headers, admin] = [await signIn(api, role), await signIn(api, 'admin')];
    const data = {
      title: `Shelf ${crypto.randomUUID().slice(0, 8)}`,
      description: 'For a test.',
      tone: 'pear',
      order: 900,
    };
    const created = await api.post('/cms-api/categories', data, { headers });
    expect(created.status()).toBe(isAllowed ? 201 : 403);
    const made = isAllowed ? created : await api.post('/cms-api/categories', data, { headers: admin });
    const path = `/cms-api/categories/${(await made.json()).doc.id}`;
    try {
      const changed = await api.patch(path, { order: 901 }, { headers });
      expect(changed.status()).toBe(isAllowed ? 200 : 403);
      const removed = await api.delete(path, { headers });
      expect(removed.status()).toBe(isAllowed ? 200 : 403);
    } finally {
      await api.delete(path, { headers: admin });
    }
  });
}

for (const role of ['editor', 'moderator'] as const) {
  test(`${role} sees and changes no account but their own, and gives themselves no other role`, async ({
    api,
  }) => {
    const headers = await signIn(api, role);
    const { docs } = await (await api.get('/cms-api/staff?limit=100', { headers })).json();
    expect(docs.map(({ email }: { email: string }) => email)).toEqual([testStaff(role).email]);
    await api.patch(`/cms-api/staff/${docs[0].id}`, { role: 'admin' }, { headers });
    const own = await (await api.get(`/cms-api/staff/${docs[0].id}`, { headers })).json();
    expect(own.role).toBe(role);

    const admin = await signIn(api, 'admin');
    const all = await (await api.get('/cms-api/staff?limit=100', { headers: admin })).json();
    const other = all.docs.find(({ email }: { email: string }) => email === testStaff('newcomer').email);
    for (const call of [
      await api.get(`/cms-api/staff/${other.id}`, { headers }),
      await api.patch(`/cms-api/staff/${other.id}`, { name: 'Taken over' }, { headers }),
      await api.patch(`/cms-api/staff/${other.id}`, { password: 'Taken-over-1' }, { headers }),
      await api.delete(`/cms-api/staff/${other.id}`, { headers }),
      await api.post('/cms-api/staff/unlock', { email: other.email }, { headers }),
    ]) {
      expect(refused, await call.text()).toContain(call.status());
    }
  });
}

test('a newcomer can do nothing until the one-time password is changed', async ({ api }) => {
  // An account of this test's own: the shared newcomer stays one.
  const admin = await signIn(api, 'admin');
  const person = { email: `${crypto.randomUUID()}@test.example`, password: 'One-time-password-1' };
  const made = await api.post(
    '/cms-api/staff',
    { ...person, name: 'New', role: 'admin', mustChangePassword: true },
    { headers: admin },
  );
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()).doc;
  try {
    const login = await api.elsewhere().post('/cms-api/staff/login', person);
    const headers = { authorization: `JWT ${(await login.json()).token}` };
    for (const collection of Object.keys(rights)) {
      const created = await api.post(`/cms-api/${collection}`, {}, { headers });
      expect([collection, refused.includes(created.status())]).toEqual([collection, true]);
      const removed = await api.delete(`/cms-api/${collection}/${noDocument}`, { headers });
      expect([collection, refused.includes(removed.status())]).toEqual([collection, true]);
    }
    for (const collection of ['members', 'contact-messages', 'member-sessions', 'rate-limits']) {
      expect([403, 404]).toContain((await api.get(`/cms-api/${collection}`, { headers })).status());
    }
    const accounts = await (await api.get('/cms-api/staff', { headers })).json();
    expect(accounts.docs.map((account: { id: number }) => account.id)).toEqual([id]);
    await api.patch(`/cms-api/staff/${id}`, { mustChangePassword: false }, { headers });
    expect((await api.get('/cms-api/members', { headers })).status()).toBe(403);

    const changed = await api.patch(
      `/cms-api/staff/${id}`,
      { password: 'A-password-of-my-own-2' },
      { headers },
    );
    expect(changed.status(), await changed.text()).toBe(200);
    const again = await api
      .elsewhere()
      .post('/cms-api/staff/login', { ...person, password: 'A-password-of-my-own-2' });
    const { token } = await again.json();
    const read = await api.get('/cms-api/members', { headers: { authorization: `JWT ${token}` } });
    expect(read.status()).toBe(200);
  } finally {
    await api.delete(`/cms-api/staff/${id}`, { headers: admin });
  }
});

test('a member’s token opens nothing of the panel', async ({ api }) => {
  const member = await api.newMember();
  for (const token of [member.access, member.refresh]) {
    for (const scheme of ['JWT', 'Bearer']) {
      for (const path of ['posts', 'members', 'staff', 'access', 'globals/installation']) {
        const answer = await api.get(`/cms-api/${path}`, {
          headers: { authorization: `${scheme} ${token}` },
        });
        expect([scheme, path, answer.status()]).toEqual([scheme, path, 401]);
      }
    }
    const cookie = await api.get('/cms-api/members', { headers: { cookie: `payload-token=${token}` } });
    expect(cookie.status()).toBe(401);
  }
});

test('no secret of a person is in any answer', async ({ api }) => {
  const member = await api.newMember();
  const headers = await signIn(api, 'admin');
  for (const path of [
    `members/${member.pk}`,
    'members?limit=100',
    'members?limit=1&select[passwordHash]=true&select[googleSubject]=true',
    'staff?limit=100',
    'staff/me',
  ]) {
    const answer = await api.get(`/cms-api/${path}`, { headers });
    expect(answer.status()).toBe(200);
    expect([path, await answer.text()]).toEqual([
      path,
      expect.not.stringMatching(/passwordHash|googleSubject|argon2|"hash"|"salt"|resetPasswordToken/),
    ]);
  }
  const changed = await api.patch(`/cms-api/members/${member.pk}`, { passwordHash: 'x' }, { headers });
  expect(await changed.text()).not.toContain('passwordHash');
  const login = await api.elsewhere().post('/api/login', { email: member.email, password: member.password });
  expect(login.status()).toBe(200);
});

test('a visitor gets 401 as JSON everywhere but on the way in', async ({ api }) => {
  const paths = [
    ...Object.keys(rights),
    'access',
    'globals/installation',
    'staff/init',
    'staff/unlock',
    'payload-jobs/run',
    'nothing',
  ];
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']) {
      const answer = await api.call(method, `/cms-api/${path}`, method === 'GET' ? {} : { body: {} });
      expect([method, path, answer.status()]).toEqual([method, path, 401]);
      expect(answer.headers()['content-type']).toContain('application/json');
      expect(await answer.json()).toEqual({ errors: [{ message: expect.any(String) }] });
    }
  }
  const me = await api.get('/cms-api/staff/me');
  expect([me.status(), (await me.json()).user]).toEqual([200, null]);
});

test('there is no GraphQL', async ({ api }) => {
  const headers = await signIn(api, 'admin');
  for (const path of ['/cms-api/graphql', '/cms-api/graphql-playground', '/api/graphql']) {
    const answer = await api.post(path, { query: '{ __typename }' }, { headers });
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});

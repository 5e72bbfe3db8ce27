import { operationsOf, type FuzzOperation } from '../fuzz/operations';
import { Random } from '../fuzz/random';
import { fitting } from '../fuzz/schema-values';
import { type Api, type CallOptions, expect, test as base } from './api-test';
import { addBaby, birthDateOf } from './nutriai-test';
import { signInStaff } from './staff-session';

const unknownId = '00000000-0000-4000-8000-000000000000';
type Member = Awaited<ReturnType<Api['newMember']>>;

/** One of each thing that a member can have, by the part of the path in front of its id. */
async function belongingsOf(api: Api, member: Member) {
  const { access: token } = member;
  const made = async (address: string, body: unknown) => {
    const answer = await api.post(address, body, { token });
    expect(answer.ok(), `${address}: ${await answer.text()}`).toBe(true);
    return String((await answer.json()).id);
  };
  const now = new Date().toISOString();
  const { id: baby } = await addBaby(api, member, { birth_date: birthDateOf(9) });
  const meal = { baby, eaten_at: now, kind: 'lunch', items: [{ food: 'banana', grams: 30 }] };
  const recipe = {
    title: 'Ours',
    meal: 'lunch',
    minutes: 10,
    servings: 2,
    ingredients: ['100 g red lentils', '1 carrot, grated'],
    steps: ['Simmer until soft.'],
  };
  const drop = await made('/api/nutriai/drops', { baby, name: 'Vitamin D', amount: '1 drop' });
  const sessions = await (await api.get('/api/user-profile/sessions', { token })).json();
  return {
    'baby-profiles': baby,
    insights: baby,
    meals: await made('/api/nutriai/meals', meal),
    'water-intake': await made('/api/nutriai/water-intake', { baby, drunk_at: now, amount_ml: 20 }),
    'stored-portions': await made('/api/nutriai/stored-portions', {
      ...{ baby, recipe: 'apple-cinnamon-porridge', grams: 90, portions: 2 },
      ...{ place: 'fridge', cooked_on: now.slice(0, 10) },
    }),
    drops: drop,
    'given-drops': await made('/api/nutriai/given-drops', { baby, drop, given_at: now }),
    'meal-plans': await made('/api/nutriai/meal-plans', { baby, start_date: now.slice(0, 10), days: 1 }),
    recipes: await made('/api/nutriai/recipes', recipe),
    sessions: String(sessions.results[0].id),
    'api-keys': await made('/api/user-profile/api-keys', {
      name: 'Ours',
      scopes: ['log:read'],
      expires_in_days: 1,
    }),
    webhooks: await made('/api/user-profile/webhooks', {
      name: 'Ours',
      url: 'https://hook.example/x',
      events: ['plan.made'],
    }),
  };
}
type Belongings = Awaited<ReturnType<typeof belongingsOf>>;

const test = base.extend<{ operations: FuzzOperation[] }>({
  operations: async ({ api }, provide) => {
    await provide(operationsOf(await (await api.get('/api/openapi.json')).json()));
  },
});

const familyOf = (path: string) => /\/([a-z-]+)\/\{id\}/.exec(path)?.[1] ?? '';

/** The address with this id; other parts of it are somebody's who is not there. */
const filled = (path: string, id: string) => path.replace('{id}', id).replace(/\{\w+\}/g, unknownId);

/** A body as the description has it, so that what is refused is refused for whose it is. */
function bodyFor({ body }: FuzzOperation, ids: Record<string, string[]>): CallOptions {
  return body ? { body: fitting(body.schema, new Random(7), ids) } : {};
}

test('what is another member’s answers as what is not there, by every operation', async ({
  api,
  operations,
}) => {
  test.slow();
  const [owner, other] = [await api.newMember(), await api.newMember()];
  const belongings = await belongingsOf(api, owner);
  const own = await belongingsOf(api, other);
  const before = await stateOf(api, owner, belongings);
  const walked = operations.filter(({ path }) => familyOf(path) in belongings && !path.includes('/preview/'));
  expect(walked.length).toBeGreaterThan(25);
  let notThere = 0;
  for (const operation of walked) {
    const foreign = belongings[familyOf(operation.path) as keyof Belongings];
    const options = { token: other.access, ...bodyFor(operation, { baby: [own['baby-profiles']] }) };
    const there = await api.elsewhere().call(operation.method, filled(operation.path, foreign), options);
    const nowhere = await api.elsewhere().call(operation.method, filled(operation.path, unknownId), options);
    const what = `${operation.method} ${operation.path}`;
    expect([what, there.status(), await there.text()]).toEqual([
      what,
      nowhere.status(),
      await nowhere.text(),
    ]);
    // A body may be refused before anything is looked up; that says nothing about whose it is.
    expect([400, 404], what).toContain(there.status());
    if (there.status() === 404) notThere += 1;
    // Nor does it say anything to who is nobody, or a token that is not a member's.
    const anonymous = await api.elsewhere().call(operation.method, filled(operation.path, foreign));
    expect([what, anonymous.status()]).toEqual([what, 401]);
  }
  expect(notThere).toBeGreaterThan(20);
  expect(await stateOf(api, owner, belongings)).toEqual(before);
});

test('a foreign id in a body or a filter is as unknown as one that is none', async ({ api, operations }) => {
  const [owner, other] = [await api.newMember(), await api.newMember()];
  const { 'baby-profiles': foreign, recipes } = await belongingsOf(api, owner);
  const withBaby = operations.filter(
    ({ path, method, body }) =>
      method === 'POST' && !path.includes('{') && body?.schema.properties && 'baby' in body.schema.properties,
  );
  expect(withBaby.length).toBeGreaterThan(4);
  for (const operation of withBaby) {
    const ask = (baby: string) =>
      api.elsewhere().call('POST', operation.path, {
        token: other.access,
        body: { ...(bodyFor(operation, {}).body as object), baby, age_months: undefined },
      });
    const [there, nowhere] = [await ask(foreign), await ask(unknownId)];
    expect([operation.path, there.status(), withoutIds(await there.text())]).toEqual([
      operation.path,
      nowhere.status(),
      withoutIds(await nowhere.text()),
    ]);
    expect(there.status(), operation.path).toBeGreaterThanOrEqual(400);
  }
  for (const list of ['meals', 'water-intake', 'stored-portions', 'drops', 'given-drops', 'meal-plans']) {
    const read = async (baby: string) => {
      const answer = await api.get(`/api/nutriai/${list}?baby=${baby}`, { token: other.access });
      return [answer.status(), withoutIds(await answer.text())];
    };
    expect(await read(foreign)).toEqual(await read(unknownId));
  }
  const favourite = (recipe: string) =>
    api.post('/api/nutriai/recipes/favorites', { recipe }, { token: other.access });
  const [there, nowhere] = [await favourite(recipes), await favourite(unknownId)];
  expect([there.status(), withoutIds(await there.text())]).toEqual([
    nowhere.status(),
    withoutIds(await nowhere.text()),
  ]);
});

const withoutIds = (text: string) => text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…');

test('who is gone, or of the staff, is nobody here', async ({ api, operations }) => {
  const gone = await api.newMember();
  await api.delete('/api/user-profile', { token: gone.access, body: { password: gone.password } });
  const staff = await signInStaff(api, 'admin');
  const forMembers = operations.filter(
    ({ tag, path }) => tag === 'NutriAI' && /baby|meal|water|portion|drops|insight|plan/.test(path),
  );
  for (const { method, path } of forMembers) {
    const byGone = await api.elsewhere().call(method, filled(path, unknownId), { token: gone.access });
    expect([path, byGone.status(), (await byGone.json()).code]).toEqual([path, 401, 'user_not_found']);
    const token = (staff.authorization ?? '').replace('JWT ', '');
    const byStaff = await api.elsewhere().call(method, filled(path, unknownId), { token });
    expect([path, byStaff.status()]).toEqual([path, 401]);
  }
});

test('members and moderators change nothing through the editors’ API', async ({ api, operations }) => {
  const member = await api.newMember();
  const walked = operations.filter(({ tag }) => tag === 'Editors');
  expect(walked.length).toBeGreaterThan(15);
  for (const { method, path } of walked) {
    const byMember = await api.elsewhere().call(method, filled(path, '1'), { token: member.access });
    expect([path, byMember.status()]).toEqual([path, 403]);
    const byNobody = await api.elsewhere().call(method, filled(path, '1'));
    expect([path, byNobody.status()]).toEqual([path, 401]);
  }
  // Afterwards, because the client keeps the panel's cookie.
  const moderator = await signInStaff(api, 'moderator');
  for (const { method, path } of walked.filter((each) => each.method !== 'GET')) {
    const byModerator = await api.elsewhere().call(method, filled(path, '1'), { headers: moderator });
    expect([method, path, byModerator.status()]).not.toEqual([method, path, 200]);
    expect(byModerator.status()).toBeGreaterThanOrEqual(400);
  }
});

/** What nobody may set by sending it along. */
const forbidden = {
  id: unknownId,
  pk: unknownId,
  member: unknownId,
  member_id: unknownId,
  owner: unknownId,
  user: unknownId,
  made_by: { id: unknownId },
  role: 'admin',
  roles: ['admin'],
  collection: 'staff',
  status: 'active',
  _status: 'published',
  email: 'taken@example.test',
  emailVerified: true,
  passwordHash: 'x',
  password: 'Other-River-9',
  sessions: [],
  loginAttempts: 0,
  lockUntil: null,
  created_at: '2000-01-01T00:00:00.000Z',
  createdAt: '2000-01-01T00:00:00.000Z',
  created_at_ms: 1,
  updated_at_ms: 1,
  version: 99,
  source: 'library',
  library: true,
  google_subject: 'x',
};

test('what is sent along changes nothing that it names', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const belongings = await belongingsOf(api, member);
  const targets: [path: string, patch: object][] = [
    ['/api/user-profile', { first_name: 'Ana' }],
    [`/api/nutriai/baby-profiles/${belongings['baby-profiles']}`, { name: 'Bea' }],
    [`/api/nutriai/meals/${belongings.meals}`, { kind: 'dinner' }],
    [`/api/nutriai/water-intake/${belongings['water-intake']}`, { amount_ml: 30 }],
    [`/api/nutriai/stored-portions/${belongings['stored-portions']}`, { portions: 1 }],
    [`/api/nutriai/drops/${belongings.drops}`, { amount: '2 drops' }],
    [`/api/nutriai/recipes/${belongings.recipes}`, { title: 'Ours still' }],
  ];
  for (const [path, patch] of targets) {
    const before = await (await api.get(path, { token })).json();
    const answer = await api.patch(path, { ...forbidden, ...patch }, { token });
    // The drink's source is a field of its own and takes its own words alone.
    expect([path, [200, 400].includes(answer.status())]).toEqual([path, true]);
    const after = await (await api.get(path, { token })).json();
    for (const name of Object.keys(forbidden).filter((each) => each in before && each !== 'source')) {
      expect([path, name, after[name]]).toEqual([path, name, before[name]]);
    }
  }
  expect(
    (await api.elsewhere().post('/api/login', { email: member.email, password: member.password })).status(),
  ).toBe(200);
});

async function stateOf(api: Api, { access: token }: Member, belongings: Belongings) {
  const paths = Object.entries(belongings)
    .filter(([family]) => !['insights', 'sessions', 'api-keys', 'webhooks'].includes(family))
    .map(([family, id]) => `/api/nutriai/${family}/${id}`);
  return Promise.all(paths.map(async (path) => [path, await (await api.get(path, { token })).json()]));
}

import { type Api, expect, test } from './api-test';
import {
  addBaby,
  babies,
  birthDateOf,
  dateFromNow,
  noBaby,
  notFound,
  onlyParents,
  share,
  type Somebody,
} from './nutriai-test';

const path = '/api/nutriai/imports';
const day = dateFromNow(-20);

const feeds = [
  'id,child_id,start,end,type,method,amount,notes',
  `1,1,${day} 03:04:09,${day} 03:12:09,breast milk,left breast,,`,
  `2,1,${day} 09:00:00,${day} 09:15:00,formula,bottle,120.0,`,
  `3,1,${day} 12:30:00,${day} 12:50:00,solid food,self fed,,"half a banana, qwertz"`,
  `4,1,${day} 13:30:00,${day} 13:50:00,tea,cup,,`,
].join('\n');

interface Call {
  token: string;
  baby?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

function send(api: Api, address: string, text: string | Buffer, { token, baby, query, headers }: Call) {
  const fields = { name: 'feeding.csv', time_zone: 'Europe/London', ...(baby && { baby }), ...query };
  return api.call('POST', `${address}?${new URLSearchParams(fields)}`, {
    token,
    body: Buffer.from(text),
    headers: { 'content-type': 'text/csv', ...headers },
  });
}

async function apply(api: Api, text: string, call: Call) {
  const answer = await send(api, path, text, call);
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

async function mealsOf(api: Api, { access: token }: Somebody, baby: string) {
  return (await (await api.get(`/api/nutriai/meals?baby=${baby}&page_size=100`, { token })).json()).results;
}

test('an import is looked at, stored once, and taken back as a whole', async ({ api }) => {
  const parent = await api.newMember();
  const { id: baby } = await addBaby(api, parent);
  const call = { token: parent.access, baby };

  const preview = await (await send(api, `${path}/preview`, feeds, call)).json();
  expect(preview).toMatchObject({
    format: 'baby_buddy',
    rows: 4,
    new: { meals: 3, water: 0, measurements: 0 },
    already: 0,
    problems: [{ text: 'We don’t know the kind of feed “tea”.', rows: 1 }],
    left_out: [],
    questions: [],
  });
  expect(preview.sample.map(({ what }: { what: string }) => what)).toEqual([
    'Milk: Breastfed for 8 minutes, left side',
    expect.stringMatching(/^Milk: .*120 ml$/),
    expect.stringContaining('half a banana'),
    'We don’t know the kind of feed “tea”.',
  ]);
  expect(preview.sample[2].not_counted).toEqual(['qwertz']);
  expect(await mealsOf(api, parent, baby)).toEqual([]);

  const made = await apply(api, feeds, call);
  expect(made).toMatchObject({ added: { meals: 3 }, already: 0, problems: 1 });
  const meals = await mealsOf(api, parent, baby);
  expect(meals.map(({ kind }: { kind: string }) => kind)).toEqual(['lunch', 'milk', 'milk']);
  expect(meals[1].items).toMatchObject([{ food: 'infant-formula', amount: 120, unit: 'ml' }]);
  const imported = { format: 'baby_buddy', file: 'feeding.csv', at: expect.any(String) };
  for (const meal of meals) expect(meal.imported).toEqual(imported);
  const one = await api.get(`/api/nutriai/meals/${meals[0].id}`, { token: parent.access });
  expect((await one.json()).imported).toEqual(imported);
  expect(meals[0].counted[0]).toMatchObject({ is_estimate: true });

  const again = await apply(api, feeds, { ...call, query: { name: 'copy.csv', time_zone: 'Asia/Tokyo' } });
  expect(again).toMatchObject({ id: null, added: { meals: 0 }, already: 3 });
  expect(await mealsOf(api, parent, baby)).toHaveLength(3);
  const list = await (await api.get(`${path}?baby=${baby}`, { token: parent.access })).json();
  expect(list).toMatchObject({
    count: 1,
    results: [{ id: made.id, file: 'feeding.csv', added: { meals: 3 } }],
  });

  // What somebody logs by hand is no part of it.
  const own = {
    baby,
    eaten_at: new Date().toISOString(),
    kind: 'lunch',
    items: [{ food: 'banana', grams: 20 }],
  };
  expect((await api.post('/api/nutriai/meals', own, { token: parent.access })).status()).toBe(201);
  const undone = await api.delete(`${path}/${made.id}`, { token: parent.access });
  expect(await undone.json()).toEqual({ removed: 3, kept: [] });
  const left = await mealsOf(api, parent, baby);
  expect(left.map((meal: object) => 'imported' in meal)).toEqual([false]);
  expect((await api.delete(`${path}/${made.id}`, { token: parent.access })).status()).toBe(404);
  expect(await apply(api, feeds, call)).toMatchObject({ added: { meals: 3 } });
});

test('what was changed since stays with its import, and goes when that is asked for', async ({ api }) => {
  const parent = await api.newMember();
  const { id: baby } = await addBaby(api, parent);
  const { id } = await apply(api, feeds, { token: parent.access, baby });
  const [lunch] = await mealsOf(api, parent, baby);
  await api.patch(`/api/nutriai/meals/${lunch.id}`, { eaten_share: 0.5 }, { token: parent.access });
  const undone = await (await api.delete(`${path}/${id}`, { token: parent.access })).json();
  expect(undone).toEqual({ removed: 2, kept: [{ file: 'feeding.csv', row: 4, kind: 'meal', id: lunch.id }] });
  expect(await mealsOf(api, parent, baby)).toMatchObject([{ id: lunch.id, eaten_share: 0.5 }]);
  const rest = await (await api.delete(`${path}/${id}?edited=remove`, { token: parent.access })).json();
  expect(rest).toEqual({ removed: 1, kept: [] });
  expect(await mealsOf(api, parent, baby)).toEqual([]);
});

test('twenty at once add what one adds', async ({ api }) => {
  const parent = await api.newMember();
  const { id: baby } = await addBaby(api, parent);
  const calls = Array.from({ length: 20 }, () => apply(api, feeds, { token: parent.access, baby }));
  const made = await Promise.all(calls);
  expect(made.reduce((sum, { added }) => sum + added.meals, 0)).toBe(3);
  expect(await mealsOf(api, parent, baby)).toHaveLength(3);
});

test('sizes join the profile where nothing stands, and leave it again', async ({ api }) => {
  const parent = await api.newMember();
  const measurements = [{ date: day, weight_kg: 8, length_cm: null, head_cm: null }];
  const { id: baby } = await addBaby(api, parent, { measurements });
  const text = `Date,Weight (kg),Height (cm)\n${day},8.4,70\n${dateFromNow(-10)},8.6,\n${dateFromNow(-9)},86,\n`;
  const call = { token: parent.access, baby };
  const made = await apply(api, text, call);
  expect(made).toMatchObject({ added: { measurements: 2 }, problems: 1 });
  const profile = async () => (await (await api.get(`${babies}/${baby}`, call)).json()).measurements;
  expect(await profile()).toEqual([
    { date: day, weight_kg: 8, length_cm: 70, head_cm: null },
    { date: dateFromNow(-10), weight_kg: 8.6, length_cm: null, head_cm: null },
  ]);
  expect(await (await api.delete(`${path}/${made.id}`, call)).json()).toEqual({ removed: 2, kept: [] });
  expect(await profile()).toEqual(measurements);
});

test('nothing is stored while something has to be asked', async ({ api }) => {
  const parent = await api.newMember();
  const { id: baby } = await addBaby(api, parent, { birth_date: birthDateOf(20) });
  const year = new Date().getUTCFullYear() - 1;
  const text = `Date,Food\n05/04/${year} 12:00,egg\n06/04/${year} 12:00,ham\n`;
  const call = { token: parent.access, baby };
  const preview = await (await send(api, `${path}/preview`, text, call)).json();
  expect(preview.questions).toMatchObject([{ id: 'date_order' }]);
  const refused = await send(api, path, text, call);
  expect([refused.status(), Object.keys(await refused.json())]).toEqual([400, ['date_order']]);
  expect(await mealsOf(api, parent, baby)).toEqual([]);
  expect(await apply(api, text, { ...call, query: { date_order: 'mdy' } })).toMatchObject({
    added: { meals: 2 },
  });
});

test('a file that cannot be read is refused in words', async ({ api }) => {
  const parent = await api.newMember();
  const { id: baby } = await addBaby(api, parent);
  const call = { token: parent.access, baby };
  const messages = async (bytes: string | Buffer, more: Partial<Call> = {}) => {
    const answer = await send(api, `${path}/preview`, bytes, { ...call, ...more });
    return [answer.status(), JSON.stringify(await answer.json())];
  };
  expect(await messages('')).toEqual([400, '{"file":["This file is empty."]}']);
  expect(await messages('%PDF-1.7')).toEqual([400, expect.stringContaining('PDF')]);
  expect(await messages('Date,Food\n2026-05-12,"egg\n')).toEqual([
    400,
    expect.stringContaining('quotation mark'),
  ]);
  expect(await messages(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toEqual([413, expect.any(String)]);
  expect(await messages('a', { headers: { 'content-type': 'image/png' } })).toEqual([
    415,
    expect.any(String),
  ]);
  expect(await messages(feeds, { query: { time_zone: 'Mars/Base' } })).toEqual([
    400,
    expect.stringContaining('time_zone'),
  ]);
  expect(await messages(feeds, { query: { columns: '0:moment,1:moment' } })).toEqual([
    400,
    expect.stringContaining('columns'),
  ]);
});

test('is for parents of the baby alone', async ({ api }) => {
  const [parent, carer, stranger] = [await api.newMember(), await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, parent);
  await share(api, { parent, babyId: baby, guest: carer, role: 'carer' });
  const { id } = await apply(api, feeds, { token: parent.access, baby });
  const attempts = async (token: string, of: string) => {
    const answers = [
      await send(api, `${path}/preview`, feeds, { token, baby: of }),
      await send(api, path, feeds, { token, baby: of }),
      await api.get(`${path}?baby=${of}`, { token }),
    ];
    return Promise.all(answers.map(async (answer) => [answer.status(), await answer.json()]));
  };
  expect(await attempts(carer.access, baby)).toEqual(Array(3).fill([403, onlyParents]));
  expect(await attempts(stranger.access, baby)).toEqual(Array(3).fill([404, notFound]));
  expect(await attempts(stranger.access, noBaby)).toEqual(Array(3).fill([404, notFound]));
  for (const token of [carer.access, stranger.access]) {
    expect((await api.delete(`${path}/${id}`, { token })).status()).toBe(404);
  }
  expect((await api.get(path)).status()).toBe(401);
  expect(await mealsOf(api, parent, baby)).toHaveLength(3);
});

test('is told in the export, and goes with the baby', async ({ api }) => {
  const parent = await api.newMember();
  const { id: baby } = await addBaby(api, parent);
  await apply(api, feeds, { token: parent.access, baby });
  const exported = async () =>
    (await (await api.post('/api/user-profile/export', undefined, { token: parent.access })).json()).imports;
  expect(await exported()).toMatchObject([
    { format: 'baby_buddy', file: 'feeding.csv', added: { meals: 3 } },
  ]);
  expect((await api.delete(`${babies}/${baby}`, { token: parent.access })).status()).toBe(204);
  expect(await exported()).toEqual([]);
});

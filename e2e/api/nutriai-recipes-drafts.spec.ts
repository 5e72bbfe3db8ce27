import { randomUUID } from 'node:crypto';
import { expect, test } from './api-test';
import { addBaby, noBaby } from './nutriai-test';
import { eventsIn } from './server-events';
import { recipes, listed } from './nutriai-recipes-test';

test('a draft is read line by line while it is typed, and nothing of it is kept', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member, { allergies: ['egg'] });
  const checked = await api.post(
    `${recipes}/check`,
    {
      baby,
      ingredients: ['1 egg', 'some frobnitz', '60 g oats'],
      steps: ['', 'Fry until firm.'],
      servings: 2,
    },
    { token },
  );
  const answer = await checked.json();
  expect([checked.status(), answer]).toMatchObject([
    200,
    {
      age_months: 8,
      ingredients: [
        { ingredient: { food: 'egg', grams: 50 }, problem: null },
        { ingredient: null, problem: '"frobnitz" is not a known food. Try a simpler name.' },
        { ingredient: { food: 'oats', state: 'dry' } },
      ],
      serving_g: 55,
      allergens: ['egg', 'gluten'],
      safety: { verdict: 'block' },
    },
  ]);
  const empty = await (await api.post(`${recipes}/check`, {}, { token })).json();
  expect(empty).toMatchObject({
    age_months: 6,
    serving_g: null,
    nutrients: {},
    safety: { unknown: [] },
  });
  const ofOthers = await api.post(`${recipes}/check`, { baby: noBaby }, { token });
  expect([ofOthers.status(), Object.keys((await ofOthers.json()) as object)]).toEqual([400, ['baby']]);
  expect((await listed(api, member, 'mine=true')).count).toBe(0);
});

test('a draft is read for a child past the age to which needs are kept, too', async ({ api }) => {
  const { access: token } = await api.newMember();
  for (const age of [36, 37, 60]) {
    const checked = await api.post(
      `${recipes}/check`,
      { age_months: age, ingredients: ['1 egg'] },
      { token },
    );
    const { day, nutrients } = (await checked.json()) as { day: object; nutrients: object };
    expect([checked.status(), Object.keys(day).length > 0, Object.keys(nutrients).length > 0]).toEqual([
      200,
      age === 36,
      true,
    ]);
  }
});

test('a recipe is written for a baby, without what it may not or does not eat, and kept when it is wished', async ({
  api,
}) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member, {
    allergies: ['egg', 'milk'],
    dislikes: ['spinach'],
    diet: 'vegetarian',
  });
  const wish = {
    baby,
    meal: 'dinner',
    wish: 'something with lentils, no blender, 30 minutes',
    ingredients: ['egg'],
  };
  const made = await api.post(`${recipes}/generate`, { ...wish, seed: 3 }, { token });
  const recipe = await made.json();
  expect([made.status(), recipe]).toMatchObject([
    200,
    {
      id: null,
      meal: 'dinner',
      source: 'ai',
      engine: 'composer',
      saved: false,
      safety: { emergency: false },
    },
  ]);
  expect(recipe.safety.verdict).not.toBe('block');
  const foods = recipe.ingredients.map(({ food }: { food: string }) => food);
  expect(foods).toContain('lentils');
  expect(foods).not.toContain('spinach');
  expect(recipe.diets).toContain('vegetarian');
  expect(
    [...recipe.allergens, ...recipe.may_contain].filter((code) => code === 'egg' || code === 'milk'),
  ).toEqual([]);
  expect(recipe.left_out.map(({ asked }: { asked: string }) => asked)).toContain('egg');
  expect(recipe.understood).toEqual([
    { kind: 'equipment', means: 'No blender', met: true, why: null },
    { kind: 'time', means: 'Ready in 30 minutes', met: true, why: null },
    { kind: 'food', means: 'With lentils', met: true, why: null },
  ]);
  expect((await listed(api, member, 'mine=true')).count).toBe(0);

  const again = await (await api.post(`${recipes}/generate`, { ...wish, seed: 3 }, { token })).json();
  expect(again.title).toBe(recipe.title);
  const kept = await api.post(`${recipes}/drafts`, { draft: recipe.draft }, { token });
  expect([kept.status(), await kept.json()]).toMatchObject([
    201,
    {
      title: recipe.title,
      steps: recipe.steps,
      nutrients: recipe.nutrients,
      source: 'ai',
      engine: 'composer',
    },
  ]);
  const saved = await (await api.post(`${recipes}/generate`, { ...wish, save: true }, { token })).json();
  expect(saved).toMatchObject({ id: expect.any(String), saved: true, draft: null });
  expect((await listed(api, member, 'mine=true')).count).toBe(2);
  const edited = await (await api.patch(`${recipes}/${saved.id}`, { title: 'Ours now' }, { token })).json();
  expect(edited).toMatchObject({ source: 'member', engine: null, nutrients: saved.nutrients });
});

test('a draft is taken from nobody else, and not when it was changed', async ({ api }) => {
  const { access: token } = await api.newMember();
  const { draft } = await (
    await api.post(`${recipes}/generate`, { age_months: 9, seed: 1 }, { token })
  ).json();
  const refused = { draft: ['This recipe can no longer be saved. Please create it again.'] };
  const { access: other } = await api.newMember();
  for (const [text, bearer] of [
    [draft, other],
    [`A${draft}`, token],
    ['x', token],
  ]) {
    const answer = await api.post(`${recipes}/drafts`, { draft: text }, { token: bearer });
    expect([answer.status(), await answer.json()]).toEqual([400, refused]);
  }
});

test('as events the writing can be followed, and ends with the same recipe', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const body = { age_months: 9, meal: 'lunch', seed: 1, save: true };
  const headers = { accept: 'text/event-stream', 'Idempotency-Key': randomUUID() };
  const stream = await api.post(`${recipes}/generate`, body, { token, headers });
  expect([stream.status(), stream.headers()['content-type']]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  const events = eventsIn(await stream.text());
  expect(events.map(({ event }) => event)).toEqual(['drafting', 'checking', 'done']);
  expect(events[0]?.data).toEqual({ attempt: 1 });
  expect(events[2]?.data).toMatchObject({ engine: 'composer', saved: true });
  const again = eventsIn(await (await api.post(`${recipes}/generate`, body, { token, headers })).text());
  expect(again).toEqual([events[2]]);
  expect((await listed(api, member, 'mine=true')).count).toBe(1);
});

test('no recipe is written under six months, in an emergency, or for a baby of others', async ({ api }) => {
  const { access: token } = await api.newMember();
  const generate = async (body: object, headers = {}) =>
    api.post(`${recipes}/generate`, body, { token, headers });
  const young = await generate({ age_months: 5 });
  expect([young.status(), await young.json()]).toMatchObject([
    400,
    {
      non_field_errors: [expect.stringContaining('Under 6 months')],
      refused: { reason: 'under_six_months', sources: [{ org: expect.any(String) }, {}] },
    },
  ]);
  const emergency = await generate({ age_months: 9, wish: 'his lips are blue and he cannot breathe' });
  expect(await emergency.json()).toMatchObject({ refused: { reason: 'emergency' } });
  const stream = eventsIn(await (await generate({ age_months: 5 }, { accept: 'text/event-stream' })).text());
  expect(stream.map(({ event, data }) => [event, data.status])).toEqual([
    ['drafting', undefined],
    ['error', 400],
  ]);
  const others = await generate({ baby: noBaby });
  expect([others.status(), await others.json()]).toEqual([
    400,
    { baby: [`Invalid pk "${noBaby}" - object does not exist.`] },
  ]);
  const nobody = await generate({});
  expect(await nobody.json()).toEqual({ non_field_errors: ['Give baby or age_months.'] });
});

test('a pasted recipe is read for its parent to look at, and stored nowhere', async ({ api }) => {
  const parent = await api.newMember();
  const { access: token } = parent;
  const page = `<script type="application/ld+json">${JSON.stringify({
    '@graph': [
      {
        '@type': 'Recipe',
        name: 'Lentil &amp; carrot mash',
        recipeYield: 'Serves 4',
        totalTime: 'PT25M',
        recipeCategory: 'Dinner',
        recipeIngredient: ['100 g red lentils, rinsed', '1 carrot, grated'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer until very soft.' }],
      },
    ],
  })}</script>`;
  const read = await api.post(`${recipes}/read`, { text: page }, { token });
  expect(read.status(), await read.text()).toBe(200);
  const found = (await read.json()) as { ingredients: string[] };
  expect(found).toEqual({
    source: 'data',
    title: 'Lentil & carrot mash',
    meal: 'dinner',
    minutes: 25,
    servings: 4,
    ingredients: ['100 g red lentils, rinsed', '1 carrot, grated'],
    steps: ['Simmer until very soft.'],
    not_used: [],
  });
  const check = await api.post(`${recipes}/check`, { ingredients: found.ingredients }, { token });
  expect(await check.json()).toMatchObject({
    ingredients: [{ ingredient: { food: 'lentils' } }, { ingredient: { food: 'carrot' } }],
  });
  expect(await listed(api, parent, 'mine=true')).toMatchObject({ count: 0 });

  const link = await api.post(`${recipes}/read`, { text: 'http://127.0.0.1:1/recipe' }, { token });
  expect(await link.json()).toMatchObject({
    source: 'link',
    ingredients: [],
    not_used: ['http://127.0.0.1:1/recipe'],
  });
  const long = await api.post(
    `${recipes}/read`,
    { text: `${'a'.repeat(300_000)}\n1 egg\nBoil it.` },
    { token },
  );
  expect(long.status(), 'more than other bodies may have').toBe(200);
  expect(await long.json()).toMatchObject({ ingredients: ['1 egg'], steps: ['Boil it.'] });
  for (const text of ['', 'a'.repeat(500_001), 7, null])
    expect((await api.post(`${recipes}/read`, { text }, { token })).status()).toBe(400);
  expect((await api.post(`${recipes}/read`, { text: 'a'.repeat(1_600_000) }, { token })).status()).toBe(413);
  expect((await api.post(`${recipes}/read`, { text: '1 egg' })).status()).toBe(401);
});

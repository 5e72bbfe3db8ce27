import { randomUUID } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { type Api, expect, required, test } from './api-test';
import { addBaby, noBaby, notFound, share, type Somebody } from './nutriai-test';
import { eventsIn } from './server-events';

const recipes = '/api/nutriai/recipes';
const dal = 'red-lentil-sweet-potato-dal';

const ours = {
  title: 'Our dal',
  meal: 'lunch',
  minutes: 25,
  servings: 4,
  ingredients: [
    '100 g red lentils, rinsed',
    '1 carrot, grated',
    { food: 'Olive oil', grams: 10 },
    'a pinch of cumin',
  ],
  steps: ['Simmer the lentils and the carrot in water until very soft.', 'Stir in the oil and mash.'],
};

async function addRecipe(api: Api, { access: token }: Somebody, fields: object = {}) {
  const made = await api.post(recipes, { ...ours, ...fields }, { token });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()) as { id: string; nutrients: Record<string, number> } & Record<string, unknown>;
}

async function listed(api: Api, { access: token }: Somebody, query: string) {
  const answer = await api.get(`${recipes}?page_size=100&${query}`, { token });
  expect(answer.status(), await answer.text()).toBe(200);
  const { count, results } = (await answer.json()) as { count: number; results: Listed[] };
  return { count, results };
}

interface Listed {
  id: string;
  title: string;
  source: string;
  age_from_months: number;
  meals: string[];
  minutes: number;
  allergens: string[];
  may_contain: string[];
  diets: string[];
  is_favorite: boolean;
}

test('POST keeps a recipe: lines are read and weighed, and all else is reckoned from them', async ({
  api,
}) => {
  const member = await api.newMember();
  const { access: token } = member;
  const recipe = await addRecipe(api, member, {
    nutrients: { iron_mg: 99 },
    allergens: ['fish'],
    safety: { verdict: 'block' },
    source: 'library',
  });
  expect(recipe).toMatchObject({
    slug: recipe.id,
    title: 'Our dal',
    age_from_months: 6,
    meal: 'lunch',
    meals: ['lunch'],
    servings: 4,
    serving_g: 80,
    // Lentils are bought dry and eaten cooked.
    ingredients: [
      {
        food: 'lentils',
        grams: 250,
        household: '100 g',
        preparation: 'rinsed',
        state: 'boiled',
        is_counted: true,
      },
      { food: 'carrot', grams: 60, line: '1 carrot, grated' },
      { food: 'olive-oil', name: 'Olive oil', grams: 10, household: '10 g', line: null },
      { food: 'cumin', is_counted: false },
    ],
    steps: ours.steps,
    allergens: [],
    diets: ['omnivore', 'pescatarian', 'vegetarian', 'vegan'],
    food_groups: ['pulses_nuts_seeds', 'vita_fruits_veg'],
    safety: { verdict: 'allow', emergency: false, findings: [] },
    source: 'member',
    engine: null,
    is_favorite: false,
  });
  expect(recipe.nutrients.iron_mg).toBeGreaterThan(1.5);
  expect(recipe.nutrients.iron_mg).toBeLessThan(4);
  const one = await api.get(`${recipes}/${recipe.id}`, { token });
  expect([one.status(), one.headers()['cache-control'], await one.json()]).toEqual([
    200,
    'no-store',
    { ...recipe, for_baby: null },
  ]);
});

test('what is unsafe is kept with its verdict, and every word of a line is read', async ({ api }) => {
  const member = await api.newMember();
  const { safety } = (await addRecipe(api, member, {
    ingredients: ['100 g whole grapes', '1 tbsp honey'],
    steps: ['Serve.'],
  })) as unknown as {
    safety: { verdict: string; findings: { rule: string; food: string; severity: string }[] };
  };
  expect(safety.verdict).toBe('block');
  const blocked = safety.findings.filter(({ severity }) => severity === 'block').map(({ food }) => food);
  expect(blocked).toEqual(expect.arrayContaining(['honey', 'grapes']));
});

const refusals: readonly [string, object, object][] = [
  ['no title', { title: undefined }, { title: required }],
  ['an unknown meal', { meal: 'brunch' }, { meal: ['"brunch" is not a valid choice.'] }],
  ['an age between', { age_from_months: 7 }, { age_from_months: ['Use one of 6, 8, 9, 10, 12, 18, 24.'] }],
  ['no time', { minutes: 0 }, { minutes: ['Ensure this value is greater than or equal to 1.'] }],
  ['no servings', { servings: 0 }, { servings: ['Ensure this value is greater than or equal to 1.'] }],
  ['no ingredients', { ingredients: [] }, { ingredients: ['This list may not be empty.'] }],
  ['an ingredient of nothing', { ingredients: [{}] }, { ingredients: { 0: ['Give a line or a food.'] } }],
  [
    'a food without a weight',
    { ingredients: [{ food: 'egg' }] },
    { ingredients: { 0: { grams: required } } },
  ],
  [
    'a food that is not known',
    { ingredients: ['1 egg', { food: 'bananna', grams: 20 }] },
    {
      ingredients: {
        1: { food: [expect.stringMatching(/^"bananna" is not a known food\. Did you mean Banana/)] },
      },
    },
  ],
  [
    'words that are not known',
    { ingredients: ['20 g frobnitz'] },
    { ingredients: { 0: { line: ['"frobnitz" is not a known food. Try a simpler name.'] } } },
  ],
  [
    'two foods on a line',
    { ingredients: ['carrot and potato'] },
    { ingredients: { 0: { line: ['Put each food on a line of its own: carrot, potato.'] } } },
  ],
  [
    'a dish',
    { ingredients: ['100 g spaghetti bolognese'] },
    { ingredients: { 0: { line: ['“spaghetti bolognese” is a dish of its own. List what goes into it.'] } } },
  ],
  [
    'an amount that nobody weighed',
    { ingredients: ['1 handful grapes'] },
    {
      ingredients: {
        0: { line: [expect.stringMatching(/^We don’t know what a handful of Grapes weighs\./)] },
      },
    },
  ],
  [
    'a state that was never analysed',
    { ingredients: [{ food: 'banana', grams: 10, state: 'fried' }] },
    { ingredients: { 0: { state: ['There are no figures for this state. Use raw.'] } } },
  ],
];

for (const [what, fields, errors] of refusals) {
  test(`POST refuses ${what}`, async ({ api }) => {
    const { access: token } = await api.newMember();
    const refused = await api.post(recipes, { ...ours, ...fields }, { token });
    expect([refused.status(), await refused.json()]).toEqual([400, errors]);
  });
}

test('the same key keeps one recipe', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const headers = { 'Idempotency-Key': randomUUID() };
  const [first, second] = [
    await api.post(recipes, ours, { token, headers }),
    await api.post(recipes, ours, { token, headers }),
  ];
  expect([first.status(), second.status()]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  const other = await api.post(recipes, { ...ours, title: 'Another' }, { token, headers });
  expect(other.status()).toBe(409);
  expect((await listed(api, member, 'mine=true')).count).toBe(1);
});

test('PUT and PATCH change an own recipe; sent back as it came it stays what it is', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id } = await addRecipe(api, member);
  const before = await (await api.get(`${recipes}/${id}`, { token })).json();
  const same = await api.call('PUT', `${recipes}/${id}`, { token, body: before });
  expect(await same.json()).toEqual({ ...before, updated_at: expect.any(String) });
  const patched = await api.patch(`${recipes}/${id}`, { title: 'Red dal', servings: 2 }, { token });
  expect(await patched.json()).toMatchObject({ title: 'Red dal', serving_g: 160, steps: ours.steps });
  const refused = await api.patch(`${recipes}/${id}`, { ingredients: ['frobnitz'] }, { token });
  expect([refused.status(), Object.keys((await refused.json()) as object)]).toEqual([400, ['ingredients']]);
  const replaced = await api.call('PUT', `${recipes}/${id}`, {
    token,
    body: { ...ours, title: 'Egg', ingredients: ['2 eggs'] },
  });
  expect(await replaced.json()).toMatchObject({ title: 'Egg', allergens: ['egg'], food_groups: ['eggs'] });
});

test('DELETE takes a recipe and its heart away', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id } = await addRecipe(api, member);
  await api.post(`${recipes}/favorites`, { recipe: id }, { token });
  expect((await api.delete(`${recipes}/${id}`, { token })).status()).toBe(204);
  expect((await api.get(`${recipes}/${id}`, { token })).status()).toBe(404);
  expect((await api.delete(`${recipes}/${id}`, { token })).status()).toBe(404);
  expect(await (await api.get(`${recipes}/favorites/list`, { token })).json()).toMatchObject({ count: 0 });
});

test('another member’s recipe is not there, whatever is tried', async ({ api }) => {
  const { id } = await addRecipe(api, await api.newMember());
  const { access: token } = await api.newMember();
  const answers: APIResponse[] = [
    await api.get(`${recipes}/${id}`, { token }),
    await api.patch(`${recipes}/${id}`, { title: 'Mine' }, { token }),
    await api.call('PUT', `${recipes}/${id}`, { token, body: ours }),
    await api.delete(`${recipes}/${id}`, { token }),
    await api.get(`${recipes}/no-such-recipe`, { token }),
  ];
  for (const answer of answers) expect([answer.status(), await answer.json()]).toEqual([404, notFound]);
  const heart = await api.post(`${recipes}/favorites`, { recipe: id }, { token });
  expect([heart.status(), await heart.json()]).toEqual([
    400,
    { recipe: [`Invalid pk "${id}" - object does not exist.`] },
  ]);
});

test('a recipe of the library is read by its slug and changed by nobody', async ({ api }) => {
  const { access: token } = await api.newMember();
  const one = await api.get(`${recipes}/${dal}`, { token });
  expect(await one.json()).toMatchObject({
    id: dal,
    slug: dal,
    source: 'library',
    created_at: null,
    for_baby: null,
  });
  const refused = { detail: 'Library recipes cannot be changed.' };
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const answer = await api.call(method, `${recipes}/${dal}`, { token, body: ours });
    expect([method, answer.status(), await answer.json()]).toEqual([method, 403, refused]);
  }
});

test('for a baby, a recipe comes with the verdict, the portion and the day of that very child', async ({
  api,
}) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member, { allergies: ['egg'] });
  const egg = await addRecipe(api, member, {
    ingredients: ['2 eggs', '1 tsp olive oil'],
    steps: ['Boil for 12 minutes.'],
  });
  const own = await (await api.get(`${recipes}/${egg.id}?baby=${baby}`, { token })).json();
  expect(own.safety.verdict).not.toBe('block');
  expect(own.for_baby).toMatchObject({ baby, age_months: 8, safety: { verdict: 'block' } });
  const library = await (await api.get(`${recipes}/${dal}?baby=${baby}`, { token })).json();
  expect(library.for_baby).toMatchObject({ texture: 'Blend or mash until smooth.', day: { iron_mg: 11 } });
  expect(library.for_baby.portion_g).toBeGreaterThan(60);
  const ofOthers = await api.get(`${recipes}/${dal}?baby=${noBaby}`, { token });
  expect([ofOthers.status(), await ofOthers.json()]).toEqual([404, notFound]);
});

test('the list narrows by every filter, over the library and the own', async ({ api }) => {
  const member = await api.newMember();
  const { id } = await addRecipe(api, member);
  await addRecipe(api, member, {
    title: 'Eggs',
    meal: 'breakfast',
    age_from_months: 12,
    minutes: 12,
    ingredients: ['2 eggs'],
  });
  const all = await listed(api, member, '');
  expect(all.count).toBeGreaterThan(100);
  expect(all.results.slice(0, 2).map(({ title, source }) => [title, source])).toEqual([
    ['Eggs', 'member'],
    ['Our dal', 'member'],
  ]);
  expect(await listed(api, member, 'mine=true')).toMatchObject({ count: 2 });
  expect((await listed(api, member, 'mine=false')).count).toBe(all.count - 2);

  const young = await listed(api, member, 'age_months=8');
  expect(Math.max(...young.results.map((recipe) => recipe.age_from_months))).toBe(8);
  const mornings = await listed(api, member, 'meal=breakfast');
  expect(mornings.results.filter(({ meals }) => !meals.includes('breakfast'))).toEqual([]);
  expect(mornings.results.map(({ title }) => title)).toContain('Eggs');
  const quick = await listed(api, member, 'max_minutes=12');
  expect(Math.max(...quick.results.map(({ minutes }) => minutes))).toBe(12);
  const without = await listed(api, member, 'exclude_allergens=egg,milk');
  expect(
    without.results.filter(({ allergens, may_contain: may }) =>
      [...allergens, ...may].some((code) => code === 'egg' || code === 'milk'),
    ),
  ).toEqual([]);
  expect(without.results.map((recipe) => recipe.id)).toContain(id);
  const vegan = await listed(api, member, 'diet=vegan');
  expect(vegan.results.filter(({ diets }) => !diets.includes('vegan'))).toEqual([]);
  const iron = await listed(api, member, 'rich_in=iron_mg&age_months=8&mine=true');
  expect(iron.results.map(({ title }) => title)).toEqual(['Our dal']);
  const words = await listed(api, member, 'q=lentil+carr');
  expect(words.results.map((recipe) => recipe.id)).toContain(id);
  expect(words.count).toBeLessThan(30);
  const byTitle = await listed(api, member, 'mine=true&ordering=-title');
  expect(byTitle.results.map(({ title }) => title)).toEqual(['Our dal', 'Eggs']);
});

test('the list refuses words that it does not know, and pages that are not there', async ({ api }) => {
  const { access: token } = await api.newMember();
  const refused = await api.get(
    `${recipes}?meal=brunch&exclude_allergens=milk,kiwi&diet=fruit&rich_in=love&mine=perhaps&age_months=x`,
    { token },
  );
  expect([refused.status(), await refused.json()]).toEqual([
    400,
    {
      age_months: ['A valid integer is required.'],
      meal: ['"brunch" is not a valid choice.'],
      exclude_allergens: ['"kiwi" is not a valid choice.'],
      diet: ['"fruit" is not a valid choice.'],
      rich_in: ['"love" is not a valid choice.'],
      mine: ['"perhaps" is not a valid choice.'],
    },
  ]);
  const { count, next, previous, results } = await (
    await api.get(`${recipes}?page=2&page_size=5`, { token })
  ).json();
  expect(results).toHaveLength(5);
  expect(count).toBeGreaterThan(100);
  expect([next, previous].map((link) => new URL(String(link)).search)).toEqual([
    '?page=3&page_size=5',
    '?page_size=5',
  ]);
  expect((await api.get(`${recipes}?page=9999`, { token })).status()).toBe(404);
});

test('an id with a null character is none', async ({ api }) => {
  const { access: token } = await api.newMember();
  expect((await api.delete(`${recipes}/%00`, { token })).status()).toBe(404);
  expect((await api.get(`${recipes}/a%00b`, { token })).status()).toBe(404);
  const heart = await api.delete(`${recipes}/favorites?recipe=a%00b`, { token });
  expect([heart.status(), await heart.json()]).toEqual([
    400,
    { recipe: ['Null characters are not allowed.'] },
  ]);
});

test('a heart stays one however often it is given, and goes however often it is taken', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id } = await addRecipe(api, member);
  const favorites = `${recipes}/favorites`;
  for (const recipe of [dal, id, dal]) {
    const given = await api.post(favorites, { recipe }, { token });
    expect([given.status(), await given.json()]).toEqual([200, { recipe, is_favorite: true }]);
  }
  const list = await (await api.get(`${favorites}/list`, { token })).json();
  expect(list.count).toBe(2);
  expect(new Set(list.results.map((recipe: Listed) => recipe.id))).toEqual(new Set([id, dal]));
  for (const [order, first] of [
    ['created_at', dal],
    ['-created_at', id],
  ]) {
    const ordered = await (await api.get(`${favorites}/list?ordering=${order}`, { token })).json();
    expect(ordered.results[0].id).toBe(first);
  }
  expect((await listed(api, member, 'favorite=true')).results.map((recipe) => recipe.id)).toEqual([id, dal]);
  expect(
    (await listed(api, member, 'favorite=false&q=sweet+potato+dal')).results.map((r) => r.id),
  ).not.toContain(dal);
  for (let times = 0; times < 2; times += 1) {
    expect((await api.delete(`${favorites}?recipe=${dal}`, { token })).status()).toBe(204);
  }
  expect((await listed(api, member, 'favorite=true')).count).toBe(1);
  const nothing = await api.delete(favorites, { token });
  expect([nothing.status(), await nothing.json()]).toEqual([400, { recipe: required }]);
  const unknown = await api.post(favorites, { recipe: 'no-such' }, { token });
  expect(unknown.status()).toBe(400);
});

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

test('a meal of an own recipe counts with what it held, for every carer, and after it was changed or deleted', async ({
  api,
}) => {
  const parent = await api.newMember();
  const guest = await api.newMember();
  const { id: baby } = await addBaby(api, parent);
  await share(api, { parent, babyId: baby, guest, role: 'parent' });
  const recipe = await addRecipe(api, parent);
  const body = {
    baby,
    eaten_at: new Date().toISOString(),
    kind: 'lunch',
    items: [{ recipe: recipe.id, amount: 1 }],
  };
  const made = await api.post('/api/nutriai/meals', body, { token: parent.access });
  const meal = await made.json();
  expect([made.status(), meal]).toMatchObject([
    201,
    {
      items: [
        {
          recipe: recipe.id,
          name: 'Our dal',
          amount: 1,
          unit: 'serving',
          grams: 80.1,
          made_of: { servings: 4 },
        },
      ],
      not_counted: [],
    },
  ]);
  expect(meal.nutrients.iron_mg).toBeCloseTo(recipe.nutrients.iron_mg ?? 0, 1);
  await api.call('PUT', `${recipes}/${recipe.id}`, {
    token: parent.access,
    body: { ...ours, ingredients: ['2 eggs'] },
  });
  await api.delete(`${recipes}/${recipe.id}`, { token: parent.access });

  const seen = await (await api.get(`/api/nutriai/meals/${meal.id}`, { token: guest.access })).json();
  expect(seen.nutrients).toEqual(meal.nutrients);
  const halved = await api.patch(
    `/api/nutriai/meals/${meal.id}`,
    { items: [{ recipe: recipe.id, amount: 0.5 }] },
    { token: guest.access },
  );
  expect(halved.status(), await halved.text()).toBe(200);
  expect((await halved.json()).nutrients.iron_mg).toBeCloseTo(meal.nutrients.iron_mg / 2, 1);
  const insights = await (
    await api.get(`/api/nutriai/insights/${baby}?days=7`, { token: guest.access })
  ).json();
  expect(JSON.stringify(insights.days ?? insights)).not.toContain('unknown_food');
  const unknown = await api.post('/api/nutriai/meals', body, { token: guest.access });
  expect([unknown.status(), await unknown.json()]).toEqual([
    400,
    { items: { 0: { recipe: [`Invalid pk "${recipe.id}" - object does not exist.`] } } },
  ]);
});

test('all of it is for members, by the methods that there are', async ({ api }) => {
  const { access: token } = await api.newMember();
  const paths = ['', '/check', '/generate', '/drafts', '/favorites', '/favorites/list', `/${dal}`];
  for (const path of paths) {
    const nobody = await api.get(`${recipes}${path}`);
    expect([path, nobody.status()]).toEqual([path, 401]);
  }
  const allowed = async (method: string, path: string) => {
    const answer = await api.call(method, `${recipes}${path}`, { token });
    return [answer.status(), answer.headers().allow];
  };
  expect(await allowed('DELETE', '')).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
  expect(await allowed('POST', `/${dal}`)).toEqual([405, 'GET, PUT, PATCH, DELETE, HEAD, OPTIONS']);
  expect(await allowed('GET', '/favorites')).toEqual([405, 'POST, DELETE, OPTIONS']);
  expect(await allowed('POST', '/favorites/list')).toEqual([405, 'GET, HEAD, OPTIONS']);
  for (const path of ['/check', '/generate', '/drafts']) {
    expect(await allowed('GET', path)).toEqual([405, 'POST, OPTIONS']);
  }
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

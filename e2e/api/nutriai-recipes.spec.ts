import { randomUUID } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { expect, required, test } from './api-test';
import { addBaby, notFound, share } from './nutriai-test';
import { recipes, dal, ours, addRecipe, listed } from './nutriai-recipes-test';

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

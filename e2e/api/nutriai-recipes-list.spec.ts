import { expect, required, test } from './api-test';
import { addBaby, noBaby, notFound } from './nutriai-test';
import { recipes, dal, ours, addRecipe, listed, type Listed } from './nutriai-recipes-test';

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

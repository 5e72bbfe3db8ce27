import { type Api, expect, test } from './api-test';

const foods = '/api/nutriai/foods';

const recipes = '/api/nutriai/preview/recipes';

async function read(api: Api, path: string, parameters: Record<string, string> = {}) {
  const answer = await api.get(`${path}?${new URLSearchParams(parameters)}`);
  expect([parameters, answer.status(), await answer.text()]).toEqual([parameters, 200, expect.any(String)]);
  return answer.json();
}

async function refusal(api: Api, path: string, parameters: Record<string, string>) {
  const answer = await api.get(`${path}?${new URLSearchParams(parameters)}`);
  return [answer.status(), await answer.json()];
}

const ids = (body: { results: { id: string }[] }) => body.results.map(({ id }) => id);

test.describe('GET /api/nutriai/foods', () => {
  test('finds by name, other names and with a slip, and says what fits', async ({ api }) => {
    const [egg] = (await read(api, foods, { q: 'egg' })).results;
    expect(egg).toMatchObject({
      id: 'egg',
      group: 'eggs',
      allergens: ['egg'],
      from_months: 6,
      match: { name: 'Egg', kind: 'exact' },
    });
    expect(egg.url).toMatch(/\/nutriai\/foods\/egg$/);
    expect(egg.serving.map(({ from_months: from }: { from_months: number }) => from)[0]).toBe(6);
    expect(egg.composition[0].per_100_g.protein_g).toBeGreaterThan(10);
    expect(egg.composition[0].source.url).toMatch(/^https:/);
    expect((await read(api, foods, { q: 'zucchini' })).results[0].name).toBe('Courgette');
    expect((await read(api, foods, { q: 'brocoli' })).results[0]).toMatchObject({ id: 'broccoli' });
    expect(await read(api, foods, { q: 'zzqxv' })).toEqual({
      count: 0,
      next: null,
      previous: null,
      results: [],
    });
  });

  test('lists all in pages, and those of a group', async ({ api, baseURL }) => {
    const first = await read(api, foods, { page_size: '2' });
    expect(first).toMatchObject({
      next: `${baseURL}${foods}?page_size=2&page=2`,
      previous: null,
    });
    expect(first.results).toHaveLength(2);
    expect(first.results[0].match).toBeNull();
    const second = await read(api, foods, { page_size: '2', page: '2' });
    expect(second.previous).toBe(`${baseURL}${foods}?page_size=2`);
    expect(ids(second)).not.toEqual(ids(first));
    const eggs = await read(api, foods, { group: 'eggs' });
    expect(eggs.count).toBeLessThan(first.count);
    expect(new Set(eggs.results.map(({ group }: { group: string }) => group))).toEqual(new Set(['eggs']));
    const both = await read(api, foods, { q: 'egg', group: 'eggs' });
    expect(both.count).toBeLessThan((await read(api, foods, { q: 'egg' })).count);
  });

  test('refuses what it does not know', async ({ api }) => {
    expect(await refusal(api, foods, { group: 'gravel' })).toEqual([
      400,
      { group: ['"gravel" is not a valid choice.'] },
    ]);
    expect(await refusal(api, foods, { q: 'e'.repeat(201) })).toEqual([
      400,
      { q: ['Ensure this field has no more than 200 characters.'] },
    ]);
    for (const page of ['0', '-1', 'x', '9999'])
      expect(await refusal(api, foods, { page })).toEqual([404, { detail: 'Invalid page.' }]);
  });
});

test.describe('GET /api/nutriai/preview/recipes', () => {
  const all = { page_size: '100' };

  test('lists recipes of the library in full', async ({ api, baseURL }) => {
    const body = await read(api, recipes, { page_size: '3' });
    expect(body.results).toHaveLength(3);
    expect(body.next).toBe(`${baseURL}${recipes}?page_size=3&page=2`);
    for (const recipe of body.results) {
      expect(recipe).toMatchObject({ slug: recipe.id, source: 'library', meal: recipe.meals[0] });
      expect(recipe.url).toBe(`${baseURL}/nutriai/recipes/${recipe.id}`);
      expect(recipe.nutrients.energy_kcal).toBeGreaterThan(0);
      expect(recipe.safety.verdict).not.toBe('block');
      expect(recipe.ingredients.length).toBeGreaterThan(1);
      expect(recipe.steps.length).toBeGreaterThan(0);
    }
  });

  test('narrows by every filter', async ({ api }) => {
    const found = async (parameters: Record<string, string>) =>
      (await read(api, recipes, { ...all, ...parameters })).results;
    for (const { age_from_months: from } of await found({ age_months: '7' })) expect(from).toBeLessThan(8);
    expect(await found({ age_months: '5' })).toEqual([]);
    for (const { meals } of await found({ meal: 'snack' })) expect(meals).toContain('snack');
    for (const recipe of await found({ exclude_allergens: 'milk, egg' }))
      expect([...recipe.allergens, ...recipe.may_contain]).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(milk|egg)$/)]),
      );
    for (const { diets } of await found({ diet: 'vegan' })) expect(diets).toContain('vegan');
    for (const { minutes } of await found({ max_minutes: '15' })) expect(minutes).toBeLessThanOrEqual(15);
    const rich = await found({ rich_in: 'iron_mg', age_months: '6' });
    expect(rich.length).toBeGreaterThan(0);
    for (const { nutrients } of rich) expect(nutrients.iron_mg).toBeGreaterThan(0);
    expect(await found({ rich_in: 'iron', age_months: '6' })).toEqual(rich);
    const dals = await found({ q: 'lentil dal' });
    expect(dals.map(({ id }: { id: string }) => id)).toContain('red-lentil-sweet-potato-dal');
    expect(await found({ q: 'zzqxv' })).toEqual([]);
    expect(await found({ exclude_allergens: '' })).toHaveLength(100);
  });

  test('refuses every parameter that does not fit, all at once', async ({ api }) => {
    const parameters = {
      q: 'e'.repeat(201),
      age_months: 'x',
      meal: 'brunch',
      exclude_allergens: 'milk,gravel',
      diet: 'keto',
      rich_in: 'gold',
      max_minutes: '0',
    };
    expect(await refusal(api, recipes, parameters)).toEqual([
      400,
      {
        q: ['Ensure this field has no more than 200 characters.'],
        age_months: ['A valid integer is required.'],
        meal: ['"brunch" is not a valid choice.'],
        exclude_allergens: ['"gravel" is not a valid choice.'],
        diet: ['"keto" is not a valid choice.'],
        rich_in: ['"gold" is not a valid choice.'],
        max_minutes: ['Ensure this value is greater than or equal to 1.'],
      },
    ]);
    expect(await refusal(api, recipes, { age_months: '' })).toEqual([
      400,
      { age_months: ['A valid integer is required.'] },
    ]);
    expect(await refusal(api, recipes, { age_months: '61' })).toEqual([
      400,
      { age_months: ['Ensure this value is less than or equal to 60.'] },
    ]);
    expect(await refusal(api, recipes, { page: '0' })).toEqual([404, { detail: 'Invalid page.' }]);
  });

  test('shows one, and 404 for none', async ({ api }) => {
    const id = 'red-lentil-sweet-potato-dal';
    const one = await read(api, `${recipes}/${id}/`);
    expect(one).toMatchObject({ id, title: 'Red lentil and sweet potato dal', age_from_months: 6 });
    for (const other of ['no-such-recipe', 'toString']) {
      const answer = await api.get(`${recipes}/${other}`);
      expect([answer.status(), await answer.json()]).toEqual([404, { detail: 'Not found.' }]);
    }
  });
});

for (const path of [
  `${foods}?q=egg`,
  `${recipes}?age_months=6&page_size=2`,
  `${recipes}/red-lentil-sweet-potato-dal`,
]) {
  test(`${path} may be cached, and is not sent twice`, async ({ api }) => {
    const first = await api.get(path);
    expect(first.headers()['cache-control']).toBe('public, max-age=3600');
    const etag = first.headers()['etag'] ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await api.get(path, { headers: { 'if-none-match': etag } });
    expect([again.status(), await again.text()]).toEqual([304, '']);
    const answer = await api.post(path, {});
    expect([answer.status(), answer.headers()['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
}

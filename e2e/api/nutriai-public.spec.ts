import { type Api, blank, expect, noString, required, test } from './api-test';
import { addBaby } from './nutriai-test';

const check = '/api/nutriai/safety-check';
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

test.describe('POST /api/nutriai/safety-check', () => {
  const verdict = async (api: Api, body: unknown) => {
    const answer = await api.post(check, body);
    expect([body, answer.status()]).toEqual([body, 200]);
    return answer.json();
  };
  const rules = (body: { findings: { rule: string }[] }) => body.findings.map(({ rule }) => rule);

  test('answers with a verdict, reasons with their sources, and how to serve it', async ({ api }) => {
    const answer = await api.post(check, { age_months: 9, text: 'whole grapes and porridge with honey' });
    expect(answer.headers()['cache-control']).toBe('no-store');
    const body = await answer.json();
    expect(body).toMatchObject({ verdict: 'block', emergency: false, unknown: [] });
    expect(rules(body)).toEqual(
      expect.arrayContaining(['choking-round-whole', 'H2-honey', 'H5-added-sugar']),
    );
    expect(body.findings[0]).toEqual({
      rule: 'choking-round-whole',
      kind: 'safety',
      severity: 'block',
      food: 'grapes',
      food_name: 'Grapes',
      message: expect.stringMatching(/\w/),
      instead: expect.stringContaining('quarter lengthways'),
      source: { org: expect.any(String), title: expect.any(String), year: 2021, url: expect.any(String) },
      basis: 'verified',
    });
    expect(body.serve).toContainEqual({
      food: 'grapes',
      food_name: 'Grapes',
      text: 'Take out any stone or pips and quarter lengthways.',
    });
  });

  test('says of what is no food whom to call', async ({ api }) => {
    for (const text of ['washing up liquid in water', 'ibuprofen', 'a button battery', 'lavender oil']) {
      const body = await verdict(api, { age_months: 9, text });
      expect([text, body.verdict, rules(body)]).toEqual([
        text,
        'block',
        expect.arrayContaining([expect.stringMatching(/^not-food-/)]),
      ]);
      expect(body.findings[0].instead).toMatch(/poison|pharmacist|112/);
    }
  });

  test('of a member’s baby goes by its profile, and by nobody else’s', async ({ api }) => {
    const member = await api.newMember();
    const { id: baby } = await addBaby(api, member, { name: 'Ada', allergies: ['egg'], diet: 'vegetarian' });
    const asked = (body: object, token?: string) =>
      api.post(check, { baby, ...body }, token ? { token } : {});
    const answer = await asked({ text: 'omelette with chicken' }, member.access);
    expect([answer.status(), rules(await answer.json())]).toEqual([
      200,
      expect.arrayContaining(['H24-egg', 'diet-vegetarian']),
    ]);
    const listed = await asked({ ingredients: ['rice', { food: 'egg', state: 'boiled' }] }, member.access);
    expect(rules(await listed.json())).toContain('H24-egg');
    const besides = { text: 'kiwi and fish', allergies: ['kiwi'], diet: 'vegan' };
    const stricter = await (await asked(besides, member.access)).json();
    expect(rules(stricter)).toEqual(expect.arrayContaining(['H24-other', 'diet-vegan']));
    expect((await asked({ text: 'rice' })).status()).toBe(401);
    const other = await api.newMember();
    expect((await asked({ text: 'rice' }, other.access)).status()).toBe(404);
    const both = await asked({ text: 'rice', age_months: 9 }, member.access);
    expect([both.status(), await both.json()]).toEqual([
      400,
      { non_field_errors: ['Give age_months or baby, not both.'] },
    ]);
  });

  test('takes words, a list or a recipe', async ({ api }) => {
    expect(await verdict(api, { age_months: 12, text: 'ripe avocado, mashed' })).toMatchObject({
      verdict: 'allow',
    });
    const listed = await verdict(api, {
      age_months: 7,
      ingredients: ['lentils, cooked soft', { food: 'honey', grams: 5 }],
    });
    expect([listed.verdict, rules(listed)[0]]).toEqual(['block', 'H2-honey']);
    const recipe = await verdict(api, {
      age_months: 7,
      recipe: {
        title: 'Sweet porridge',
        ingredients: [{ food: 'honey' }, 'oats'],
        steps: ['Cook until soft.'],
        servings: 2,
      },
    });
    expect([recipe.verdict, rules(recipe)[0]]).toEqual(['block', 'H2-honey']);
  });

  test('goes by age, allergies, diet, what a family avoids, eczema and whose advice counts', async ({
    api,
  }) => {
    const text = 'scrambled egg, cooked through';
    expect(await verdict(api, { age_months: 9, text, allergies: ['egg'] })).toMatchObject({
      verdict: 'block',
    });
    expect((await verdict(api, { age_months: 9, text, diet: 'vegan' })).findings[0]).toMatchObject({
      kind: 'diet',
    });
    expect((await verdict(api, { age_months: 9, text, avoids: ['egg'] })).findings[0]).toMatchObject({
      kind: 'diet',
      severity: 'block',
    });
    expect(rules(await verdict(api, { age_months: 9, text: 'pork', diet: 'halal' }))).toContain('avoid-pork');
    expect(await verdict(api, { age_months: 4, text: 'banana' })).toMatchObject({ verdict: 'block' });
    const peanut = { age_months: 9, text: 'smooth peanut butter stirred into porridge' };
    const usual = await verdict(api, peanut);
    expect([usual.verdict, rules(usual)]).toEqual(['allow', ['first-taste']]);
    const withEczema = await verdict(api, { ...peanut, severe_eczema: true });
    expect([withEczema.verdict, rules(withEczema)]).toEqual(['allow_with_preparation', ['peanut-ask-first']]);
    const nuts = { age_months: 50, text: 'whole almonds' };
    expect((await verdict(api, nuts)).verdict).toBe('block');
    expect((await verdict(api, { ...nuts, locale: 'us' })).verdict).not.toBe('block');
  });

  test('puts an emergency before everything', async ({ api }) => {
    const body = await verdict(api, { age_months: 9, text: 'wheezing after peanut butter' });
    expect(body).toMatchObject({ verdict: 'block', emergency: true });
    expect(body.findings[0]).toMatchObject({
      rule: 'emergency',
      instead: 'Call 999, 112 or 911 now. Read on once help is on its way.',
    });
  });

  test('does not wave through what it does not know', async ({ api }) => {
    const body = await verdict(api, { age_months: 9, text: 'frobnitz' });
    expect(body.verdict).toBe('unsure');
    expect(body.unknown).toEqual([{ text: 'frobnitz', nearest: expect.any(Array) }]);
    expect(body.findings[0]).toMatchObject({
      rule: 'unknown-food',
      severity: 'unsure',
      food_name: 'frobnitz',
      instead: expect.stringContaining('in other words'),
    });
  });

  const refused: [name: string, body: unknown, errors: unknown][] = [
    ['nothing', {}, { age_months: required }],
    ['no subject', { age_months: 9 }, { non_field_errors: ['Give text, ingredients or recipe.'] }],
    ['half a month', { age_months: 9.5, text: 'egg' }, { age_months: ['A valid integer is required.'] }],
    [
      'an age before birth',
      { age_months: -1, text: 'egg' },
      { age_months: ['Ensure this value is greater than or equal to 0.'] },
    ],
    [
      'a schoolchild',
      { age_months: 61, text: 'egg' },
      { age_months: ['Ensure this value is less than or equal to 60.'] },
    ],
    ['blank words', { age_months: 9, text: '  ' }, { text: blank }],
    ['a list for words', { age_months: 9, text: ['egg'] }, { text: noString }],
    [
      'too long a text',
      { age_months: 9, text: 'e'.repeat(5001) },
      { text: ['Ensure this field has no more than 5000 characters.'] },
    ],
    [
      'words that are none of the list',
      { age_months: 9, text: 'egg', diet: 'keto', locale: 'fr', severe_eczema: 'very', allergies: 'egg' },
      {
        diet: ['"keto" is not a valid choice.'],
        locale: ['"fr" is not a valid choice.'],
        severe_eczema: ['Must be a valid boolean.'],
        allergies: ['Expected a list of items but got type "str".'],
      },
    ],
    ['an empty list', { age_months: 9, ingredients: [] }, { ingredients: ['This list may not be empty.'] }],
    [
      'an ingredient without a food',
      { age_months: 9, ingredients: ['egg', { grams: 5 }] },
      { ingredients: { 1: ['Not a valid value.'] } },
    ],
    ['a recipe without a list', { age_months: 9, recipe: {} }, { recipe: { ingredients: required } }],
    [
      'a state that no food is in',
      { age_months: 9, ingredients: [{ food: 'egg', state: 'odd' }] },
      { non_field_errors: [expect.stringContaining('state must be one of raw, cooked')] },
    ],
  ];
  for (const [name, body, errors] of refused) {
    test(`refuses ${name}`, async ({ api }) => {
      const answer = await api.post(check, body);
      expect([answer.status(), await answer.json()]).toEqual([400, errors]);
    });
  }

  test('has a limit by address', async ({ api }) => {
    const statuses = new Set<number>();
    for (let call = 0; call < 61; call += 1) statuses.add((await api.post(check, {})).status());
    expect([...statuses]).toEqual([400, 429]);
    const answer = await api.post(check, {});
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect((await api.elsewhere().post(check, {})).status()).toBe(400);
  });

  test('has no other methods', async ({ api }) => {
    const answer = await api.get(check);
    expect([answer.status(), answer.headers()['allow']]).toEqual([405, 'POST, OPTIONS']);
  });
});

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

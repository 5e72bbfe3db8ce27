import { type Api, blank, expect, noString, required, test } from './api-test';
import { addBaby } from './nutriai-test';

const check = '/api/nutriai/safety-check';

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

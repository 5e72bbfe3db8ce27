import { type Api, expect, test } from './api-test';
import { makePlan, type Plan, plans, slotsOf } from './nutriai-plan-test';
import { addBaby, share } from './nutriai-test';

const recipes = '/api/nutriai/recipes';
const british = /°C|aubergine|courgette|yoghurt|wholemeal/i;

function choose(api: Api, token: string, language: string) {
  return api.patch('/api/user-profile', { preferences: { units: 'us', language } }, { token });
}

test('a member who chose American English reads recipes so, and nobody else does', async ({ api }) => {
  const { access: token } = await api.newMember();
  const path = `${recipes}/aubergine-chickpea-mash`;
  const before = await (await api.get(path, { token })).json();
  expect(before.title).toBe('Aubergine and chickpea mash');
  expect((await choose(api, token, 'en-US')).status()).toBe(200);

  const recipe = await (await api.get(path, { token })).json();
  expect(recipe).toMatchObject({ id: 'aubergine-chickpea-mash', slug: before.slug, url: before.url });
  expect(recipe.title).toBe('Eggplant and chickpea mash');
  expect(recipe.steps[0]).toContain('Bake the whole eggplant at 400°F');
  expect(recipe.ingredients[0]).toMatchObject({ food: 'aubergine', name: 'Eggplant', grams: 150 });
  const list = await (await api.get(`${recipes}?q=eggplant&page_size=5`, { token })).json();
  expect(list.results.length).toBeGreaterThan(0);
  expect(
    list.results.map(({ title }: { title: string }) => title).filter((title: string) => british.test(title)),
  ).toEqual([]);
  await api.post(`${recipes}/favorites`, { recipe: recipe.id }, { token });
  const liked = await (await api.get(`${recipes}/favorites/list`, { token })).json();
  expect(liked.results).toMatchObject([{ title: recipe.title, is_favorite: true }]);
  const generate = { age_months: 9, ingredients: ['courgette', 'red lentils'], seed: 3 };
  const written = await (await api.post(`${recipes}/generate`, generate, { token })).json();
  expect(written.ingredients.map(({ name }: { name: string }) => name)).toContain('Zucchini');

  const other = await api.newMember();
  expect((await (await api.get(path, { token: other.access })).json()).title).toBe(before.title);
  const preview = await (await api.get(`/api/nutriai/preview/recipes/${recipe.id}`, { token })).json();
  expect(preview.title).toBe(before.title);

  await choose(api, token, 'en-GB');
  expect(await (await api.get(path, { token })).json()).toEqual({ ...before, is_favorite: true });
});

test('two carers read one plan, each in their English, and change the same foods', async ({ api }) => {
  const [parent, guest] = [await api.newMember(), await api.newMember()];
  const { id: babyId } = await addBaby(api, parent);
  await share(api, { parent, babyId, guest, role: 'parent' });
  await choose(api, guest.access, 'en-US');
  const plan = await makePlan(api, parent, babyId, { days: 7 });
  const answer = await api.get(`${plans}/${plan.id}`, { token: guest.access });
  const american = (await answer.json()) as Plan;
  expect(
    JSON.stringify(slotsOf(american).map(({ title, texture, portion }) => [title, texture, portion])),
  ).not.toMatch(british);
  expect(slotsOf(american).map(({ recipe, grams, slug }) => [recipe, grams, slug])).toEqual(
    slotsOf(plan).map(({ recipe, grams, slug }) => [recipe, grams, slug]),
  );
  expect(american.shopping_list.map(({ food }) => food)).toEqual(plan.shopping_list.map(({ food }) => food));
  const names = american.shopping_list.map(({ name }) => name).join('\n');
  expect(names).not.toMatch(british);

  const [item] = american.shopping_list;
  const ticked = await api.patch(
    `${plans}/${plan.id}`,
    { checked: [{ food: item?.food, checked: true }] },
    { token: guest.access },
  );
  expect(ticked.status(), await ticked.text()).toBe(200);
  const seen = (await (await api.get(`${plans}/${plan.id}`, { token: parent.access })).json()) as Plan;
  expect(seen.checked).toEqual([item?.food]);
  expect(seen.shopping_list).toEqual(plan.shopping_list);
  const calendar = await api.get(`${plans}/${plan.id}?format=ics`, { token: guest.access });
  const unfolded = (await calendar.text()).replace(/\r?\n[ \t]/g, '');
  expect(unfolded).toContain('SUMMARY:');
  expect(unfolded.replace(/https?:\/\/[^\s\\]+/g, '')).not.toMatch(british);
});

test('the checker and Ask answer in American English to members who chose it and to visitors who ask for it', async ({
  api,
}) => {
  const check = async (body: object, token?: string) =>
    (
      await api.post(
        '/api/nutriai/safety-check',
        { age_months: 9, text: 'grated courgette', ...body },
        { token },
      )
    ).json();
  const british = await check({});
  expect(british.serve[0].food_name).toBe('Courgette');
  expect((await check({ language: 'en-US' })).serve[0].food_name).toBe('Zucchini');
  expect(
    (await api.post('/api/nutriai/safety-check', { text: 'egg', age_months: 9, language: 'fr' })).status(),
  ).toBe(400);

  const { access: token } = await api.newMember();
  await choose(api, token, 'en-US');
  expect((await check({}, token)).serve[0].food_name).toBe('Zucchini');
  expect(await check({ language: 'en-GB' }, token)).toEqual(british);

  const ask = async (question: string) =>
    (await api.post('/api/nutriai/ask', { question, age_months: 9 }, { token })).json();
  const rash = await ask('how do I treat nappy rash?');
  expect(JSON.stringify(rash.parts)).not.toMatch(/napp(?:y|ies)/);
  const alarm = await ask('my baby is blue and not breathing');
  expect(alarm.emergency.title).toBe('Call 911 or 112 now');
  expect(alarm.emergency.numbers[0]).toEqual({ number: '911', label: 'United States' });
  expect(alarm.emergency.numbers.map(({ number }: { number: string }) => number)).toContain('112');
});

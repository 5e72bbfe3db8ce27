import { generatedClient } from '../support/generated-client';
import { expect, freshEmail, goodPassword, test } from './api-test';
import { birthDateOf, dateFromNow } from './nutriai-test';

interface Plan {
  id: string;
  version: number;
  days: { date: string; slots: { recipe: string | null; grams: number; verdict: string | null }[] }[];
}

test('a client generated from the OpenAPI document lives a baby’s whole day', async ({ api }) => {
  test.slow();
  const client = await generatedClient(await (await api.get('/api/openapi.json')).json());
  const headers: Record<string, string> = { 'x-forwarded-for': api.address };
  const call = async <Data>(operation: string, options: object, status: number): Promise<Data> => {
    const send = client[operation];
    if (!send) throw new Error(`The client has no ${operation}.`);
    const { data, error, response } = await send({ ...options, headers });
    expect(response.status, `${operation}: ${JSON.stringify(error)}`).toBe(status);
    return data as Data;
  };

  const member = { email: freshEmail(), password: goodPassword };
  const { access_token } = await call<{ access_token: string }>('register', { body: member }, 201);
  headers.Authorization = `Bearer ${access_token}`;

  const { id: baby } = await call<{ id: string }>(
    'addBaby',
    {
      body: { name: 'Noa', birth_date: birthDateOf(9), sex: 'female', feeding: 'breast', allergies: ['egg'] },
    },
    201,
  );

  const plan = await call<Plan>(
    'makeMealPlan',
    { body: { baby, start_date: dateFromNow(0), days: 2, seed: 3 } },
    201,
  );
  expect(plan.days).toHaveLength(2);
  const served = plan.days.flatMap(({ slots }) => slots).filter(({ recipe }) => recipe !== null);
  expect(served.length).toBeGreaterThan(4);
  expect(served.map(({ verdict }) => verdict)).not.toContain('block');

  const [breakfast] = served;
  const meal = await call<{ nutrients: { energy_kcal: number }; not_counted: unknown[] }>(
    'addMeal',
    {
      body: {
        baby,
        eaten_at: new Date().toISOString(),
        kind: 'breakfast',
        items: [{ recipe: breakfast?.recipe, grams: breakfast?.grams }],
        eaten_share: 0.5,
      },
    },
    201,
  );
  expect(meal.nutrients.energy_kcal).toBeGreaterThan(0);
  expect(meal.not_counted).toEqual([]);
  await call('addWater', { body: { baby, drunk_at: new Date().toISOString(), amount_ml: 60 } }, 201);

  const wished = await call<{ id: string; allergens: string[]; safety: { verdict: string } }>(
    'generateRecipe',
    { body: { baby, meal: 'lunch', ingredients: ['lentils'], save: true } },
    200,
  );
  expect(wished.allergens).not.toContain('egg');
  expect(wished.safety.verdict).not.toBe('block');
  await call('addFavoriteRecipe', { body: { recipe: wished.id } }, 200);
  const favorites = await call<{ results: { id: string }[] }>('listFavoriteRecipes', {}, 200);
  expect(favorites.results.map(({ id }) => id)).toEqual([wished.id]);

  const today = await call<Record<string, unknown>>('readToday', { path: { id: baby } }, 200);
  expect(Object.keys(today)).not.toHaveLength(0);
  const insights = await call<{ baby: string }>(
    'readInsights',
    { path: { id: baby }, query: { days: 7 } },
    200,
  );
  expect(insights.baby).toBe(baby);
  const answer = await call<Record<string, unknown>>(
    'askNutriai',
    { body: { baby, question: 'Can she eat scrambled egg?' } },
    200,
  );
  expect(JSON.stringify(answer)).toMatch(/egg/i);

  const everything = await call<Record<string, unknown>>('exportAccount', {}, 200);
  expect(JSON.stringify(everything)).toContain('Noa');
  await call('deleteBaby', { path: { id: baby } }, 204);
  await call('readBaby', { path: { id: baby } }, 404);
  await call('readMealPlan', { path: { id: plan.id } }, 404);
  await call('deleteAccount', { body: { password: member.password } }, 204);
  await call('readProfile', {}, 401);
});

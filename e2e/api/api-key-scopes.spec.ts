import { expect, test } from './api-test';
import { addBaby, babies, noBaby } from './nutriai-test';
import { keyScopes } from '../../lib/contract/api-key-words';
import { keys, water, makeKey, statusOf } from './api-keys-test';

test('every operation that does not name a scope refuses a key with all of them', async ({ api }) => {
  const member = await api.newMember();
  const { key } = await makeKey(api, member);
  const { paths } = await (await api.get('/api/openapi.json')).json();
  const opened: string[] = [];
  for (const [path, methods] of Object.entries<Record<string, { operationId: string; security: object[] }>>(
    paths,
  )) {
    for (const [method, { operationId, security }] of Object.entries(methods)) {
      if (security.some((each) => 'apiKey' in each)) {
        opened.push(operationId);
        continue;
      }
      if (!security.some((each) => 'member' in each)) continue;
      const status = await statusOf(api, method.toUpperCase(), path.replaceAll(/\{\w+\}/g, noBaby), key, {});
      expect([operationId, status]).toEqual([operationId, 403]);
    }
  }
  expect(opened.sort()).toEqual([
    'addGivenDrop',
    'addMeal',
    'addWater',
    'checkMeal',
    'listBabies',
    'listDrops',
    'listFavoriteRecipes',
    'listGivenDrops',
    'listMealPlans',
    'listMeals',
    'listRecipes',
    'listStoredPortions',
    'listWater',
    'readBaby',
    'readInsights',
    'readMealPlan',
    'readRecipe',
    'readToday',
    'storePortions',
  ]);
  // The account is as it was: nothing of it was touched on the way.
  expect(await statusOf(api, 'GET', '/api/user-profile', member.access)).toBe(200);
});

test('each scope opens its own operations and no other', async ({ api }) => {
  const member = await api.newMember();
  const { id } = await addBaby(api, member);
  const drop = await (
    await api.post('/api/nutriai/drops', { baby: id, name: 'Vitamin D' }, { token: member.access })
  ).json();
  const now = new Date().toISOString();
  const dish = { recipe: 'apple-cinnamon-porridge', grams: 90, portions: 2, place: 'fridge' };
  const calls: [string, string, string, unknown?][] = [
    ['babies:read', 'GET', babies],
    ['babies:read', 'GET', `${babies}/${id}`],
    ['log:read', 'GET', '/api/nutriai/meals'],
    ['log:read', 'GET', '/api/nutriai/water-intake'],
    ['log:read', 'GET', `${babies}/${id}/today`],
    ['log:read', 'GET', `/api/nutriai/insights/${id}`],
    ['log:write', 'POST', '/api/nutriai/water-intake', water(id)],
    ['drops:read', 'GET', '/api/nutriai/drops'],
    ['drops:read', 'GET', '/api/nutriai/given-drops'],
    ['drops:write', 'POST', '/api/nutriai/given-drops', { baby: id, drop: drop.id, given_at: now }],
    ['portions:read', 'GET', '/api/nutriai/stored-portions'],
    [
      'portions:write',
      'POST',
      '/api/nutriai/stored-portions',
      { baby: id, ...dish, cooked_on: now.slice(0, 10) },
    ],
    ['plans:read', 'GET', '/api/nutriai/meal-plans'],
    ['recipes:read', 'GET', '/api/nutriai/recipes?page_size=1'],
    ['recipes:read', 'GET', '/api/nutriai/recipes/favorites/list'],
    ['recipes:read', 'GET', '/api/nutriai/recipes/apple-cinnamon-porridge'],
  ];
  for (const scope of keyScopes) {
    const { key } = await makeKey(api, member, { scopes: [scope] });
    for (const [needed, method, path, body] of calls) {
      const status = await statusOf(api, method, path, key, body);
      expect([scope, method, path, status]).toEqual([
        scope,
        method,
        path,
        needed === scope ? (method === 'POST' ? 201 : 200) : 403,
      ]);
    }
  }
});

test('a key for one baby knows no other, nor does a key know those of others', async ({ api }) => {
  const member = await api.newMember();
  const [ada, ben] = [await addBaby(api, member), await addBaby(api, member, { name: 'Ben' })];
  const stranger = await api.newMember();
  const theirs = await addBaby(api, stranger, { name: 'Cleo' });
  const { key } = await makeKey(api, member, { babies: [ada.id, theirs.id] });
  const list = await (await api.get(babies, { token: key })).json();
  expect([list.count, list.results.map(({ id }: { id: string }) => id)]).toEqual([1, [ada.id]]);
  for (const [path, query] of [
    ['/api/nutriai/meals', '?baby='],
    ['/api/nutriai/water-intake', '?baby='],
    ['/api/nutriai/meal-plans', '?baby='],
    ['/api/nutriai/drops', '?baby='],
    ['/api/nutriai/given-drops', '?baby='],
    ['/api/nutriai/stored-portions', '?baby='],
    ['/api/nutriai/recipes/apple-cinnamon-porridge', '?baby='],
    [`${babies}/`, ''],
    ['/api/nutriai/insights/', ''],
  ] as const) {
    const ask = (id: string) => statusOf(api, 'GET', `${path}${query}${id}`, key);
    expect([path, await ask(ada.id), await ask(ben.id), await ask(theirs.id), await ask(noBaby)]).toEqual([
      path,
      200,
      404,
      404,
      404,
    ]);
    if (query) expect([path, await statusOf(api, 'GET', path, key)]).toEqual([path, 403]);
  }
  expect(await statusOf(api, 'GET', `${babies}/${ben.id}/today`, key)).toBe(404);
  expect(await statusOf(api, 'POST', '/api/nutriai/water-intake', key, water(ben.id))).toBe(404);
  expect(await statusOf(api, 'POST', '/api/nutriai/water-intake', key, water(ada.id))).toBe(201);
  const meal = { eaten_at: new Date().toISOString(), kind: 'snack', items: [{ food: 'banana', grams: 20 }] };
  expect(await statusOf(api, 'POST', '/api/nutriai/meals', key, { baby: ben.id, ...meal })).toBe(404);
  const { key: other } = await makeKey(api, stranger);
  expect(await statusOf(api, 'GET', `${babies}/${ada.id}`, other)).toBe(404);
  expect(await statusOf(api, 'DELETE', `${keys}/${(await makeKey(api, member)).id}`, stranger.access)).toBe(
    404,
  );
});

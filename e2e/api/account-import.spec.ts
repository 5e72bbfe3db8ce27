import { type Api, expect, test } from './api-test';
import { addBaby, babies, birthDateOf, dateFromNow, type Somebody } from './nutriai-test';

const path = '/api/nutriai/imports';
const exportPath = '/api/user-profile/export';

/**
 * Everything that a family can have here: two babies, logs with words, dishes and a reaction, a plan, recipes
 * of their own and favourites.
 */
async function family(api: Api, { access: token }: Somebody): Promise<void> {
  const made = async (address: string, body: unknown) => {
    const answer = await api.post(address, body, { token });
    expect(answer.ok(), `${address}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const [ada, ben] = [
    await addBaby(
      api,
      { access: token, pk: '' },
      {
        birth_date: birthDateOf(9),
        sex: 'female',
        allergies: ['fish'],
        other_allergies: ['kiwi'],
        dislikes: ['peas'],
        introduced_allergens: [{ code: 'egg', date: dateFromNow(-30), reaction: 'mild' }],
        measurements: [{ date: dateFromNow(-30), weight_kg: 8.4, length_cm: 70, head_cm: null }],
      },
    ),
    await addBaby(
      api,
      { access: token, pk: '' },
      { name: 'Ben “Benny” Ö.', birth_date: birthDateOf(30), feeding: 'none' },
    ),
  ];
  const recipe = await made('/api/nutriai/recipes', {
    title: 'Our dal',
    meal: 'lunch',
    minutes: 25,
    servings: 4,
    ingredients: ['100 g red lentils', '1 carrot, grated', '1 tsp rapeseed oil'],
    steps: ['Simmer until soft.', 'Mash.'],
  });
  const library = (await (await api.get('/api/nutriai/recipes?mine=false', { token })).json()).results[0].id;
  for (const id of [recipe.id, library]) await made('/api/nutriai/recipes/favorites', { recipe: id });
  const eaten = (days: number) => `${dateFromNow(-days)}T11:30:00Z`;
  const reaction = {
    severity: 'mild',
    signs: ['rash'],
    note: 'Around the mouth',
    allergens: ['milk'],
    foods: ['yoghurt'],
  };
  const meals = [
    {
      baby: ada.id,
      eaten_at: eaten(3),
      kind: 'lunch',
      items: [{ recipe: recipe.id, amount: 1, unit: 'serving' }],
    },
    {
      baby: ada.id,
      eaten_at: eaten(2),
      kind: 'dinner',
      items: [{ text: 'half a banana and porridge' }, { food: 'egg', grams: 30 }],
      eaten_share: 0.5,
    },
    {
      baby: ada.id,
      eaten_at: eaten(4),
      kind: 'milk',
      items: [{ food: 'infant-formula', amount: 120, unit: 'ml' }],
    },
    { baby: ben.id, eaten_at: eaten(1), kind: 'snack', items: [{ text: 'yoghurt and qwertz' }], reaction },
  ];
  for (const meal of meals) await made('/api/nutriai/meals', meal);
  await made('/api/nutriai/water-intake', {
    baby: ada.id,
    drunk_at: eaten(1),
    amount_ml: 30,
    source: 'open cup',
  });
  const vitamin = { baby: ada.id, name: 'Vitamin D', amount: '1 drop', time: '08:00', doses_left: 30 };
  const { id: drop } = await made('/api/nutriai/drops', vitamin);
  const off = await made('/api/nutriai/drops', {
    baby: ada.id,
    name: 'Antibiotic',
    weekdays: ['mon', 'fri'],
  });
  for (const [each, days] of [
    [drop, 1],
    [drop, 2],
    [off.id, 3],
  ]) {
    await made('/api/nutriai/given-drops', { baby: ada.id, drop: each, given_at: eaten(days) });
  }
  for (const [title, days] of [
    ['Six-week check', -20],
    ['Vaccinations', 9],
  ]) {
    const starts_at = `${dateFromNow(Number(days))}T09:30:00Z`;
    await made('/api/nutriai/appointments', { baby: ada.id, title, place: 'Clinic', starts_at, minutes: 20 });
  }
  const [porridge] = [
    await made('/api/nutriai/stored-portions', {
      baby: ada.id,
      recipe: 'apple-cinnamon-porridge',
      grams: 90,
      portions: 3,
      place: 'freezer',
      cooked_on: dateFromNow(-1),
    }),
    await made('/api/nutriai/stored-portions', {
      baby: ada.id,
      recipe: recipe.id,
      grams: 120,
      portions: 2,
      place: 'fridge',
      cooked_on: dateFromNow(0),
    }),
  ];
  await made('/api/nutriai/meals', {
    baby: ada.id,
    eaten_at: new Date().toISOString(),
    kind: 'breakfast',
    items: [{ recipe: 'apple-cinnamon-porridge', grams: 90 }],
    portion: porridge.id,
  });
  // What was given of it stays when it is no longer on the list.
  await api.delete(`/api/nutriai/drops/${off.id}`, { token });
  await made('/api/nutriai/meal-plans', { baby: ada.id, start_date: dateFromNow(0), days: 2, seed: 5 });
}

function send(api: Api, address: string, { access: token }: Somebody, file: unknown) {
  return api.call('POST', `${address}?name=little-pear-data.json`, {
    token,
    body: Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)),
    headers: { 'content-type': 'application/json' },
  });
}

const exported = async (api: Api, { access: token }: Somebody) =>
  (await api.post(exportPath, undefined, { token })).json();

interface Exported {
  babies: {
    profile: Record<string, unknown>;
    meals: Entry[];
    water: Entry[];
    meal_plans: Entry[];
    stored_portions: Entry[];
    drops: Entry[];
    given_drops: Entry[];
    appointments: Entry[];
    health_links: Entry[];
  }[];
  recipes: Entry[];
  favourite_recipes: { recipe: string }[];
}
type Entry = Record<string, unknown>;

/**
 * An export without what a new account cannot have in common with the old one: ids, who wrote it, and when
 * (so in what order) the babies were entered. Every list of a baby is compared but the links for clinics.
 */
function comparable(data: Exported) {
  const things = data.babies.flatMap(({ drops, stored_portions: portions }) => [
    ...drops.map(({ id, name }) => ({ id, title: name })),
    ...portions,
  ]);
  const names = new Map([...data.recipes, ...things].map(({ id, title }) => [String(id), String(title)]));
  const byName = [...data.babies].sort((a, b) => (String(a.profile.name) < String(b.profile.name) ? -1 : 1));
  const text = JSON.stringify({
    babies: byName.map(({ profile, health_links: _links, ...log }) => {
      const { id: _, created_at: _created, updated_at: _updated, ...rest } = profile;
      const lists = Object.entries(log).map(([name, entries]) => [name, entries.map(withoutWriter)]);
      return { profile: rest, ...(Object.fromEntries(lists) as object) };
    }),
    recipes: data.recipes,
    favourites: data.favourite_recipes,
  });
  const named = [...names].reduce((all, [id, title]) => all.replaceAll(id, title), text);
  const { favourites, ...rest } = JSON.parse(named) as { favourites: { recipe: string }[] };
  return { ...rest, favourites: [...favourites].sort((a, b) => (a.recipe < b.recipe ? -1 : 1)) };
}

/** The key of a plan’s safety check goes by the child that it was made for. */
function withoutWriter({ made_by: _by, request, ...entry }: Entry): Entry {
  if (request === undefined) return entry;
  const { safety_key: _key, ...asked } = request as Entry;
  return { ...entry, request: asked };
}

test('an export makes the same babies, logs, plans and recipes in a new account, once, and can be taken back', async ({
  api,
}) => {
  test.slow();
  const [before, after] = [await api.newMember(), await api.newMember()];
  await family(api, before);
  const file = await exported(api, before);

  const preview = await (await send(api, `${path}/preview`, after, file)).json();
  const counts = {
    ...{ babies: 2, meals: 5, water: 1, measurements: 0, meal_plans: 1, recipes: 1, favourites: 2 },
    ...{ drops: 1, given_drops: 3, appointments: 2, portions: 2 },
  };
  expect(preview).toMatchObject({
    format: 'little_pear',
    new: counts,
    already: 0,
    problems: [],
    left_out: [],
  });
  expect((await exported(api, after)).babies).toEqual([]);

  const made = await (await send(api, path, after, file)).json();
  expect(made).toMatchObject({ added: counts, already: 0, problems: 0 });
  expect(comparable(await exported(api, after))).toEqual(comparable(file));

  const again = await (await send(api, path, after, file)).json();
  expect(again).toMatchObject({ id: null, already: 20 });
  // Nor does it double anything in the account that it comes from.
  const home = await (await send(api, path, before, file)).json();
  expect(home).toMatchObject({ id: null, already: 20 });
  expect(comparable(await exported(api, before))).toEqual(comparable(file));

  const undone = await (await api.delete(`${path}/${made.id}`, { token: after.access })).json();
  expect(undone).toEqual({ removed: 20, kept: [] });
  expect(await exported(api, after)).toMatchObject({
    babies: [],
    recipes: [],
    favourite_recipes: [],
    imports: [],
  });
});

test('what somebody logged for a brought-along baby since stays, with the baby', async ({ api }) => {
  const [before, after] = [await api.newMember(), await api.newMember()];
  await addBaby(api, before);
  const made = await (await send(api, path, after, await exported(api, before))).json();
  const { results } = await (await api.get(babies, { token: after.access })).json();
  const meal = {
    baby: results[0].id,
    eaten_at: new Date().toISOString(),
    kind: 'lunch',
    items: [{ food: 'banana', grams: 20 }],
  };
  expect((await api.post('/api/nutriai/meals', meal, { token: after.access })).status()).toBe(201);
  const undone = await (await api.delete(`${path}/${made.id}`, { token: after.access })).json();
  expect(undone).toMatchObject({ removed: 0, kept: [{ kind: 'baby', id: results[0].id }] });
  expect((await (await api.get(babies, { token: after.access })).json()).count).toBe(1);
});

test('a forged export gets in only what anybody could send', async ({ api }) => {
  test.slow();
  const [before, after] = [await api.newMember(), await api.newMember()];
  await family(api, before);
  const file = await exported(api, before);
  const [ada] = file.babies;
  ada.meals.push(
    { ...ada.meals[0], eaten_at: '2999-01-01T00:00:00Z' },
    { ...ada.meals[0], eaten_share: 7 },
    'lunch',
  );
  ada.water.push({ ...ada.water[0], amount_ml: 1e9 });
  ada.meal_plans[0].plan.days[0].slots[0].recipe = 'honey-on-toast';
  file.recipes[0].recipe.ingredients[0].food = 'no-such-food';
  file.babies.push({
    profile: { ...ada.profile, id: undefined, name: '' },
    meals: [],
    water: [],
    meal_plans: [],
  });
  const made = await (await send(api, path, after, file)).json();
  expect(made).toMatchObject({
    added: { babies: 2, meals: 5, water: 1, meal_plans: 0, recipes: 0, favourites: 1 },
    // Each of the seven, and the favourite of the recipe that does not get in.
    problems: 8,
  });

  for (const [text, status] of [
    ['{"babies": []}', 400],
    ['{"babies": [', 400],
    ['Date,Food\n2026-05-12,egg\n', 400],
  ] as const) {
    const answer = await send(api, path, after, text);
    expect([answer.status(), Object.keys(await answer.json())]).toEqual([status, ['file']]);
  }
});

test('an import of an account is its member’s alone', async ({ api }) => {
  const [before, after] = [await api.newMember(), await api.newMember()];
  await addBaby(api, before);
  const made = await (await send(api, path, after, await exported(api, before))).json();
  const seenBy = async ({ access: token }: Somebody) => (await (await api.get(path, { token })).json()).count;
  expect([await seenBy(before), await seenBy(after)]).toEqual([0, 1]);
  expect((await api.delete(`${path}/${made.id}`, { token: before.access })).status()).toBe(404);
});

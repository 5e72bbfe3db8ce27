import { expect, required, test } from './api-test';
import { type Plan, plans, recipesOf, slotsOf, start, withPlan } from './nutriai-plan-test';
import { birthDateOf, dateFromNow, share } from './nutriai-test';

test('locks stay when the rest is planned anew, and past days too', async ({ api }) => {
  const { token, plan } = await withPlan(api, { plan: { days: 4 } });
  const path = `${plans}/${plan.id}`;
  const kept = plan.days[3]?.slots[0];
  const locks = [{ date: dateFromNow(5), slot: 0, locked: true }];
  const locked = await api.patch(path, { version: 1, locks }, { token });
  expect(await locked.json()).toMatchObject({
    version: 2,
    days: [{}, {}, {}, { slots: [{ locked: true }, {}, {}] }],
  });
  const solved = await api.patch(
    path,
    { version: 2, resolve: true, resolve_from: dateFromNow(3) },
    { token },
  );
  expect(solved.status(), await solved.text()).toBe(200);
  const anew = (await solved.json()) as Plan;
  expect(anew.version).toBe(3);
  expect(anew.days[3]?.slots[0]).toMatchObject({ recipe: kept?.recipe, grams: kept?.grams, locked: true });
  expect(anew.days[0]?.slots.map(({ recipe, locked: isLocked }) => [recipe, isLocked])).toEqual(
    plan.days[0]?.slots.map(({ recipe }) => [recipe, false]),
  );
  expect(recipesOf(anew)).not.toEqual(recipesOf(plan));
});

test('a swap takes one of the dishes that keep the rules, and nothing else', async ({ api }) => {
  const { token, plan } = await withPlan(api);
  const path = `${plans}/${plan.id}`;
  const offered = await api.get(`${path}/alternatives?date=${start}&slot=1`, { token });
  const { results } = await offered.json();
  expect(results).toHaveLength(3);
  const [{ recipe, grams, title }] = results;
  const swap = { date: start, slot: 1, recipe };
  const swapped = await api.patch(path, { swap }, { token });
  expect(swapped.status(), await swapped.text()).toBe(200);
  const after = (await swapped.json()) as Plan;
  expect(after.days[0]?.slots[1]).toMatchObject({ recipe, grams, title, locked: false });
  const others = (each: Plan) => recipesOf(each).filter((_, index) => index !== 1);
  expect(others(after)).toEqual(others(plan));
  const energy = after.days[0]?.slots.reduce((sum, { nutrients }) => sum + (nutrients.energy_kcal ?? 0), 0);
  expect(after.days[0]?.totals.energy_kcal).toBeCloseTo(energy ?? 0, 0);
  for (const [fields, expected] of [
    [
      { swap: { ...swap, recipe: 'no-such-dish' } },
      { swap: { recipe: ['This dish would break the rules of the plan.'] } },
    ],
    [{ swap: { ...swap, slot: 7 } }, { swap: { slot: ['The plan has no such meal.'] } }],
    [{ swap: { date: start, slot: 1 } }, { swap: { recipe: required } }],
    [
      { move: { from: swap, to: { date: '2020-01-01', slot: 0 } } },
      { move: { to: ['The plan has no such meal.'] } },
    ],
    [{ locks: [{ date: start, slot: 9, locked: true }] }, { locks: { 0: { slot: [expect.any(String)] } } }],
  ] as const) {
    const refused = await api.patch(path, fields, { token });
    expect([refused.status(), await refused.json()]).toEqual([400, expected]);
  }
  expect((await api.get(`${path}/alternatives?date=${start}`, { token })).status()).toBe(400);
  expect((await api.get(`${path}/alternatives?date=${start}&slot=7`, { token })).status()).toBe(400);
});

test('a move exchanges two places', async ({ api }) => {
  const introduced = [
    'milk',
    'egg',
    'peanut',
    'tree_nuts',
    'wheat',
    'gluten',
    'soy',
    'sesame',
    'fish',
    'celery',
    'mustard',
  ];
  const { token, plan } = await withPlan(api, {
    baby: { introduced_allergens: introduced.map((code) => ({ code, date: dateFromNow(-20) })) },
  });
  const [from, to] = [
    { date: start, slot: 1 },
    { date: dateFromNow(3), slot: 1 },
  ];
  const moved = await api.patch(`${plans}/${plan.id}`, { move: { from, to } }, { token });
  expect(moved.status(), await moved.text()).toBe(200);
  const after = (await moved.json()) as Plan;
  expect([after.days[0]?.slots[1]?.recipe, after.days[1]?.slots[1]?.recipe]).toEqual([
    plan.days[1]?.slots[1]?.recipe,
    plan.days[0]?.slots[1]?.recipe,
  ]);
});

test('new allergens can be moved neither together nor into the evening', async ({ api }) => {
  const { token, plan } = await withPlan(api, {
    baby: { birth_date: birthDateOf(9) },
    plan: { days: 7, meals_per_day: 3, snacks: 0 },
  });
  const { introductions } = (await (await api.get(`${plans}/${plan.id}`, { token })).json()) as {
    introductions: { date: string; recipe: string }[];
  };
  const [first] = introductions;
  const slot = plan.days
    .find(({ date }) => date === first?.date)
    ?.slots.findIndex(({ recipe }) => recipe === first?.recipe);
  const move = { from: { date: first?.date, slot }, to: { date: dateFromNow(8), slot: 2 } };
  const refused = await api.patch(`${plans}/${plan.id}`, { move }, { token });
  expect(refused.status(), await refused.text()).toBe(400);
  expect((await refused.json()).move[0]).toMatch(/first taste|three days/);
});

test('of two tabs the slower one is told, and ticks of the list add up', async ({ api }) => {
  const { token, plan } = await withPlan(api);
  const path = `${plans}/${plan.id}`;
  const lock = (slot: number) => ({ version: 1, locks: [{ date: start, slot, locked: true }] });
  const [one, two] = await Promise.all([
    api.patch(path, lock(0), { token }),
    api.patch(path, lock(1), { token }),
  ]);
  expect([one.status(), two.status()].sort()).toEqual([200, 409]);
  const late = one.status() === 409 ? one : two;
  expect(await late.json()).toEqual({
    detail: expect.stringContaining('This plan has been changed'),
    version: 2,
  });
  const [a, b] = plan.shopping_list.map(({ food }) => food);
  await Promise.all([
    api.patch(path, { checked: [{ food: a, checked: true }] }, { token }),
    api.patch(path, { checked: [{ food: b, checked: true }] }, { token }),
  ]);
  const both = await (await api.get(path, { token })).json();
  expect([both.checked.sort(), both.version]).toEqual([[a, b].sort(), 2]);
  const less = await api.patch(path, { checked: [{ food: a, checked: false }] }, { token });
  expect((await less.json()).checked).toEqual([b]);
});

test('two phones that tick the same list at once lose nothing, and both see for how many to buy', async ({
  api,
}) => {
  const { member, token, baby, plan } = await withPlan(api, { plan: { grown_ups: 1 } });
  const guest = await api.newMember();
  await share(api, { parent: member, babyId: baby, guest, role: 'carer' });
  const path = `${plans}/${plan.id}`;
  const tick = (who: string, food: string, checked: boolean) =>
    api.patch(path, { checked: [{ food, checked }] }, { token: who });
  const foods = plan.shopping_list.map(({ food }) => food);
  expect(foods.length).toBeGreaterThan(6);
  const answers = await Promise.all([
    ...foods.map((food, index) => tick(index % 2 === 0 ? token : guest.access, food, true)),
    api.patch(path, { grown_ups: 2 }, { token: guest.access }),
  ]);
  expect([...new Set(answers.map((answer) => answer.status()))]).toEqual([200]);
  const [first = '', second = ''] = foods;
  await Promise.all([tick(token, first, false), tick(guest.access, second, false)]);
  const seen = async (who: string) => (await api.get(path, { token: who })).json();
  for (const now of [await seen(token), await seen(guest.access)]) {
    expect(now.checked.sort()).toEqual(foods.slice(2).sort());
    expect([now.choices.grown_ups, now.choices.cooking_minutes, now.version]).toEqual([2, 35, 1]);
  }
  for (const wrong of [{ grown_ups: 7 }, { grown_ups: -1 }, { grown_ups: 1.5 }]) {
    expect((await api.patch(path, wrong, { token })).status()).toBe(400);
  }
});

test('a reaction that comes later marks the dish, and a new solution leaves it out', async ({ api }) => {
  const introduced_allergens = [
    { code: 'wheat', date: dateFromNow(-30) },
    { code: 'milk', date: dateFromNow(-20) },
    { code: 'egg', date: dateFromNow(-15) },
  ];
  const { token, baby, plan } = await withPlan(api, {
    baby: { birth_date: birthDateOf(14), introduced_allergens },
    plan: { days: 5 },
  });
  const path = `${plans}/${plan.id}`;
  const logged = await api.post(
    '/api/nutriai/meals',
    {
      baby,
      eaten_at: `${dateFromNow(-1)}T08:00:00Z`,
      kind: 'breakfast',
      items: [
        { food: 'milk', grams: 100 },
        { food: 'wheat flour', grams: 20 },
      ],
      reaction: { severity: 'mild', signs: ['rash'] },
    },
    { token },
  );
  expect(logged.status(), await logged.text()).toBe(201);
  const outdated = (await (await api.get(path, { token })).json()) as Plan;
  expect(outdated.is_outdated).toBe(true);
  expect(slotsOf(outdated).some(({ verdict }) => verdict === 'block')).toBe(true);
  const listed = await (await api.get(`${plans}?baby=${baby}`, { token })).json();
  expect(listed.results[0].is_outdated).toBe(true);
  const solved = (await (await api.patch(path, { resolve: true }, { token })).json()) as Plan;
  expect(solved.is_outdated).toBe(false);
  expect(slotsOf(solved).some(({ verdict }) => verdict === 'block')).toBe(false);
});

test('the calendar file holds every meal, folded and escaped', async ({ api }) => {
  const { token, plan } = await withPlan(api, { baby: { name: 'Ada; Lou, Zoë' } });
  const file = await api.get(`${plans}/${plan.id}?format=ics`, { token });
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(file.headers()['content-disposition']).toBe(`attachment; filename="meals-${start}.ics"`);
  const text = await file.text();
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toContain('X-WR-CALNAME:Meals for Ada\\; Lou\\, Zoë');
  const uids = unfolded.filter((line) => line.startsWith('UID:'));
  expect(new Set(uids).size).toBe(slotsOf(plan).length);
  const names: Record<string, string> = {
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    dinner: 'Dinner',
    snack: 'Snack',
  };
  const [slot] = slotsOf(plan);
  const title = slot?.title.replace(/[,;\\]/g, '\\$&');
  expect(unfolded).toContain(`SUMMARY:${names[slot?.kind ?? '']}: ${title}`);
  expect(unfolded.filter((line) => line === `DTSTART:${start.replaceAll('-', '')}T080000`)).toHaveLength(1);
  expect((await api.get(`${plans}/${plan.id}?format=pdf`, { token })).status()).toBe(400);
});

import { expect, test } from './api-test';
import { addBaby, babies, birthDateOf, dateFromNow, notFound, share } from './nutriai-test';

const meals = '/api/nutriai/meals';

test('one day against what a day needs: iron first, milk apart, groups, water', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member, { sex: 'female', allergies: ['fish'] });
  const path = `${babies}/${baby}/today`;
  const empty = await api.get(path, { token });
  expect([empty.status(), empty.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await empty.json()).toMatchObject({
    baby,
    date: dateFromNow(0),
    is_today: true,
    age_months: 8,
    is_logged: false,
    alerts: [],
    milk: { feeds: 0, estimated: true },
    nutrients: [],
    groups: null,
    water: { plain_ml: 0, with_meals_ml: 0, band: { min_ml: 120, max_ml: 240 }, status: 'no_data' },
  });
  const yesterday = dateFromNow(-1);
  const at = `${yesterday}T12:00:00Z`;
  const log = (kind: string, item: object) =>
    api.post(meals, { baby, eaten_at: at, kind, items: [item] }, { token });
  await log('lunch', { food: 'lentils', grams: 40 });
  await log('milk', { food: 'infant-formula', amount: 120, unit: 'ml' });
  await log('snack', { text: 'water, 30 ml' });
  await api.post('/api/nutriai/water-intake', { baby, drunk_at: at, amount_ml: 60 }, { token });
  const found = await (await api.get(`${path}?date=${yesterday}&time_zone=Europe/London`, { token })).json();
  expect(found).toMatchObject({
    date: yesterday,
    is_today: false,
    is_logged: true,
    milk: { feeds: 1, formula_ml: 120, estimated: true },
    groups: {
      had: ['breast_milk', 'pulses_nuts_seeds', 'dairy'],
      milk_assumed: true,
      wanted: 5,
      solid_feeds: 1,
      solid_feeds_wanted: 2,
    },
    water: { plain_ml: 90, with_meals_ml: 30, status: 'below' },
  });
  const [iron] = found.nutrients;
  expect(iron).toMatchObject({ code: 'iron_mg', need: 11, status: 'low' });
  expect(iron.have).toBeGreaterThan(1);
  expect(iron.helps).toContain('lentils');
  expect(iron.helps).not.toContain('fish');
  // The day before and the day after are days of their own.
  expect((await (await api.get(path, { token })).json()).is_logged).toBe(false);
});

test('alerts are of what was eaten that day, and of reactions until a week after', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const log = async (daysAgo: number, item: object, reaction: object | null = null) => {
    const body = {
      baby,
      eaten_at: `${dateFromNow(-daysAgo)}T12:00:00Z`,
      kind: 'lunch',
      items: [item],
      reaction,
    };
    expect((await api.post(meals, body, { token })).status()).toBe(201);
  };
  const alertsOf = async (daysAgo: number) => {
    const date = dateFromNow(-daysAgo);
    const { alerts } = await (await api.get(`${babies}/${baby}/today?date=${date}`, { token })).json();
    return alerts;
  };
  await log(9, { text: 'a whole grape' });
  const [grape, ...others] = await alertsOf(9);
  expect(others).toEqual([]);
  expect(grape).toMatchObject({ severity: 'watch', emergency: false });
  expect(grape.advice).toMatch(/breath/);
  expect(await alertsOf(8)).toEqual([]);
  await log(8, { food: 'egg', grams: 20 }, { severity: 'severe', signs: ['wheezing'] });
  // What was written with the meal, and how severe it was said to be.
  const both = [{ emergency: true }, { emergency: true }];
  for (const daysAgo of [8, 2]) expect(await alertsOf(daysAgo)).toMatchObject(both);
  expect(await alertsOf(1)).toEqual([]);
});

test('days that cannot be are refused, and somebody else’s baby is not there', async ({ api }) => {
  const [member, carer] = [await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, member);
  const path = `${babies}/${baby}/today`;
  for (const [query, messages] of [
    [`date=${dateFromNow(2)}`, { date: ['This day is in the future.'] }],
    [`date=${birthDateOf(12)}`, { date: ['This day is before the birth date.'] }],
    ['date=2026-02-30', { date: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'] }],
    ['time_zone=x', { time_zone: ['Enter the IANA name of a time zone.'] }],
  ] as const) {
    const refused = await api.get(`${path}?${query}`, { token: member.access });
    expect([query, refused.status(), await refused.json()]).toEqual([query, 400, messages]);
  }
  const hidden = await api.get(path, { token: carer.access });
  expect([hidden.status(), await hidden.json()]).toEqual([404, notFound]);
  await share(api, { parent: member, babyId: baby, guest: carer, role: 'carer' });
  expect((await api.get(path, { token: carer.access })).status()).toBe(200);
  expect((await api.get(path)).status()).toBe(401);
  expect((await api.post(path, {}, { token: member.access })).status()).toBe(405);
});

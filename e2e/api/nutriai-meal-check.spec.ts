import { expect, required, test } from './api-test';
import { addBaby, birthDateOf, dateFromNow, noBaby, notFound, share } from './nutriai-test';

const check = '/api/nutriai/meals/check';
const lunch = (baby: string, text: string) => ({ baby, kind: 'lunch', items: [{ text }] });

test('says what speaks against a meal, and stores nothing', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member, { allergies: ['egg'], diet: 'vegetarian' });
  const answered = await api.post(check, lunch(baby, 'scrambled egg, honey and chicken'), { token });
  expect(answered.status(), await answered.text()).toBe(200);
  const { cautions } = await answered.json();
  expect(cautions).toMatchObject([
    { level: 'stop', kind: 'allergy', watch: expect.stringContaining('999') },
    { level: 'stop', kind: 'safety', food_name: 'Honey', rule: 'H2-honey' },
    { level: 'stop', kind: 'diet', watch: '' },
    { level: 'note', kind: 'safety', food_name: 'Chicken', rule: 'choking-meat' },
  ]);
  const clean = await api.post(`${check}/`, lunch(baby, 'porridge with banana'), { token });
  expect(await clean.json()).toEqual({ emergency: false, cautions: [] });
  const meals = await (await api.get(`/api/nutriai/meals?baby=${baby}`, { token })).json();
  expect(meals.count).toBe(0);
});

test('goes by the age on the day of the meal, and by reactions that only the log knows', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member, { birth_date: birthDateOf(13) });
  const honey = { ...lunch(baby, 'honey') };
  const ago = { ...honey, eaten_at: `${dateFromNow(-90)}T10:00:00Z` };
  const rulesOf = async (body: object) => {
    const { cautions } = await (await api.post(check, body, { token })).json();
    return cautions.map(({ level, rule }: { level: string; rule: string }) => `${level} ${rule}`);
  };
  expect(await rulesOf(honey)).toEqual(['note H5-added-sugar']);
  expect(await rulesOf(ago)).toContain('stop H2-honey');
  const reaction = { severity: 'mild', signs: ['itching'], note: '' };
  const prawns = {
    baby,
    eaten_at: `${dateFromNow(-2)}T10:00:00Z`,
    kind: 'lunch',
    items: [{ text: 'prawns' }],
  };
  await api.post('/api/nutriai/meals', { ...prawns, reaction }, { token });
  expect(await rulesOf(lunch(baby, 'prawn crackers'))).toContain('stop H24-earlier-reaction');
});

test('is for who looks after the baby, and for items that can be', async ({ api }) => {
  const [member, other] = [await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, member);
  expect((await api.post(check, lunch(baby, 'egg'))).status()).toBe(401);
  const foreign = await api.post(check, lunch(baby, 'egg'), { token: other.access });
  expect([foreign.status(), await foreign.json()]).toEqual([404, notFound]);
  expect((await api.post(check, lunch(noBaby, 'egg'), { token: member.access })).status()).toBe(404);
  const empty = await api.post(check, { baby, kind: 'lunch' }, { token: member.access });
  expect([empty.status(), await empty.json()]).toEqual([400, { items: required }]);
  await share(api, { parent: member, babyId: baby, guest: other, role: 'carer' });
  expect((await api.post(check, lunch(baby, 'egg'), { token: other.access })).status()).toBe(200);
});

test('lists the foods that a phone checks by while it has no network', async ({ api }) => {
  const [member, other] = [await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, member, { allergies: ['milk'] });
  const path = `/api/nutriai/baby-profiles/${baby}/cautions`;
  const answered = await api.get(path, { token: member.access });
  expect(answered.status(), await answered.text()).toBe(200);
  const { foods, cautions, harmless } = await answered.json();
  const honey = foods.find(({ id }: { id: string }) => id === 'honey');
  expect(cautions[honey.caution]).toMatchObject({ level: 'stop', kind: 'safety' });
  expect(foods.map(({ id }: { id: string }) => id)).toContain('whole-milk');
  expect(harmless).toContain('coconut milk');
  expect((await api.get(path, { token: other.access })).status()).toBe(404);
});

test('reads what a parent noted of the meal for signs of an emergency', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const isEmergency = async (note: string) => {
    const answered = await api.post(check, { ...lunch(baby, 'porridge with banana'), note }, { token });
    expect(answered.status(), await answered.text()).toBe(200);
    return (await answered.json()).emergency as boolean;
  };
  expect(await isEmergency('his lips went blue')).toBe(true);
  expect(await isEmergency('ate it all, then a nap')).toBe(false);
  expect(await isEmergency('')).toBe(false);
});

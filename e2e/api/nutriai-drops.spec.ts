import { expect, test } from './api-test';
import { addBaby, dateFromNow, notFound, onlyParents, share, type Somebody } from './nutriai-test';

const path = '/api/nutriai/drops';
const given = '/api/nutriai/given-drops';
const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const noonOf = (date: string) => `${date}T12:00:00.000Z`;
const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();

test('parents write the list, everybody who looks after the baby logs, and the stock counts down', async ({
  api,
}) => {
  const [parent, carer] = [await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, parent);
  await share(api, { parent, babyId: baby, guest: carer, role: 'carer' });
  const vitaminD = { baby, name: ' Vitamin D ', amount: '1 drop', time: '08:00', doses_left: 2 };
  const refused = await api.post(path, vitaminD, { token: carer.access });
  expect([refused.status(), await refused.json()]).toEqual([403, onlyParents]);
  const made = await api.post(path, vitaminD, { token: parent.access });
  const drop = await made.json();
  expect([made.status(), drop]).toEqual([
    201,
    expect.objectContaining({
      ...{ baby, name: 'Vitamin D', amount: '1 drop', weekdays: week, time: '08:00', doses_left: 2 },
      day: { date: dateFromNow(0), is_due: true, streak_before: 0, missed: [] },
    }),
  ]);
  const left = async () =>
    (await (await api.get(`${path}/${drop.id}`, { token: parent.access })).json()).doses_left;
  const give = async ({ access: token }: Somebody, key: string) => {
    const entry = { baby, drop: drop.id, given_at: aMinuteAgo };
    const answer = await api.post(given, entry, { token, headers: { 'idempotency-key': key } });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).id;
  };

  // The same call again is the same dose.
  const first = await give(carer, 'one-dose');
  expect(await give(carer, 'one-dose')).toBe(first);
  expect(await left()).toBe(1);
  const second = await give(parent, 'another');
  expect(await left()).toBe(0);
  // An empty bottle stops nobody from saying what was given, and a dose that it did not hold does not come back.
  const third = await give(carer, 'third');
  await api.delete(`${given}/${third}`, { token: carer.access });
  expect(await left()).toBe(0);
  expect((await api.delete(`${given}/${second}`, { token: carer.access })).status()).toBe(403);
  expect((await api.delete(`${given}/${first}`, { token: parent.access })).status()).toBe(204);
  expect(await left()).toBe(1);

  const log = await (await api.get(`${given}?baby=${baby}`, { token: carer.access })).json();
  expect(log).toMatchObject({
    count: 1,
    results: [{ id: second, drop: drop.id, name: 'Vitamin D', amount: '1 drop', made_by: { is_me: false } }],
  });
  for (const write of [
    api.patch(`${path}/${drop.id}`, { amount: '2 drops' }, { token: carer.access }),
    api.delete(`${path}/${drop.id}`, { token: carer.access }),
  ]) {
    expect((await write).status()).toBe(403);
  }
});

test('a schedule says what is due, how many in a row were given, and what was missed', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const drop = await (await api.post(path, { baby, name: 'Iron' }, { token })).json();
  for (const days of [-1, -2, -3, -5]) {
    const entry = { baby, drop: drop.id, given_at: noonOf(dateFromNow(days)) };
    expect((await api.post(given, entry, { token })).status()).toBe(201);
  }
  const dayOn = async (query: string) =>
    (await (await api.get(`${path}?baby=${baby}&${query}`, { token })).json()).results[0].day;
  expect(await dayOn('')).toMatchObject({ date: dateFromNow(0), is_due: true, streak_before: 3, missed: [] });
  expect(await dayOn(`date=${dateFromNow(1)}`)).toMatchObject({
    streak_before: 0,
    missed: [dateFromNow(0)],
  });
  // Noon in UTC is the next day in Kiritimati, 14 hours ahead: yesterday’s dose was given today there.
  expect(await dayOn(`date=${dateFromNow(1)}&time_zone=Pacific/Kiritimati`)).toMatchObject({
    streak_before: 3,
  });
  await api.patch(`${path}/${drop.id}`, { weekdays: [] }, { token });
  expect(await dayOn(`date=${dateFromNow(1)}`)).toMatchObject({
    is_due: false,
    streak_before: 0,
    missed: [],
  });
  await api.patch(`${path}/${drop.id}`, { weekdays: ['sun', 'mon', 'sun'] }, { token });
  expect((await (await api.get(`${path}/${drop.id}`, { token })).json()).weekdays).toEqual(['mon', 'sun']);
});

test('what was given stays when its drops leave the list, and is in the export', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const drop = await (
    await api.post(path, { baby, name: 'Antibiotic', amount: 'as on the label', weekdays: [] }, { token })
  ).json();
  const entry = await (
    await api.post(given, { baby, drop: drop.id, given_at: aMinuteAgo }, { token })
  ).json();
  const { babies: before } = await (await api.post('/api/user-profile/export', undefined, { token })).json();
  expect(before[0]).toMatchObject({
    drops: [{ name: 'Antibiotic', amount: 'as on the label', weekdays: [], doses_left: null }],
    given_drops: [{ name: 'Antibiotic', given_at: aMinuteAgo }],
  });
  expect((await api.delete(`${path}/${drop.id}`, { token })).status()).toBe(204);
  expect(await (await api.get(`${path}/${drop.id}`, { token })).json()).toEqual(notFound);
  const changed = await api.patch(`${given}/${entry.id}`, { given_at: noonOf(dateFromNow(-1)) }, { token });
  expect(await changed.json()).toMatchObject({
    drop: null,
    name: 'Antibiotic',
    given_at: noonOf(dateFromNow(-1)),
  });
  expect((await api.delete(`${given}/${entry.id}`, { token })).status()).toBe(204);
});

test('what cannot be is refused with its field', async ({ api }) => {
  const [member, other] = [await api.newMember(), await api.newMember()];
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const { id: theirs } = await addBaby(api, other);
  const foreign = await (
    await api.post(path, { baby: theirs, name: 'Iron' }, { token: other.access })
  ).json();
  const own = await (await api.post(path, { baby, name: 'Iron' }, { token })).json();
  for (const [fields, field] of [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ amount: 'x'.repeat(61) }, 'amount'],
    [{ time: '24:00' }, 'time'],
    [{ time: '08:00:00' }, 'time'],
    [{ doses_left: -1 }, 'doses_left'],
    [{ doses_left: 1.5 }, 'doses_left'],
    [{ weekdays: ['someday'] }, 'weekdays'],
    [{ baby: theirs }, 'baby'],
  ] as const) {
    const refused = await api.post(path, { baby, name: 'Iron', ...fields }, { token });
    expect([fields, refused.status(), Object.keys(await refused.json())]).toEqual([fields, 400, [field]]);
  }
  for (const [fields, field] of [
    [{ drop: foreign.id }, 'drop'],
    [{ given_at: noonOf(dateFromNow(2)) }, 'given_at'],
    [{ given_at: noonOf('2001-01-01') }, 'given_at'],
    [{ baby: theirs }, 'baby'],
  ] as const) {
    const entry = { baby, drop: own.id, given_at: aMinuteAgo, ...fields };
    const refused = await api.post(given, entry, { token });
    expect([fields, refused.status(), Object.keys(await refused.json())]).toEqual([fields, 400, [field]]);
  }
});

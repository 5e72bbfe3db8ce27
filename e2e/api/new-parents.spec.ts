import { mailsTo, mailTo } from '../support/mails';
import { type Api, expect, test } from './api-test';
import { addBaby, babies, share } from './nutriai-test';

const limit = /^You became a parent less than 72 hours ago\. From \d+ \w+ \d{4} at \d\d:\d\d UTC you can /;

/**
 * A baby of two parents and a carer: the one who entered it, one who joined just now, and one who joined in
 * between.
 */
async function family(api: Api) {
  const [founder, carer, newcomer] = [await api.newMember(), await api.newMember(), await api.newMember()];
  await api.patch('/api/user-profile', { display_name: 'Ana' }, { token: founder.access });
  await api.patch('/api/user-profile', { display_name: 'Ben' }, { token: newcomer.access });
  const { id } = await addBaby(api, founder);
  await share(api, { parent: founder, babyId: id, guest: carer, role: 'carer' });
  await share(api, { parent: founder, babyId: id, guest: newcomer, role: 'parent' });
  return { founder, carer, newcomer, id };
}

test('a new parent takes the baby from nobody who was there before', async ({ api }) => {
  const { founder, carer, newcomer, id } = await family(api);
  const token = newcomer.access;
  for (const [method, path, body] of [
    ['DELETE', `${babies}/${id}`, undefined],
    ['DELETE', `${babies}/${id}/carers/${founder.pk}`, undefined],
    ['DELETE', `${babies}/${id}/carers/${carer.pk}`, undefined],
    ['PATCH', `${babies}/${id}/carers/${founder.pk}`, { role: 'carer' }],
    ['PATCH', `${babies}/${id}/carers/${carer.pk}`, { role: 'parent' }],
  ] as const) {
    const answer = await api.call(method, path, { token, body });
    expect([method, path, answer.status()]).toEqual([method, path, 403]);
    expect((await answer.json()).detail).toMatch(limit);
  }
  const list = await (await api.get(`${babies}/${id}/carers`, { token: founder.access })).json();
  expect(list.results.map(({ role }: { role: string }) => role)).toEqual(['parent', 'carer', 'parent']);
});

test('the answers say until when, to the new parent alone', async ({ api }) => {
  const { founder, carer, newcomer, id } = await family(api);
  const seenBy = async (token: string) => {
    const baby = await (await api.get(`${babies}/${id}`, { token })).json();
    const list = await (await api.get(`${babies}/${id}/carers`, { token })).json();
    const until = (each: { protected_until: string | null }) => each.protected_until;
    return [baby.limited_until, list.results.map(until)];
  };
  const [until, others] = await seenBy(newcomer.access);
  expect(Math.round((Date.parse(until) - Date.now()) / 3_600_000)).toBe(72);
  expect(others).toEqual([until, until, null]);
  expect(await seenBy(founder.access)).toEqual([null, [null, null, null]]);
  expect(await seenBy(carer.access)).toEqual([null, [null, null, null]]);
});

test('the one who entered the baby removes a new parent at once, and may delete it', async ({ api }) => {
  const { founder, newcomer, id } = await family(api);
  const token = founder.access;
  expect((await api.delete(`${babies}/${id}/carers/${newcomer.pk}`, { token })).status()).toBe(204);
  expect((await api.delete(`${babies}/${id}`, { token })).status()).toBe(204);
});

test('there is no way round by another account, by leaving, or by deleting the own account', async ({
  api,
}) => {
  const { founder, carer, newcomer, id } = await family(api);
  const second = await api.newMember();
  await share(api, { parent: newcomer, babyId: id, guest: second, role: 'parent' });
  // The carer of long standing becomes a parent by the new one's invite.
  await share(api, { parent: newcomer, babyId: id, guest: carer, role: 'parent' });
  for (const { access: token } of [second, carer]) {
    const answer = await api.delete(`${babies}/${id}/carers/${founder.pk}`, { token });
    expect([answer.status(), (await answer.json()).detail]).toEqual([403, expect.stringMatching(limit)]);
    expect((await api.delete(`${babies}/${id}`, { token })).status()).toBe(403);
  }
  const own = `${babies}/${id}/carers/${newcomer.pk}`;
  expect((await api.delete(own, { token: newcomer.access })).status()).toBe(204);
  await share(api, { parent: founder, babyId: id, guest: newcomer, role: 'parent' });
  expect((await api.delete(`${babies}/${id}`, { token: newcomer.access })).status()).toBe(403);
});

test('the only parent left who is new cannot delete the baby with the account', async ({ api }) => {
  const { founder, newcomer, id } = await family(api);
  const stepping = await api.patch(
    `${babies}/${id}/carers/${founder.pk}`,
    { role: 'carer' },
    { token: founder.access },
  );
  expect(stepping.status()).toBe(200);
  const body = { password: newcomer.password };
  const answer = await api.delete('/api/user-profile', { token: newcomer.access, body });
  expect([answer.status(), (await answer.json()).detail]).toEqual([403, expect.stringMatching(limit)]);
  expect((await api.get(`${babies}/${id}`, { token: founder.access })).status()).toBe(200);
  expect((await api.get('/api/user-profile', { token: newcomer.access })).status()).toBe(200);
});

test('every parent gets a mail when somebody joins, changes a role, is removed, or leaves', async ({
  api,
}) => {
  const { founder, carer, newcomer, id } = await family(api);
  const look = async (email: string, text: string) =>
    expect
      .poll(async () => (await mailsTo(email)).filter((mail) => mail.text.includes(text)).length, {
        message: text,
      })
      .toBe(1);
  const joined = await mailTo(founder.email, /Someone new looks after your baby/);
  expect(joined.text).toContain('Ada');
  expect(joined.text).not.toContain(newcomer.email);
  await look(founder.email, 'Ben now looks after Ada as a parent, invited by you.');
  await look(newcomer.email, 'You now look after Ada as a parent, invited by Ana.');
  await look(founder.email, 'now looks after Ada as a carer, invited by you.');
  expect(await mailsTo(carer.email)).toEqual([]);

  const token = founder.access;
  const path = `${babies}/${id}/carers/${newcomer.pk}`;
  await api.patch(path, { role: 'carer' }, { token });
  for (const [email, text] of [
    [founder.email, 'You made Ben a carer of Ada.'],
    [newcomer.email, 'Ana made you a carer of Ada.'],
  ] as const)
    await look(email, text);
  await api.patch(path, { role: 'parent' }, { token });
  await look(newcomer.email, 'Ana made you a parent of Ada.');
  await api.delete(`${babies}/${id}/carers/${carer.pk}`, { token: carer.access });
  await look(newcomer.email, 'Someone who has not given a name stopped looking after Ada.');
  await api.delete(path, { token });
  await look(newcomer.email, 'Ana removed you from the people who look after Ada.');
  await look(founder.email, 'You removed Ben from the people who look after Ada.');
});

test('a parent reads that another one has deleted the account, without the name', async ({ api }) => {
  const { founder, newcomer } = await family(api);
  const body = { password: newcomer.password };
  expect((await api.delete('/api/user-profile', { token: newcomer.access, body })).status()).toBe(204);
  const { text } = await mailTo(founder.email, /A change in who looks after your baby/);
  expect(text).toContain('A parent of Ada has deleted their account.');
  expect(text).not.toContain('Ben');
});

test('changes that send mails are limited', async ({ api }) => {
  const { founder, newcomer, id } = await family(api);
  const path = `${babies}/${id}/carers/${newcomer.pk}`;
  const statuses = new Set<number>();
  for (let turn = 0; turn < 31; turn += 1) {
    const role = turn % 2 === 0 ? 'carer' : 'parent';
    statuses.add((await api.elsewhere().patch(path, { role }, { token: founder.access })).status());
  }
  expect([...statuses]).toEqual([200, 429]);
});

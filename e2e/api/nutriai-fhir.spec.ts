import { Fhir } from 'fhir';
import { expect, test } from './api-test';
import { addBaby, babies, birthDateOf, dateFromNow, notFound, share } from './nutriai-test';

const fhirOf = (baby: string, query = '') => `${babies}/${baby}/fhir${query}`;

test('a clinic’s computer gets measurements, centiles, allergies and intake as a FHIR bundle', async ({
  api,
}) => {
  const member = await api.newMember();
  const { id } = await addBaby(api, member, {
    name: 'Ada <b>"Grace"</b>',
    birth_date: birthDateOf(8),
    sex: 'female',
    allergies: ['peanut'],
    measurements: [{ date: dateFromNow(-2), weight_kg: 8.1, length_cm: 69, head_cm: 43.5 }],
  });
  const meal = {
    baby: id,
    kind: 'lunch',
    eaten_at: `${dateFromNow(-1)}T12:00:00Z`,
    items: [{ food: 'lentils', grams: 60 }],
  };
  const logged = await api.post('/api/nutriai/meals', meal, { token: member.access });
  expect(logged.status(), await logged.text()).toBe(201);

  const answer = await api.get(fhirOf(id), { token: member.access });
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/fhir+json; charset=utf-8',
    'content-disposition': 'attachment; filename="little-pear-fhir.json"',
    'cache-control': expect.stringContaining('no-store'),
  });
  const bundle = (await answer.json()) as { entry: { resource: { resourceType: string } }[] };
  expect(
    new Fhir()
      .validate(bundle)
      .messages.filter(({ message }) => !/loinc|observation-codes/.test(message ?? '')),
  ).toEqual([]);
  const kinds = bundle.entry.map(({ resource }) => resource.resourceType);
  expect(kinds.slice(0, 1)).toEqual(['Patient']);
  expect(kinds.filter((kind) => kind === 'AllergyIntolerance')).toHaveLength(1);
  const text = JSON.stringify(bundle);
  for (const code of ['29463-7', '8302-2', '9843-4', '8336-0', '8303-0', '8289-1']) {
    expect(text).toContain(`"code":"${code}"`);
  }
  expect(text).toContain('Dietary intake of iron per day');
});

test('a carer reads it, and nobody else', async ({ api }) => {
  const [parent, guest, stranger] = [await api.newMember(), await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent);
  await share(api, { parent, babyId: id, guest, role: 'carer' });
  expect((await api.get(fhirOf(id), { token: guest.access })).status()).toBe(200);
  const refused = await api.get(fhirOf(id), { token: stranger.access });
  expect([refused.status(), await refused.json()]).toEqual([404, notFound]);
  expect((await api.get(fhirOf(id))).status()).toBe(401);
});

test('what is no window and no time zone is refused', async ({ api }) => {
  const member = await api.newMember();
  const { id } = await addBaby(api, member);
  for (const query of ['?days=8', '?time_zone=Mars/Olympus']) {
    expect((await api.get(fhirOf(id, query), { token: member.access })).status(), query).toBe(400);
  }
});

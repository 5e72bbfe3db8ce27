import sharp from 'sharp';
import { type Api, expect, test } from './api-test';
import { addBaby, babies, notFound, share, type Somebody } from './nutriai-test';
import { flatPng } from './upload-test';

const path = '/api/nutriai/reaction-photos';
const aMinuteAgo = () => new Date(Date.now() - 60_000).toISOString();

/** As a phone takes it: with the place where it was taken. */
const fromPhone = async () =>
  (
    await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#b06050' } })
      .jpeg()
      .withExif({
        IFD0: { Make: 'Pear Camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .toBuffer()
  ).toString('base64');

async function addMeal(api: Api, { access: token }: Somebody, baby: string): Promise<string> {
  const reaction = { severity: 'mild', signs: ['Hives'] };
  const items = [{ food: 'egg', grams: 30 }];
  const meal = { baby, eaten_at: aMinuteAgo(), kind: 'lunch', items, reaction };
  const answer = await api.post('/api/nutriai/meals', meal, { token });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

test('a photo keeps its pixels alone, and is read by those who look after the baby', async ({ api }) => {
  const [parent, carer, stranger] = [await api.newMember(), await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, parent);
  await share(api, { parent, babyId: baby, guest: carer, role: 'carer' });
  const meal = await addMeal(api, parent, baby);
  const { access: token } = parent;
  const body = { meal, picture: await fromPhone() };
  const headers = { 'idempotency-key': 'one photo' };
  const made = await api.post(path, body, { token, headers });
  expect(made.status(), await made.text()).toBe(201);
  const photo = await made.json();
  expect(photo).toMatchObject({ baby, meal, width: 1600, height: 1200, reaction: { signs: ['Hives'] } });
  const again = await api.post(path, body, { token, headers });
  expect((await again.json()).id).toBe(photo.id);

  const seen = await api.get(`${path}/${photo.id}`, {
    token: carer.access,
    headers: { accept: 'image/jpeg' },
  });
  expect(seen.status()).toBe(200);
  expect(seen.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const bytes = await seen.body();
  const { format, exif } = await sharp(bytes).metadata();
  expect([format, exif, bytes.includes('Pear Camera')]).toEqual(['jpeg', undefined, false]);

  const caption = 'Red spots on the left cheek';
  const renamed = await api.call('PATCH', `${path}/${photo.id}`, { body: { caption }, token });
  expect([renamed.status(), (await renamed.json()).caption]).toEqual([200, caption]);
  const long = await api.call('PATCH', `${path}/${photo.id}`, { body: { caption: 'x'.repeat(201) }, token });
  expect([long.status(), Object.keys(await long.json())]).toEqual([400, ['caption']]);
  expect(
    (await api.call('PATCH', `${path}/${photo.id}`, { body: { caption }, token: stranger.access })).status(),
  ).toBe(404);
  expect(
    (await api.call('PATCH', `${path}/${photo.id}`, { body: { caption }, token: carer.access })).status(),
  ).toBe(403);

  const list = await (await api.get(`${path}?baby=${baby}`, { token: carer.access })).json();
  expect(list).toMatchObject({ count: 1, results: [{ id: photo.id, caption }] });
  const { id: ofStranger } = await addBaby(api, stranger);
  for (const refused of [
    api.get(`${path}/${photo.id}`, { token: stranger.access }),
    api.delete(`${path}/${photo.id}`, { token: stranger.access }),
    api.get(`${path}?baby=${baby}`, { token: stranger.access }),
  ]) {
    const answer = await refused;
    expect([answer.status(), await answer.json()]).toEqual([404, notFound]);
  }
  expect((await api.post(path, body, { token: stranger.access })).status()).toBe(400);
  expect((await (await api.get(`${path}?baby=${ofStranger}`, { token: stranger.access })).json()).count).toBe(
    0,
  );
  expect((await api.get(`${path}/${photo.id}`)).status()).toBe(401);
  expect((await api.delete(`${path}/${photo.id}`, { token: carer.access })).status()).toBe(403);

  const exported = await (await api.post('/api/user-profile/export', undefined, { token })).json();
  expect(exported.babies[0].reaction_photos[0]).toMatchObject({ caption, picture: bytes.toString('base64') });
  expect((await api.delete(`${babies}/${baby}`, { token })).status()).toBe(204);
  expect((await api.get(`${path}/${photo.id}`, { token })).status()).toBe(404);
});

test('what is no picture, or grows when it is decoded, is refused', async ({ api }) => {
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member);
  const meal = await addMeal(api, member, baby);
  for (const [bytes, reason] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'an SVG drawing'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'a web page'],
    [flatPng(30_000), '30000 × 30000 pixels'],
    [Buffer.from('pear'), 'something else'],
  ] as const) {
    const body = { meal, picture: bytes.toString('base64') };
    const answer = await api.post(path, body, { token: member.access });
    expect([answer.status(), await answer.json()]).toEqual([
      400,
      { picture: [expect.stringContaining(reason)] },
    ]);
  }
  expect((await (await api.get(`${path}?baby=${baby}`, { token: member.access })).json()).count).toBe(0);
});

test('a reaction has three photos at most', async ({ api }) => {
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member);
  const meal = await addMeal(api, member, baby);
  const picture = await fromPhone();
  const statuses = [];
  for (let sent = 0; sent < 4; sent += 1) {
    statuses.push((await api.post(path, { meal, picture }, { token: member.access })).status());
  }
  expect(statuses).toEqual([201, 201, 201, 400]);
});

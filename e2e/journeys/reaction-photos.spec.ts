import sharp from 'sharp';
import { Api } from '../api/api-test';
import { addBaby } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { storeTokens } from '../support/members';
import { middayZone } from '../support/midday';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: middayZone });

/** As a phone takes it: large, and with the camera and the place where it was taken. */
const fromPhone = () =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#b06050' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Pear Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .toBuffer();

test('a photo of a reaction leaves the phone small and without its place, is exported, and erased', async ({
  page,
  request,
  troubles,
}, info) => {
  test.slow();
  troubles.allow(/preloaded using link preload but not used/);
  const api = new Api(request);
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member, { name: 'Ida' });
  const meal = {
    baby,
    eaten_at: new Date(Date.now() - 60_000).toISOString(),
    kind: 'lunch',
    items: [{ food: 'egg', grams: 30 }],
    reaction: { severity: 'mild', signs: ['hives'] },
  };
  expect((await api.post('/api/nutriai/meals', meal, { token })).status()).toBe(201);
  await storeTokens(page, member);
  await openPage(page, '/nutriai/today');
  const day = page.getByRole('region', { name: 'The day so far' });
  await day.getByRole('button', { name: /Lunch/ }).click();
  const sheet = page.getByRole('dialog', { name: /lunch/ });

  const photo = await fromPhone();
  expect(photo.includes('Pear Camera')).toBe(true);
  const sending = page.waitForRequest(
    (each) => each.method() === 'POST' && each.url().endsWith('/api/nutriai/reaction-photos'),
  );
  await sheet
    .getByLabel('Add a photo')
    .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo });
  const sent = Buffer.from(String((await sending).postDataJSON().picture), 'base64');
  const { width, height, exif, format } = await sharp(sent).metadata();
  expect([width, height, exif, format]).toEqual([1600, 1200, undefined, 'jpeg']);
  expect(sent.includes('Pear Camera')).toBe(false);

  await expect(sheet.getByRole('img', { name: /^Photo of the reaction after lunch/ })).toBeVisible();
  const caption = sheet.getByLabel('What photo 1 shows (optional)');
  await caption.fill('Red spots on the left cheek');
  await caption.press('Enter');
  await expect(sheet.getByRole('img', { name: 'Red spots on the left cheek' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: info.outputPath('photo.png') });

  const exported = async () =>
    (await (await api.post('/api/user-profile/export', undefined, { token })).json()).babies[0];
  const [kept] = (await exported()).reaction_photos;
  expect(kept).toMatchObject({ caption: 'Red spots on the left cheek' });
  expect((await sharp(Buffer.from(kept.picture, 'base64')).metadata()).exif).toBeUndefined();

  await sheet.getByRole('button', { name: 'Delete photo 1' }).click();
  await expect(sheet.getByRole('img')).toHaveCount(0);
  expect((await exported()).reaction_photos).toEqual([]);
  const gone = await api.get(`/api/nutriai/reaction-photos/${kept.id}`, {
    token,
    headers: { accept: 'image/jpeg' },
  });
  expect(gone.status()).toBe(404);

  // The caption is read as the note is: it may be all that a parent writes.
  await sheet
    .getByLabel('Add a photo')
    .setInputFiles({ name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: photo });
  await caption.fill('his lips are blue and he is struggling to breathe');
  await expect(page.getByRole('dialog', { name: 'Emergency' })).toBeVisible();
});

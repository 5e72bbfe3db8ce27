import { readFileSync } from 'node:fs';
import { expect, test } from './api-test';
import { sendUpload, signInStaff, type StaffHeaders, type UploadFile } from './staff-session';
import { uprightImage } from './story-form';

// One after the other: Payload keeps a person's sessions in one list, and two sign-ins at the same moment can
// lose one of them.
test.describe.configure({ mode: 'default' });

const path = '/cms-api/videos';
const files = 'e2e/support/files';
const mp4: UploadFile = {
  name: 'Birne, geschält.mp4',
  mimeType: 'video/mp4',
  buffer: readFileSync(`${files}/silent.mp4`),
};
const webm: UploadFile = {
  name: 'pear.webm',
  mimeType: 'video/webm',
  buffer: readFileSync(`${files}/spoken.webm`),
};
const captions = 'WEBVTT\n\n00:00.000 --> 00:00.900\nPeel the pear.';

let headers: StaffHeaders;
let poster: number;

test.beforeEach(async ({ api, request }) => {
  headers = await signInStaff(api, 'editor');
  poster = await uprightImage(request, headers);
});

const dataWith = (more: Record<string, unknown> = {}) => ({
  title: 'Peeling',
  alt: 'A pear is peeled',
  poster,
  ...more,
});

test('a film is kept with what its bytes say of it, and sent in parts under a name of our own', async ({
  request,
}) => {
  const lies = {
    durationSeconds: 3,
    width: 9_999,
    height: 9_999,
    hasSound: true,
    filename: 'evil.mp4',
  };
  const answer = await sendUpload(request, { path, headers, file: mp4, data: dataWith(lies) });
  expect(answer.status(), await answer.text()).toBe(201);
  const { doc } = await answer.json();
  expect(doc).toMatchObject({
    mimeType: 'video/mp4',
    durationSeconds: 1,
    width: 480,
    height: 854,
    hasSound: false,
  });
  expect(doc.filename).toMatch(/^birne-geschalt-[0-9a-f]{8}(?:-\d+)?\.mp4$/);
  const part = await request.get(`/media/videos/${doc.filename}`, { headers: { Range: 'bytes=4-7' } });
  expect(part.status()).toBe(206);
  expect(part.headers()).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': `bytes 4-7/${mp4.buffer.byteLength}`,
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await part.text()).toBe('ftyp');

  const renamed = await sendUpload(request, {
    method: 'PATCH',
    path: `${path}/${doc.id}`,
    headers,
    data: { title: 'Peeled', durationSeconds: 50, hasSound: true },
  });
  expect((await renamed.json()).doc).toMatchObject({ title: 'Peeled', durationSeconds: 1, hasSound: false });
  const replaced = await sendUpload(request, {
    method: 'PATCH',
    path: `${path}/${doc.id}`,
    headers,
    file: webm,
  });
  expect((await replaced.json()).doc).toMatchObject({
    mimeType: 'video/webm',
    hasSound: true,
    title: 'Peeled',
  });
});

test('captions are served as WebVTT to every host, and only while there are some', async ({ request }) => {
  const answer = await sendUpload(request, { path, headers, file: webm, data: dataWith({ captions }) });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()).doc;
  const vtt = await request.get(`/media/captions/${id}.vtt`);
  expect([vtt.status(), await vtt.text()]).toEqual([200, captions]);
  expect(vtt.headers()).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  await sendUpload(request, { method: 'PATCH', path: `${path}/${id}`, headers, data: { captions: '' } });
  for (const file of [`${id}.vtt`, '999999999.vtt', '0.vtt', `${id}.srt`]) {
    expect((await request.get(`/media/captions/${file}`)).status(), file).toBe(404);
  }
});

test('captions that no player can read are refused with the reason', async ({ request }) => {
  for (const [text, message] of [
    ['Peel the pear.', 'Captions begin with a line that says WEBVTT.'],
    ['WEBVTT\n\n00:02.000 --> 00:01.000\nPeel.', 'Caption 1: it ends before it begins.'],
    [`WEBVTT\n\n${'x'.repeat(20_001)}`, 'At most 20000 characters.'],
  ]) {
    const answer = await sendUpload(request, {
      path,
      headers,
      file: mp4,
      data: dataWith({ captions: text }),
    });
    expect(answer.status()).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain(message);
  }
});

const refusals: [string, UploadFile | undefined, number, string][] = [
  ['no file', undefined, 400, 'No files were uploaded.'],
  ['a picture', { ...mp4, buffer: readFileSync('public/icon-192.png') }, 400, 'This is a PNG picture.'],
  [
    'a page',
    { ...mp4, buffer: Buffer.from('<!doctype html><script>1</script>') },
    400,
    'This is a web page.',
  ],
  ['WebM under the name of MP4', { ...webm, name: 'pear.mp4' }, 400, 'but its name ends in .mp4'],
  ['MP4 as WebM', { ...mp4, mimeType: 'video/webm' }, 400, 'but it was sent as video/webm'],
  ['half a film', { ...mp4, buffer: mp4.buffer.subarray(0, 4_000) }, 400, 'damaged or cut off'],
  [
    'more than 20 MB',
    { ...mp4, buffer: Buffer.concat([mp4.buffer, Buffer.alloc(20 * 1024 * 1024)]) },
    413,
    '',
  ],
];

for (const [name, file, status, message] of refusals) {
  test(`${name} is refused`, async ({ request }) => {
    const answer = await sendUpload(request, { path, headers, file, data: dataWith() });
    expect(answer.status(), await answer.text()).toBe(status);
    expect(await answer.text()).toContain(message);
  });
}

test('visitors and moderators upload no film', async ({ api, request }) => {
  expect((await sendUpload(request, { path, file: mp4, data: dataWith() })).status()).toBe(401);
  const moderator = await signInStaff(api, 'moderator');
  expect(
    (await sendUpload(request, { path, headers: moderator, file: mp4, data: dataWith() })).status(),
  ).toBe(403);
});

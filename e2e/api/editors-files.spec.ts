import { type Editor, editorsApi, expect, test, told } from './editors-test';
import { solidPng } from './solid-png';

const images = `${editorsApi}/images`;
const documents = `${editorsApi}/documents`;

const png = (name = 'A Pear.png') => ({ name, mimeType: 'image/png', buffer: solidPng(700, 350) });

/** The smallest that is one: a header, an end, and something in between. */
const pdfBytes = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\nstartxref\n105\n%%EOF\n',
);
const pdf = (name = 'guide.pdf') => ({ name, mimeType: 'application/pdf', buffer: pdfBytes });

async function added(answer: ReturnType<Editor['upload']>) {
  const response = await answer;
  expect([response.status(), await response.text()]).toEqual([201, expect.any(String)]);
  return response.json();
}

test('adds a picture, which is then listed, shown, found and public', async ({ api, editor }) => {
  const alt = `A pear ${crypto.randomUUID()}`;
  const title = `Pear ${crypto.randomUUID()}`;
  const body = await added(
    editor.upload('images', { file: png(), alt, title, tags: 'green, , fruit', credit: 'Us' }),
  );
  const expected = {
    id: expect.any(Number),
    meta: {
      type: 'wagtailimages.Image',
      detail_url: expect.stringMatching(new RegExp(`^http.*${images}/${body.id}/$`)),
      tags: ['fruit', 'green'],
      download_url: expect.stringMatching(/^\/media\/images\/a-pear-[0-9a-f]{8}\.webp$/),
    },
    title,
    width: 700,
    height: 350,
    thumbnail: {
      url: expect.stringMatching(/^\/media\/images\/a-pear-.*\.webp$/),
      full_url: expect.stringMatching(/^http.*\.webp$/),
      width: 165,
      height: 83,
      alt,
    },
  };
  expect(body).toEqual(expected);
  expect(await told(editor.get(`${images}/${body.id}/`))).toEqual([200, expected]);
  expect(await told(editor.get(`${images}/?title=${encodeURIComponent(title)}`))).toEqual([
    200,
    { meta: { total_count: 1 }, items: [expected] },
  ]);
  const found = await editor.get(`${images}/find/?id=${body.id}`);
  expect([found.status(), found.headers().location]).toEqual([
    302,
    expect.stringContaining(`${images}/${body.id}/?`),
  ]);
  const file = await api.get(body.meta.download_url);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/webp']);
  const open = await (await api.get(`/api/v2/images/${body.id}/`)).json();
  expect([open.title, 'thumbnail' in open]).toEqual([title, false]);
});

test('a thumbnail is never larger than the picture', async ({ editor }) => {
  const file = { name: 'small.png', mimeType: 'image/png', buffer: solidPng(40, 20) };
  const body = await added(editor.upload('images', { file, alt: 'Small' }));
  expect(body).toMatchObject({ width: 40, height: 20, thumbnail: { width: 40, height: 20 } });
  // Without a title, the file's name is one.
  expect(body.title).toBe('small');
});

test('refuses what is no picture, and says what is missing, all at once', async ({ editor }) => {
  const cases: [Record<string, string | ReturnType<typeof png>>, object][] = [
    [{}, { file: ['No file was submitted.'], alt: ['This field is required.'] }],
    [{ alt: ' ', file: png() }, { alt: ['This field may not be blank.'] }],
    [
      { alt: 'x', file: 'text' },
      { file: ['The submitted data was not a file. Check the encoding type on the form.'] },
    ],
    [{ alt: 'x', file: { ...png(), buffer: Buffer.alloc(0) } }, { file: ['The submitted file is empty.'] }],
    [
      { alt: 'x'.repeat(251), title: 'x'.repeat(256), file: png() },
      {
        alt: ['Ensure this field has no more than 250 characters.'],
        title: ['Ensure this field has no more than 255 characters.'],
      },
    ],
  ];
  for (const [form, expected] of cases) {
    expect(await told(editor.upload('images', form))).toEqual([400, expected]);
  }
  for (const [name, mimeType, buffer] of [
    ['pear.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['pear.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['pear.html', 'text/html', Buffer.from('<script>alert(1)</script>')],
    ['pear.png', 'image/png', solidPng(300, 300).subarray(0, 200)],
    ['guide.pdf', 'application/pdf', pdfBytes],
  ] as const) {
    const [status, body] = await told(
      editor.upload('images', { alt: 'x', file: { name, mimeType, buffer } }),
    );
    expect([name, status, body]).toEqual([name, 400, { file: [expect.any(String)] }]);
  }
});

test('bodies that are too large, of another kind, or broken', async ({ editor }) => {
  const large = { name: 'pear.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 1024 * 1024) };
  expect((await editor.upload('images', { alt: 'x', file: large })).status()).toBe(413);
  expect(await told(editor.post(`${images}/`, { alt: 'x' }))).toEqual([
    415,
    { detail: 'Unsupported media type "application/json" in request.' },
  ]);
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
    const [status, body] = await told(
      editor.post(`${images}/`, Buffer.from('no form'), { 'content-type': type }),
    );
    expect([status, body]).toEqual([
      400,
      { detail: expect.stringMatching(/^Multipart form parse error - /) },
    ]);
  }
});

test('adds a document, which can be read and is public', async ({ api, editor }) => {
  const title = `Guide ${crypto.randomUUID()}`;
  const body = await added(editor.upload('documents', { file: pdf(), title, tags: 'b,a' }));
  const expected = {
    id: expect.any(Number),
    meta: {
      type: 'wagtaildocs.Document',
      detail_url: expect.stringMatching(new RegExp(`^http.*${documents}/${body.id}/$`)),
      tags: ['a', 'b'],
      download_url: expect.stringMatching(/^http.*\/documents\/\d+\/guide-.*\.pdf$/),
    },
    title,
  };
  expect(body).toEqual(expected);
  expect(await told(editor.get(`${documents}/${body.id}/`))).toEqual([200, expected]);
  expect(await told(editor.get(`${documents}/?title=${encodeURIComponent(title)}`))).toEqual([
    200,
    { meta: { total_count: 1 }, items: [expected] },
  ]);
  expect((await editor.get(`${documents}/find/?id=${body.id}`)).headers().location).toContain(
    `${documents}/${body.id}/?`,
  );
  expect((await api.get(`/api/v2/documents/${body.id}/`)).status()).toBe(200);
  expect(await told(editor.upload('documents', { file: pdf() }))).toEqual([
    400,
    { title: ['This field is required.'] },
  ]);
  expect(
    await told(editor.upload('documents', { title: 'x', file: { ...pdf(), buffer: Buffer.from('x') } })),
  ).toEqual([400, { file: [expect.any(String)] }]);
});

test('the same upload with the same key adds one picture', async ({ editor }) => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const form = { file: png(), alt: 'Once' };
  const first = await editor.upload('images', form, key);
  const again = await editor.upload('images', form, key);
  expect([first.status(), again.status()]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
  expect(again.headers()['idempotent-replayed']).toBe('true');
  expect(await told(editor.upload('images', { ...form, alt: 'Twice' }, key))).toEqual([
    409,
    { detail: 'This Idempotency-Key was used before with another body.' },
  ]);
});

test('what is not there', async ({ editor }) => {
  for (const [path, name] of [
    [images, 'Image'],
    [documents, 'Document'],
  ]) {
    expect(await told(editor.get(`${path}/999999/`))).toEqual([
      404,
      { message: `No ${name} matches the given query.` },
    ]);
    expect(await told(editor.get(`${path}/find/?id=999999`))).toEqual([404, { message: 'not found' }]);
    expect(await told(editor.get(`${path}/?nothing=1`))).toEqual([
      400,
      { message: 'query parameter is not an operation or a recognised field: nothing' },
    ]);
  }
});

test('deletes a picture that nothing shows, and names the post that shows one', async ({
  api,
  editor,
  staff,
}) => {
  const [used, unused] = [await editor.picture(), await editor.picture()];
  const post = await editor.newLivePost({ cover: used });
  const remove = (id: number, token = editor.token) => api.call('DELETE', `${images}/${id}/`, { token });
  expect((await remove(unused, staff.moderator.token)).status()).toBe(403);
  expect((await remove(unused)).status()).toBe(204);
  expect((await remove(unused)).status()).toBe(404);
  expect(await told(remove(used))).toEqual([
    409,
    {
      detail: `This picture is used in the post “${post.title}” and cannot be deleted. Remove it there first.`,
    },
  ]);
  expect((await editor.get(`${images}/${used}/`)).status()).toBe(200);
  await editor.remove(post.id);
  expect((await remove(used)).status()).toBe(204);
});

import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { type Api, expect, test } from './api-test';
import { expectRefusal, readJson, readList } from './content-answers';
import { EditorContent } from './editor-content';
import { sendUpload, signInStaff } from './staff-session';

const images = '/api/v2/images/';
const documents = '/api/v2/documents/';

test('images: the list, its fields, and the details', async ({ api }) => {
  const { items } = await readList(api, `${images}?limit=2`);
  const [first, second] = items;
  if (!first || !second) throw new Error('there are no pictures');
  expect(first.id).toBeLessThan(second.id);
  expect(Object.keys(first)).toEqual(['id', 'meta', 'title']);
  expect(Object.keys(first.meta)).toEqual(['type', 'detail_url', 'tags', 'download_url']);
  expect(first.meta).toEqual({
    type: 'wagtailimages.Image',
    detail_url: expect.stringMatching(new RegExp(`^https?://[^/]+${images}${first.id}/$`)),
    tags: [],
    download_url: expect.stringMatching(/^\/media\/images\/[\w.-]+\.webp$/),
  });
  const details = await readJson(api, `${images}${first.id}/`);
  expect(details).toEqual({ ...first, width: expect.any(Number), height: expect.any(Number) });
  expect(Object.keys(details)).toEqual(['id', 'meta', 'title', 'width', 'height']);
  const [all] = (await readList(api, `${images}?limit=1&fields=*`)).items;
  expect(all).toMatchObject({ ...details, alt: expect.any(String), renditions: expect.any(Array) });
  expect((await api.get(String(first.meta.download_url))).status()).toBe(200);
  expect(await readJson(api, `${images}${first.id}?fields=_,alt`)).toEqual({ alt: all?.alt });
});

test('images: filters, order, tags and search', async ({ api, request }) => {
  const editor = await EditorContent.open(api, request);
  const { mark } = editor;
  try {
    const small = await editor.image({ width: 640, height: 481 });
    const large = await editor.image({ width: 800, height: 481 });
    const name = async (id: number, title: string, tags: string[]) => {
      const answer = await api.patch(`/cms-api/images/${id}`, { title, tags }, { headers: editor.headers });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    await name(small, `Éclair ${mark}`, [`b${mark}`, `a${mark}`]);
    await name(large, `Pears ${mark}`, [`a${mark}`]);
    const ids = async (query: string) =>
      (await readList(api, `${images}?${query}`)).items.map(({ id }) => id);
    expect(await ids(`tags=a${mark}`)).toEqual([small, large]);
    expect(await ids(`tags=a${mark},b${mark}`)).toEqual([small]);
    expect((await readJson(api, `${images}${small}/`)).meta.tags).toEqual([`a${mark}`, `b${mark}`]);
    expect(await ids(`tags=a${mark}&width=800`)).toEqual([large]);
    expect(await ids(`tags=a${mark}&height=481&order=-width`)).toEqual([large, small]);
    expect(await ids(`tags=a${mark}&order=height,-id`)).toEqual([large, small]);
    expect(await ids(`title=${encodeURIComponent(`Pears ${mark}`)}`)).toEqual([large]);
    expect(await ids(`tags=a${mark}&id=${small}`)).toEqual([small]);
    expect(await ids(`search=eclair+${mark}`)).toEqual([small]);
    expect(await ids(`search=${mark}`)).toEqual([small, large]);
    expect(await ids(`search=pear+${mark}`)).toEqual([]);
    expect(await ids(`search=pears+eclair&search_operator=or&id=${large}`)).toEqual([large]);
    expect(await ids(`search=${mark}&order=-title`)).toEqual([small, large]);
    expect(await ids('search=')).toEqual([]);
    await expectRefusal(api, `${images}?search=a&tags=b`, {
      message: 'filtering by tag with a search query is not supported',
    });
    await expectRefusal(api, `${images}?search=a&width=1`, {
      message: "cannot filter by 'width' while searching (field is not indexed)",
    });
    await expectRefusal(api, `${images}?search=a&order=height`, {
      message: "cannot order by 'height' while searching (field is not indexed)",
    });
  } finally {
    await editor.removeAll();
  }
});

const shared: [query: string, message: string][] = [
  ['limit=21', 'limit cannot be higher than 20'],
  ['limit=x', 'limit must be a positive integer'],
  ['offset=x&limit=x', 'offset must be a positive integer'],
  ['order=tags', "cannot order by 'tags' (unknown field)"],
  ['order=random&offset=1', 'random ordering with offset is not supported'],
  ['type=x&child_of=2', 'query parameter is not an operation or a recognised field: child_of, type'],
  ['site=x', 'query parameter is not an operation or a recognised field: site'],
  ['rich_text_format=html', 'query parameter is not an operation or a recognised field: rich_text_format'],
  [
    'id=abc',
    "field filter error. 'abc' is not a valid value for id (invalid literal for int() with base 10: 'abc')",
  ],
  ['title=%00', 'field filter error. null characters are not allowed for title'],
  ['search=%20', 'search must not be blank'],
  ['fields=zz', 'unknown fields: zz'],
  ['fields=title(x)', "'title' does not support nested fields"],
  ['fields=tags,', "fields error: unexpected char ',' at position 5"],
  ['unknown=1&id=abc&limit=x', 'query parameter is not an operation or a recognised field: unknown'],
];

for (const path of [images, documents]) {
  for (const [query, message] of shared) {
    test(`${path}?${query} is 400`, async ({ api }) => {
      await expectRefusal(api, `${path}?${query}`, { message });
    });
  }
}

test('both: what is not there, other methods, OPTIONS', async ({ api }) => {
  for (const [path, model] of [
    [images, 'Image'],
    [documents, 'Document'],
  ] as const) {
    await expectRefusal(api, `${path}0/`, { status: 404, message: `No ${model} matches the given query.` });
    await expectRefusal(api, `${path}99999999999/`, {
      status: 404,
      message: `No ${model} matches the given query.`,
    });
    await expectRefusal(api, `${path}abc/`, { status: 404, detail: 'Not found.' });
    for (const query of ['', '?id=', '?id=x', '?id=0', '?html_path=/']) {
      await expectRefusal(api, `${path}find/${query}`, { status: 404, message: 'not found' });
    }
    const post = await api.post(path, {});
    expect([post.status(), await post.json()]).toEqual([405, { detail: 'Method "POST" not allowed.' }]);
    const options = await (await api.call('OPTIONS', `${path}find/`)).json();
    expect(options).toMatchObject({ name: `${model}s Api`, renders: ['application/json'] });
  }
});

test('images: find leads to the details, and these re-apply filters', async ({ api }) => {
  const [image] = (await readList(api, `${images}?limit=1`)).items;
  if (!image) throw new Error('there are no pictures');
  const found = await api.get(`${images}find/?id=${image.id}&fields=_,width`);
  expect([found.status(), found.headers().location]).toEqual([
    302,
    `${String(image.meta.detail_url)}?fields=_%2Cwidth`,
  ]);
  await expectRefusal(api, `${images}${image.id}/?width=1`, {
    status: 404,
    message: 'No Image matches the given query.',
  });
});

async function addDocument(api: Api, request: APIRequestContext, title: string) {
  const headers = await signInStaff(api, 'editor');
  const buffer = Buffer.from(
    `%PDF-1.7\n1 0 obj<</A(${randomUUID()})>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n`,
  );
  const answer = await sendUpload(request, {
    path: '/cms-api/documents',
    headers,
    file: { name: 'leaflet.pdf', mimeType: 'application/pdf', buffer },
    data: { title, tags: ['zebra', 'apple'] },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { doc } = await answer.json();
  return {
    id: Number(doc.id),
    filename: String(doc.filename),
    buffer,
    remove: () => api.delete(`/cms-api/documents/${doc.id}`, { headers }),
  };
}

test('documents: the list, the details and the file', async ({ api, request }) => {
  const title = `Leaflet z${randomUUID().slice(0, 8)}`;
  const file = await addDocument(api, request, title);
  try {
    const { meta, items } = await readList(api, `${documents}?title=${encodeURIComponent(title)}`);
    expect(meta.total_count).toBe(1);
    const [item] = items;
    expect(item).toEqual({
      id: file.id,
      meta: {
        type: 'wagtaildocs.Document',
        detail_url: expect.stringMatching(new RegExp(`^https?://[^/]+${documents}${file.id}/$`)),
        tags: ['apple', 'zebra'],
        download_url: expect.stringMatching(
          new RegExp(`^https?://[^/]+/documents/${file.id}/${file.filename}$`),
        ),
      },
      title,
    });
    expect(await readJson(api, `${documents}${file.id}`)).toEqual(item);
    expect((await readList(api, `${documents}?id=${file.id}&fields=*`)).items).toEqual([item]);
    expect((await readList(api, `${documents}?search=${encodeURIComponent(title)}`)).items).toEqual([item]);
    expect((await readList(api, `${documents}?tags=apple,zebra&id=${file.id}`)).items).toEqual([item]);
    const found = await api.get(`${documents}find/?id=${file.id}`);
    expect(found.headers().location).toBe(`${String(item?.meta.detail_url)}?`);

    const path = new URL(String(item?.meta.download_url)).pathname;
    const whole = await api.get(path);
    expect(whole.status()).toBe(200);
    expect(await whole.body()).toEqual(file.buffer);
    const headers = whole.headers();
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file.filename}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'accept-ranges': 'bytes',
    });
    const part = await api.get(path, { headers: { range: 'bytes=0-7' } });
    expect([part.status(), (await part.body()).toString(), part.headers()['content-range']]).toEqual([
      206,
      '%PDF-1.7',
      `bytes 0-7/${file.buffer.length}`,
    ]);
    const end = await api.get(path, { headers: { range: 'bytes=-6', 'if-range': headers.etag ?? '' } });
    expect([end.status(), (await end.body()).toString()]).toEqual([206, '%%EOF\n']);
    const stale = await api.get(path, { headers: { range: 'bytes=0-7', 'if-range': '"other"' } });
    expect(stale.status()).toBe(200);
    const beyond = await api.get(path, { headers: { range: 'bytes=99999-' } });
    expect([beyond.status(), beyond.headers()['content-range']]).toEqual([
      416,
      `bytes */${file.buffer.length}`,
    ]);
    expect((await api.get(path, { headers: { 'if-none-match': headers.etag ?? '' } })).status()).toBe(304);
    const since = { 'if-modified-since': headers['last-modified'] ?? '' };
    expect((await api.get(path, { headers: since })).status()).toBe(304);
    const head = await api.call('HEAD', path);
    expect([head.status(), (await head.body()).length]).toEqual([200, 0]);

    for (const wrong of [
      `/documents/${file.id}/other.pdf`,
      `/documents/0/${file.filename}`,
      `/documents/x/${file.filename}`,
      `/documents/${file.id}/..%2F${file.filename}`,
    ]) {
      expect((await api.get(wrong)).status(), wrong).toBe(404);
    }
    expect((await api.post(path, {})).status()).toBe(405);
  } finally {
    await file.remove();
  }
  await expectRefusal(api, `${documents}${file.id}/`, {
    status: 404,
    message: 'No Document matches the given query.',
  });
  expect((await api.get(`/documents/${file.id}/${file.filename}`)).status()).toBe(404);
});

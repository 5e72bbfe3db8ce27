import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { generatedClient } from '../support/generated-client';
import { testStaff } from '../support/staff';
import { expect, test } from './api-test';

// Payload keeps a person's sessions in one list, and two sign-ins at the same moment can lose one of them.
test.describe.configure({ mode: 'default' });

test('a client generated from the OpenAPI document publishes a post with a picture', async ({
  api,
  request,
}) => {
  const client = await generatedClient(await (await api.get('/api/openapi.json')).json());
  const signedIn = await (await api.post('/cms-api/staff/login', testStaff('admin'))).json();
  const headers = { Authorization: `Bearer ${signedIn.token}`, 'x-forwarded-for': api.address };
  const call = async (operation: string, options: object, status: number) => {
    const send = client[operation];
    if (!send) throw new Error(`The client has no ${operation}.`);
    const { data, error, response } = await send({ ...options, headers });
    expect(response.status, `${operation}: ${JSON.stringify(error)}`).toBe(status);
    return data as { id: number; meta: Record<string, unknown>; title: string };
  };

  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#88aa44' } })
    .jpeg()
    .toBuffer();
  const image = await call(
    'addImage',
    {
      body: {
        file: new File([new Uint8Array(picture)], 'pear.jpg', { type: 'image/jpeg' }),
        alt: 'A green field',
      },
    },
    201,
  );

  const title = `Written by a program ${randomUUID().slice(0, 8)}`;
  const draft = await call(
    'createPage',
    {
      body: {
        type: 'blog.BlogPage',
        title,
        excerpt: 'What a program wrote, in one sentence.',
        body: '<h2>First</h2><p>Some <strong>plain</strong> words.</p>',
        category: 'feeding',
        cover: image.id,
      },
    },
    201,
  );
  expect(draft.meta.status).toMatchObject({ status: 'draft', live: false });
  const slug = String(draft.meta.slug);
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);

  const published = await call('publishPage', { path: { id: String(draft.id) }, body: {} }, 200);
  expect(published.meta.status).toMatchObject({ status: 'live', live: true });
  const page = await request.get(`/blog/${slug}`);
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain(title);
  const listed = await call('readPages', { path: { id: String(draft.id) } }, 200);
  expect(listed.title).toBe(title);

  await call('deletePage', { path: { id: String(draft.id) }, body: {} }, 204);
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
});

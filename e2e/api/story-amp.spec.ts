import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { ampErrors } from '../../lib/content/publishing/amp/testing/amp-errors';
import { documentProblems } from '../../lib/content/publishing/amp/testing/document-problems';
import { expect, test } from './api-test';
import { sendUpload, signInStaff, type StaffHeaders } from './staff-session';
import { storyForm, uprightImage } from './story-form';

// One after the other: Payload keeps a person's sessions in one list, and two sign-ins at the same moment can
// lose one of them.
test.describe.configure({ mode: 'default' });

const path = '/web-stories/drinks-by-age/amp';

test('a story of the first content is a valid AMP story with a policy of its own, and sets no cookie', async ({
  api,
  baseURL,
}) => {
  const answer = await api.get(path);
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src https:\/\/cdn\.ampproject\.org blob:;/,
  );
  const document = await answer.text();
  expect(await ampErrors(document)).toEqual([]);
  expect(documentProblems(document, String(baseURL))).toEqual([]);
});

test('its pictures are there, in the shapes and sizes that search results ask for', async ({ api }) => {
  const document = await (await api.get(path)).text();
  const sizeOf = async (attribute: string) => {
    const [, address = ''] = new RegExp(` ${attribute}="([^"]+)"`).exec(document) ?? [];
    const answer = await api.get(new URL(address).pathname);
    expect(answer.status(), address).toBe(200);
    const { format, width = 0, height = 0 } = await sharp(await answer.body()).metadata();
    return { format, width, height, ratio: width / height };
  };
  const portrait = await sizeOf('poster-portrait-src');
  expect(portrait).toMatchObject({ format: 'jpeg' });
  expect(portrait.ratio).toBeCloseTo(3 / 4, 2);
  expect(portrait.width >= 640 && portrait.height >= 853).toBe(true);
  expect((await sizeOf('poster-square-src')).ratio).toBe(1);
  expect((await sizeOf('poster-landscape-src')).ratio).toBeCloseTo(4 / 3, 2);
  const logo = await sizeOf('publisher-logo-src');
  expect(logo).toMatchObject({ format: 'png', ratio: 1 });
  expect(logo.width).toBeGreaterThanOrEqual(96);
});

test('page and twin name each other, and the sitemap has the one that is canonical', async ({
  api,
  baseURL,
}) => {
  const address = `${String(baseURL)}/web-stories/drinks-by-age`;
  const page = await (await api.get('/web-stories/drinks-by-age')).text();
  const [head = ''] = page.split('</head>');
  expect(head.match(/<link rel="canonical" href="([^"]+)"/)?.[1]).toBe(address);
  expect(head.match(/<link rel="amphtml" href="([^"]+)"/)?.[1]).toBe(`${address}/amp`);
  const twin = await (await api.get(path)).text();
  expect(twin).toContain(`<link rel="canonical" href="${address}">`);
  expect(twin).not.toContain('rel="amphtml"');
  const sitemap = await (await api.get('/sitemap.xml')).text();
  expect(sitemap.split(`<loc>${address}</loc>`)).toHaveLength(2);
  expect(sitemap).not.toContain(`${address}/amp`);
});

for (const slug of ['no-such-story', 'Drinks-By-Age', '%00', '%2e%2e', 'drinks-by-age%2f']) {
  test(`there is no twin of ${slug}`, async ({ api }) => {
    const answer = await api.get(`/web-stories/${slug}/amp`);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  });
}

test.describe('with the life of a story', () => {
  let headers: StaffHeaders;
  let image: number;

  test.beforeEach(async ({ api, request }) => {
    headers = await signInStaff(api, 'editor');
    image = await uprightImage(request, headers);
  });

  test('a draft has no twin, a published story has, a renamed one leads on, a deleted one is gone', async ({
    api,
  }) => {
    const slug = `pears-${randomUUID().slice(0, 8)}`;
    const ask = async (name = slug) => (await api.get(`/web-stories/${name}/amp`)).status();
    const draft = await api.post(
      '/cms-api/stories?draft=true',
      storyForm(image, { slug, _status: 'draft', title: slug }),
      { headers },
    );
    expect(draft.status(), await draft.text()).toBe(201);
    const { id } = (await draft.json()).doc;
    expect(await ask()).toBe(404);

    const update = async (data: object) => {
      const answer = await api.patch(`/cms-api/stories/${id}`, data, { headers });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    await update({ _status: 'published' });
    expect(await ask()).toBe(200);
    await update({ title: `${slug} again`, _status: 'published' });
    expect(await (await api.get(`/web-stories/${slug}/amp`)).text()).toContain(`title="${slug} again"`);
    await update({ slug: `${slug}-new`, _status: 'published' });
    const old = await api.get(`/web-stories/${slug}/amp`);
    expect([old.status(), old.headers().location]).toEqual([308, `/web-stories/${slug}-new/amp`]);
    expect(await ask(`${slug}-new`)).toBe(200);
    await api.delete(`/cms-api/stories/${id}`, { headers });
    expect(await ask(`${slug}-new`)).toBe(404);
    expect(await ask()).toBe(404);
  });

  test('a film, a quiz and hostile words make a valid twin, and the words stay words', async ({
    api,
    request,
    baseURL,
  }) => {
    const film = await sendUpload(request, {
      path: '/cms-api/videos',
      headers,
      file: {
        name: 'pear.webm',
        mimeType: 'video/webm',
        buffer: readFileSync('e2e/support/files/spoken.webm'),
      },
      data: {
        title: 'Peeling',
        alt: 'A "pear" <b>',
        poster: image,
        captions: 'WEBVTT\n\n00:00.000 --> 00:00.900\nPeel.',
      },
    });
    expect(film.status(), await film.text()).toBe(201);
    const hostile = '</title><script>alert(1)</script>';
    const slug = `pears-${randomUUID().slice(0, 8)}`;
    const { pages, ...form } = storyForm(image, { slug, title: `${hostile} ${slug}` });
    const quiz = {
      question: hostile,
      options: [
        { text: hostile, isCorrect: true },
        { text: 'Another', isCorrect: false },
      ],
      explanation: hostile,
    };
    const answer = await api.post(
      '/cms-api/stories',
      {
        ...form,
        excerpt: hostile,
        pages: [
          ...pages.slice(0, 3),
          { layout: 'video', heading: hostile, video: (await film.json()).doc.id, text: 'Peel it.' },
          { layout: 'quiz', heading: 'Your turn', quiz },
          ...pages.slice(3),
        ],
      },
      { headers },
    );
    expect(answer.status(), await answer.text()).toBe(201);
    const document = await (await api.get(`/web-stories/${slug}/amp`)).text();
    // AMP takes films over https alone, which this server does not speak.
    const published = document.replaceAll(String(baseURL), 'https://pear.example');
    expect(await ampErrors(published)).toEqual([]);
    expect(document).not.toContain('<script>alert');
    expect(document).toMatch(/<amp-video autoplay [^>]*captions-id="page-4-captions"/);
    expect(document).toContain(`/web-stories/${slug}#page-5">Answer it on`);
    const page = await (await api.get(`/web-stories/${slug}`)).text();
    expect(page).toMatch(/<video [^>]*controls=""/);
    expect(page).not.toContain('<script>alert');
  });
});

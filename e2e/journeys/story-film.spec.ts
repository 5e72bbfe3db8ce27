import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';
import { openPage } from '../support/open-page';
import { shortLivedPort } from '../support/ports';
import { testStaff } from '../support/staff';
import { test } from '../support/test';

// A site of its own: what is published here moves no list that another journey reads.
test.use({ baseURL: `http://localhost:${shortLivedPort}` });
test.describe.configure({ mode: 'default' });

/** Publishes a story whose second page is a film, and gives its address. */
async function publishFilm(request: APIRequestContext): Promise<string> {
  const post = async (path: string, options: Parameters<APIRequestContext['post']>[1], status: number) => {
    const answer = await request.post(`/cms-api/${path}`, options);
    expect(answer.status(), await answer.text()).toBe(status);
    return answer.json();
  };
  const { token } = await post('staff/login', { data: testStaff('editor') }, 200);
  const headers = { authorization: `JWT ${token}` };
  const found = await request.get('/cms-api/images?where[filename][contains]=poster&limit=1&depth=0', {
    headers,
  });
  const image: number = (await found.json()).docs[0].id;
  const film = await post(
    'videos',
    {
      headers,
      multipart: {
        file: {
          name: 'pear.webm',
          mimeType: 'video/webm',
          buffer: readFileSync('e2e/support/files/spoken.webm'),
        },
        _payload: JSON.stringify({
          title: 'Peeling',
          alt: 'A round shape falls slowly',
          poster: image,
          captions: 'WEBVTT\n\n00:00.000 --> 00:00.900\nPeel the pear.',
        }),
      },
    },
    201,
  );
  const slug = `film-${randomUUID().slice(0, 8)}`;
  const page = (layout: string, heading: string) => ({
    layout,
    heading,
    text: 'One idea a page.',
    picture: image,
  });
  await post(
    'stories',
    {
      headers,
      data: {
        title: `Peel it ${slug}`,
        slug,
        excerpt: 'A pear is peeled.',
        poster: image,
        pages: [
          page('cover', 'Peel it'),
          { layout: 'video', heading: 'Like this', video: film.doc.id },
          page('picture', 'Cut it'),
          page('closing', 'Enjoy it'),
        ],
        _status: 'published',
      },
    },
    201,
  );
  return `/web-stories/${slug}`;
}

test('a film plays without sound on its own page, has captions, and stops when the page is turned', async ({
  page,
  request,
}) => {
  const path = await publishFilm(request);
  await openPage(page, path);
  const film = page.getByLabel('A round shape falls slowly');
  const state = () =>
    film.evaluate((video: HTMLVideoElement) => ({
      isPaused: video.paused,
      isMuted: video.muted,
      hasPlayed: video.played.length > 0,
      captions: [...video.textTracks].map(({ kind, cues }) => `${kind} ${cues?.length ?? 0}`),
    }));
  expect(await state()).toMatchObject({ isPaused: true, hasPlayed: false });
  await page.keyboard.press('ArrowRight');
  await expect.poll(state).toMatchObject({ isMuted: true, hasPlayed: true, captions: ['captions 1'] });
  await film.evaluate((video: HTMLVideoElement) => {
    video.loop = true;
    return video.play();
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(state).toMatchObject({ isPaused: true });
});

test('a reader who wants less motion starts the film', async ({ page, request }) => {
  const path = await publishFilm(request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, `${path}#page-2`);
  const film = page.getByLabel('A round shape falls slowly');
  await expect(film).toBeVisible();
  await expect(film).toHaveAttribute('controls');
  expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.played.length])).toEqual([
    true,
    0,
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the film stands among the pages with its controls', async ({ page, request }) => {
    await page.goto(await publishFilm(request));
    const film = page.getByLabel('A round shape falls slowly');
    await expect(film).toBeVisible();
    await expect(film).toHaveAttribute('controls');
    await expect(film.locator('source')).toHaveAttribute('src', /^\/media\/videos\/[a-z0-9-]+\.webm$/);
  });
});

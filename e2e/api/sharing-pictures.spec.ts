import sharp from 'sharp';
import { expect, test as base } from './api-test';
import { EditorContent } from './editor-content';

const test = base.extend<{ content: EditorContent }>({
  content: async ({ api, request }, provide) => {
    const content = await EditorContent.open(api, request);
    await provide(content);
    await content.removeAll();
  },
});

/**
 * Text may stand from the margin of 56 to where the illustration begins, less the margin there, and 64 from
 * top and bottom.
 */
const textArea = { left: 56, right: 1200 - 520 - 56, top: 64, bottom: 630 - 64 };

/** Whether everything that is not background, left of the illustration, stands within the margins. */
async function staysInside(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture)
    .extract({ left: 0, top: 0, width: 1200 - 520, height: 630 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const background = [...data.subarray(0, 3)];
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * 3;
      const isDrawn = background.some((value, channel) => Math.abs((data[at + channel] ?? 0) - value) > 12);
      const isInside = x >= textArea.left && x <= textArea.right && y >= textArea.top && y <= textArea.bottom;
      if (isDrawn && !isInside) return false;
    }
  }
  return true;
}

for (const path of [
  '/og/site',
  '/og/blog/safe-sleep',
  '/og/stories/drinks-by-age',
  '/og/categories/sleep',
  '/og/pages/faq',
]) {
  test(`${path} is a picture of 1200 × 630 that is kept and asked for again cheaply`, async ({ api }) => {
    const answer = await api.get(path);
    expect(answer.status()).toBe(200);
    const { etag = '', 'cache-control': caching, 'content-type': type } = answer.headers();
    expect([type, caching, etag]).toEqual([
      'image/png',
      'public, max-age=86400',
      expect.stringMatching(/^"[\w-]{22}"$/),
    ]);
    const picture = await answer.body();
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await staysInside(picture)).toBe(true);

    const again = await api.get(path, { headers: { 'if-none-match': etag } });
    expect([again.status(), (await again.body()).byteLength]).toEqual([304, 0]);
    const head = await api.call('HEAD', path);
    expect([head.status(), head.headers().etag]).toEqual([200, etag]);
  });
}

for (const path of [
  '/og/blog/no-such-post',
  '/og/stories/no-such-story',
  '/og/categories/no-such-shelf',
  '/og/pages/no-such-page',
  '/og/site/more',
  '/og/blog',
  '/og/blog/safe-sleep/more',
  '/og/constructor/name',
  '/og/..%2f..%2fsecrets.json',
]) {
  test(`${path} is no picture`, async ({ api }) => {
    const answer = await api.get(path);
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([404, 'no-store']);
  });
}

test('the longest titles, long words and signs without a letter stay within the picture', async ({
  api,
  content,
}) => {
  const category = (await content.category()).id;
  const cover = await content.image();
  for (const title of [
    `${content.mark} ${'Wide words on many lines, MMMM WWWW '.repeat(4)}`.slice(0, 110),
    `${content.mark}${'Breastmilkandformula'.repeat(5)}`.slice(0, 110),
    `${content.mark} 🍐 梨 “Éclair” – ½ <b>& more</b>`,
  ]) {
    const post = await content.post({ title, category, cover });
    const answer = await api.get(`/og/blog/${post.slug}`);
    expect([title, answer.status()]).toEqual([title, 200]);
    expect([title, await staysInside(await answer.body())]).toEqual([title, true]);
  }
});

test('a draft has no picture, and its picture follows a post to its new address', async ({
  api,
  content,
}) => {
  const category = (await content.category()).id;
  const post = await content.post({ category, _status: 'draft' });
  expect((await api.get(`/og/blog/${post.slug}`)).status()).toBe(404);
  await content.change('posts', post.id, { _status: 'published' });
  expect((await api.get(`/og/blog/${post.slug}`)).status()).toBe(200);
  await content.change('posts', post.id, { slug: `${post.slug}-moved`, _status: 'published' });
  const moved = await api.get(`/og/blog/${post.slug}`);
  expect([moved.status(), moved.headers().location]).toEqual([308, `/og/blog/${post.slug}-moved`]);
});

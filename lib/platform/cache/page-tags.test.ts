import { invalidatePages, registerPageCache } from './page-cache';
import type * as PageTags from './page-tags';
import { collectingTags, tagPage } from './page-tags';

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

it('gathers the tags of one render, each once', async () => {
  const gathered = await collectingTags(async (tags) => {
    tagPage('posts', 'post:a');
    await pause();
    tagPage('posts');
    return tags;
  });
  expect([...gathered]).toEqual(['posts', 'post:a']);
});

it('keeps renders that run at the same time apart', async () => {
  const render = (name: string) =>
    collectingTags(async (tags) => {
      await pause();
      tagPage(name);
      await pause();
      tagPage(`${name}-late`);
      return [...tags];
    });
  expect(await Promise.all([render('a'), render('b')])).toEqual([
    ['a', 'a-late'],
    ['b', 'b-late'],
  ]);
});

it('does nothing outside of a render', () => {
  expect(() => tagPage('posts')).not.toThrow();
});

// The front server and the Next build each have a copy of this module.
it('reaches a render that another copy of the module began', async () => {
  let copy: typeof PageTags | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = await import('./page-tags');
  });
  expect(copy?.tagPage).not.toBe(tagPage);
  expect([...collectingTags((tags) => (copy?.tagPage('posts'), tags))]).toEqual(['posts']);
});

it('reaches the cache that another copy of the module registered', async () => {
  const invalidate = jest.fn();
  registerPageCache({ invalidate, clear: jest.fn() });
  await jest.isolateModulesAsync(async () => {
    (await import('./page-cache')).invalidatePages(['posts']);
  });
  invalidatePages(['stories']);
  expect(invalidate.mock.calls).toEqual([[['posts']], [['stories']]]);
});

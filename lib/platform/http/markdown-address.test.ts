import { markdownAddress, pageOfMarkdown } from './markdown-address';

it.each([
  ['/', '/index.md'],
  ['/blog', '/blog.md'],
  ['/blog?page=2', '/blog.md?page=2'],
  ['/nutriai/foods/grapes', '/nutriai/foods/grapes.md'],
])('the Markdown version of %s is at %s, and leads back to it', (page, address) => {
  expect(markdownAddress(page)).toBe(address);
  expect(pageOfMarkdown(address)).toBe(page);
});

it.each(['/', '/blog', '/.md', '/blog/.md', '.md', '/blog.md/x', '/blog.MD', '/blog?x=.md', ''])(
  '%s is the address of no Markdown version',
  (address) => {
    expect(pageOfMarkdown(address)).toBeNull();
  },
);

import { prefersMarkdown } from './prefers-markdown';

it.each([
  'text/markdown',
  'TEXT/Markdown',
  'text/markdown, text/html, */*',
  'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
  'text/html;q=0.5, text/markdown;q=0.5',
  'text/markdown;q=0.3, text/html;q=0',
])('%s asks for Markdown', (accept) => {
  expect(prefersMarkdown({ headers: { accept } })).toBe(true);
});

it.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0',
  'text/markdown;q=0, */*',
  'text/markdown;q=0.1, */*',
  'text/markdown-not',
  'application/text/markdown',
])('%s asks for the page', (accept) => {
  expect(prefersMarkdown({ headers: { accept } })).toBe(false);
});

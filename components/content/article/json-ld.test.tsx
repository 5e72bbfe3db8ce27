import { renderToStaticMarkup } from 'react-dom/server';
import type { Article, WithContext } from 'schema-dts';
import { JsonLd } from './json-ld';

const article = (headline: string): WithContext<Article> => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline,
});

it.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  '</SCRIPT >',
  'Tea & <b>toast</b> "now" \u2028 \\',
])('keeps a title inert and whole: %s', (headline) => {
  document.body.innerHTML = renderToStaticMarkup(<JsonLd data={article(headline)} />);
  const [script, ...others] = document.body.children;
  expect(others).toHaveLength(0);
  expect(script?.getAttribute('type')).toBe('application/ld+json');
  expect(script?.textContent).not.toContain('<');
  expect(JSON.parse(script?.textContent ?? '')).toEqual(article(headline));
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { SiteTheme } from '../../components/layout/site-theme';
import { emptyUnusedThemeScript } from './unused-theme-script';

it('empties the script that next-themes writes, and leaves the element to React', () => {
  const html = renderToStaticMarkup(createElement(SiteTheme, null, 'Pears'));
  expect(html.length).toBeGreaterThan(500);
  expect(emptyUnusedThemeScript(html)).toBe('<script type="application/json"></script>Pears');
});

it.each([
  '<script type="application/json">{"a":1}</script>',
  '<script type="application/ld+json">((a))</script>',
  '<script>((a)=>a)(1)</script>',
  '<p>((a)</p>',
])('leaves %s', (html) => {
  expect(emptyUnusedThemeScript(html)).toBe(html);
});

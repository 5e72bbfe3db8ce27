import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { styleInliner, withoutSheets } from './inline-styles';

const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-styles-'));
beforeAll(() => {
  mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
  writeFileSync(
    path.join(folder, 'static/chunks/a.css'),
    ':root{--pear:green}.title{color:var(--pear)}.other{top:0}',
  );
  writeFileSync(path.join(folder, 'static/chunks/b.css'), '.title{margin:0}');
  writeFileSync(path.join(folder, 'static/chunks/odd.css'), '.title::after{content:"</style>"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const page = (...links: string[]) =>
  `<html><head><meta charSet="utf-8"/>${links.join('<i></i>')}</head><body><h1 class="title">$&</h1></body></html>`;

it('puts what a page uses in place of its links, and names the sheets for later', () => {
  const styled = styleInliner(folder)(page(link('a'), link('b')));
  expect(styled?.html).toBe(
    '<html><head><meta charSet="utf-8"/><style data-precedence="next">:root{--pear:green;}.title{color:var(--pear);}.title{margin:0;}</style><i></i>' +
      '<script type="application/x-late-styles">["/_next/static/chunks/a.css","/_next/static/chunks/b.css"]</script></head>' +
      '<body><h1 class="title">$&</h1></body></html>',
  );
  expect(styled?.hash).toMatch(/^[\w+/]{43}=$/);
});

it.each([
  ['without sheets', page()],
  ['with a sheet that is not in the build', page(link('a'), link('../../secret'))],
  ['with a sheet of another kind', page(link('a'), '<link rel="stylesheet" href="/own.css"/>')],
  [
    'whose parts come later with sheets of their own',
    page(link('a')).replace('<h1', '<script>$RR=function(){}</script><h1'),
  ],
  ['with a sheet that was deleted', page(link('a'), link('gone'))],
])('leaves a page %s as it is', (_what, html) => {
  const error = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(styleInliner(folder)(html)).toBeNull();
  error.mockRestore();
});

it('reads a sheet once, and looks once for one that is not there', () => {
  const error = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const inline = styleInliner(folder);
  const first = inline(page(link('late')));
  const own = inline(page(link('a')));
  writeFileSync(path.join(folder, 'static/chunks/late.css'), '.title{top:0}');
  writeFileSync(path.join(folder, 'static/chunks/a.css'), '.title{top:1px}');
  expect([first, inline(page(link('late')))]).toEqual([null, null]);
  expect(inline(page(link('a')))).toEqual(own);
  expect(error).toHaveBeenCalledTimes(1);
  expect(String(error.mock.calls[0]?.[0])).toContain('/_next/static/chunks/late.css');
  expect(styleInliner(folder)(page(link('late')))?.html).toContain('.title{top:0;}');
  error.mockRestore();
});

it('says the hash by which the policy of a document lets the styles in', () => {
  const { html = '', hash } = styleInliner(folder)(page(link('b'))) ?? {};
  const [, css = ''] = /<style data-precedence="next">(.*)<\/style>/.exec(html) ?? [];
  expect(css).toBe('.title{margin:0;}');
  expect(hash).toBe(createHash('sha256').update(css).digest('base64'));
});

it('keeps a text within the styles from ending them', () => {
  expect(styleInliner(folder)(page(link('odd')))?.html).toContain('{content:"\\3c /style>";}</style>');
});

it('takes the sheets out of what is fetched ahead', () => {
  const font = '</a,b.woff2>; rel=preload; as="font"; crossorigin=""';
  const sheet = '</a.css>; rel=preload; as="style"';
  expect(withoutSheets(`${font}, ${sheet}, ${sheet}`)).toBe(font);
  expect(withoutSheets(`${sheet}`)).toBe('');
  expect(withoutSheets(`${sheet},${font}`)).toBe(font);
  expect(withoutSheets('</a.css>; rel=preload; as=style')).toBe('');
  expect(withoutSheets(`${font},</c.woff2>; as="font"`)).toBe(`${font}, </c.woff2>; as="font"`);
});

import { themeScript } from '../../platform/http/theme';
import { scriptElements } from './inline-scripts';

const kinds = (html: string) => scriptElements(html).map(({ kind }) => kind);

it('tells what each script of a page of ours is for', () => {
  const html = [
    `<script>${themeScript}</script>`,
    '<script src="/_next/static/chunks/17fms_jsrb1ne.js" async=""></script>',
    '<script type="application/ld+json">{"@type":"Article"}</script>',
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});\n</script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"0:\\"a\\\\u003c/script>\\"\\n"])</script>',
  ].join('');
  expect(kinds(html)).toEqual(['theme', 'file', 'data', 'chunks', 'flight-start', 'flight']);
  expect(
    scriptElements(html)
      .map(({ start, end }) => html.slice(start, end))
      .join(''),
  ).toBe(html);
});

it.each([
  ['code', 'alert(1)'],
  ['nothing', ''],
  ['code behind a piece of data', 'self.__next_f.push([1,"a"]);alert(1)'],
  ['code behind a piece of data, in its brackets', 'self.__next_f.push([1,"a"]);alert([1])'],
  ['code inside of a piece of data', 'self.__next_f.push([1,alert(1)])'],
  [
    'code inside of the list of chunks',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)})',
  ],
  ['a template in place of text', 'self.__next_f.push([1,`${alert(1)}`])'],
  ['two pieces of data', 'self.__next_f.push([1,"a"])+self.__next_f.push([1,"b"])'],
  ['the theme script and more', `${themeScript};alert(1)`],
  ['the start of the data and more', '(self.__next_f=self.__next_f||[]).push([0]);alert(1)'],
])('knows no script that holds %s', (_what, text) => {
  expect(kinds(`<script>${text}</script>`)).toEqual(['unknown']);
});

it.each([
  ['of another site', '<script src="https://evil.example/_next/static/a.js"></script>'],
  ['of another host, written short', '<script src="//evil.example/_next/static/a.js"></script>'],
  ['of ours that is no built one', '<script src="/media/images/a.webp"></script>'],
  ['with text of its own', '<script src="/_next/static/a.js">alert(1)</script>'],
  ['with an address in single quotes', "<script src='/_next/static/a.js'></script>"],
  ['that is a module', '<script type="module">alert(1)</script>'],
  ['with a type that is run', '<script type="text/javascript">alert(1)</script>'],
  ['in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
])('does not take a file for ours: %s', (_what, html) => {
  expect(kinds(html)).toEqual(['unknown']);
});

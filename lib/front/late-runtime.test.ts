import { scriptElements } from './inline-scripts';
import { deferRuntime, readWakeScript } from './late-runtime';

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/m.js"/><link rel="preload" href="/logo.svg" as="image"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  '<body><h1>Pears</h1><script type="application/ld+json">{"a":"$&"}</script><script src="/_next/static/chunks/m.js" async=""></script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["x"]});\n</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\\"$& </b> \\u003c\\"\\n"])</script></body></html>';

const defer = (html: string, waitsForIdle = false) =>
  deferRuntime(html, scriptElements(html), { wakePath: '/wake.js', waitsForIdle });

it('leaves a page of HTML, data, and one script', () => {
  expect(defer(page)).toBe(
    '<html><head><link rel="preload" href="/logo.svg" as="image"/><script src="/_next/static/chunks/old.js" noModule=""></script>' +
      '<script type="application/x-late-files">["/_next/static/chunks/a.js","/_next/static/chunks/m.js"]</script><script src="/wake.js" defer></script></head>' +
      '<body><h1>Pears</h1><script type="application/ld+json">{"a":"$&"}</script>' +
      '<script type="application/x-late-chunks">{"otherChunks":["x"]}</script>' +
      '<script type="application/x-late-flight">[1,"1:\\"$& </b> \\u003c\\"\\n"]</script></body></html>',
  );
});

it('keeps the page’s data as it was', () => {
  const pieces = scriptElements(defer(page) ?? '').filter(({ attributes }) => attributes.includes('flight'));
  expect(pieces.map(({ text }) => JSON.parse(text) as unknown)).toEqual([[1, '1:"$& </b> <"\n']]);
});

it('says when the runtime is wanted without a touch', () => {
  expect(defer(page, true)).toContain('<script src="/wake.js" defer data-when="idle"></script>');
});

it.each([
  [
    'a document that is none of Next’s',
    '<html><head></head><body><script async src="https://cdn.ampproject.org/v0.js"></script></body></html>',
  ],
  ['a page without its data', '<html><head></head><body>Pears</body></html>'],
  ['a page with a script that nobody knows', page.replace('<h1>', '<script>alert(1)</script><h1>')],
])('leaves %s alone', (_what, html) => {
  expect(defer(html)).toBeNull();
});

it('is brought to life by a script that is smaller than a picture of a pear', () => {
  const { path, gzip } = readWakeScript();
  expect(path).toMatch(/^\/_next\/static\/wake-page-[\w-]{12}\.js$/);
  expect(gzip.byteLength).toBeLessThan(2_500);
});

import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { holdEarlyPresses, readRuntimeScripts, type RuntimeStart } from '../runtime-scripts';
import { deferRuntime } from './defer-runtime';
import { scriptElements } from './inline-scripts';

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/m.js"/><link rel="preload" href="/logo.svg" as="image"/><link rel="preload" href="/_next/static/chunks/a.css" as="style"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  '<body><h1>Pears</h1><script type="application/ld+json">{"a":"$&"}</script><script src="/_next/static/chunks/m.js" async=""></script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["x"]});\n</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\\"$& </b> \\u003c\\"\\n"])</script></body></html>';

const none = Buffer.alloc(0);
const runtime = { hold: 'hold("$&")', holdHash: 'abc=', path: '/runtime.js', source: none, gzip: none };
const defer = (html: string, starts: RuntimeStart = 'touched') =>
  deferRuntime(html, scriptElements(html), { runtime, starts });

it('leaves a page of HTML, data, and one script', () => {
  expect(defer(page)).toBe(
    '<html><head><link rel="preload" href="/logo.svg" as="image"/><script src="/_next/static/chunks/old.js" noModule=""></script>' +
      '<script type="application/x-late-files">["/_next/static/chunks/a.js","/_next/static/chunks/m.js"]</script><script>hold("$&")</script><script src="/runtime.js" async></script></head>' +
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
  expect(defer(page, 'idle')).toContain('<script src="/runtime.js" async data-when="idle"></script></head>');
  expect(defer(page, 'now')).toContain('<script src="/runtime.js" async data-when="now"></script></head>');
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

it('is hydrated by scripts that are smaller than a picture of a pear', () => {
  const { hold, holdHash, path, source, gzip } = readRuntimeScripts();
  expect(createHash('sha256').update(hold).digest('base64')).toBe(holdHash);
  expect(brotliCompressSync(hold).byteLength).toBeLessThan(1_000);
  expect(path).toMatch(/^\/_next\/static\/load-runtime-[\w-]{12}\.js$/);
  expect(gzip.byteLength).toBeLessThan(3_500);
  expect(hold).not.toMatch(/^\s|\/\*|^\/\/|<\/?script/m);
  // Links are counted by it where styles are put into the document (lib/front/next-adapter/inline-styles.ts).
  expect(hold).not.toContain('rel="stylesheet"');
  for (const text of [hold, source.toString()]) expect(() => new Script(text)).not.toThrow();
});

it('stands in a page whose runtime loads by itself, too', () => {
  const html = holdEarlyPresses(page, runtime);
  expect(html).toBe(
    page.replace(
      '</head>',
      () => '<script>hold("$&")</script><script src="/runtime.js" async></script></head>',
    ),
  );
});

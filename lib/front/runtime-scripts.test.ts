import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { holdEarlyPresses, readRuntimeScripts, runtimeElements, serveRuntimeScript } from './runtime-scripts';
import { TestSite } from './testing/site';

const scripts = readRuntimeScripts();
const source = scripts.source.toString('utf8');

it('reads scripts that browsers can run, without what is for us', () => {
  for (const text of [scripts.hold, source]) {
    expect(() => new Function(text)).not.toThrow();
    expect(text.split('\n').filter((line) => /^\s|^\/\/|^\/?\*|^$/.test(line))).toEqual([]);
  }
  expect(gunzipSync(scripts.gzip).toString('utf8')).toBe(source);
  expect(scripts.gzip.byteLength).toBeLessThan(scripts.source.byteLength);
});

it('names them by what they hold', () => {
  expect(scripts.holdHash).toBe(createHash('sha256').update(scripts.hold).digest('base64'));
  const [, hash = ''] = /^\/_next\/static\/load-runtime-([\w-]{12})\.js$/.exec(scripts.path) ?? [];
  expect(createHash('sha256').update(source).digest('base64url').startsWith(hash)).toBe(true);
});

it.each([
  ['now', ' data-when="now"'],
  ['idle', ' data-when="idle"'],
  ['touched', ''],
] as const)('stands in a document that starts it %s', (starts, when) => {
  expect(runtimeElements(scripts, starts)).toBe(
    `<script>${scripts.hold}</script><script src="${scripts.path}" async${when}></script>`,
  );
});

it('stands at the end of the head, whatever it holds', () => {
  const odd = { ...scripts, hold: "'$&$1$$'" };
  expect(holdEarlyPresses('<head><title>a</title></head><body></body>', odd)).toBe(
    `<head><title>a</title>${runtimeElements(odd, 'touched')}</head><body></body>`,
  );
});

describe('the file', () => {
  const site = new TestSite(
    createServer((request, response) => {
      if (!serveRuntimeScript(scripts, request, response)) response.writeHead(418).end();
    }),
  );
  beforeAll(() => site.start());
  afterAll(() => site.stop());

  it('is kept for good, and comes compressed to who takes that', async () => {
    const plain = await site.ask(scripts.path);
    expect(plain).toMatchObject({ status: 200, text: source });
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'content-length': String(scripts.source.byteLength),
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const small = await site.ask(scripts.path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(small.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(scripts.gzip.byteLength),
    });
    expect(small.body.equals(scripts.gzip)).toBe(true);
  });

  it('says the same to HEAD, without a body', async () => {
    const { status, headers, text } = await site.ask(scripts.path, { method: 'HEAD' });
    expect([status, headers['content-length'], text]).toEqual([200, String(scripts.source.byteLength), '']);
  });

  it.each([
    ['GET', '/_next/static/load-runtime-000000000000.js'],
    ['GET', `${scripts.path}?v=2`],
    ['POST', scripts.path],
  ])('leaves %s %s to others', async (method, path) => {
    expect((await site.ask(path, { method })).status).toBe(418);
  });
});

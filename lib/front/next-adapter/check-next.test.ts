import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkNext } from './check-next';
import { reliances } from './reliances';

const root = mkdtempSync(path.join(tmpdir(), 'little-pear-next-'));
afterAll(() => rmSync(root, { recursive: true }));

const document =
  '<html><head><script src="/_next/static/chunks/a.js" async=""></script></head><body>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script></body></html>';

const inNext = 'node_modules/next/dist';
const headers = {
  RSC_HEADER: 'rsc',
  ACTION_HEADER: 'next-action',
  NEXT_ROUTER_STATE_TREE_HEADER: 'next-router-state-tree',
  NEXT_URL: 'next-url',
  FLIGHT_HEADERS: ['rsc', 'next-router-state-tree', 'next-router-prefetch'],
};
const exporting = (names: object) => `module.exports=${JSON.stringify(names)};`;

/** Next and a build of the site, as far as the site goes by them. */
const expected: Readonly<Record<string, string>> = {
  '.next/server/app/_not-found.html': document,
  '.next/static/chunks/a.js': 'globalThis.TURBOPACK;self.__next_f;',
  '.next/static/chunks/a.css': '.a{top:0}',
  '.next/server/app-paths-manifest.json': '{"/api/blogs/route":"app/api/blogs/route.js"}',
  '.next/app-path-routes-manifest.json': '{"/api/blogs/route":"/api/blogs"}',
  '.next/routes-manifest.json': '{"dynamicRoutes":[]}',
  '.next/server/app/api/blogs/route.js': '',
  '.next/server/chunks/a.js': 'module.exports=[1];',
  [`${inNext}/compiled/react-dom/cjs/react-dom-server.node.production.js`]: "x='$RC=function(){};'",
  [`${inNext}/compiled/next-server/app-route-turbo.runtime.prod.js`]: 'this.userland;ensureUserland',
  [`${inNext}/server/app-render/parse-and-validate-flight-router-state.js`]:
    'exports.parseAndValidateFlightRouterState=()=>1;',
  [`${inNext}/client/components/app-router-headers.js`]: exporting(headers),
  [`${inNext}/server/api-utils/index.js`]: exporting({ COOKIE_NAME_PRERENDER_BYPASS: '__prerender_bypass' }),
};

let builds = 0;

/** @param changed texts in place of those expected; `null` for a file that is not there */
function check(changed: Readonly<Record<string, string | null>> = {}) {
  builds += 1;
  const folder = path.join(root, String(builds));
  for (const [name, text] of Object.entries({ ...expected, ...changed })) {
    if (text === null) continue;
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return checkNext({ root: folder, buildFolder: path.join(folder, '.next') });
}

it('finds nothing where Next is as expected', () => {
  const { problems, detail, hasLost } = check();
  expect(problems).toEqual([]);
  expect([detail, hasLost('documents'), hasLost('routes')]).toEqual([null, false, false]);
});

const broken: [string, string, string | null][] = [
  ['forms of scripts', '.next/server/app/_not-found.html', document.replaceAll('__next_f', '__next_g')],
  [
    'forms of scripts',
    '.next/server/app/_not-found.html',
    document.replace(/<script>\(self[^<]*<\/script>/, ''),
  ],
  ['forms of scripts', '.next/server/app/_not-found.html', null],
  ['names in the browser', '.next/static/chunks/a.js', 'globalThis.TURBOPACK;self.__next_g;'],
  ['React’s scripts', `${inNext}/compiled/react-dom/cjs/react-dom-server.node.production.js`, '"$XC="'],
  ['React’s scripts', `${inNext}/compiled/react-dom/cjs/react-dom-server.node.production.js`, null],
  ['style sheets', '.next/static/chunks/a.css', null],
  ['manifests of routes', '.next/server/app-paths-manifest.json', '{}'],
  ['manifests of routes', '.next/routes-manifest.json', '[]'],
  ['manifests of routes', '.next/server/app/api/blogs/route.js', null],
  ['exports of routes', `${inNext}/compiled/next-server/app-route-turbo.runtime.prod.js`, 'this.userland'],
  ['state of the router', `${inNext}/server/app-render/parse-and-validate-flight-router-state.js`, null],
  ['state of the router', `${inNext}/server/app-render/parse-and-validate-flight-router-state.js`, ''],
  [
    'names of headers',
    `${inNext}/client/components/app-router-headers.js`,
    exporting({ ...headers, FLIGHT_HEADERS: ['rsc', 'flight-state'] }),
  ],
  [
    'names of headers',
    `${inNext}/client/components/app-router-headers.js`,
    exporting({ ...headers, ACTION_HEADER: 'next-call' }),
  ],
  [
    'cookie of drafts',
    `${inNext}/server/api-utils/index.js`,
    exporting({ COOKIE_NAME_PRERENDER_BYPASS: 'draft' }),
  ],
  ['equal chunks', '.next/server/chunks/a.js', 'export default [1];'],
];

it.each(broken)('notices another form of: %s (%s)', (name, file, text) => {
  const { problems, detail, hasLost } = check({ [file]: text });
  expect(problems.map(({ reliance }) => reliance.name)).toEqual([name]);
  expect(problems[0]?.problem).not.toBe('');
  expect(detail).toBe(`Next differs: ${name}`);
  const { loss } = reliances.find((reliance) => reliance.name === name) ?? {};
  expect(hasLost('documents')).toBe(loss === 'documents');
  expect(hasLost('routes')).toBe(loss === 'routes');
});

it('tries each entry of the list, and names files that are there', () => {
  expect(new Set(broken.map(([name]) => name))).toEqual(new Set(reliances.map(({ name }) => name)));
  for (const file of reliances.flatMap(({ usedBy }) => usedBy))
    expect(() => readFileSync(path.join(__dirname, file))).not.toThrow();
});

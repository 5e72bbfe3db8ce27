import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Loss, reliances } from '../../../lib/front/next-adapter/reliances';
import { sitePort } from '../testing/fault-ports';
import { ServedSite } from '../testing/served-site';

/**
 * A Next of another version, as far as it can be played: in a copy of the build and its packages one thing that the
 * site relies on is of another form. The site must serve all the same.
 */
const inNext = 'node_modules/next/dist';
const copied = ['.next', '.programs', 'node_modules'];

let folder: string;
let site: ServedSite;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-next-'));
  for (const name of readdirSync('.')) {
    if (copied.includes(name)) execFileSync('cp', ['-al', path.resolve(name), path.join(folder, name)]);
    else if (!['data', 'test-results'].includes(name))
      symlinkSync(path.resolve(name), path.join(folder, name));
  }
});

afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Writes another file in place of one that the copy shares with the checkout. */
function rewrite(name: string, change: (text: string) => string): void {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${name} has nothing to change`);
  rmSync(file);
  writeFileSync(file, changed);
}

function rewriteAll(directory: string, ending: string, change: (text: string) => string): void {
  const files = readdirSync(path.join(folder, directory)).filter((name) => name.endsWith(ending));
  const changed = files.filter((name) => {
    const text = readFileSync(path.join(folder, directory, name), 'utf8');
    return change(text) !== text;
  });
  if (changed.length === 0) throw new Error(`${directory} has nothing to change`);
  for (const name of changed) rewrite(path.join(directory, name), change);
}

const breaks: Readonly<Record<string, () => void>> = {
  'forms of scripts': () =>
    rewrite('.next/server/app/_not-found.html', (text) => text.replaceAll('__next_f', '__next_g')),
  'names in the browser': () =>
    rewriteAll('.next/static/chunks', '.js', (text) => text.replaceAll('self.__next_f', 'self["__next_f"]')),
  'React’s scripts': () =>
    rewrite(`${inNext}/compiled/react-dom/cjs/react-dom-server.node.production.js`, (text) =>
      text.replaceAll('$R', '$Q'),
    ),
  'style sheets': () => {
    for (const name of readdirSync(path.join(folder, '.next/static/chunks')))
      if (/\.css(?:\.|$)/.test(name)) rmSync(path.join(folder, '.next/static/chunks', name));
  },
  'manifests of routes': () =>
    rewrite('.next/server/app-paths-manifest.json', (text) =>
      text.replace('{', '{"/of/another/kind": null,'),
    ),
  'exports of routes': () =>
    rewrite(`${inNext}/compiled/next-server/app-route-turbo.runtime.prod.js`, (text) =>
      text.replaceAll('ensureUserland', 'loadUserland'),
    ),
  'state of the router': () =>
    rewrite(`${inNext}/server/app-render/parse-and-validate-flight-router-state.js`, (text) =>
      text.replaceAll('parseAndValidateFlightRouterState', 'parseRouterState'),
    ),
  'names of headers': () =>
    rewrite(`${inNext}/client/components/app-router-headers.js`, (text) =>
      text.replace("NEXT_URL = 'next-url'", "NEXT_URL = 'page-url'"),
    ),
  'cookie of drafts': () =>
    rewrite(`${inNext}/server/api-utils/index.js`, (text) =>
      text.replaceAll('__prerender_bypass', '__draft'),
    ),
  'equal chunks': () =>
    rewriteAll('.next/server/chunks', '.js', (text) => text.replace(/^module\.exports=/, ';module.exports=')),
};

const readsOfEach: Readonly<Record<Loss, (home: string) => boolean>> = {
  documents: (home) => home.includes('self.__next_f.push') && !home.includes('application/x-late'),
  routes: (home) => home.includes('application/x-late-files'),
  none: (home) => home.includes('application/x-late-files'),
};

test.each(reliances)(
  'serves pages and answers without: $name',
  async ({ name, loss }) => {
    breaks[name]?.();
    site = new ServedSite(path.join(folder, 'data'), sitePort, {}, folder);
    await site.start();
    const [ready, home, post, posts] = [
      await site.ask('/readyz'),
      await site.ask('/'),
      await site.ask('/blog/safe-sleep'),
      await site.ask('/api/blogs'),
    ];
    expect([ready, home, post, posts].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(ready.text).toContain(`Next differs: ${name}`);
    expect(site.output).toContain('"message":"Next is not as expected"');
    expect(site.output).toContain(`"what":"${name}"`);
    expect(readsOfEach[loss](home.text)).toBe(true);
    expect(home.headers['content-security-policy']).toContain("default-src 'none'");
  },
  300_000,
);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readRoutes } from './built-routes';
import { scriptElements, type ScriptKind } from './inline-scripts';
import { actionHeader, draftCookie, routerHeader, routerStateHeader } from './next-names';
import { readReactTexts } from './react-scripts';
import { loadParser, routerStateParser } from './router-state';

/** A build of the site, and the packages that it runs with. */
export interface NextBuild {
  /** Holds `node_modules`. */
  root: string;
  /** Next's output folder. */
  buildFolder: string;
}

/** What the site does without while something of Next is not as it was. */
export type Loss =
  /** Documents go out as Next has rendered them, their runtime loaded at once. */
  | 'documents'
  /** Next's own server calls the handlers of the API. */
  | 'routes'
  /** Nothing that a visitor notices: each use finds out for itself. */
  | 'none';

/** Something inside Next that no version of it promises, and that this folder goes by. */
export interface Reliance {
  name: string;
  reliesOn: string;
  /** Files of this folder. */
  usedBy: readonly string[];
  loss: Loss;
  withoutIt: string;
  /** @returns what is not as expected, or `null`; what it throws counts as a problem too */
  problem: (build: NextBuild) => string | null;
}

const wantedKinds: readonly ScriptKind[] = ['file', 'chunks', 'flight-start', 'flight'];

/** All of it. The build and each start check every entry (check-next.ts); decision 0033 says why. */
export const reliances: readonly Reliance[] = [
  {
    name: 'forms of scripts',
    reliesOn: 'the exact texts of the script elements in a document: chunks, start of the data, pieces of it',
    usedBy: ['inline-scripts.ts', 'defer-runtime.ts'],
    loss: 'documents',
    withoutIt: 'the runtime is not put off, and the policy lists every script that stands in a document',
    problem: scriptProblem,
  },
  {
    name: 'names in the browser',
    reliesOn: 'the runtime reads its chunks from TURBOPACK and the page’s data from __next_f',
    usedBy: ['browser/load-runtime.js'],
    loss: 'documents',
    withoutIt: 'the runtime is not put off',
    problem: browserNameProblem,
  },
  {
    name: 'React’s scripts',
    reliesOn: 'react-dom’s production file holds the texts of the scripts that move late parts into place',
    usedBy: ['react-scripts.ts'],
    loss: 'documents',
    withoutIt: 'the runtime is not put off, and the policy lists every script that stands in a document',
    problem: ({ root }) => (readReactTexts(root).length > 0 ? null : 'no definition was found'),
  },
  {
    name: 'style sheets',
    reliesOn: 'sheets lie below static/chunks, and documents link them with the precedence "next"',
    usedBy: ['inline-styles.ts'],
    loss: 'none',
    withoutIt: 'a document keeps its links to whole sheets',
    problem: ({ buildFolder }) =>
      chunkNames(buildFolder).some((name) => name.endsWith('.css')) ? null : 'the build has no sheet there',
  },
  {
    name: 'manifests of routes',
    reliesOn: 'the manifests of the build name each route of the API and its file, in Next’s order',
    usedBy: ['built-routes.ts'],
    loss: 'routes',
    withoutIt: 'Next’s server calls the handlers of the API',
    problem: routeProblem,
  },
  {
    name: 'exports of routes',
    reliesOn: 'a built route holds what its file exports at routeModule.userland, loaded by ensureUserland',
    usedBy: ['built-routes.ts'],
    loss: 'none',
    withoutIt: 'reads take the entrypoint that Next documents, which costs more',
    problem: routeExportProblem,
  },
  {
    name: 'state of the router',
    reliesOn: `Next’s parser of the header ${routerStateHeader}`,
    usedBy: ['router-state.ts'],
    loss: 'none',
    withoutIt: 'a forged state is answered with 500 instead of 400',
    problem: ({ root }) => (loadParser(root) ? null : `there is no ${routerStateParser}`),
  },
  {
    name: 'names of headers',
    reliesOn: 'the names of the headers by which the router and Server Actions ask',
    usedBy: ['next-names.ts'],
    loss: 'none',
    withoutIt: 'a header with a new name reaches Next, and the cache is passed over no more for it',
    problem: headerProblem,
  },
  {
    name: 'cookie of drafts',
    reliesOn: 'the name of the cookie of Next’s draft mode',
    usedBy: ['next-names.ts'],
    loss: 'none',
    withoutIt: 'editors see the published page in place of a draft',
    problem: draftCookieProblem,
  },
  {
    name: 'equal chunks',
    reliesOn: 'a chunk of the server is one CommonJS module that exports a list',
    usedBy: ['share-server-chunks.mjs'],
    loss: 'none',
    withoutIt: 'the build is some 90 MB larger',
    problem: serverChunkProblem,
  },
];

/** The page that Next renders ahead: it holds nothing that anybody wrote. */
const plainDocument = 'server/app/_not-found.html';

function scriptProblem({ buildFolder }: NextBuild): string | null {
  const found = scriptElements(readFileSync(path.join(buildFolder, plainDocument), 'utf8'));
  const unknown = found.find(({ kind }) => kind === 'unknown');
  if (unknown) return `a script of another form: ${unknown.text.slice(0, 80)}`;
  const missing = wantedKinds.filter((kind) => !found.some((script) => script.kind === kind));
  return missing.length === 0 ? null : `no script of the kind ${missing.join(', ')}`;
}

function browserNameProblem({ buildFolder }: NextBuild): string | null {
  const texts = chunkNames(buildFolder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(buildFolder, 'static/chunks', name), 'utf8'));
  const missing = ['globalThis.TURBOPACK', 'self.__next_f'].filter(
    (name) => !texts.some((text) => text.includes(name)),
  );
  return missing.length === 0 ? null : `no chunk reads ${missing.join(' or ')}`;
}

function chunkNames(buildFolder: string): string[] {
  return readdirSync(path.join(buildFolder, 'static/chunks'), { recursive: true }).map(String);
}

function routeProblem({ buildFolder }: NextBuild): string | null {
  const { fixedPages, fileOf } = readRoutes(buildFolder);
  const [page] = fixedPages;
  if (page === undefined) return 'the manifests name no route of the API';
  return existsSync(path.join(buildFolder, 'server', fileOf(page))) ? null : `there is no file of ${page}`;
}

const routeRuntime = 'node_modules/next/dist/compiled/next-server/app-route-turbo.runtime.prod.js';

function routeExportProblem({ root }: NextBuild): string | null {
  const text = readFileSync(path.join(root, routeRuntime), 'utf8');
  const missing = ['ensureUserland', '.userland'].filter((name) => !text.includes(name));
  return missing.length === 0 ? null : `Next’s runtime of routes has no ${missing.join(', ')}`;
}

const headerNames = 'next/dist/client/components/app-router-headers.js';
const draftCookieName = 'next/dist/server/api-utils/index.js';

/** Only these must be known here: others say how a response was made. */
const askingHeaders = ['RSC_HEADER', 'ACTION_HEADER', 'NEXT_ROUTER_STATE_TREE_HEADER', 'NEXT_URL'];

function headerProblem({ root }: NextBuild): string | null {
  const named = requireFrom(root, headerNames);
  const flight = [named.FLIGHT_HEADERS].flat().filter((name) => typeof name === 'string');
  const names = [...flight, ...askingHeaders.map((key) => String(named[key]))];
  const unknown = names.filter((name) => !routerHeader.test(name));
  if (unknown.length > 0) return `not among those known: ${unknown.join(', ')}`;
  const isSame =
    named.ACTION_HEADER === actionHeader && named.NEXT_ROUTER_STATE_TREE_HEADER === routerStateHeader;
  return isSame ? null : 'the header of actions or of the router’s state has another name';
}

function draftCookieProblem({ root }: NextBuild): string | null {
  const { COOKIE_NAME_PRERENDER_BYPASS: name } = requireFrom(root, draftCookieName);
  return draftCookie.test(`${String(name)}=1`) ? null : `it is ${String(name)}`;
}

function serverChunkProblem({ buildFolder }: NextBuild): string | null {
  const folder = path.join(buildFolder, 'server/chunks');
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.js') && !name.includes('runtime'));
  const isModule = (name: string) =>
    readFileSync(path.join(folder, name), 'utf8').startsWith('module.exports=');
  return chunks.some(isModule) ? null : 'no chunk has this form';
}

function requireFrom(root: string, name: string): Record<string, unknown> {
  return createRequire(path.join(root, 'package.json'))(name) as Record<string, unknown>;
}

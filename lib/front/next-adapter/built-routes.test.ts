import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtRoutes, type CallBuiltRoute } from './built-routes';

const buildFolder = mkdtempSync(path.join(tmpdir(), 'little-pear-build-'));

const pages = [
  '/api/blogs',
  '/api/openapi.json',
  '/api/invites/preview',
  '/api/invites/[token]',
  '/api/babies/[id]/carers/[carer]',
  '/api/[[...path]]',
  '/cms-api/[[...slug]]',
];

/** As Next writes them: in the order in which they are to be tried. */
const dynamicRoutes = [
  { page: '/api/babies/[id]/carers/[carer]' },
  { page: '/api/invites/[token]' },
  { page: '/blog/[slug]' },
  { page: '/api/[[...path]]' },
];

/** Says what it was called with, and by which door. */
const entrypoint = (page: string) => `
  const page = ${JSON.stringify(page)};
  exports.handler = async (request, response, context) => {
    context.waitUntil(Promise.resolve());
    response.end(JSON.stringify({ page, door: 'entrypoint', ...context.requestMeta }));
  };
  const GET = async (request, { params }) =>
    Response.json({ page, door: 'handler', url: request.url, params: await params });
  const routeModule = { ensureUserland: async () => { routeModule.userland = { GET }; } };
  exports.routeModule = routeModule;`;

const options = { buildFolder, siteUrl: 'https://pear.example', isTraced: false };

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(buildFolder, file)), { recursive: true });
  writeFileSync(path.join(buildFolder, file), text);
}

let callRoute: CallBuiltRoute;

beforeAll(() => {
  write(
    'app-path-routes-manifest.json',
    JSON.stringify({
      ...Object.fromEntries(pages.map((page) => [`${page}/route`, page])),
      '/(site)/api/docs/page': '/api/docs',
    }),
  );
  write(
    'server/app-paths-manifest.json',
    JSON.stringify({
      ...Object.fromEntries(pages.map((page) => [`${page}/route`, `app${page}/route.js`])),
      '/(site)/api/docs/page': 'app/(site)/api/docs/page.js',
    }),
  );
  write('routes-manifest.json', JSON.stringify({ dynamicRoutes }));
  for (const page of pages) write(`server/app${page}/route.js`, entrypoint(page));
  write('server/app/api/openapi.json/route.js', 'exports.routeModule = {};');
  callRoute = builtRoutes(options);
});

afterAll(() => rmSync(buildFolder, { recursive: true }));

async function ask(url: string, method = 'GET', call = callRoute): Promise<unknown> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url });
  const response = new ServerResponse(request);
  let said = '';
  jest.spyOn(response, 'end').mockImplementation((text: unknown) => {
    said = String(text);
    return response;
  });
  const called = call(request, response);
  if (called === null) return null;
  await called;
  return JSON.parse(said);
}

it('calls the handler of a fixed path, with or without a slash at its end', async () => {
  const called = { page: '/api/blogs', door: 'handler', params: {} };
  expect(await ask('/api/blogs')).toEqual({ ...called, url: 'https://pear.example/api/blogs' });
  expect(await ask('/api/blogs/?page=2')).toEqual({
    ...called,
    url: 'https://pear.example/api/blogs/?page=2',
  });
});

it('calls the entrypoint for what writes, and for all while traces are made', async () => {
  const called = {
    page: '/api/invites/[token]',
    door: 'entrypoint',
    params: { token: 't' },
    initURL: 'https://pear.example/api/invites/t',
    initProtocol: 'https',
  };
  expect(await ask('/api/invites/t', 'POST')).toEqual(called);
  expect(await ask('/api/invites/t', 'GET', builtRoutes({ ...options, isTraced: true }))).toEqual(called);
});

it('reads the parameters of a path', async () => {
  expect(await ask('/api/babies/b1/carers/c-2')).toMatchObject({
    page: '/api/babies/[id]/carers/[carer]',
    params: { id: 'b1', carer: 'c-2' },
  });
});

it('prefers a fixed path to one with a parameter', async () => {
  expect(await ask('/api/invites/preview')).toMatchObject({ page: '/api/invites/preview', params: {} });
  expect(await ask('/api/invites/previewed')).toMatchObject({ params: { token: 'previewed' } });
});

it.each([
  ['what catches the rest', '/api/unknown'],
  ['a page', '/api/docs'],
  ['other routes', '/cms-api/users'],
  ['the root of the API', '/api'],
  ['encoded letters', '/api/invites/a%2Fb'],
  ['a doubled slash', '/api//blogs'],
  ['a path that climbs', '/api/invites/../blogs'],
  ['a dot at the end', '/api/invites/.'],
  ['a backslash', '/api\\blogs'],
  ['another spelling', '/API/blogs'],
  ['a parameter of Next’s own', '/api/invites/a?nxtPtoken=b'],
  ['a route without an entrypoint', '/api/openapi.json'],
])('leaves %s to Next', async (_, url) => {
  expect(await ask(url)).toBeNull();
});

it('hands on what a handler fails with', async () => {
  write('server/app/api/blogs/route.js', 'exports.handler = async () => { throw new Error("broken"); };');
  jest.resetModules();
  await expect(ask('/api/blogs', 'GET', builtRoutes(options))).rejects.toThrow('broken');
});

import type { Schema } from './schema-values';

/** One method of one path, as the description of the API has it. */
export interface FuzzOperation {
  id: string;
  method: string;
  path: string;
  tag: string;
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }[];
  body?: { mediaTypes: readonly string[]; schema: Schema };
}

interface Described {
  operationId: string;
  tags: string[];
  parameters?: FuzzOperation['parameters'];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Reads `/api/openapi.json`. */
export function operationsOf(document: unknown): FuzzOperation[] {
  const { paths } = document as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, tags, parameters, requestBody }]) => {
      const [first] = Object.values(requestBody?.content ?? {});
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        tag: tags[0] ?? '',
        parameters: parameters ?? [],
        ...(requestBody && first
          ? { body: { mediaTypes: Object.keys(requestBody.content), schema: first.schema } }
          : {}),
      };
    }),
  );
}

/** Every kind of page, picture and feed that is made on the server when it is asked for. */
export const pages: readonly string[] = [
  '/',
  '/blog',
  '/blog/category/feeding',
  '/web-stories',
  '/nutriai',
  '/nutriai/foods',
  '/nutriai/benchmark',
  '/nutriai/foods/banana',
  '/nutriai/recipes',
  '/nutriai/recipes/egg-toast',
  '/nutriai/can-my-baby-eat',
  '/nutriai/today',
  '/nutriai/plan',
  '/nutriai/insights',
  '/nutriai/ask',
  '/nutriai/cookbook',
  '/nutriai/report',
  '/nutriai/babies/import',
  '/nutriai/invite',
  '/profile',
  '/sign-in',
  '/search',
  '/contact',
  '/faq',
  '/about-us',
  '/sitemaps',
  '/reset-password',
  '/confirm-email',
  '/api/docs',
  '/llms.txt',
  '/index.md',
  '/blog.md',
  '/nutriai/foods.md',
  '/nutriai/foods/banana.md',
  '/nutriai/recipes/egg-toast.md',
  '/not-there',
  '/feed.xml',
  '/feed.json',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/og/home',
  '/og/nutriai/foods/banana',
  '/admin',
  '/admin/login',
];

/** What has an address and no description: pages, feeds, pictures, files, the panel's own REST. */
export const otherAddresses: readonly string[] = [
  ...pages,
  '/blog/category/feeding/feed.xml',
  '/blog/category/feeding/feed.json',
  '/nutriai/babies/1',
  '/nutriai/cookbook/1',
  '/sitemap/1.xml',
  '/robots.txt',
  '/icon.svg',
  '/og/blog/x',
  '/media/images/x.webp',
  '/media/captions/1.vtt',
  '/documents/1/x.pdf',
  '/healthz',
  '/readyz',
  '/api/openapi.json',
  '/api/nothing/here',
  '/mcp',
  '/mcp/x',
  '/profile.md',
  '/admin.md',
  '/.md',
  '/admin/api/main/nothing',
  '/admin/collections/posts',
  '/cms-preview/posts/1',
  '/cms-preview/exit',
  '/_next/static/x.js',
  '/_next/image?url=%2Fx.png&w=64&q=75',
  '/_next/data/x/index.json',
  '/_global-error',
  '/_not-found',
  '/\\',
  '//',
  '/.git/HEAD',
  '/.env',
  '/package.json',
];

/** What the panel's own REST shows to whoever is signed in there. */
export const panelReads: readonly string[] = [
  '/cms-api/posts',
  '/cms-api/posts/1',
  '/cms-api/posts/count',
  '/cms-api/posts/versions',
  '/cms-api/pages',
  '/cms-api/images',
  '/cms-api/images/file/x.webp',
  '/cms-api/staff',
  '/cms-api/staff/me',
  '/cms-api/access',
  '/cms-api/globals/installation',
  '/cms-api/payload-preferences/x',
];

/** Doors of the panel that are open to whoever is not signed in, and some that are not. */
export const panelDoors: readonly (readonly [method: string, path: string, fields: readonly string[]])[] = [
  ['POST', '/cms-api/staff/login', ['email', 'password']],
  ['POST', '/cms-api/staff/forgot-password', ['email']],
  ['POST', '/cms-api/staff/reset-password', ['token', 'password']],
  ['POST', '/cms-api/staff/logout', []],
  ['POST', '/cms-api/staff/refresh-token', ['token']],
  ['GET', '/cms-api/staff/me', []],
  ['POST', '/cms-api/staff/first-register', ['email', 'password']],
  ['POST', '/cms-api/staff/unlock', ['email']],
  ['GET', '/cms-api/staff', []],
  ['GET', '/cms-api/members', []],
  ['GET', '/cms-api/posts', []],
  ['GET', '/cms-api/posts/1', []],
  ['POST', '/cms-api/graphql', ['query']],
  ['GET', '/cms-api/graphql-playground', []],
  ['GET', '/cms-api/payload-jobs/run', []],
  ['GET', '/cms-api/access', []],
];

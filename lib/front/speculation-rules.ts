import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * What is published, is the same for everybody and costs nothing but itself: a prerendered page of a member
 * would ask the API, and searches are counted against a limit.
 */
const published = [
  '/',
  '/blog',
  '/blog/*',
  '/web-stories',
  '/nutriai',
  '/nutriai/recipes/*',
  '/nutriai/foods/*',
];

const isPublished = {
  and: [
    // With no query: filters and pages of lists are many.
    { href_matches: published.map((pathname) => ({ pathname, search: '' })) },
    // What opens in another window is not next.
    { not: { selector_matches: '[target=_blank], [download], [rel~=nofollow]' } },
  ],
};

/**
 * Which pages a browser may get ready (https://wicg.github.io/nav-speculation/speculation-rules.html):
 * fetched when a pointer rests on a link, rendered when it is pressed.
 */
export const speculationRules = {
  prefetch: [{ source: 'document', where: isPublished, eagerness: 'moderate' }],
  prerender: [{ source: 'document', where: isPublished, eagerness: 'conservative' }],
};

const body = JSON.stringify(speculationRules);
const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);

/** Named after its content, so that browsers keep it. */
export const speculationPath = `/_next/static/speculation-rules-${hash}.json`;

/** For the documents of the site; browsers that do not know it leave it. */
export const speculationHeaders = { 'speculation-rules': `"${speculationPath}"` } as const;

/** @returns false when the path is another */
export function serveSpeculationRules(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url !== speculationPath || (request.method !== 'GET' && request.method !== 'HEAD'))
    return false;
  response.writeHead(200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

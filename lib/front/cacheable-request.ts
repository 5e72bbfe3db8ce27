import type { IncomingMessage } from 'node:http';
import { markdownAddress, pageOfMarkdown } from '../platform/http/markdown-address';
import { parsedUrl } from '../platform/http/parsed-url';
import { draftCookie, queryOfNext, varyingHeader } from './next-adapter/next-names';
import { hasTooManyParameters } from './parameter-limit';
import { remembered } from './remembered';

/** Never cached: other programs' paths, what belongs to one person, and what is already a file. */
const privateStarts = [
  'api(?!/docs$)|cms-api|cms-preview|mcp|admin|profile|sign-in',
  '_[^/]*|media|documents|og|healthz|readyz|metrics',
];
const privatePaths = new RegExp(`^/(?:${privateStarts.join('|')})(?:/|$)`);

/** Whether a visitor looks at drafts: what they see is for the panel's frame. */
export function isDraft({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.cookie !== undefined && draftCookie.test(headers.cookie);
}

/** The only name in a query that makes a different page worth storing. */
const storedQueryName = 'page';

/**
 * All names that some page reads in its query; one that none reads can change nothing. Other sites add names of
 * their own to links, and rendering a page for each visitor who comes from one would be the dearest thing that a
 * stranger can ask.
 */
const readQueryNames = new Set([
  ...[storedQueryName, 'q', 'kind', 'text', 'allergy', 'age', 'diet'],
  ...['meal', 'without', 'group', 'rich', 'choking', 'servings'],
  ...['sent', 'problem', 'done', 'next'],
]);

/** Pages of one thing: none of them reads a query. */
export const pagesWithoutQuery =
  /^\/(?:(?:blog|web-stories|authors|nutriai\/foods|nutriai\/recipes)\/[^/]+)?$/;

/**
 * The key under which the answer to this request may be kept and shared, or `null` when it must be made for
 * this caller alone: only an anonymous GET or HEAD navigation has one. The Markdown version of a page has its
 * own address for a key, so that it is never taken for the page.
 */
export function cacheKey(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  // Made from what is published, whoever asks.
  if (isMarkdown(url)) return keyOfUrl(url);
  if (headers.authorization !== undefined) return null;
  if (headers.cookie !== undefined && draftCookie.test(headers.cookie)) return null;
  if (Object.keys(headers).some((name) => varyingHeader.test(name))) return null;
  return keyOfUrl(url);
}

const isMarkdown = (url: string) => url.includes('.md') && pageOfMarkdown(url) !== null;

/** The same by the address alone. */
const keyOfUrl = remembered((url): string | null => {
  const page = pageOfMarkdown(url);
  if (page === null) return keyOfPage(url);
  const key = keyOfPage(page);
  return key && markdownAddress(key);
});

function keyOfPage(url: string): string | null {
  // An absolute or protocol-relative target is no page of ours.
  if (!url.startsWith('/') || url.startsWith('//')) return null;
  // Refused.
  if (hasTooManyParameters(url)) return null;
  // `/\\` names a host and none.
  const target = parsedUrl(url, 'http://page.invalid');
  if (!target) return null;
  const { pathname, searchParams } = target;
  // What the URL parser tidied (`/a/../b`, `/\\host/b`) reaches the render as it came, and would be kept as
  // another page's answer.
  if (pathname !== url.split('?')[0]) return null;
  // Answered by a redirect.
  if (pathname !== '/' && pathname.endsWith('/')) return null;
  if (privatePaths.test(pathname) || /%|\\|\.\w+$/.test(pathname)) return null;
  if ([...searchParams.keys()].some((name) => queryOfNext.test(name))) return null;
  if (pagesWithoutQuery.test(pathname)) return pathname;
  const kept = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (!readQueryNames.has(name)) continue;
    if (name !== storedQueryName || kept.has(name) || !/^[1-9]\d{0,3}$/.test(value)) return null;
    kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

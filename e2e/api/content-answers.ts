import type { APIResponse } from '@playwright/test';
import { type Api, type CallOptions, expect } from './api-test';

export interface ContentItem {
  id: number;
  meta: Record<string, unknown>;
  title: string;
  [name: string]: unknown;
}

export interface ContentList {
  meta: { total_count: number };
  items: ContentItem[];
}

/** Reads an address of the content API that must answer 200. */
export async function readJson<Body = ContentItem>(
  api: Api,
  path: string,
  options?: CallOptions,
): Promise<Body> {
  const answer = await api.get(path, options);
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

export function readList(api: Api, path: string): Promise<ContentList> {
  return readJson<ContentList>(api, path);
}

/** Says that an address is refused with exactly this body. */
export async function expectRefusal(
  api: Api,
  path: string,
  { status = 400, ...body }: { status?: number; message?: string; detail?: string },
): Promise<void> {
  const answer = await api.get(path);
  expect({ path, status: answer.status(), body: await answer.json() }).toEqual({ path, status, body });
}

/** The page with this slug; slugs of the first content are the same in every database. */
export async function pageBySlug(api: Api, slug: string): Promise<ContentItem> {
  const { items } = await readList(api, `/api/v2/pages/?slug=${slug}`);
  const [page] = items;
  if (!page) throw new Error(`no page with the slug ${slug}`);
  return page;
}

export function slugsOf({ items }: ContentList): unknown[] {
  return items.map(({ meta }) => meta.slug);
}

export function originOf(answer: APIResponse): string {
  return new URL(answer.url()).origin;
}

/** Ids of all pages that a call lists, page by page. */
export async function allIds(api: Api, path: string): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const { meta, items } = await readList(api, `${path}&limit=20&offset=${ids.length}`);
    ids.push(...items.map(({ id }) => id));
    if (items.length === 0 || ids.length >= meta.total_count) return ids;
  }
}

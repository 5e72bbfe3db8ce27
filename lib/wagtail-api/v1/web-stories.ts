import type { Payload } from 'payload';
import * as z from 'zod';
import { publicPath } from '../../content/cms/public-path';
import { cachedCount } from '../../content/reading/cached-counts';
import { absoluteUrl } from '../../content/publishing/metadata';
import type { WebStoryAnswer } from '../../contract/content-v1';
import { numberColumn, readRows, sql } from '../../platform/database/sql';
import type { Page } from '../../platform/http/pagination';
import { orderBy, type OrderColumns } from './ordering';
import { searchCondition, searchedWords } from './search-condition';
import { inOrderOf, toPictureAnswer } from './shapes';

const storyRow = z.object({ id: numberColumn, page_count: numberColumn });

const columns: OrderColumns = {
  published_at: sql`s.published_at`,
  title: sql`lower(s.title)`,
};

/** One page of the published web stories, and how many there are in all. */
export async function listWebStories(
  payload: Payload,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
  { search, ordering }: { search?: string; ordering?: string } = {},
): Promise<{ count: number; results: WebStoryAnswer[] }> {
  const text = searchCondition(searchedWords(search), [sql`s.title`, sql`s.excerpt`]);
  const condition = text ? sql`s._status = 'published' AND ${text}` : sql`s._status = 'published'`;
  const [count, rows] = await Promise.all([
    cachedCount(payload, sql`stories s WHERE ${condition}`),
    readRows(
      payload,
      storyRow,
      sql`SELECT s.id, (SELECT count(*) FROM stories_pages g WHERE g._parent_id = s.id) AS page_count
          FROM stories s WHERE ${condition}
          ORDER BY ${orderBy(ordering, columns, sql`s.id`)} LIMIT ${limit} OFFSET ${offset}`,
    ),
  ]);
  const pageCounts = new Map(rows.map(({ id, page_count: count }) => [id, count]));
  return { count, results: await readStories(payload, pageCounts) };
}

async function readStories(
  payload: Payload,
  pageCounts: ReadonlyMap<number, number>,
): Promise<WebStoryAnswer[]> {
  if (pageCounts.size === 0) return [];
  const ids = [...pageCounts.keys()];
  const { docs } = await payload.find({
    collection: 'stories',
    overrideAccess: false,
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    select: {
      slug: true,
      title: true,
      excerpt: true,
      poster: true,
      publishedAt: true,
      updatedAt: true,
      tags: true,
      pages: { layout: true, heading: true, text: true },
    },
    depth: 1,
    limit: ids.length,
    pagination: false,
  });
  return inOrderOf(ids, docs).map((story) => ({
    id: story.id,
    slug: story.slug,
    title: story.title,
    excerpt: story.excerpt,
    url: absoluteUrl(publicPath('stories', story.slug)),
    poster: toPictureAnswer(story.poster),
    page_count: pageCounts.get(story.id) ?? 0,
    pages: story.pages.map(({ layout, heading, text }) => ({
      layout,
      heading: heading ?? null,
      text: text ?? '',
    })),
    published_at: story.publishedAt ?? story.updatedAt,
    updated_at: story.updatedAt,
    tags: story.tags ?? [],
  }));
}

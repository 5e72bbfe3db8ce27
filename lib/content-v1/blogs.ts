import type { Payload } from 'payload';
import * as z from 'zod';
import { publicPath } from '../cms/hooks/keep-redirect';
import { isCounted } from '../comments/comment-rows';
import { countComments } from '../comments/list-comments';
import { keptCount } from '../content/kept-counts';
import { absoluteUrl } from '../content/metadata';
import type { BlogAnswer } from '../contract/content-v1';
import { numberColumn, readRows, type Sql, sql } from '../http/database';
import type { Page } from '../http/pagination';
import { getSettings } from '../ops/settings';
import { orderBy, type OrderColumns } from './ordering';
import { searchCondition } from './search-condition';
import { inOrderOf, toPictureAnswer } from './shapes';

export interface BlogFilter {
  categoryId?: number;
  categorySlug?: string;
  search?: string;
  ordering?: string;
}

const idRow = z.object({ id: numberColumn });

const columns: OrderColumns = {
  published_at: sql`p.published_at`,
  title: sql`lower(p.title)`,
  comment_count: sql`coalesce(n.total, 0)`,
};

/** Comments of each post; only for the order that asks for them, because it counts all there are. */
const commentTotals = sql`LEFT JOIN (
    SELECT c.post_id, count(*) AS total FROM comments c LEFT JOIN comments p ON p.id = c.parent_id
    WHERE ${isCounted} GROUP BY c.post_id
  ) n ON n.post_id = p.id`;

/** One page of the published posts, and how many there are in all. */
export async function listBlogs(
  payload: Payload,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
  filter: BlogFilter = {},
): Promise<{ count: number; results: BlogAnswer[] }> {
  const condition = conditionOf(filter);
  const [count, rows] = await Promise.all([
    keptCount(payload, sql`posts p WHERE ${condition}`),
    readRows(
      payload,
      idRow,
      sql`SELECT p.id FROM posts p ${isByComments(filter) ? commentTotals : sql``} WHERE ${condition}
          ORDER BY ${orderBy(filter.ordering, columns, sql`p.id`)} LIMIT ${limit} OFFSET ${offset}`,
    ),
  ]);
  return {
    count,
    results: await readBlogs(
      payload,
      rows.map(({ id }) => id),
    ),
  };
}

function conditionOf({ categoryId, categorySlug, search }: BlogFilter): Sql {
  const text = searchCondition(search, [sql`p.title`, sql`p.excerpt`, sql`p.plain_text`]);
  const conditions = [
    sql`p._status = 'published'`,
    ...(categoryId === undefined ? [] : [sql`p.category_id = ${categoryId}`]),
    ...(categorySlug
      ? [sql`p.category_id = (SELECT c.id FROM categories c WHERE c.slug = ${categorySlug})`]
      : []),
    ...(text ? [text] : []),
  ];
  return sql.join(conditions, sql` AND `);
}

function isByComments({ ordering }: BlogFilter): boolean {
  return ordering?.includes('comment_count') ?? false;
}

/** The published posts with these ids, in this order. */
export async function readBlogs(payload: Payload, ids: readonly number[]): Promise<BlogAnswer[]> {
  if (ids.length === 0) return [];
  const [{ docs }, comments] = await Promise.all([
    payload.find({
      collection: 'posts',
      overrideAccess: false,
      where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
      select: {
        slug: true,
        title: true,
        excerpt: true,
        category: true,
        cover: true,
        publishedAt: true,
        updatedAt: true,
        readingMinutes: true,
        tags: true,
      },
      depth: 1,
      limit: ids.length,
      pagination: false,
    }),
    countComments(payload, ids),
  ]);
  const author = { name: `${getSettings().SITE_NAME} editors` };
  return inOrderOf(ids, docs).map((post) => ({
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    url: absoluteUrl(publicPath('posts', post.slug)),
    category:
      typeof post.category === 'object'
        ? { id: post.category.id, slug: post.category.slug, title: post.category.title }
        : null,
    author,
    cover: toPictureAnswer(post.cover),
    published_at: post.publishedAt ?? post.updatedAt,
    updated_at: post.updatedAt,
    reading_minutes: post.readingMinutes ?? 1,
    comment_count: comments.get(post.id) ?? 0,
    tags: post.tags ?? [],
  }));
}

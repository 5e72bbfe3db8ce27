import type { Payload } from 'payload';
import * as z from 'zod';
import { publicPath } from '../../content/cms/public-path';
import { countComments } from '../../content/community/comments/list-comments';
import { countPublished, ofPosts } from '../../content/reading/content-totals';
import { toPeople } from '../../content/reading/person';
import { cachedCount } from '../../content/reading/cached-counts';
import { absoluteUrl } from '../../content/publishing/metadata';
import type { BlogAnswer } from '../../contract/content-v1';
import { numberColumn, readRows, type Sql, sql } from '../../platform/database/sql';
import type { Page } from '../../platform/http/pagination';
import { getSettings } from '../../platform/settings/settings';
import { orderBy, type OrderColumns, orderTerms } from './ordering';
import { findPosts } from './post-texts';
import { searchedWords } from './search-condition';
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
  comment_count: sql`l.comment_total`,
};

/** A list as its two statements need it: how many there are, and the ids of one page. */
interface BlogList {
  count: () => Promise<number>;
  /** What stands between SELECT and LIMIT. */
  ids: Sql;
}

/** One page of the published posts, and how many there are in all. */
export async function listBlogs(
  payload: Payload,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
  filter: BlogFilter = {},
): Promise<{ count: number; results: BlogAnswer[] }> {
  const list = chooseList(payload, filter);
  const [count, rows] = await Promise.all([
    list.count(),
    readRows(payload, idRow, sql`SELECT ${list.ids} LIMIT ${limit} OFFSET ${offset}`),
  ]);
  return {
    count,
    results: await readBlogs(
      payload,
      rows.map(({ id }) => id),
    ),
  };
}

function chooseList(payload: Payload, filter: BlogFilter): BlogList {
  const category = categoryOf(filter);
  const found = findPosts(payload, searchedWords(filter.search));
  const terms = orderTerms(filter.ordering, columns);
  const isNewestFirst = terms.length === 1 && terms[0] === '-published_at';
  if (found?.index) {
    const { from, id, condition, newestFirst } = found.index;
    // A `CROSS JOIN` is one that SQLite leaves in its order: the index is asked once, and not for each post
    // of the category.
    const ofCategory = sql`${from} CROSS JOIN listed_posts l ON l.post_id = ${id} WHERE ${condition}
        AND l.category_id = ${category}`;
    const where = category ? ofCategory : sql`${from} WHERE ${condition}`;
    return {
      count: () => cachedCount(payload, where),
      ids: isNewestFirst
        ? sql`${id} AS id FROM ${where} ORDER BY ${newestFirst}`
        : orderedPosts(filter, { category, found: found.condition }),
    };
  }
  return {
    count: () =>
      found
        ? cachedCount(payload, sql`posts p WHERE ${publishedIn(category)} AND ${found.condition}`)
        : countPublished(payload, category ? sql`${ofPosts} AND category_id = ${category}` : ofPosts),
    ids: orderedPosts(filter, { category, found: found?.condition ?? null }),
  };
}

/** The id of the asked category as the statements have it; `null` for all. */
function categoryOf({ categoryId, categorySlug }: BlogFilter): Sql | null {
  if (categoryId !== undefined) return sql`${categoryId}`;
  return categorySlug ? sql`(SELECT c.id FROM categories c WHERE c.slug = ${categorySlug})` : null;
}

function publishedIn(category: Sql | null): Sql {
  const isPublished = sql`p._status = 'published'`;
  return category ? sql`${isPublished} AND p.category_id = ${category}` : isPublished;
}

function orderedPosts(
  { ordering }: BlogFilter,
  { category, found }: { category: Sql | null; found: Sql | null },
): Sql {
  const terms = orderTerms(ordering, columns);
  const isByComments = terms.some((term) => term.endsWith('comment_count'));
  // In `listed_posts` are the published ones alone, in two indexes by their comments.
  const conditions = isByComments
    ? [...(category ? [sql`l.category_id = ${category}`] : []), sql`p.id = l.post_id`]
    : [publishedIn(category)];
  const from = isByComments ? sql`listed_posts l CROSS JOIN posts p` : sql`posts p`;
  const id = isByComments ? sql`l.post_id` : sql`p.id`;
  const where = sql.join([...conditions, ...(found ? [found] : [])], sql` AND `);
  return sql`${id} AS id FROM ${from} WHERE ${where} ORDER BY ${orderBy(ordering, columns, id)}`;
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
        authors: true,
      },
      depth: 1,
      limit: ids.length,
      pagination: false,
    }),
    countComments(payload, ids),
  ]);
  const editors = `${getSettings().SITE_NAME} editors`;
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
    author: {
      name:
        toPeople(post.authors)
          .map(({ name }) => name)
          .join(', ') || editors,
    },
    cover: toPictureAnswer(post.cover),
    published_at: post.publishedAt ?? post.updatedAt,
    updated_at: post.updatedAt,
    reading_minutes: post.readingMinutes ?? 1,
    comment_count: comments.get(post.id) ?? 0,
    tags: post.tags ?? [],
  }));
}

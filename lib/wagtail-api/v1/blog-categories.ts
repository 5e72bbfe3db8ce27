import type { Payload } from 'payload';
import * as z from 'zod';
import { publicPath } from '../../content/cms/public-path';
import { absoluteUrl } from '../../content/publishing/metadata';
import type { BlogCategoryAnswer } from '../../contract/content-v1';
import { notFound } from '../../platform/http/api-error';
import { numberColumn, readRows, type Sql, sql } from '../../platform/database/sql';
import type { Page } from '../../platform/http/pagination';
import { readBlogs } from './blogs';

const latestPosts = 6;

const categoryRow = z.object({
  id: numberColumn,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  post_count: numberColumn,
});

/** The categories in their order, each with the number of its published posts, on demand with its latest. */
export async function listBlogCategories(
  payload: Payload,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
  { hasPosts }: { hasPosts: boolean },
): Promise<{ count: number; results: BlogCategoryAnswer[] }> {
  const { totalDocs: count } = await payload.count({ collection: 'categories', overrideAccess: false });
  const categories = await selectCategories(
    payload,
    sql`ORDER BY c."order", c.id LIMIT ${limit} OFFSET ${offset}`,
  );
  if (!hasPosts) return { count, results: categories };
  const ids = await latestPostIds(
    payload,
    categories.map(({ id }) => id),
  );
  const posts = await readBlogs(payload, ids);
  return {
    count,
    results: categories.map((category) => ({
      ...category,
      posts: posts.filter((post) => post.category?.id === category.id),
    })),
  };
}

/** @throws ApiError 404 */
export async function getBlogCategory(payload: Payload, slug: string): Promise<BlogCategoryAnswer> {
  const [category] = await selectCategories(payload, sql`WHERE c.slug = ${slug}`);
  if (!category) throw notFound();
  return category;
}

async function selectCategories(payload: Payload, rest: Sql): Promise<BlogCategoryAnswer[]> {
  const rows = await readRows(
    payload,
    categoryRow,
    sql`SELECT c.id, c.slug, c.title, c.description,
          coalesce((SELECT t.published FROM content_totals t WHERE t.kind = 'posts'
            AND t.category_id = c.id), 0) AS post_count
        FROM categories c ${rest}`,
  );
  return rows.map((row) => ({ ...row, url: absoluteUrl(publicPath('categories', row.slug)) }));
}

async function latestPostIds(payload: Payload, categoryIds: readonly number[]): Promise<number[]> {
  if (categoryIds.length === 0) return [];
  const ids = sql.join(
    categoryIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await readRows(
    payload,
    z.object({ id: numberColumn }),
    sql`SELECT p.id FROM categories c JOIN posts p ON p.id IN (
          SELECT l.id FROM posts l WHERE l.category_id = c.id AND l._status = 'published'
          ORDER BY l.published_at DESC, l.id DESC LIMIT ${latestPosts}
        ) WHERE c.id IN (${ids}) ORDER BY p.published_at DESC, p.id DESC`,
  );
  return rows.map(({ id }) => id);
}

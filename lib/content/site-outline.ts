import 'server-only';
import * as z from 'zod';
import { getCms } from '../cms/payload';
import { numberColumn, readRows, type Sql, sql } from '../http/database';
import { cacheTags } from './page-cache';
import { tagPage } from './page-tags';
import { isListed } from './site-content';

/** A document as far as a list of links shows it. */
export interface OutlinedDocument {
  slug: string;
  title: string;
}

/** The newest of a subject, and how many there are in all. */
export interface Outlined {
  documents: OutlinedDocument[];
  total: number;
}

/** What the page of all pages shows: the newest of each subject, however many there are. */
export interface SiteOutline {
  categories: (OutlinedDocument & Outlined)[];
  /** Posts of no category. */
  otherPosts: Outlined;
  stories: Outlined;
  /** By title. */
  pages: OutlinedDocument[];
}

const row = z.object({ slug: z.string(), title: z.string() });
const totalRow = z.object({ total: numberColumn });

/** @param limit so many documents of a subject */
export async function readSiteOutline(limit: number): Promise<SiteOutline> {
  tagPage(cacheTags.categories, cacheTags.posts, cacheTags.stories, cacheTags.pages);
  const cms = await getCms();
  const outlined = async (table: Sql, condition: Sql): Promise<Outlined> => {
    const from = sql`FROM ${table} d WHERE ${condition} AND ${isListed}`;
    const [documents, [counted]] = await Promise.all([
      readRows(
        cms,
        row,
        sql`SELECT d.slug, d.title ${from} ORDER BY d.published_at DESC, d.id DESC LIMIT ${limit}`,
      ),
      readRows(cms, totalRow, sql`SELECT count(*) AS total ${from}`),
    ]);
    return { documents, total: counted?.total ?? 0 };
  };
  const categories = await readRows(
    cms,
    row.extend({ id: numberColumn }),
    sql`SELECT id, slug, title FROM categories ORDER BY "order", id`,
  );
  return {
    categories: await Promise.all(
      categories.map(async ({ id, slug, title }) => ({
        slug,
        title,
        ...(await outlined(sql`posts`, sql`d.category_id = ${id}`)),
      })),
    ),
    otherPosts: await outlined(sql`posts`, sql`d.category_id IS NULL`),
    stories: await outlined(sql`stories`, sql`1 = 1`),
    pages: await readRows(
      cms,
      row,
      sql`SELECT d.slug, d.title FROM pages d WHERE ${isListed} ORDER BY lower(d.title), d.id`,
    ),
  };
}

import 'server-only';
import * as z from 'zod';
import { getCms } from '../cms/payload';
import { numberColumn, readRows, type Sql, sql } from '../../platform/database/sql';
import { countListed, ofPosts, ofStories } from './content-totals';
import { cacheTags } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';
import { isListed, type ListedPage } from '../publishing/site-content';
import { listPeople } from './people';
import { listedFromPosts, listTags } from './tags';

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
  /** By name. */
  people: Pick<ListedPage, 'title' | 'path'>[];
  /** Those of more than one post, with the most posts first. */
  tags: Pick<ListedPage, 'title' | 'path'>[];
}

const row = z.object({ slug: z.string(), title: z.string() });

/** @param limit so many documents of a subject */
export async function readSiteOutline(limit: number): Promise<SiteOutline> {
  tagPage(cacheTags.categories, cacheTags.posts, cacheTags.stories, cacheTags.pages);
  const cms = await getCms();
  const outlined = async (from: Sql, counted: Sql): Promise<Outlined> => {
    const [documents, total] = await Promise.all([
      readRows(
        cms,
        row,
        sql`SELECT d.slug, d.title FROM ${from} AND ${isListed} ORDER BY d.published_at DESC, d.id DESC LIMIT ${limit}`,
      ),
      countListed(cms, counted),
    ]);
    return { documents, total };
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
        ...(await outlined(
          sql`posts d WHERE d.category_id = ${id}`,
          sql`${ofPosts} AND category_id = ${id}`,
        )),
      })),
    ),
    otherPosts: await outlined(sql`posts d WHERE d.category_id IS NULL`, sql`${ofPosts} AND category_id = 0`),
    stories: await outlined(sql`stories d WHERE 1 = 1`, ofStories),
    pages: await readRows(
      cms,
      row,
      sql`SELECT d.slug, d.title FROM pages d WHERE ${isListed} ORDER BY lower(d.title), d.id`,
    ),
    people: (await listPeople()).map(({ name, path }) => ({ title: name, path })),
    tags: (await listTags()).filter(({ postIds }) => postIds.length >= listedFromPosts),
  };
}

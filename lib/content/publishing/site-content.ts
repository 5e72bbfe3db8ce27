import 'server-only';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { getCms } from '../cms/payload';
import { publicPath } from '../cms/public-path';
import { dateColumn, numberColumn, readRows, sql } from '../../platform/database/sql';
import { ofPosts, ofStories } from '../reading/content-totals';
import { listedFromPosts, listTags, type Tag } from '../reading/tags';
import { cacheTags } from '../../platform/cache/page-cache';
import { tagPage } from '../../platform/cache/page-tags';

/** A published document as far as a sitemap shows it. */
export interface SiteDocument {
  id: number;
  slug: string;
  title: string;
  updatedMs: number;
  /** File name of its main picture. */
  image: string | null;
}

export interface SitePost extends SiteDocument {
  categoryId: number | null;
}

export interface SiteContent {
  categories: { id: number; slug: string; title: string; updatedMs: number }[];
  /** The newest first, as the stories are. */
  posts: SitePost[];
  stories: SiteDocument[];
  /** By title. */
  pages: SiteDocument[];
  /** By name. */
  people: ListedPage[];
  /** Those that search engines are shown, with the most posts first. */
  tags: ListedPage[];
}

/** A page about documents, as far as a sitemap shows it. */
export interface ListedPage {
  title: string;
  path: string;
  updatedMs: number;
}

const documentRow = z.object({
  id: numberColumn,
  slug: z.string(),
  title: z.string(),
  updated_at: dateColumn,
  published_at: dateColumn.nullish(),
  image: z.string().nullish(),
  category_id: numberColumn.nullish(),
});

const personRow = z.object({ name: z.string(), slug: z.string(), updated_at: dateColumn });

type DocumentRow = z.output<typeof documentRow>;

/** An alias is listed under the address of what it repeats. */
export const isListed = sql`d._status = 'published' AND NOT coalesce(d.seo_is_hidden_from_search, FALSE)
    AND d.alias_of_id IS NULL`;

/**
 * Everything that search engines may list, in a few columns each. What an editor hides from search engines is
 * left out.
 */
export async function readSiteContent(): Promise<SiteContent> {
  tagPage(cacheTags.categories, cacheTags.posts, cacheTags.stories, cacheTags.pages, cacheTags.people);
  const cms = await getCms();
  const [categories, posts, stories, pages, people, tags] = await Promise.all([
    readRows(cms, documentRow, sql`SELECT id, slug, title, updated_at FROM categories ORDER BY "order", id`),
    readInParts((last, limit) =>
      readRows(
        cms,
        documentRow,
        sql`SELECT d.id, d.slug, d.title, d.updated_at, d.published_at, d.category_id, i.filename AS image
            FROM posts d LEFT JOIN images i ON i.id = d.cover_id
            WHERE d.id > ${last} AND ${isListed} ORDER BY d.id LIMIT ${limit}`,
      ),
    ),
    readInParts((last, limit) =>
      readRows(
        cms,
        documentRow,
        sql`SELECT d.id, d.slug, d.title, d.updated_at, d.published_at, i.filename AS image
            FROM stories d LEFT JOIN images i ON i.id = d.poster_id
            WHERE d.id > ${last} AND ${isListed} ORDER BY d.id LIMIT ${limit}`,
      ),
    ),
    readRows(
      cms,
      documentRow,
      sql`SELECT d.id, d.slug, d.title, d.updated_at FROM pages d WHERE ${isListed} ORDER BY lower(d.title), d.id`,
    ),
    readRows(cms, personRow, sql`SELECT name, slug, updated_at FROM people ORDER BY lower(name), id`),
    listTags(),
  ]);
  return {
    categories: categories.map(({ id, slug, title, updated_at: updatedMs }) => ({
      id,
      slug,
      title,
      updatedMs,
    })),
    posts: newestFirst(posts).map((row) => ({ ...toDocument(row), categoryId: row.category_id ?? null })),
    stories: newestFirst(stories).map(toDocument),
    pages: pages.map(toDocument),
    people: people.map(({ name, slug, updated_at }) => ({
      title: name,
      path: publicPath('people', slug),
      updatedMs: updated_at,
    })),
    tags: listedTags(tags, posts),
  };
}

/** A tag's page changes when one of its posts does. */
function listedTags(tags: readonly Tag[], posts: readonly DocumentRow[]): ListedPage[] {
  const updatedMs = new Map(posts.map(({ id, updated_at }) => [id, updated_at]));
  return tags
    .filter(({ postIds }) => postIds.length >= listedFromPosts)
    .map(({ title, path, postIds }) => ({
      title,
      path,
      updatedMs: Math.max(...postIds.map((id) => updatedMs.get(id) ?? 0)),
    }));
}

/**
 * Changes whenever {@link readSiteContent} would read something else, and costs no more than a look into the
 * indexes: whatever is saved gets a later date, whatever is deleted or withdrawn is counted no more.
 */
export async function siteContentStamp(): Promise<string> {
  const rows = await readRows(
    await getCms(),
    z.unknown(),
    sql`SELECT
      (SELECT sum(published) FROM content_totals WHERE ${ofPosts}) AS posts,
      (SELECT max(updated_at) FROM posts) AS posts_changed,
      (SELECT sum(published) FROM content_totals WHERE ${ofStories}) AS stories,
      (SELECT max(updated_at) FROM stories) AS stories_changed,
      (SELECT count(*) FROM pages WHERE _status = 'published') AS pages,
      (SELECT max(updated_at) FROM pages) AS pages_changed,
      (SELECT count(*) FROM categories) AS categories,
      (SELECT max(updated_at) FROM categories) AS categories_changed,
      (SELECT max(updated_at) FROM images) AS images_changed,
      (SELECT count(*) FROM people) AS people,
      (SELECT max(updated_at) FROM people) AS people_changed,
      (SELECT max(updated_at) FROM publication) AS publication_changed`,
  );
  return JSON.stringify(rows);
}

/** SQLite answers on the thread that serves everybody: between the parts, others have their turn. */
const partLength = 1_000;

async function readInParts(
  readPart: (afterId: number, limit: number) => Promise<DocumentRow[]>,
): Promise<DocumentRow[]> {
  const all: DocumentRow[] = [];
  for (;;) {
    const part = await readPart(all.at(-1)?.id ?? 0, partLength);
    all.push(...part);
    if (part.length < partLength) return all;
    await setImmediate();
  }
}

function newestFirst(rows: readonly DocumentRow[]): DocumentRow[] {
  return [...rows].sort(
    (one, other) => (other.published_at ?? 0) - (one.published_at ?? 0) || other.id - one.id,
  );
}

function toDocument({ id, slug, title, updated_at: updatedMs, image }: DocumentRow): SiteDocument {
  return { id, slug, title, updatedMs, image: image ?? null };
}

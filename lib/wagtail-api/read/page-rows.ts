import type { Payload } from 'payload';
import * as z from 'zod';
import { publicPath } from '../../content/cms/public-path';
import { type PageKind, pageKinds } from '../../content/cms/page-tree/kinds';
import { dateColumn, numberColumn, readRows, type Sql, sql } from '../../platform/database/sql';

const time = dateColumn.nullable();
const flag = z.union([z.boolean(), z.number().transform((value) => value !== 0)]);
const reference = numberColumn.nullable();

const pageRow = z
  .object({
    id: numberColumn,
    path: z.string(),
    parent_id: reference,
    kind: z.enum(Object.keys(pageKinds) as [PageKind, ...PageKind[]]),
    document_id: reference,
    alias_of_id: reference,
    slug: z.string(),
    title: z.string(),
    draft_title: z.string(),
    is_live: flag,
    has_unpublished_changes: flag,
    show_in_menus: flag,
    seo_title: z.string().nullable(),
    search_description: z.string().nullable(),
    first_published_at: time,
    latest_revision_created_at: time,
    owner_id: reference,
  })
  .transform((row) => ({
    id: row.id,
    path: row.path,
    parentId: row.parent_id,
    kind: row.kind,
    /** Id of the post, story or info page; null for the pages that are code. */
    documentId: row.document_id,
    aliasOfId: row.alias_of_id,
    slug: row.slug,
    title: row.title,
    draftTitle: row.draft_title,
    isLive: row.is_live,
    hasUnpublishedChanges: row.has_unpublished_changes,
    showInMenus: row.show_in_menus,
    seoTitle: row.seo_title ?? '',
    searchDescription: row.search_description ?? '',
    /** Milliseconds since 1970, as all times here. */
    firstPublishedAt: row.first_published_at,
    latestRevisionCreatedAt: row.latest_revision_created_at,
    ownerId: row.owner_id,
  }));

/** A page as the tree knows it. */
export type PageRow = z.output<typeof pageRow> & {
  /** Set where the newest draft is shown of a page that is live. */
  isDraftShown?: boolean;
};

/** All that {@link PageRow} needs, of a page node called `n`. */
const pageColumns = sql`n.id, n.path, n.parent_id, n.kind, coalesce(n.post_id, n.story_id, n.info_page_id)
    AS document_id,
  n.alias_of_id, n.slug, n.title, n.draft_title, n.is_live, n.has_unpublished_changes, n.show_in_menus, n.seo_title,
  n.search_description, n.first_published_at, n.latest_revision_created_at, n.owner_id`;

/** @param rest what follows `SELECT … FROM`: `page_nodes n`, joins, conditions, order, limit */
export function readPages(payload: Payload, rest: Sql): Promise<PageRow[]> {
  return readRows(payload, pageRow, sql`SELECT ${pageColumns} FROM ${rest}`);
}

/** Pages with these ids that also meet a condition over `n`; in no particular order. */
export async function readPagesById(
  payload: Payload,
  ids: readonly number[],
  condition: Sql,
): Promise<PageRow[]> {
  if (ids.length === 0) return [];
  return readPages(payload, sql`page_nodes n WHERE n.id IN ${listOf(ids)} AND ${condition}`);
}

/** `(1, 2, 3)` with every value as a parameter. */
export function listOf(values: readonly (number | string)[]): Sql {
  return sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
}

/** Everything below a path. Paths are digits and capitals only, which every collation puts in the same order. */
export function isBelow(path: string): Sql {
  return sql`(n.path > ${path} AND n.path < ${path + 'Z'.repeat(40)})`;
}

/** Where the page stands on the site, from `/`; null for the root of the tree, which is no page. */
export function pagePath({ kind, slug }: Pick<PageRow, 'kind' | 'slug'>): string | null {
  switch (kind) {
    case 'root':
      return null;
    case 'home':
      return '/';
    case 'post':
      return publicPath('posts', slug);
    case 'story':
      return publicPath('stories', slug);
    case 'blogIndex':
    case 'storyIndex':
    case 'infoPage':
      return publicPath('pages', slug);
  }
}

import type { Payload } from 'payload';
import * as z from 'zod';
import { pageKinds } from '../../content/cms/page-tree/kinds';
import { ancestorPaths } from '../../content/cms/page-tree/paths';
import { badRequest } from '../read/content-error';
import type { ContentCall, ContentEndpoint, ContentSource } from '../read/content-endpoint';
import { batchField, valueField } from '../read/content-field';
import type { ContentParameters } from '../read/content-parameters';
import { isoTime } from '../read/iso-time';
import type { FieldReader } from '../read/object-shape';
import { pageEndpoint } from '../read/page-endpoint';
import { pageInBrief } from '../read/page-fields';
import { listOf, type PageRow, readPages } from '../read/page-rows';
import { allPages, isAbove, noPages } from '../read/page-scope';
import { collectionOf, makePageTypes } from '../read/page-types';
import type { ReadContext } from '../read/read-context';
import { numberColumn, readRows, type Sql, sql } from '../../platform/database/sql';
import type { StaffUser } from './authenticate-staff';
import { hasPageRights } from './edited-page';
import { statusText } from './page-status';
import { waitingPublications } from './waiting-publications';

export const staffApiPath = '/admin/api/main';

const meta = { isMeta: true } as const;

/** What editors see of each type of page: what visitors see, and how the page stands. */
export const staffPageTypes = makePageTypes({
  bodyFields: [valueField('admin_display_title', ({ draftTitle }) => draftTitle)],
  metaFields: [
    valueField(
      'latest_revision_created_at',
      ({ latestRevisionCreatedAt }) => isoTime(latestRevisionCreatedAt),
      meta,
    ),
    batchField('status', readStatus, meta),
    batchField(
      'children',
      pagesBelow(
        'child_of',
        (ids) => sql`SELECT c.parent_id AS id, count(*) AS count
      FROM page_nodes c WHERE c.parent_id IN ${ids} GROUP BY c.parent_id`,
      ),
      meta,
    ),
    batchField(
      'descendants',
      pagesBelow(
        'descendant_of',
        (ids) => sql`SELECT n.id AS id, count(c.id) AS count
      FROM page_nodes n JOIN page_nodes c ON c.path > n.path AND c.path < n.path || 'ZZZZZ' WHERE n.id IN ${ids}
        GROUP BY n.id`,
      ),
      meta,
    ),
    batchField('ancestors', readAncestors, meta),
    // The site has one language.
    valueField('translations', () => [], meta),
  ],
  defaults: {
    listing: [
      'id',
      'type',
      'detail_url',
      'html_url',
      'slug',
      'first_published_at',
      'latest_revision_created_at',
      'status',
      'children',
      'title',
      'admin_display_title',
    ],
    nested: ['id', 'type', 'detail_url', 'title'],
  },
  notInDetail: ['locale', 'translations'],
  detailOnly: [],
});

/** `/admin/api/main/pages/` for one person of the staff. */
export function staffPageEndpoint(user: StaffUser): ContentEndpoint<PageRow> {
  return pageEndpoint({
    types: staffPageTypes,
    apiPath: staffApiPath,
    scope: async (payload, parameters) => {
      const isRootListed = readFlag(parameters, 'include_root') ?? false;
      return hasPageRights(user) ? allPages(payload, { isRootListed }) : noPages;
    },
    isSiteChecked: false,
    operations: ['include_root', 'has_children', 'for_explorer'],
    narrow: narrowForEditors,
  });
}

/** Names for people of the types that an answer shows. */
export function typeNames({ seenKinds }: ReadContext): Record<string, object> {
  return Object.fromEntries(
    [...seenKinds].map((kind) => {
      const { type, singular, plural } = pageKinds[kind];
      return [type, { verbose_name: singular, verbose_name_plural: plural }];
    }),
  );
}

async function narrowForEditors(
  { parameters }: ContentCall,
  _source: ContentSource<PageRow>,
): Promise<Sql[]> {
  if (parameters.get('for_explorer') && !parameters.has('child_of')) {
    throw badRequest('filtering by for_explorer without child_of is not supported');
  }
  const hasChildren = readFlag(parameters, 'has_children');
  if (hasChildren === null) return [];
  const exists = sql`EXISTS (SELECT 1 FROM page_nodes c WHERE c.parent_id = n.id)`;
  return [hasChildren ? exists : sql`NOT ${exists}`];
}

/** @returns null when it was not sent; @throws ApiError 400 */
function readFlag(parameters: ContentParameters, name: string): boolean | null {
  const value = parameters.get(name);
  if (value === undefined) return null;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw badRequest(`${name} must be 'true' or 'false'`);
}

async function readStatus(rows: readonly PageRow[], { payload }: ReadContext) {
  const isWaiting = await waitingPublications(payload);
  return rows.map(({ kind, documentId, isLive, hasUnpublishedChanges }) => {
    const collection = collectionOf(kind);
    const isScheduled = collection !== null && documentId !== null && isWaiting(collection, documentId);
    return {
      status: statusText({ isLive, hasUnpublishedChanges, isScheduled }),
      live: isLive,
      has_unpublished_changes: hasUnpublishedChanges,
    };
  });
}

const countRow = z.object({ id: numberColumn, count: numberColumn });

function pagesBelow(filter: 'child_of' | 'descendant_of', counts: (ids: Sql) => Sql): FieldReader<PageRow> {
  return async (rows, { payload, siteUrl }) => {
    const found = await readRows(payload, countRow, counts(listOf(rows.map(({ id }) => id))));
    const byId = new Map(found.map(({ id, count }) => [id, count]));
    return rows.map(({ id }) => ({
      count: byId.get(id) ?? 0,
      listing_url: `${siteUrl}${staffApiPath}/pages/?${filter}=${id}`,
    }));
  };
}

/** From the root of the tree down, the root included. */
async function readAncestors(rows: readonly PageRow[], context: ReadContext) {
  const paths = [...new Set(rows.flatMap(({ path }) => ancestorPaths(path)))];
  const pages = await readAncestorPages(context.payload, paths);
  return rows.map(({ path }) =>
    ancestorPaths(path).flatMap((above) => {
      const page = pages.get(above);
      return page ? [{ ...pageInBrief(page, context), admin_display_title: page.draftTitle }] : [];
    }),
  );
}

async function readAncestorPages(payload: Payload, paths: readonly string[]): Promise<Map<string, PageRow>> {
  const pages = await readPages(payload, sql`page_nodes n WHERE ${isAbove(paths)}`);
  return new Map(pages.map((page) => [page.path, page]));
}

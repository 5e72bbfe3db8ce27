import { type ContentObject, type Serializer } from '../read/object-shape';
import { selectDetail } from '../read/content-endpoint';
import { noSuch } from '../read/content-error';
import type { ContentCall } from '../read/content-endpoint';
import { makeReadContext } from '../read/page-endpoint';
import { type PageRow, readPages } from '../read/page-rows';
import { allPages } from '../read/page-scope';
import { collectionOf } from '../read/page-types';
import type { ReadContext } from '../read/read-context';
import type { PageKind } from '../../content/cms/page-tree/kinds';
import { sql } from '../../platform/database/sql';
import { staffApiPath, staffPageTypes } from './staff-pages';

/**
 * The fields that `?fields=` asks for of one page, checked before anything is changed.
 * @throws ApiError 400
 */
export function detailSerializer({ parameters }: ContentCall, kind: PageKind): Serializer<PageRow> {
  return selectDetail(staffPageTypes.byKind[kind].shape, parameters);
}

/**
 * The details of a page for an editor, who may see all pages.
 * @param isDraftShown shows the newest draft also of a page that is live
 * @throws ApiError 404 when it went away
 */
export async function pageDetail(
  call: ContentCall,
  id: number,
  { isDraftShown = false }: { isDraftShown?: boolean } = {},
): Promise<{ body: ContentObject; context: ReadContext }> {
  const { payload, parameters } = call;
  const [row] = await readPages(payload, sql`page_nodes n WHERE n.id = ${id}`);
  if (!row) throw noSuch('Page');
  const scope = await allPages(payload);
  const context = makeReadContext({ payload, parameters, scope, apiPath: staffApiPath });
  const shown = isDraftShown ? await withNewestDraft(call, row) : row;
  const [body] = await detailSerializer(call, row.kind).serialize([shown], context);
  if (!body) throw noSuch('Page');
  return { body, context };
}

/** What the tree repeats of the document that visitors see, from the newest draft instead. */
async function withNewestDraft({ payload }: ContentCall, row: PageRow): Promise<PageRow> {
  const collection = collectionOf(row.kind);
  if (collection === null || row.documentId === null) return row;
  const newest = await payload.findByID({
    collection,
    id: row.documentId,
    depth: 0,
    draft: true,
    select: { title: true, slug: true, showInMenus: true, seo: true },
  });
  return {
    ...row,
    isDraftShown: true,
    title: newest.title || row.title,
    slug: newest.slug || row.slug,
    showInMenus: newest.showInMenus ?? false,
    seoTitle: newest.seo?.title ?? '',
    searchDescription: newest.seo?.description ?? '',
  };
}

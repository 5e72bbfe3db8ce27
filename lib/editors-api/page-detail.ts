import { type ContentObject, type Serializer } from '../content-api/object-shape';
import { selectDetail } from '../content-api/content-endpoint';
import { noSuch } from '../content-api/content-error';
import type { ContentCall } from '../content-api/content-endpoint';
import { makeReadContext } from '../content-api/page-endpoint';
import { type PageRow, readPages } from '../content-api/page-rows';
import { allPages } from '../content-api/page-scope';
import { collectionOf } from '../content-api/page-types';
import type { ReadContext } from '../content-api/read-context';
import type { PageKind } from '../cms/page-tree/kinds';
import { sql } from '../http/database';
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

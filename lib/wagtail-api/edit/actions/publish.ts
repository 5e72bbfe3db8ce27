import { emptyActionRequest } from '../../../contract/editors';
import { lockSiblings } from '../../../content/cms/page-tree/lock-siblings';
import { badRequest } from '../../read/content-error';
import { isAliasText } from '../alias-text';
import { findParentPage } from '../edited-page';
import { pageAction } from '../page-action';
import { changeDocument, readNewest } from '../page-document';
import { isSlugTaken, slugInUse } from '../page-slug';
import { pathOf } from '../slug-for-copy';

/** The newest draft becomes what visitors see. */
export const publish = pageAction(emptyActionRequest, async ({ transaction, page }) => {
  const { node, document } = page;
  if (node.aliasOf) throw badRequest(isAliasText);
  // The pages that are code are always live.
  if (!document) return { status: 200, pageId: node.id };
  await lockSiblings(transaction, page.kind);
  const { slug } = await readNewest(transaction, document);
  if (slug && (await isSlugTaken(transaction, { collection: document.collection, slug, own: document.id }))) {
    throw slugInUse(slug, pathOf(await findParentPage(transaction, page)));
  }
  await changeDocument(transaction, document, { data: { _status: 'published' } });
  return { status: 200, pageId: node.id };
});

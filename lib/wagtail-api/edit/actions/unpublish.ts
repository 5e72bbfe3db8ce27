import { unpublishRequest } from '../../../contract/editors';
import { forWritingAlias } from '../../../content/cms/page-tree/follow-source';
import { forbidden } from '../../../platform/http/api-error';
import { pageAction } from '../page-action';
import { changeDocument } from '../page-document';

/**
 * Takes a page down; its aliases follow it. Nothing is below the pages that can be taken down, so that
 * `recursive` changes nothing.
 */
export const unpublish = pageAction(unpublishRequest, async ({ transaction, page: { node, document } }) => {
  if (!document || !node.isLive) throw forbidden('You do not have permission to unpublish this page.');
  const writer = node.aliasOf ? { ...transaction, req: forWritingAlias(transaction.req) } : transaction;
  await changeDocument(writer, document, { data: { _status: 'draft' }, isUnpublishing: true });
  return { status: 200, pageId: node.id };
});

import { emptyActionRequest } from '../../../contract/editors';
import { forWritingAlias } from '../../../content/cms/page-tree/follow-source';
import { badRequest } from '../../read/content-error';
import { pageAction } from '../page-action';
import { changeDocument } from '../page-document';

/** An alias becomes a page of its own with what it shows now. */
export const convertAlias = pageAction(
  emptyActionRequest,
  async ({ transaction, page: { node, document } }) => {
    if (!document || !node.aliasOf) throw badRequest('Page must be an alias to be converted.');
    const writer = { ...transaction, req: forWritingAlias(transaction.req) };
    await changeDocument(writer, document, {
      data: { aliasOf: null, _status: node.isLive ? 'published' : 'draft' },
      isUnpublishing: !node.isLive,
    });
    return { status: 200, pageId: node.id };
  },
);

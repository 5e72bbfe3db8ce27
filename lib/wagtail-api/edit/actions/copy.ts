import { copyRequest } from '../../../contract/editors';
import { forbidden } from '../../../platform/http/api-error';
import { findDestination, refuseOwnBranch } from '../destination';
import { mayHold } from '../edited-page';
import { pageAction } from '../page-action';
import {
  changeDocument,
  checkTitle,
  contentOf,
  createDocument,
  pageIdOf,
  readNewest,
  readStored,
} from '../page-document';
import { slugForCopy } from '../slug-for-copy';

/** A page of its own with the same content, drafts included. */
export const copy = pageAction(copyRequest, async ({ transaction, page, input }) => {
  const destination = await findDestination(transaction, page, input.destination_page_id);
  if (input.recursive) refuseOwnBranch(page, destination);
  const { document, node } = page;
  if (!document || !mayHold(destination, page.kind)) {
    throw forbidden('You do not have permission to copy this page');
  }
  const { collection } = document;
  const slug = await slugForCopy(transaction, { page, destination, wanted: input.slug });
  if (input.title !== undefined) checkTitle(transaction, collection, input.title);
  const own = { slug, ...(input.title === undefined ? {} : { title: input.title }) };
  const [stored, newest] = [await readStored(transaction, document), await readNewest(transaction, document)];
  const isLive = node.isLive && input.keep_live;
  const id = await createDocument(transaction, collection, {
    ...contentOf(transaction, collection, node.isLive ? stored : newest),
    ...own,
    _status: isLive ? 'published' : 'draft',
  });
  if (node.isLive && node.hasUnpublishedChanges) {
    const data = { ...contentOf(transaction, collection, newest), ...own };
    await changeDocument(transaction, { collection, id }, { data, isDraft: true });
  }
  return { status: 201, pageId: await pageIdOf(transaction, { collection, id }) };
});

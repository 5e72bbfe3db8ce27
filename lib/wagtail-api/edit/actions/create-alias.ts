import { createAliasRequest } from '../../../contract/editors';
import { forWritingAlias } from '../../../content/cms/page-tree/follow-source';
import { forbidden } from '../../../platform/http/api-error';
import { findDestination, refuseOwnBranch } from '../destination';
import { mayHold } from '../edited-page';
import { pageAction } from '../page-action';
import { contentOf, createDocument, pageIdOf, readNewest, readStored } from '../page-document';
import { checkFreeSlug } from '../slug-for-copy';

/** A page at an address of its own that shows what another shows, and follows it. */
export const createAlias = pageAction(createAliasRequest, async ({ transaction, page, input }) => {
  const destination = await findDestination(transaction, page, input.destination_page_id);
  if (input.recursive) refuseOwnBranch(page, destination);
  const { document, node } = page;
  if (!document || !mayHold(destination, page.kind)) {
    throw forbidden('You do not have permission to create an alias of this page.');
  }
  const { collection } = document;
  const slug = input.update_slug ?? node.slug;
  await checkFreeSlug(transaction, { page, destination, slug });
  const source = await (node.isLive ? readStored : readNewest)(transaction, document);
  const writer = { ...transaction, req: forWritingAlias(transaction.req) };
  const id = await createDocument(writer, collection, {
    ...contentOf(transaction, collection, source),
    slug,
    aliasOf: document.id,
    publishedAt: source.publishedAt,
    _status: node.isLive ? 'published' : 'draft',
  });
  return { status: 201, pageId: await pageIdOf(transaction, { collection, id }) };
});

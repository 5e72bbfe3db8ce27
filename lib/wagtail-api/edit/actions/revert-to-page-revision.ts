import { revertRequest } from '../../../contract/editors';
import { badRequest } from '../../read/content-error';
import { pageAction } from '../page-action';
import { changeDocument, contentOf } from '../page-document';
import { findRevision } from '../page-revisions';

const isAlias = 'Revisions are not required for alias pages as they are an exact copy of another page.';

/** A revision becomes the newest draft; what visitors see stays. */
export const revertToPageRevision = pageAction(revertRequest, async ({ transaction, page, input }) => {
  const { node, document } = page;
  const revision = await findRevision(transaction, document, input.revision_id);
  if (node.aliasOf) throw badRequest(isAlias);
  const { collection } = revision;
  await changeDocument(transaction, revision, {
    data: { ...contentOf(transaction, collection, revision.content), slug: revision.content.slug },
    isDraft: true,
  });
  return { status: 200, pageId: node.id, isDraftShown: true };
});

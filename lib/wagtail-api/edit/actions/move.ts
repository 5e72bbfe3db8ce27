import { moveRequest } from '../../../contract/editors';
import { movePageNode } from '../../../content/cms/page-tree/move-page-node';
import { isChildPosition } from '../../../content/cms/page-tree/place-among-siblings';
import { forbidden } from '../../../platform/http/api-error';
import { findNamedPage, findParentPage, mayHold } from '../edited-page';
import { pageAction } from '../page-action';

/**
 * Puts a page in another place among its siblings. Where a kind of page lives is fixed, so that every other
 * destination is refused.
 */
export const move = pageAction(moveRequest, async ({ transaction, page, input }) => {
  const destination = await findNamedPage(transaction, input.destination_page_id);
  const position = input.position ?? 'last-sibling';
  const parent = isChildPosition(position) ? destination : await findParentPage(transaction, destination);
  const isItself = destination.node.id === page.node.id;
  if (!page.document || isItself || parent === null || !mayHold(parent, page.kind)) {
    throw forbidden('You do not have permission to move the page to the target specified.');
  }
  await movePageNode(transaction, {
    id: page.node.id,
    kind: page.kind,
    parentId: parent.node.id,
    beside: destination.node.id,
    position,
  });
  return { status: 200, pageId: page.node.id };
});

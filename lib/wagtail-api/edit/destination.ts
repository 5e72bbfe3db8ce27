import { isBelow } from '../../content/cms/page-tree/paths';
import { badRequest } from '../read/content-error';
import { type EditedPage, type EditorsTransaction, findNamedPage, findParentPage } from './edited-page';

/**
 * The page that a copy goes below: the one named, else the page's own parent.
 * @throws ApiError 404 when it is not there
 */
export function findDestination(
  transaction: EditorsTransaction,
  page: EditedPage,
  id: number | undefined,
): Promise<EditedPage | null> {
  return id === undefined ? findParentPage(transaction, page) : findNamedPage(transaction, id);
}

/** @throws ApiError 400 when a copy with all that is below would have to copy itself */
export function refuseOwnBranch(page: EditedPage, destination: EditedPage | null): void {
  if (!destination) return;
  const { node } = destination;
  if (node.id === page.node.id || isBelow(node.path, page.node.path)) {
    throw badRequest('You cannot copy a tree branch recursively into itself');
  }
}

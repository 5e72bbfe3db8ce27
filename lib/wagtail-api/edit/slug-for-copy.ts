import { lockSiblings } from '../../content/cms/page-tree/lock-siblings';
import { pagePath } from '../read/page-rows';
import type { EditedPage, EditorsTransaction } from './edited-page';
import { checkSlug, firstFreeSlug, isSlugTaken, slugInUse } from './page-slug';

interface CopyPlace {
  page: EditedPage;
  /** Where the copy goes. */
  destination: EditedPage | null;
}

/**
 * The slug of a copy: the one wanted, else the page's own with the first number that is free.
 * @throws ApiError 400 when the one wanted is taken or cannot be a slug
 */
export async function slugForCopy(
  transaction: EditorsTransaction,
  { page, destination, wanted }: CopyPlace & { wanted: string | undefined },
): Promise<string> {
  if (wanted !== undefined) {
    await checkFreeSlug(transaction, { page, destination, slug: wanted });
    return wanted;
  }
  const { document } = page;
  if (!document) throw new Error('Only pages with a document are copied.');
  await lockSiblings(transaction, page.kind);
  return firstFreeSlug(page.node.slug, (slug) =>
    isSlugTaken(transaction, { collection: document.collection, slug }),
  );
}

/** @throws ApiError 400 when the slug is taken or cannot be one */
export async function checkFreeSlug(
  transaction: EditorsTransaction,
  { page, destination, slug }: CopyPlace & { slug: string },
): Promise<void> {
  checkSlug(slug);
  await lockSiblings(transaction, page.kind);
  const { document } = page;
  if (!document || !(await isSlugTaken(transaction, { collection: document.collection, slug }))) return;
  throw slugInUse(slug, pathOf(destination));
}

/** Where the page's siblings begin. */
export function pathOf(parent: EditedPage | null): string {
  return (parent && pagePath({ kind: parent.kind, slug: parent.node.slug })) ?? '/';
}

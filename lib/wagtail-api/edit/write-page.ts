import { pageCollections, type PageCollection } from '../../content/cms/page-tree/kinds';
import { lockSiblings } from '../../content/cms/page-tree/lock-siblings';
import { badRequest } from '../read/content-error';
import { forbidden } from '../../platform/http/api-error';
import { isAliasText } from './alias-text';
import type { DocumentRef, EditedPage, EditorsTransaction } from './edited-page';
import { type PageChange, pageData } from './page-data';
import { changeDocument, createDocument, pageIdOf } from './page-document';
import { checkSlug, isSlugTaken, slugInUse } from './page-slug';

const parentPaths = { post: '/blog', story: '/web-stories', infoPage: '/' } as const;

/**
 * Makes a draft.
 * @returns the page's id
 * @throws ApiError 400 by field
 */
export async function createPage(transaction: EditorsTransaction, change: PageChange): Promise<number> {
  const collection = collectionOf(change);
  await checkWantedSlug(transaction, { collection }, change);
  const data = await pageData(transaction, change);
  const id = await createDocument(transaction, collection, { ...data, _status: 'draft' });
  return pageIdOf(transaction, { collection, id });
}

/**
 * Saves a new draft; what visitors see of a live page stays.
 * @throws ApiError 400 by field, 403
 */
export async function changePage(
  transaction: EditorsTransaction,
  { node, document }: EditedPage,
  change: PageChange,
): Promise<void> {
  if (!document) throw forbidden('You do not have permission to edit this page.');
  if (node.aliasOf) throw badRequest(isAliasText);
  await checkWantedSlug(transaction, document, change);
  const data = await pageData(transaction, change);
  await changeDocument(transaction, document, { data, isDraft: true });
}

async function checkWantedSlug(
  transaction: EditorsTransaction,
  { collection, id: own }: Pick<DocumentRef, 'collection'> & Partial<Pick<DocumentRef, 'id'>>,
  { kind, fields: { slug } }: PageChange,
): Promise<void> {
  if (slug === undefined) return;
  checkSlug(slug);
  await lockSiblings(transaction, kind);
  if (await isSlugTaken(transaction, { collection, slug, own })) throw slugInUse(slug, parentPaths[kind]);
}

function collectionOf({ kind }: PageChange): PageCollection {
  const collections = Object.keys(pageCollections) as PageCollection[];
  const collection = collections.find((name) => pageCollections[name] === kind);
  if (!collection) throw new Error(`No collection holds pages of the kind ${kind}.`);
  return collection;
}

import type { CollectionSlug } from 'payload';
import { documentFields, type PageCollection } from '../../content/cms/page-tree/kinds';
import { isId } from '../../platform/http/python-values';
import { fieldErrors } from '../../platform/http/api-error';
import type { DocumentRef, EditorsTransaction } from './edited-page';

/** The documents behind pages with these ids; the pages that are code have none. */
export async function documentsOfPages(
  { payload, req }: Pick<EditorsTransaction, 'payload' | 'req'>,
  ids: readonly number[],
): Promise<Map<number, DocumentRef>> {
  const wanted = ids.filter(isId);
  if (wanted.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'page-nodes',
    where: { id: { in: wanted } },
    depth: 0,
    pagination: false,
    req,
  });
  const collections = Object.keys(documentFields) as PageCollection[];
  return new Map(
    docs.flatMap((node) =>
      collections.flatMap((collection): [number, DocumentRef][] => {
        const id = node[documentFields[collection]];
        return typeof id === 'number' ? [[node.id, { collection, id }]] : [];
      }),
    ),
  );
}

/**
 * The id itself, when there is such a thing.
 * @throws ApiError 400 by field
 */
export async function requireObject(
  transaction: EditorsTransaction,
  { collection, id, field }: { collection: 'images' | 'categories' | 'videos'; id: number; field: string },
): Promise<number> {
  if ((await existing(transaction, collection, [id])).has(id)) return id;
  throw noSuchObject(field, id);
}

/**
 * The posts behind blog pages, in the order given.
 * @throws ApiError 400 by field
 */
export async function requirePosts(
  transaction: EditorsTransaction,
  pageIds: readonly number[],
  field: string,
): Promise<number[]> {
  const documents = await documentsOfPages(transaction, pageIds);
  return pageIds.map((pageId) => {
    const document = documents.get(pageId);
    if (document?.collection !== 'posts') throw noSuchObject(field, pageId);
    return document.id;
  });
}

/**
 * The category with this id or slug.
 * @throws ApiError 400
 */
export async function requireCategory(
  transaction: EditorsTransaction,
  idOrSlug: number | string,
): Promise<number> {
  if (typeof idOrSlug === 'number' || /^\d+$/.test(idOrSlug)) {
    return requireObject(transaction, { collection: 'categories', id: Number(idOrSlug), field: 'category' });
  }
  const { payload, req } = transaction;
  const { docs } = await payload.find({
    collection: 'categories',
    where: { slug: { equals: idOrSlug } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  });
  if (docs[0]) return docs[0].id;
  throw fieldErrors({ category: [`Object with slug=${idOrSlug} does not exist.`] });
}

function noSuchObject(field: string, id: number) {
  return fieldErrors({ [field]: [`Invalid pk "${id}" - object does not exist.`] });
}

/** Which of these there are. */
export async function existing(
  { payload, req }: Pick<EditorsTransaction, 'payload' | 'req'>,
  collection: Extract<CollectionSlug, 'images' | 'categories' | 'videos' | 'polls'>,
  ids: readonly number[],
): Promise<Set<number>> {
  const wanted = ids.filter(isId);
  if (wanted.length === 0) return new Set();
  const { docs } = await payload.find({
    collection,
    where: { id: { in: wanted } },
    depth: 0,
    pagination: false,
    select: {},
    req,
  });
  return new Set(docs.map(({ id }) => id));
}

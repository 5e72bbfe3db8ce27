import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload';
import { documentFields, type PageCollection } from '../page-tree/kinds';
import { publicPath, type RoutedCollection } from '../public-path';
import { innerRequest } from './inner-request';

/**
 * Keeps the old address of a published document alive when its slug changes. An address that a document now
 * has itself is no longer a redirect, so that two renames can never send a reader in a circle. For pages it
 * runs before the page tree follows the document: the tree still has the address that visitors know, while
 * the document before may be a draft in which the slug was changed long ago.
 */
export const storeRedirect: (collection: RoutedCollection) => CollectionAfterChangeHook =
  (collection) =>
  async ({ doc, previousDoc, operation, req: outer }) => {
    const isVisible = doc._status === undefined || doc._status === 'published';
    if (!isVisible) return doc;
    const req = innerRequest(outer);
    await dropRedirect(publicPath(collection, doc.slug), req);
    if (operation === 'create') return doc;
    const isPage = collection !== 'categories' && collection !== 'people';
    const before = isPage ? await visibleSlug(collection, doc.id, req) : previousDoc?.slug;
    if (!before || before === doc.slug) return doc;
    const from = publicPath(collection, before);
    await dropRedirect(from, req);
    await req.payload.create({
      collection: 'redirects',
      data: { from, to: { relationTo: collection, value: doc.id } },
      req,
    });
    return doc;
  };

/** An address of before that leads to nothing is none. */
export function dropRedirectsTo(collection: RoutedCollection): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const where: Where = {
      and: [{ 'to.relationTo': { equals: collection } }, { 'to.value': { equals: id } }],
    };
    await req.payload.delete({ collection: 'redirects', where, req: innerRequest(req) });
  };
}

async function dropRedirect(from: string, req: PayloadRequest): Promise<void> {
  await req.payload.delete({ collection: 'redirects', where: { from: { equals: from } }, req });
}

/** The slug under which visitors see a page; null while they do not see it. */
async function visibleSlug(
  collection: PageCollection,
  id: number,
  req: PayloadRequest,
): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'page-nodes',
    where: { and: [{ [documentFields[collection]]: { equals: id } }, { isLive: { equals: true } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { slug: true },
    req,
  });
  return docs[0]?.slug ?? null;
}

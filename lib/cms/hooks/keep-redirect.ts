import type { CollectionAfterChangeHook } from 'payload';

const prefixes = {
  posts: '/blog/',
  stories: '/web-stories/',
  pages: '/',
  categories: '/blog/category/',
} as const;
export type RoutedCollection = keyof typeof prefixes;

export function publicPath(collection: RoutedCollection, slug: string): string {
  return `${prefixes[collection]}${slug}`;
}

/**
 * Keeps the old address of a published document alive when its slug changes. An address that a document now has itself is no longer a redirect,
 * so that two renames can never send a reader in a circle.
 */
export const keepRedirect: (collection: RoutedCollection) => CollectionAfterChangeHook =
  (collection) =>
  async ({ doc, previousDoc, operation, req }) => {
    const { payload } = req;
    const isVisible = doc._status === undefined || doc._status === 'published';
    if (isVisible) {
      await payload.delete({
        collection: 'redirects',
        where: { from: { equals: publicPath(collection, doc.slug) } },
        req,
      });
    }
    const wasVisible = previousDoc?._status === undefined || previousDoc._status === 'published';
    const isRenamed = operation === 'update' && previousDoc?.slug && previousDoc.slug !== doc.slug;
    if (!isRenamed || !wasVisible || !isVisible) return doc;
    const from = publicPath(collection, previousDoc.slug);
    await payload.delete({ collection: 'redirects', where: { from: { equals: from } }, req });
    await payload.create({
      collection: 'redirects',
      data: { from, to: { relationTo: collection, value: doc.id } },
      req,
    });
    return doc;
  };

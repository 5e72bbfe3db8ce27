import type { CollectionConfig } from 'payload';

/** Leaves out the tab that shows a document as the database's JSON: it is for programmers, who have the API. */
export const withoutApiTab = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, hideAPIURL: true },
});

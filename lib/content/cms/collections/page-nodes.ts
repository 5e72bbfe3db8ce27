import type { CollectionConfig } from 'payload';
import { dropPageWords, syncPageWords } from '../page-tree/sync-page-words';
import { nobody } from '../access/roles';
import { pageKinds } from '../page-tree/kinds';

/**
 * One tree over all pages, whatever their collection, with ids of its own: what the content API
 * (`/api/v2/pages/`) counts, orders and filters. A node repeats what lists need of its document. Hooks keep
 * it in sync inside the document's own transaction; nobody writes it by hand.
 */
export const pageNodes: CollectionConfig = {
  slug: 'page-nodes',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  hooks: { afterChange: [syncPageWords], afterDelete: [dropPageWords] },
  // Lists count and order by these alone. None begins with a flag that nearly all pages share and that
  // nothing follows: SQLite, which keeps no statistics, would take it for as good as any other.
  indexes: [
    { fields: ['kind', 'isLive', 'firstPublishedAt'] },
    { fields: ['kind', 'isLive', 'path'] },
    { fields: ['kind', 'isLive', 'title', 'path'] },
    { fields: ['parent', 'isLive', 'path', 'kind'] },
    { fields: ['slug', 'isLive', 'path'] },
    { fields: ['isLive', 'path', 'kind'] },
    { fields: ['isLive', 'firstPublishedAt', 'path', 'kind'] },
    { fields: ['isLive', 'title', 'path', 'kind'] },
  ],
  fields: [
    { name: 'path', type: 'text', required: true, unique: true, index: true },
    { name: 'parent', type: 'relationship', relationTo: 'page-nodes' },
    { name: 'kind', type: 'select', required: true, options: Object.keys(pageKinds) },
    // The document behind the page: one of the three, none for the pages that are code.
    { name: 'post', type: 'relationship', relationTo: 'posts', unique: true, index: true },
    { name: 'story', type: 'relationship', relationTo: 'stories', unique: true, index: true },
    { name: 'infoPage', type: 'relationship', relationTo: 'pages', unique: true, index: true },
    { name: 'aliasOf', type: 'relationship', relationTo: 'page-nodes', index: true },
    { name: 'slug', type: 'text', required: true },
    // As visitors see it; `draftTitle` is the newest draft's.
    { name: 'title', type: 'text', required: true },
    { name: 'draftTitle', type: 'text', required: true },
    { name: 'isLive', type: 'checkbox', required: true, defaultValue: false },
    { name: 'hasUnpublishedChanges', type: 'checkbox', required: true, defaultValue: false },
    { name: 'showInMenus', type: 'checkbox', required: true, defaultValue: false },
    { name: 'seoTitle', type: 'text' },
    { name: 'searchDescription', type: 'textarea' },
    { name: 'firstPublishedAt', type: 'date' },
    { name: 'latestRevisionCreatedAt', type: 'date' },
    { name: 'owner', type: 'relationship', relationTo: 'staff' },
  ],
};

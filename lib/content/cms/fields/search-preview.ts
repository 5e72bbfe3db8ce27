import type { UIField } from 'payload';

/** How a search result will show the post, and how long it is; nothing of it is stored. */
export const searchPreviewField: UIField = {
  name: 'searchPreview',
  type: 'ui',
  admin: { components: { Field: '/components/content/panel/search-preview#SearchPreview' } },
};

import type { UIField } from 'payload';

/** Beside the form: where the document is used, with links. */
export const usesField: UIField = {
  name: 'uses',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: '/components/content/panel/uses-list#UsesList' } },
};

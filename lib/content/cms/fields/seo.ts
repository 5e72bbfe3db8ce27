import type { GroupField } from 'payload';

/** What search engines and shared links show; each falls back to the document's own title, excerpt and picture. */
export const seoField: GroupField = {
  name: 'seo',
  type: 'group',
  label: 'Search engines and sharing',
  fields: [
    { name: 'title', type: 'text', maxLength: 70, admin: { description: 'Up to 60 characters are shown.' } },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 200,
      admin: { description: 'Up to 155 characters are shown.' },
    },
    { name: 'image', type: 'upload', relationTo: 'images' },
    { name: 'isHiddenFromSearch', type: 'checkbox', defaultValue: false },
  ],
};

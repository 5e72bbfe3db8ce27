import type { Field } from 'payload';

/** Who wrote a post, and who reviewed it when; without an author it is by the site's editors. */
export const bylineFields: Field[] = [
  {
    name: 'authors',
    type: 'relationship',
    relationTo: 'people',
    hasMany: true,
    maxRows: 4,
    admin: { position: 'sidebar', description: 'If empty, the post is credited to the site’s editors.' },
  },
  {
    name: 'reviewers',
    type: 'relationship',
    relationTo: 'people',
    hasMany: true,
    maxRows: 4,
    admin: { position: 'sidebar', description: 'Who checked the facts as a professional.' },
  },
  {
    name: 'reviewedOn',
    type: 'date',
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
      condition: ({ reviewers }) => Array.isArray(reviewers) && reviewers.length > 0,
      description: 'The day of that review.',
    },
  },
];

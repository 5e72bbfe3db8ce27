import type { DateField } from 'payload';

/** Set once, when the document is first published; an editor may change it. */
export const publishedAtField: DateField = {
  name: 'publishedAt',
  type: 'date',
  index: true,
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  hooks: {
    beforeChange: [
      ({ value, siblingData }) =>
        value ?? (siblingData._status === 'published' ? new Date().toISOString() : value),
    ],
  },
};

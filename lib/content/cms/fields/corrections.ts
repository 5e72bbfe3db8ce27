import type { ArrayField } from 'payload';

/** What was wrong and has been put right: readers see it below the post, the newest first. */
export const correctionsField: ArrayField = {
  name: 'corrections',
  type: 'array',
  labels: { singular: 'Correction', plural: 'Corrections' },
  maxRows: 50,
  admin: {
    description: 'Add one when a fact changes. Spelling and wording need none.',
    initCollapsed: true,
  },
  fields: [
    {
      name: 'date',
      type: 'date',
      required: true,
      defaultValue: () => new Date().toISOString(),
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
    },
    {
      name: 'text',
      label: 'What changed',
      type: 'textarea',
      required: true,
      maxLength: 400,
      admin: { description: 'What the post said before, what it says now, and why.' },
    },
  ],
};

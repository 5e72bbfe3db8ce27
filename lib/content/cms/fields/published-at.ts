import type { DateField } from 'payload';

/**
 * Set once, when the document is first published; an editor may change it. In the future it is the time at
 * which the document is published by itself.
 */
export const publishedAtField: DateField = {
  name: 'publishedAt',
  label: 'Published on',
  type: 'date',
  index: true,
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm', timeFormat: 'HH:mm' },
    description: 'Choose a date in the future and publish: visitors see the page from then on.',
    components: { afterInput: ['/components/content/panel/schedule-note#ScheduleNote'] },
  },
  hooks: {
    beforeChange: [
      ({ value, siblingData }) =>
        value ?? (siblingData._status === 'published' ? new Date().toISOString() : value),
    ],
  },
};

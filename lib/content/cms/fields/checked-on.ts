import type { DateField } from 'payload';

/** The day an editor last checked every claim against its source; shown to readers. */
export const checkedOnField: DateField = {
  name: 'checkedOn',
  label: 'Facts checked on',
  type: 'date',
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    description: 'The day the facts were last checked against their sources.',
  },
};

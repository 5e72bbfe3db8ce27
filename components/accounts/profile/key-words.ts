import type { KeyScope } from '@/lib/contract/api-key-words';

/** What each scope opens, in a list and where it is chosen. */
export const scopeWords: Readonly<Record<KeyScope, { short: string; label: string; hint: string }>> = {
  'babies:read': {
    short: 'profiles',
    label: 'Read profiles',
    hint: 'Names, birth dates, allergies and growth of your babies.',
  },
  'log:read': {
    short: 'reads the log',
    label: 'Read the log',
    hint: 'Meals, drinks, today and insights.',
  },
  'log:write': {
    short: 'adds to the log',
    label: 'Add to the log',
    hint: 'Meals, milk and water. It cannot delete.',
  },
  'drops:read': {
    short: 'reads drops',
    label: 'Read drops and medicines',
    hint: 'Your list and the doses given.',
  },
  'drops:write': {
    short: 'logs drops',
    label: 'Log drops and medicines',
    hint: 'Doses from your list. It cannot change the list.',
  },
  'portions:read': {
    short: 'reads portions',
    label: 'Read stored portions',
    hint: 'What is in the fridge and the freezer.',
  },
  'portions:write': {
    short: 'adds portions',
    label: 'Add stored portions',
    hint: 'Meals you have cooked ahead. It cannot delete.',
  },
  'plans:read': { short: 'plans', label: 'Read plans', hint: 'Meal plans and shopping lists.' },
  'recipes:read': {
    short: 'recipes',
    label: 'Read recipes',
    hint: 'The library, your own recipes and those you have saved.',
  },
};

/** How long a key can be made to work. */
export const keyLifetimes = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'One year' },
] as const;

import type { ArrayField } from 'payload';
import { checkWebAddress } from './check-web-address';

/** The documents a text rests on; footnotes in the text name them by `key`. */
export const sourcesField: ArrayField = {
  name: 'sources',
  type: 'array',
  labels: { singular: 'Source', plural: 'Sources' },
  admin: {
    description: 'Each source has a short key. Put a footnote with that key after the claim it supports.',
    initCollapsed: true,
    components: { RowLabel: '/components/content/panel/source-row-label#SourceRowLabel' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'key', type: 'text', required: true, admin: { width: '30%' } },
        { name: 'org', type: 'text', required: true, label: 'Organisation', admin: { width: '70%' } },
      ],
    },
    { name: 'title', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        { name: 'year', type: 'number', min: 1900, max: 2100, admin: { width: '30%' } },
        { name: 'url', type: 'text', required: true, validate: validateHttpsUrl, admin: { width: '70%' } },
      ],
    },
  ],
};

function validateHttpsUrl(value: string | null | undefined): string | true {
  if (!value) return 'An address is needed.';
  return checkWebAddress(value);
}

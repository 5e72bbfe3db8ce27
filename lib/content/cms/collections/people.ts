import type { CollectionConfig } from 'payload';
import { cacheTags } from '../../../platform/cache/page-cache';
import { anyone, editors } from '../access/roles';
import { checkWebAddress } from '../fields/check-web-address';
import { slugField } from '../fields/slug';
import { invalidateAfterChange, invalidateAfterDelete } from '../hooks/invalidate-pages';
import { dropRedirectsTo, storeRedirect } from '../hooks/store-redirect';
import { guardedWhileUsed } from '../uses/guard-deletion';
import { usesField } from '../uses/uses-field';

const tags = [cacheTags.people, cacheTags.posts];

/** Who writes and who reviews: each has a page that lists what they did. A real person, never a made-up one. */
export const people: CollectionConfig = guardedWhileUsed({
  slug: 'people',
  labels: { singular: 'Author or reviewer', plural: 'Authors and reviewers' },
  defaultSort: 'name',
  admin: {
    useAsTitle: 'name',
    group: 'Content',
    defaultColumns: ['name', 'role', 'slug', 'updatedAt'],
    description: 'Real people only. Each has a page of their own, linked from what they wrote or reviewed.',
  },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  hooks: {
    afterChange: [storeRedirect('people'), invalidateAfterChange(tags)],
    beforeDelete: [dropRedirectsTo('people')],
    afterDelete: [invalidateAfterDelete(tags)],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'role',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { description: 'What they do, such as “Paediatric dietitian”.' },
    },
    {
      name: 'credentials',
      type: 'text',
      maxLength: 150,
      admin: { description: 'Degrees and registration, as a reader can check them. Optional.' },
    },
    {
      name: 'bio',
      label: 'About',
      type: 'textarea',
      required: true,
      maxLength: 800,
      admin: { description: 'Two to five sentences: training, experience, interests to declare.' },
    },
    { name: 'portrait', type: 'upload', relationTo: 'images' },
    {
      name: 'links',
      type: 'array',
      maxRows: 5,
      labels: { singular: 'Link', plural: 'Links' },
      admin: { description: 'A professional register, a clinic, a profile.' },
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: 60 },
        { name: 'url', label: 'Address', type: 'text', required: true, validate: checkWebAddress },
      ],
    },
    slugField('people', 'name'),
    usesField,
  ],
});

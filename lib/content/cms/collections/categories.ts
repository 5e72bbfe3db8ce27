import type { CollectionConfig } from 'payload';
import { cacheTags } from '../../../platform/cache/page-cache';
import { anyone, editors } from '../access/roles';
import { slugField } from '../fields/slug';
import { invalidateAfterChange, invalidateAfterDelete } from '../hooks/invalidate-pages';
import { storeRedirect } from '../hooks/store-redirect';
import { guardedWhileUsed } from '../uses/guard-deletion';
import { usesField } from '../uses/uses-field';

const categoryTones = ['pear', 'apricot', 'berry', 'sky', 'leaf'] as const;

const tags = [cacheTags.categories, cacheTags.posts];

export const categories: CollectionConfig = guardedWhileUsed({
  slug: 'categories',
  defaultSort: 'order',
  admin: { useAsTitle: 'title', group: 'Content', defaultColumns: ['title', 'slug', 'order'] },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  hooks: {
    afterChange: [storeRedirect('categories'), invalidateAfterChange(tags)],
    afterDelete: [invalidateAfterDelete(tags)],
  },
  fields: [
    usesField,
    { name: 'title', type: 'text', required: true, maxLength: 60 },
    slugField('categories'),
    { name: 'description', type: 'textarea', required: true, maxLength: 200 },
    { name: 'tone', type: 'select', required: true, defaultValue: 'pear', options: [...categoryTones] },
    { name: 'order', type: 'number', required: true, defaultValue: 100, admin: { position: 'sidebar' } },
  ],
});

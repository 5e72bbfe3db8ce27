import type { CollectionConfig } from 'payload';
import { cacheTags } from '../../../platform/cache/page-cache';
import { anyone, editors, nobodyField } from '../access/roles';
import { invalidateAfterChange, invalidateAfterDelete } from '../hooks/invalidate-pages';
import { dropVotes, recountVotes } from '../hooks/recount-votes';
import { guardedWhileUsed } from '../uses/guard-deletion';
import { usesField } from '../uses/uses-field';

const tags = [cacheTags.polls];

export const polls: CollectionConfig = guardedWhileUsed({
  slug: 'polls',
  admin: { useAsTitle: 'question', group: 'Content', defaultColumns: ['question', 'closesAt', 'updatedAt'] },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  hooks: {
    afterChange: [recountVotes, invalidateAfterChange(tags)],
    beforeDelete: [dropVotes],
    afterDelete: [invalidateAfterDelete(tags)],
  },
  fields: [
    usesField,
    { name: 'question', type: 'text', required: true, maxLength: 160 },
    {
      name: 'options',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 8,
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: 100 },
        // Counted from the votes, never typed.
        {
          name: 'votes',
          type: 'number',
          defaultValue: 0,
          access: { create: nobodyField, update: nobodyField },
        },
      ],
    },
    {
      name: 'closesAt',
      type: 'date',
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
});

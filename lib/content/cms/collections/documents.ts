import type { CollectionConfig } from 'payload';
import { anyone, editors } from '../access/roles';
import { followFile, followFileDelete } from '../hooks/follow-file';
import { inMediaStore } from '../uploads/in-media-store';
import { guardedWhileUsed } from '../uses/guard-deletion';
import { usesField } from '../uses/uses-field';
import { receiveDocument } from '../uploads/receive-document';

export const documents: CollectionConfig = guardedWhileUsed({
  ...inMediaStore('documents', {
    slug: 'documents',
    admin: {
      useAsTitle: 'title',
      listSearchableFields: ['title', 'filename'],
      group: 'Files',
      defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'],
    },
    access: { create: editors, read: anyone, update: editors, delete: editors },
    hooks: { beforeOperation: [receiveDocument], afterChange: [followFile], afterDelete: [followFileDelete] },
    upload: {
      mimeTypes: ['application/pdf'],
      pasteURL: false,
    },
    fields: [
      usesField,
      { name: 'title', type: 'text', required: true, maxLength: 150 },
      { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
    ],
  }),
  slug: 'documents',
});

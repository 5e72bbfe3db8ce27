import type { CollectionConfig } from 'payload';
import { anyone, editors } from '../access/roles';
import { followFile, followFileDelete } from '../hooks/follow-file';
import { inMediaStore } from '../uploads/keep-in-store';
import { receiveDocument } from '../uploads/receive-document';

export const documents: CollectionConfig = inMediaStore('documents', {
  slug: 'documents',
  admin: {
    useAsTitle: 'title',
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
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
  ],
});

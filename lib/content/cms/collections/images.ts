import type { CollectionConfig } from 'payload';
import { anyone, editors } from '../access/roles';
import { followFile, followFileDelete } from '../hooks/follow-file';
import { inMediaStore } from '../uploads/in-media-store';
import { guardedWhileUsed } from '../uses/guard-deletion';
import { usesField } from '../uses/uses-field';
import { pictureFiles } from '../uploads/picture-files';
import { receivePicture } from '../uploads/receive-picture';

/**
 * Pictures are decoded and written anew as WebP at fixed widths: what was hidden in the file (EXIF, place,
 * tails) does not survive, and pages serve finished files. Only our own PNG of the pixels gets here
 * (lib/content/cms/uploads/receive-picture.ts).
 */
export const images: CollectionConfig = guardedWhileUsed({
  ...inMediaStore('images', {
    slug: 'images',
    admin: {
      useAsTitle: 'alt',
      group: 'Files',
      defaultColumns: ['filename', 'title', 'alt', 'width', 'updatedAt'],
      listSearchableFields: ['title', 'alt', 'filename'],
    },
    access: { create: editors, read: anyone, update: editors, delete: editors },
    hooks: { beforeOperation: [receivePicture], afterChange: [followFile], afterDelete: [followFileDelete] },
    upload: pictureFiles,
    fields: [
      usesField,
      {
        name: 'title',
        type: 'text',
        maxLength: 255,
        admin: {
          description:
            'The name to search for in the panel and the content API. If empty, the name of the file.',
        },
        hooks: {
          beforeChange: [
            ({ value, data }) => value || String(data?.filename ?? '').replace(/\.[^.]+$/, '') || value,
          ],
        },
      },
      { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
      {
        name: 'alt',
        label: 'Alternative text',
        type: 'text',
        required: true,
        maxLength: 250,
        admin: { description: 'Describe the picture for people who cannot see it.' },
        hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
      },
      { name: 'credit', type: 'text', maxLength: 200 },
      // Only set on pictures of the first content, so that a repeated first start finds what it has made already.
      { name: 'firstContentKey', type: 'text', unique: true, admin: { hidden: true } },
    ],
  }),
  slug: 'images',
});

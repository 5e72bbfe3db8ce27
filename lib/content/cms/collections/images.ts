import type { CollectionConfig } from 'payload';
import { anyone, editors } from '../access/roles';
import { followFile, followFileDelete } from '../hooks/follow-file';
import { imageWidths, squareSide } from '../../reading/image-widths';
import { maxPixels, maxSide } from '../uploads/clean-picture';
import { inMediaStore } from '../uploads/keep-in-store';
import { guardedWhileUsed } from '../uses/guard-deletion';
import { usesField } from '../uses/uses-field';
import { receivePicture } from '../uploads/receive-picture';

/**
 * Half the encoder's work for files that are a tenth larger: 250 pictures at seven sizes are written at the
 * first start of a site.
 */
const effort = 2;

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
    upload: {
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
      formatOptions: { format: 'webp', options: { quality: 82, effort } },
      resizeOptions: { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true },
      constructorOptions: { failOn: 'error', limitInputPixels: maxPixels },
      focalPoint: true,
      pasteURL: false,
      adminThumbnail: 'w320',
      imageSizes: [
        ...imageWidths.map((width, index) => ({
          name: `w${width}`,
          width,
          // Otherwise Payload cuts each width around the focal point, for which it writes it twice.
          fit: 'inside' as const,
          // A narrower picture is not written anew at its own width, but once, for the panel's lists.
          ...(index === 0 ? { withoutEnlargement: true } : {}),
          formatOptions: { format: 'webp' as const, options: { quality: 75, effort } },
        })),
        // Cut around the focal point, for programs that show a picture small and square.
        {
          name: 'square',
          width: squareSide,
          height: squareSide,
          formatOptions: { format: 'webp', options: { quality: 75, effort } },
        },
      ],
    },
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

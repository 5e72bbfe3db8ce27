import type { CollectionConfig } from 'payload';
import { dataPath } from '../../ops/data-dir';
import { anyone, editors } from '../access/roles';

/** Short films for web stories: at most a minute, with a poster and, where somebody speaks, captions. */
export const videos: CollectionConfig = {
  slug: 'videos',
  admin: {
    useAsTitle: 'title',
    group: 'Files',
    defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'],
  },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  upload: {
    staticDir: dataPath('media', 'videos'),
    mimeTypes: ['video/mp4', 'video/webm'],
    pasteURL: false,
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      name: 'alt',
      label: 'Description',
      type: 'text',
      required: true,
      maxLength: 250,
      admin: { description: 'What is to be seen, for people who do not see it.' },
    },
    { name: 'poster', type: 'upload', relationTo: 'images', required: true },
    {
      name: 'captions',
      type: 'textarea',
      maxLength: 20_000,
      admin: { description: 'WebVTT. Needed as soon as somebody speaks.' },
    },
    { name: 'durationSeconds', type: 'number', admin: { readOnly: true, position: 'sidebar' } },
    { name: 'width', type: 'number', admin: { readOnly: true, position: 'sidebar' } },
    { name: 'height', type: 'number', admin: { readOnly: true, position: 'sidebar' } },
  ],
};

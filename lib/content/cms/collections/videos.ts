import type { CollectionConfig } from 'payload';
import { cacheTags } from '../../../platform/cache/page-cache';
import { anyone, editors } from '../access/roles';
import { invalidateAfterChange, invalidateAfterDelete } from '../hooks/invalidate-pages';
import { inMediaStore } from '../uploads/in-media-store';
import { guardedWhileUsed } from '../uses/guard-deletion';
import { usesField } from '../uses/uses-field';
import { protectVideoFacts, receiveVideo } from '../videos/receive-video';
import { captionsProblem } from '../videos/web-vtt';

const maxCaptions = 20_000;
const tags = [cacheTags.stories, cacheTags.posts, cacheTags.pages];

/** Short videos for web stories and articles: at most a minute, with a poster and, where somebody speaks, captions. */
export const videos: CollectionConfig = guardedWhileUsed({
  ...inMediaStore('videos', {
    slug: 'videos',
    admin: {
      useAsTitle: 'title',
      listSearchableFields: ['title', 'alt', 'filename'],
      group: 'Files',
      defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'],
    },
    access: { create: editors, read: anyone, update: editors, delete: editors },
    upload: {
      mimeTypes: ['video/mp4', 'video/webm'],
      pasteURL: false,
    },
    hooks: {
      beforeOperation: [receiveVideo],
      beforeChange: [protectVideoFacts],
      afterChange: [invalidateAfterChange(tags)],
      afterDelete: [invalidateAfterDelete(tags)],
    },
    fields: [
      usesField,
      { name: 'title', type: 'text', required: true, maxLength: 120 },
      {
        name: 'alt',
        label: 'Description',
        type: 'text',
        required: true,
        maxLength: 250,
        admin: { description: 'Describe what happens, for people who cannot see it.' },
      },
      {
        name: 'poster',
        type: 'upload',
        relationTo: 'images',
        required: true,
        admin: { description: 'Shown until the video plays. Use the same shape as the video.' },
      },
      {
        name: 'captions',
        type: 'textarea',
        maxLength: maxCaptions,
        validate: (value: string | null | undefined) => {
          if (!value) return true;
          if (value.length > maxCaptions) return `At most ${maxCaptions} characters.`;
          return captionsProblem(value) ?? true;
        },
        admin: {
          description:
            'WebVTT: a line WEBVTT, then the captions with their times. Needed as soon as somebody speaks.',
          placeholder: 'WEBVTT\n\n00:00.000 --> 00:02.500\nPeel the pear.',
          rows: 8,
        },
      },
      {
        name: 'durationSeconds',
        label: 'Seconds',
        type: 'number',
        admin: { readOnly: true, position: 'sidebar' },
      },
      { name: 'width', type: 'number', admin: { readOnly: true, position: 'sidebar' } },
      { name: 'height', type: 'number', admin: { readOnly: true, position: 'sidebar' } },
      { name: 'hasSound', type: 'checkbox', admin: { readOnly: true, position: 'sidebar' } },
    ],
  }),
  slug: 'videos',
});

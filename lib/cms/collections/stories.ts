import type { CollectionConfig } from 'payload';
import { cacheTags } from '../../content/page-cache';
import { editors, publishedOrStaff } from '../access/roles';
import { checkedOnField } from '../fields/checked-on';
import { aliasOfField, showInMenusField } from '../fields/page-fields';
import { publishedAtField } from '../fields/published-at';
import { seoField } from '../fields/seo';
import { slugField } from '../fields/slug';
import { sourcesField } from '../fields/sources';
import { storyPagesField } from '../fields/story-pages';
import { invalidateAfterChange, invalidateAfterDelete } from '../hooks/invalidate-pages';
import { keepRedirect } from '../hooks/keep-redirect';
import { dropPageNode, keepPageNode } from '../page-tree/keep-page-node';
import { previewUrl } from '../preview-url';

const tags = [cacheTags.stories];

export const stories: CollectionConfig = {
  slug: 'stories',
  labels: { singular: 'Web story', plural: 'Web stories' },
  defaultSort: '-publishedAt',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    defaultColumns: ['title', '_status', 'publishedAt'],
    preview: ({ id }) => previewUrl('stories', id),
    livePreview: { url: ({ data }) => previewUrl('stories', data.id) },
  },
  versions: { maxPerDoc: 50, drafts: { autosave: { interval: 2_000 }, schedulePublish: true } },
  access: {
    create: editors,
    read: publishedOrStaff,
    readVersions: editors,
    update: editors,
    delete: editors,
  },
  hooks: {
    afterChange: [keepPageNode('stories'), keepRedirect('stories'), invalidateAfterChange(tags)],
    beforeDelete: [dropPageNode('stories')],
    afterDelete: [invalidateAfterDelete(tags)],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 70 },
    { name: 'excerpt', type: 'textarea', required: true, maxLength: 200 },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'images',
      required: true,
      admin: { description: 'Upright, 3:4, at least 640 × 853, without text in the picture.' },
    },
    storyPagesField,
    sourcesField,
    seoField,
    slugField('stories'),
    { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
    { name: 'relatedPost', type: 'relationship', relationTo: 'posts', admin: { position: 'sidebar' } },
    showInMenusField,
    aliasOfField('stories'),
    publishedAtField,
    checkedOnField,
  ],
};

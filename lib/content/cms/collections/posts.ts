import { cacheTags } from '../../../platform/cache/page-cache';
import { dropFoodsOf, syncFoodsOf } from '../../relations/stored-foods';
import { dropSearchEntry, syncSearchEntry } from '../../search/sync-search-entry';
import { editors, publishedOrStaff } from '../access/roles';
import { articleEditor } from '../editor/article-editor';
import { begunByTitle } from '../fields/begun-by-title';
import { bylineFields } from '../fields/bylines';
import { changedByField } from '../fields/changed-by';
import { checkPictureWidth, leastSharedWidth } from '../fields/check-picture-width';
import { checkedOnField } from '../fields/checked-on';
import { correctionsField } from '../fields/corrections';
import { linkProblemsField } from '../fields/link-problems';
import { aliasOfField, showInMenusField } from '../fields/page-fields';
import { publishedAtField } from '../fields/published-at';
import { searchPreviewField } from '../fields/search-preview';
import { seoField } from '../fields/seo';
import { slugField } from '../fields/slug';
import { sourcesField } from '../fields/sources';
import { dropCommentsOfPost } from '../hooks/drop-comments';
import { invalidateAfterChange, invalidateAfterDelete } from '../hooks/invalidate-pages';
import { dropRedirectsTo, storeRedirect } from '../hooks/store-redirect';
import { readingMinutes, richTextToPlainText } from '../hooks/reading-time';
import { restoreVersionEndpoint } from '../hooks/restore-version-endpoint';
import { followSource, leaveAliasUnchanged, releaseAliases } from '../page-tree/follow-source';
import { dropPageNode, syncPageNode } from '../page-tree/sync-page-node';
import { previewUrl } from '../preview-url';
import { scheduleEndpoint } from '../schedule/schedule-endpoint';
import { followSchedule, postponePublication } from '../schedule/schedule-publication';
import { checkTextReferences } from '../uses/check-text-references';
import { guardedWhileUsed } from '../uses/guard-deletion';
import { usesField } from '../uses/uses-field';

const tags = [cacheTags.posts];

export const posts = guardedWhileUsed({
  slug: 'posts',
  defaultSort: '-publishedAt',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    components: {
      ...begunByTitle,
      views: {
        ...begunByTitle.views,
        calendar: {
          Component: '/components/content/panel/publication-calendar#PublicationCalendar',
          path: '/calendar',
          exact: true,
        },
      },
    },
    defaultColumns: ['title', 'category', '_status', 'publishedAt', 'checkedOn'],
    listSearchableFields: ['title', 'slug', 'excerpt'],
    preview: ({ id }) => previewUrl('posts', id),
    // Without an address there is no page to show yet.
    livePreview: { url: ({ data }) => (data.slug ? previewUrl('posts', data.id) : null) },
  },
  versions: { maxPerDoc: 50, drafts: { autosave: { interval: 2_000 }, schedulePublish: true } },
  access: {
    create: editors,
    read: publishedOrStaff,
    readVersions: editors,
    update: editors,
    delete: editors,
  },
  endpoints: [restoreVersionEndpoint, scheduleEndpoint],
  hooks: {
    beforeChange: [
      leaveAliasUnchanged,
      checkTextReferences,
      postponePublication('posts'),
      ({ data }) => {
        if (!data.body) return data;
        const text = richTextToPlainText(data.body);
        return { ...data, readingMinutes: readingMinutes(text), plainText: text };
      },
    ],
    afterChange: [
      followSchedule('posts'),
      storeRedirect('posts'),
      syncPageNode('posts'),
      followSource('posts'),
      syncSearchEntry('posts'),
      syncFoodsOf('posts'),
      invalidateAfterChange(tags),
    ],
    beforeDelete: [
      releaseAliases('posts'),
      dropPageNode('posts'),
      dropRedirectsTo('posts'),
      dropCommentsOfPost,
    ],
    afterDelete: [dropSearchEntry('posts'), dropFoodsOf('posts'), invalidateAfterDelete(tags)],
  },
  // The list, newest first. The list of a category has an index of its own, written by hand (at the end of
  // `1-collections.sql` of the first migration).
  indexes: [{ fields: ['_status', 'publishedAt'] }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 110 },
    {
      name: 'excerpt',
      type: 'textarea',
      required: true,
      maxLength: 200,
      admin: { description: 'One or two sentences for lists and search results.' },
    },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'images',
      required: true,
      validate: checkPictureWidth,
      admin: { description: `At least ${leastSharedWidth} pixels wide.` },
    },
    {
      name: 'inShort',
      label: 'In short',
      labels: { singular: 'Line', plural: 'Lines' },
      type: 'array',
      maxRows: 3,
      admin: { description: 'Three lines that answer the title.' },
      fields: [{ name: 'line', type: 'text', required: true, maxLength: 240 }],
    },
    { name: 'body', type: 'richText', required: true, editor: articleEditor },
    linkProblemsField,
    sourcesField,
    correctionsField,
    searchPreviewField,
    seoField,
    slugField('posts'),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
    ...bylineFields,
    publishedAtField,
    checkedOnField,
    {
      name: 'related',
      type: 'relationship',
      relationTo: 'posts',
      hasMany: true,
      maxRows: 3,
      admin: {
        position: 'sidebar',
        allowCreate: false,
        description: 'If empty, the most closely related posts are shown.',
      },
    },
    showInMenusField,
    aliasOfField('posts'),
    usesField,
    changedByField,
    {
      name: 'readingMinutes',
      label: 'Reading time in minutes',
      type: 'number',
      admin: { position: 'sidebar', readOnly: true },
    },
    // The body without its markup: what search looks through.
    { name: 'plainText', type: 'textarea', admin: { hidden: true } },
  ],
});

import { cacheTags } from '../../../platform/cache/page-cache';
import { dropFoodsOf, syncFoodsOf } from '../../relations/stored-foods';
import { dropSearchEntry, syncSearchEntry } from '../../search/sync-search-entry';
import { editors, publishedOrStaff } from '../access/roles';
import { begunByTitle } from '../fields/begun-by-title';
import { changedByField } from '../fields/changed-by';
import { checkedOnField } from '../fields/checked-on';
import { aliasOfField, showInMenusField } from '../fields/page-fields';
import { linkProblemsField } from '../fields/link-problems';
import { publishedAtField } from '../fields/published-at';
import { seoField } from '../fields/seo';
import { slugField } from '../fields/slug';
import { sourcesField } from '../fields/sources';
import { storyPagesField } from '../fields/story-pages';
import { refuseFaultyStory } from '../hooks/check-story';
import { invalidateAfterChange, invalidateAfterDelete } from '../hooks/invalidate-pages';
import { dropRedirectsTo, storeRedirect } from '../hooks/store-redirect';
import { storyProblemsEndpoint } from '../hooks/story-problems-endpoint';
import { restoreVersionEndpoint } from '../hooks/restore-version-endpoint';
import { followSource, leaveAliasUnchanged, releaseAliases } from '../page-tree/follow-source';
import { dropPageNode, syncPageNode } from '../page-tree/sync-page-node';
import { previewUrl } from '../preview-url';
import { scheduleEndpoint } from '../schedule/schedule-endpoint';
import { followSchedule, postponePublication } from '../schedule/schedule-publication';
import { guardedWhileUsed } from '../uses/guard-deletion';
import { usesField } from '../uses/uses-field';

const tags = [cacheTags.stories];

export const stories = guardedWhileUsed({
  slug: 'stories',
  labels: { singular: 'Web story', plural: 'Web stories' },
  defaultSort: '-publishedAt',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    components: begunByTitle,
    defaultColumns: ['title', '_status', 'publishedAt'],
    preview: ({ id }) => previewUrl('stories', id),
    // A story without an address has no page to show yet.
    livePreview: { url: ({ data }) => (data.slug ? previewUrl('stories', data.id) : null) },
  },
  versions: { maxPerDoc: 50, drafts: { autosave: { interval: 2_000 }, schedulePublish: true } },
  access: {
    create: editors,
    read: publishedOrStaff,
    readVersions: editors,
    update: editors,
    delete: editors,
  },
  endpoints: [storyProblemsEndpoint, restoreVersionEndpoint, scheduleEndpoint],
  hooks: {
    beforeValidate: [refuseFaultyStory],
    beforeChange: [leaveAliasUnchanged, postponePublication('stories')],
    afterChange: [
      followSchedule('stories'),
      storeRedirect('stories'),
      syncPageNode('stories'),
      followSource('stories'),
      syncSearchEntry('stories'),
      syncFoodsOf('stories'),
      invalidateAfterChange(tags),
    ],
    beforeDelete: [releaseAliases('stories'), dropPageNode('stories'), dropRedirectsTo('stories')],
    afterDelete: [dropSearchEntry('stories'), dropFoodsOf('stories'), invalidateAfterDelete(tags)],
  },
  indexes: [{ fields: ['_status', 'publishedAt'] }],
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 70,
      admin: { description: 'Up to ten words; search results show no more than 70 characters.' },
    },
    {
      name: 'excerpt',
      type: 'textarea',
      required: true,
      maxLength: 200,
      admin: { description: 'One or two sentences for lists and search results.' },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'images',
      required: true,
      admin: {
        description:
          'Upright, 3:4, at least 640 × 853, without text in the picture. Search results show cuts ' +
          'of it around its focal point.',
      },
    },
    {
      name: 'problems',
      type: 'ui',
      admin: { components: { Field: '/components/content/panel/story-problems#StoryProblems' } },
    },
    storyPagesField,
    linkProblemsField,
    sourcesField,
    seoField,
    slugField('stories'),
    { name: 'tags', type: 'text', hasMany: true, admin: { position: 'sidebar' } },
    {
      name: 'relatedPost',
      label: 'Related post',
      type: 'relationship',
      relationTo: 'posts',
      admin: {
        position: 'sidebar',
        allowCreate: false,
        description: 'The article that says more; offered at the end of the story.',
      },
    },
    showInMenusField,
    aliasOfField('stories'),
    usesField,
    changedByField,
    publishedAtField,
    checkedOnField,
  ],
});

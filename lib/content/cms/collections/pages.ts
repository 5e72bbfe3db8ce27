import { cacheTags } from '../../../platform/cache/page-cache';
import { editors, publishedOrStaff } from '../access/roles';
import { articleEditor } from '../editor/article-editor';
import { simpleEditor } from '../editor/simple-editor';
import { begunByTitle } from '../fields/begun-by-title';
import { changedByField } from '../fields/changed-by';
import { checkedOnField } from '../fields/checked-on';
import { linkProblemsField } from '../fields/link-problems';
import { aliasOfField, showInMenusField } from '../fields/page-fields';
import { publishedAtField } from '../fields/published-at';
import { seoField } from '../fields/seo';
import { slugField } from '../fields/slug';
import { invalidateAfterChange, invalidateAfterDelete } from '../hooks/invalidate-pages';
import { dropRedirectsTo, storeRedirect } from '../hooks/store-redirect';
import { restoreVersionEndpoint } from '../hooks/restore-version-endpoint';
import { followSource, leaveAliasUnchanged, releaseAliases } from '../page-tree/follow-source';
import { dropPageNode, syncPageNode } from '../page-tree/sync-page-node';
import { previewUrl } from '../preview-url';
import { scheduleEndpoint } from '../schedule/schedule-endpoint';
import { followSchedule, postponePublication } from '../schedule/schedule-publication';
import { checkTextReferences } from '../uses/check-text-references';
import { guardedWhileUsed } from '../uses/guard-deletion';
import { usesField } from '../uses/uses-field';

const tags = [cacheTags.pages];

/** Information pages: about, contact, FAQ, terms, privacy, and those an editor adds. */
export const pages = guardedWhileUsed({
  slug: 'pages',
  labels: { singular: 'Info page', plural: 'Info pages' },
  defaultSort: 'title',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    components: begunByTitle,
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    preview: ({ id }) => previewUrl('pages', id),
    // Without an address there is no page to show yet.
    livePreview: { url: ({ data }) => (data.slug ? previewUrl('pages', data.id) : null) },
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
    beforeChange: [leaveAliasUnchanged, checkTextReferences, postponePublication('pages')],
    afterChange: [
      followSchedule('pages'),
      storeRedirect('pages'),
      syncPageNode('pages'),
      followSource('pages'),
      invalidateAfterChange(tags),
    ],
    beforeDelete: [releaseAliases('pages'), dropPageNode('pages'), dropRedirectsTo('pages')],
    afterDelete: [invalidateAfterDelete(tags)],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 110 },
    { name: 'excerpt', type: 'textarea', required: true, maxLength: 200 },
    { name: 'body', type: 'richText', editor: articleEditor },
    linkProblemsField,
    {
      name: 'questionGroups',
      type: 'array',
      labels: { singular: 'Group of questions', plural: 'Questions and answers' },
      admin: { initCollapsed: true },
      fields: [
        { name: 'title', type: 'text', required: true },
        {
          name: 'questions',
          type: 'array',
          required: true,
          fields: [
            { name: 'question', type: 'text', required: true },
            { name: 'answer', type: 'richText', required: true, editor: simpleEditor },
          ],
        },
      ],
    },
    seoField,
    slugField('pages'),
    showInMenusField,
    aliasOfField('pages'),
    usesField,
    changedByField,
    publishedAtField,
    checkedOnField,
  ],
});

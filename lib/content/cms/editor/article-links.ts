import { LinkFeature } from '@payloadcms/richtext-lexical';

/**
 * Links of a text: to any address, or to a page of this site, which is chosen from those that are there. A new
 * page is not begun from inside a sentence.
 */
export const articleLinks = LinkFeature({
  enabledCollections: ['posts', 'pages', 'stories'],
  fields: ({ defaultFields }) =>
    defaultFields.map((field) =>
      field.type === 'relationship'
        ? Object.assign({}, field, { admin: { ...field.admin, allowCreate: false } })
        : field,
    ),
});

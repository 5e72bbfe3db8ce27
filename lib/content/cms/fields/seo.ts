import type { GroupField } from 'payload';
import { checkPictureWidth, leastSharedWidth } from './check-picture-width';

/** What search engines and shared links show; each falls back to the document's own title, excerpt and picture. */
export const seoField: GroupField = {
  name: 'seo',
  type: 'group',
  label: 'Search engines and sharing',
  fields: [
    { name: 'title', type: 'text', maxLength: 70, admin: { description: 'Up to 60 characters are shown.' } },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 200,
      admin: { description: 'Up to 155 characters are shown.' },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'images',
      validate: checkPictureWidth,
      admin: { description: `At least ${leastSharedWidth} pixels wide.` },
    },
    {
      name: 'isHiddenFromSearch',
      label: 'Hide from search engines',
      type: 'checkbox',
      defaultValue: false,
    },
  ],
};

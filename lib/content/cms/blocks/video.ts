import type { Block } from 'payload';
import { outsideVideo } from '../../reading/outside-video';

interface Siblings {
  file?: unknown;
}

/** What keeps an address from being used; true if nothing does. */
export function checkVideoAddress(
  address: string | null | undefined,
  { siblingData }: { siblingData: Siblings },
): string | true {
  const hasFile = siblingData.file !== null && siblingData.file !== undefined;
  if (!address) return hasFile || 'Choose a video file above, or enter an address.';
  if (hasFile) return 'Choose a video file or enter an address: leave one of the two empty.';
  return outsideVideo(address) ? true : 'Enter the address of one video on YouTube or Vimeo.';
}

/**
 * A video inside an article: a file of this site, which plays on the page, or one on YouTube or Vimeo, to which a
 * picture leads. Nothing is loaded from another site, so that reading an article tells no one else about it.
 */
export const videoBlock: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: 'Video', plural: 'Videos' },
  admin: { disableBlockName: true },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      name: 'file',
      label: 'Video file',
      type: 'upload',
      relationTo: 'videos',
      admin: { description: 'Plays on the page. Leave it empty for a video on YouTube or Vimeo.' },
    },
    {
      name: 'address',
      label: 'Or an address on YouTube or Vimeo',
      type: 'text',
      maxLength: 300,
      validate: checkVideoAddress,
      admin: {
        description: 'Readers see the picture below and press it to watch the video there, in a new tab.',
        placeholder: 'https://www.youtube.com/watch?v=…',
      },
    },
    {
      name: 'still',
      label: 'Picture',
      type: 'upload',
      relationTo: 'images',
      required: true,
      admin: { description: 'Shown before the video plays, in feeds and in search results.' },
    },
    {
      name: 'publishedOn',
      label: 'Published there on',
      type: 'date',
      admin: {
        description:
          'For an address: the date on the video’s page. Search engines list only videos with a date.',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
      },
    },
  ],
};

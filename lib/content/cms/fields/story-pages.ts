import type { ArrayField, Field, Option, TextFieldValidation } from 'payload';
import { isLinkAddress } from '../../reading/link-address';

export const storyLayouts = ['cover', 'picture', 'video', 'text', 'quiz', 'closing'] as const;
export const storyTones = ['night', 'paper', 'pear', 'apricot', 'sky', 'leaf', 'berry'] as const;
export const storyPositions = ['top', 'middle', 'bottom'] as const;

type StoryLayout = (typeof storyLayouts)[number];

const onLayout =
  (...layouts: readonly StoryLayout[]) =>
  (_data: unknown, page: Partial<{ layout: string }>) =>
    layouts.some((layout) => layout === page.layout);

/** `cover` → `Cover` */
function options(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: `${value.slice(0, 1).toUpperCase()}${value.slice(1)}` }));
}

const lookField: Field = {
  type: 'row',
  fields: [
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'picture',
      options: options(storyLayouts),
      admin: { description: 'Choose what the page is for. The fields below change with it.' },
    },
    {
      name: 'tone',
      label: 'Colour',
      type: 'select',
      required: true,
      defaultValue: 'night',
      options: options(storyTones),
      admin: { description: 'The background behind the text.' },
    },
    {
      name: 'position',
      label: 'Text position',
      type: 'select',
      required: true,
      defaultValue: 'bottom',
      options: options(storyPositions),
      admin: { description: 'Over a video, “Middle” counts as “Bottom”.' },
    },
  ],
};

const quizField: Field = {
  name: 'quiz',
  type: 'group',
  admin: { condition: onLayout('quiz') },
  fields: [
    { name: 'question', type: 'text', maxLength: 120 },
    {
      name: 'options',
      label: 'Answers',
      type: 'array',
      labels: { singular: 'Answer', plural: 'Answers' },
      maxRows: 4,
      admin: { description: 'Two to four; mark the right one.' },
      fields: [
        { name: 'text', type: 'text', required: true, maxLength: 80 },
        { name: 'isCorrect', label: 'This is right', type: 'checkbox', defaultValue: false },
      ],
    },
    {
      name: 'explanation',
      type: 'textarea',
      maxLength: 240,
      admin: { description: 'Shown after the reader has answered: explain why.' },
    },
  ],
};

const maxLabel = 40;
const maxAddress = 500;

const checkLabel: TextFieldValidation = (value, { siblingData }) => {
  const { href } = siblingData as { href?: string | null };
  if (!value) return href ? 'Say what the link leads to.' : true;
  return value.length <= maxLabel || `At most ${maxLabel} characters.`;
};

const checkAddress: TextFieldValidation = (value, { siblingData }) => {
  const { label } = siblingData as { label?: string | null };
  if (!value) return label ? 'The link needs an address.' : true;
  if (value.length > maxAddress) return `At most ${maxAddress} characters.`;
  return isLinkAddress(value) || 'Start with / for this site, or https:// for another.';
};

const linkField: Field = {
  name: 'link',
  type: 'group',
  admin: { description: 'A button on the page, and what a swipe up opens in search results. Optional.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'label', type: 'text', maxLength: maxLabel, validate: checkLabel, admin: { width: '40%' } },
        {
          name: 'href',
          label: 'Address',
          type: 'text',
          validate: checkAddress,
          admin: { width: '60%', description: '/blog/first-foods, or https:// for another site.' },
        },
      ],
    },
  ],
};

/** A story is an ordered list of pages; how a page looks is its layout, tone and text position, never markup. */
export const storyPagesField: ArrayField = {
  name: 'pages',
  type: 'array',
  required: true,
  minRows: 4,
  maxRows: 30,
  labels: { singular: 'Story page', plural: 'Story pages' },
  admin: {
    description:
      'Four to thirty pages, one idea each; the first is the cover. The preview turns to the page being changed.',
    components: { RowLabel: '/components/content/panel/story-row-label#StoryRowLabel' },
  },
  fields: [
    lookField,
    { name: 'heading', type: 'text', required: true, maxLength: 70 },
    {
      name: 'text',
      type: 'textarea',
      maxLength: 200,
      admin: {
        condition: onLayout('cover', 'picture', 'video', 'text', 'closing'),
        description: 'Heading and text together: aim for 180 characters, at most 200.',
      },
    },
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'images',
      admin: {
        condition: onLayout('cover', 'picture', 'text', 'quiz', 'closing'),
        description: 'Upright (9:16), ideally 1080 × 1920. Keep the subject away from the text.',
      },
    },
    {
      name: 'video',
      type: 'upload',
      relationTo: 'videos',
      admin: {
        condition: onLayout('video'),
        description: 'MP4 or WebM, upright, up to 60 seconds and 20 MB, at least 480 pixels wide.',
      },
    },
    quizField,
    linkField,
  ],
};

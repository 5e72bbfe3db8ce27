import type { ArrayField, Field } from 'payload';

export const storyLayouts = ['cover', 'picture', 'video', 'text', 'quiz', 'closing'] as const;
export const storyTones = ['night', 'paper', 'pear', 'apricot', 'sky', 'leaf', 'berry'] as const;
export const storyPositions = ['top', 'middle', 'bottom'] as const;

const onLayout =
  (...layouts: readonly string[]) =>
  (_data: unknown, page: Partial<{ layout: string }>) =>
    layouts.includes(page.layout ?? '');

const quizField: Field = {
  name: 'quiz',
  type: 'group',
  admin: { condition: onLayout('quiz') },
  fields: [
    { name: 'question', type: 'text', maxLength: 120 },
    {
      name: 'options',
      type: 'array',
      maxRows: 4,
      fields: [
        { name: 'text', type: 'text', required: true, maxLength: 80 },
        { name: 'isCorrect', type: 'checkbox', defaultValue: false },
      ],
    },
    { name: 'explanation', type: 'textarea', maxLength: 240 },
  ],
};

const linkField: Field = {
  name: 'link',
  type: 'group',
  fields: [
    { name: 'label', type: 'text', maxLength: 40 },
    {
      name: 'href',
      type: 'text',
      validate: (value: string | null | undefined) =>
        !value || /^\/(?!\/)/.test(value) || value.startsWith('https://')
          ? true
          : 'Start with / for this site, or https:// for another.',
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
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'layout',
          type: 'select',
          required: true,
          defaultValue: 'picture',
          options: [...storyLayouts],
        },
        { name: 'tone', type: 'select', required: true, defaultValue: 'night', options: [...storyTones] },
        {
          name: 'position',
          type: 'select',
          required: true,
          defaultValue: 'bottom',
          options: [...storyPositions],
        },
      ],
    },
    { name: 'heading', type: 'text', required: true, maxLength: 70 },
    { name: 'text', type: 'textarea', maxLength: 200 },
    { name: 'picture', type: 'upload', relationTo: 'images' },
    { name: 'video', type: 'upload', relationTo: 'videos', admin: { condition: onLayout('video') } },
    quizField,
    linkField,
  ],
};

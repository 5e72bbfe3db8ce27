import type { Block } from 'payload';
import { simpleEditor } from '../editor/simple-editor';

export const calloutKinds = ['good-to-know', 'doctor'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

export const calloutBlock: Block = {
  slug: 'callout',
  interfaceName: 'CalloutBlock',
  labels: { singular: 'Call-out', plural: 'Call-outs' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'good-to-know',
      options: [
        { label: 'Good to know', value: 'good-to-know' },
        { label: 'When to get help', value: 'doctor' },
      ],
    },
    { name: 'content', type: 'richText', required: true, editor: simpleEditor },
  ],
};

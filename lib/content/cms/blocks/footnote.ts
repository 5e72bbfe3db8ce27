import type { Block } from 'payload';

/** Stands in a sentence, right after the claim; shown as the number of the source. */
export const footnoteBlock: Block = {
  slug: 'footnote',
  interfaceName: 'FootnoteBlock',
  labels: { singular: 'Footnote', plural: 'Footnotes' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      admin: { description: 'The key of one of the sources of this document.' },
    },
  ],
};

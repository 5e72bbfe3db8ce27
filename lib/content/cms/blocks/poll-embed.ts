import type { Block } from 'payload';

export const pollEmbedBlock: Block = {
  slug: 'poll',
  interfaceName: 'PollEmbedBlock',
  labels: { singular: 'Poll', plural: 'Polls' },
  admin: { disableBlockName: true },
  fields: [{ name: 'poll', type: 'relationship', relationTo: 'polls', required: true }],
};

import type { GlobalConfig } from 'payload';
import { nobody } from '../access/roles';

/** What this installation has been through; read and written by the start alone. */
export const installation: GlobalConfig = {
  slug: 'installation',
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  lockDocuments: false,
  fields: [
    {
      name: 'firstContent',
      type: 'select',
      defaultValue: 'none',
      options: ['none', 'started', 'done'],
    },
  ],
};

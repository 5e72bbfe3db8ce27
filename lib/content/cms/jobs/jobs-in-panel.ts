import type { CollectionConfig } from 'payload';
import { admins, nobody } from '../access/roles';
import { tryJobAgain } from './try-again';

/**
 * The list of jobs that were given up, in which an admin has one tried again. Jobs that wait or run come and
 * go by themselves and are not shown.
 */
export function jobsInPanel(jobs: CollectionConfig): CollectionConfig {
  return {
    ...jobs,
    labels: { singular: 'Failed job', plural: 'Failed jobs' },
    admin: {
      ...jobs.admin,
      hidden: false,
      group: 'System',
      useAsTitle: 'taskSlug',
      defaultColumns: ['taskSlug', 'totalTried', 'error', 'createdAt'],
      description:
        'A job that fails is tried again by itself, after longer and longer waits. These were given up.',
      baseFilter: () => ({ hasError: { equals: true } }),
      components: { edit: { beforeDocumentControls: ['/components/content/panel/try-again#TryAgain'] } },
    },
    access: { create: nobody, read: admins, update: nobody, delete: admins },
    endpoints: [...(jobs.endpoints || []), { path: '/:id/try-again', method: 'post', handler: tryJobAgain }],
  };
}

import type { SanitizedConfig, TaskConfig } from 'payload';
import * as z from 'zod';
import { pageCollections, type PageCollection } from '../page-tree/kinds';

const publication = z.object({
  type: z.literal('publish'),
  user: z.null().optional(),
  doc: z.object({
    relationTo: z.enum(Object.keys(pageCollections) as [PageCollection, ...PageCollection[]]),
    value: z.coerce.number(),
  }),
});

/**
 * Lets the job that publishes a document at its own date look at the document once more: between the moment
 * at which the job is begun and the moment at which it writes, an editor may have published, deleted or
 * changed it, or emptied its date.
 */
export function withPublicationOnTime(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  const handler = task?.handler;
  if (!task || typeof handler !== 'function') return config;
  const publishOnTime: TaskConfig['handler'] = async (args) => {
    const parsed = publication.safeParse(args.input);
    // With a person's name it was set by hand, at a time that stands for itself.
    if (!parsed.success) return handler(args);
    const { relationTo, value } = parsed.data.doc;
    const newest = await args.req.payload.findByID({
      collection: relationTo,
      id: value,
      depth: 0,
      draft: true,
      disableErrors: true,
      select: { publishedAt: true, _status: true },
    });
    // What is not there at all is a fault, and listed as one: a document that is deleted takes its jobs with it.
    const isDue =
      !newest ||
      (newest._status === 'draft' && newest.publishedAt && Date.parse(newest.publishedAt) <= Date.now());
    return isDue ? handler(args) : { output: {} };
  };
  task.handler = publishOnTime;
  return config;
}

import type { Payload } from 'payload';
import type { PageCollection } from '../../content/cms/page-tree/kinds';
import { publicationJobs } from '../../content/cms/schedule/publication-jobs';

export type WaitingPublications = (collection: PageCollection, documentId: number) => boolean;

/** Which documents an editor has given a time at which they go live, and it has not come yet. */
export async function waitingPublications(payload: Payload): Promise<WaitingPublications> {
  const jobs = await publicationJobs(payload);
  const waiting = new Set(jobs.map(({ collection, documentId }) => `${collection} ${documentId}`));
  return (collection, documentId) => waiting.has(`${collection} ${documentId}`);
}

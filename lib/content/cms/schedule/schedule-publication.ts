import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  Payload,
  PayloadRequest,
  RequestContext,
} from 'payload';
import { documentFields, type PageCollection } from '../page-tree/kinds';
import { innerRequest } from '../hooks/inner-request';
import { publicationJobs } from './publication-jobs';

declare module 'payload' {
  interface RequestContext {
    /** Documents that this call publishes later, with what visitors go on seeing of each until then. */
    scheduled?: Scheduled;
  }
}

type StoredDocument = Record<string, unknown> & { id: number };
type Scheduled = Map<string, StoredDocument | null>;

interface Dated {
  id: number;
  publishedAt?: string | null;
  _status?: 'draft' | 'published' | null;
}

/**
 * Keeps a document that is published with a date in the future as a draft: a job publishes it at that time.
 * What of it is published already stays.
 */
export function postponePublication(collection: PageCollection): CollectionBeforeChangeHook<Dated> {
  return async ({ data, originalDoc, req, context }) => {
    const publishedAt = data.publishedAt === undefined ? originalDoc?.publishedAt : data.publishedAt;
    if (data._status !== 'published' || !publishedAt || Date.parse(publishedAt) <= Date.now()) return data;
    const id = originalDoc?.id;
    const live =
      id === undefined
        ? null
        : await req.payload.db.findOne<StoredDocument>({
            collection,
            where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
            req,
          });
    scheduledIn(context).set(keyOf(collection, id), live);
    return { ...data, _status: 'draft' };
  };
}

/**
 * Makes, moves or drops the job that publishes a document, in the document's own transaction. Has to be the
 * first hook: the others read what visitors see.
 */
export function followSchedule(collection: PageCollection): CollectionAfterChangeHook<Dated> {
  return async ({ doc, previousDoc, operation, req: outer, context }) => {
    const scheduled = scheduledIn(context);
    const key = keyOf(collection, operation === 'create' ? undefined : doc.id);
    const live = scheduled.get(key);
    const isScheduled = scheduled.delete(key);
    const req = innerRequest(outer);
    if (live) await req.payload.db.updateOne({ collection, id: doc.id, data: live, req, returning: false });
    const due = isScheduled ? dueOf(doc) : await dueAfterDraft(collection, { doc, previousDoc, req });
    if (due === undefined) return doc;
    await dropJobs(collection, doc.id, req);
    if (due !== null) {
      await req.payload.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'publish', doc: { relationTo: collection, value: doc.id } },
        waitUntil: new Date(due),
        req,
      });
    }
    return doc;
  };
}

/**
 * When a document that waits is to be published once it has been saved again: its own date, if that is still
 * to come. Null when it waits no longer: it is published, was taken down, or lost its date. Undefined when
 * nothing changes.
 */
async function dueAfterDraft(
  collection: PageCollection,
  { doc, previousDoc, req }: { doc: Dated; previousDoc: Dated | undefined; req: PayloadRequest },
): Promise<number | null | undefined> {
  const waiting = await scheduledFor(req.payload, { collection, id: doc.id, req });
  if (waiting === null) return undefined;
  if (doc._status === 'published' || (await isTakenDown(collection, doc.id, req))) return null;
  // Another time than its date was set by hand, with "Schedule Publish": that stands for itself.
  if (waiting !== dueOf(previousDoc)) return undefined;
  const due = dueOf(doc);
  if (due === waiting) return undefined;
  return due !== null && due > Date.now() ? due : null;
}

const dueOf = (doc: Dated | undefined): number | null =>
  doc?.publishedAt ? Date.parse(doc.publishedAt) : null;

/**
 * Whether the save was no draft beside what is published: then a person has taken the document down, or said
 * that it stays a draft.
 */
async function isTakenDown(collection: PageCollection, id: number, req: PayloadRequest): Promise<boolean> {
  if (req.payloadAPI === 'REST') return String(req.query?.draft) !== 'true';
  const { docs } = await req.payload.find({
    collection: 'page-nodes',
    where: { and: [{ [documentFields[collection]]: { equals: id } }, { isLive: { equals: true } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  });
  if (docs.length === 0) return false;
  const { _status } = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    select: { _status: true },
    req,
  });
  return _status !== 'published';
}

/** When a document is published by itself, in milliseconds; null when it does not wait for that. */
export async function scheduledFor(
  payload: Payload,
  { collection, id, req }: { collection: PageCollection; id: number; req?: PayloadRequest },
): Promise<number | null> {
  const jobs = await jobsOf(payload, { collection, id, req });
  const times = jobs.flatMap(({ dueAtMs }) => dueAtMs ?? []);
  return times.length > 0 ? Math.min(...times) : null;
}

async function dropJobs(collection: PageCollection, id: number, req: PayloadRequest): Promise<void> {
  const jobs = await jobsOf(req.payload, { collection, id, req });
  if (jobs.length === 0) return;
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { id: { in: jobs.map((job) => job.id) } },
    req,
  });
}

/** Those of a document that nobody works on yet. */
async function jobsOf(
  payload: Payload,
  { collection, id, req }: { collection: PageCollection; id: number; req?: PayloadRequest },
) {
  const jobs = await publicationJobs(payload, req);
  return jobs.filter((job) => !job.isBegun && job.collection === collection && job.documentId === id);
}

function scheduledIn(context: RequestContext): Scheduled {
  context.scheduled ??= new Map();
  return context.scheduled;
}

/** A document that is being made has no id yet. */
function keyOf(collection: PageCollection, id: number | undefined): string {
  return `${collection} ${id ?? 'new'}`;
}

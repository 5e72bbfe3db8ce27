import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { noColumns, sql, transactionOf } from '../../../platform/database/sql';
import { innerRequest } from '../hooks/inner-request';
import { copiedContent } from './copied-content';
import type { PageCollection } from './kinds';

declare module 'payload' {
  interface RequestContext {
    /**
     * Set while an alias is written by what may write it: its source's change, its making, its becoming
     * independent.
     */
    writesAlias?: boolean;
  }
}

/**
 * The same request for writing an alias. A copy of its context, so that the permission ends with the
 * operation it was given to.
 */
export function forWritingAlias<Request extends Partial<PayloadRequest>>(req: Request): Request {
  return innerRequest(req, { writesAlias: true });
}

/** An alias is changed where its source is, and nobody makes one by hand. */
export const leaveAliasUnchanged: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (req.context.writesAlias) return data;
  if (operation === 'update' && originalDoc?.aliasOf) {
    const message = 'This page repeats another one. Change that one, or make this page independent first.';
    throw new APIError(message, 403, undefined, true);
  }
  return { ...data, aliasOf: null };
};

/**
 * Lets the aliases of a document follow it in its own transaction: they show what it shows, and go down when
 * it does.
 */
export function followSource(collection: PageCollection): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const { payload } = req;
    const { docs: aliases } = await payload.find({
      collection,
      where: { aliasOf: { equals: doc.id } },
      depth: 0,
      pagination: false,
      select: { _status: true },
      req,
    });
    if (aliases.length === 0) return doc;
    // What visitors see: a draft of a live page leaves this row as it is.
    const live = await payload.findByID({ collection, id: doc.id, depth: 0, req });
    if (live._status === 'published' && doc._status !== 'published') return doc;
    for (const alias of aliases) {
      if (live._status === 'published')
        await repeatSource(collection, { source: live, aliasId: alias.id, req });
      else if (alias._status === 'published') await takeDown(collection, alias.id, req);
    }
    return doc;
  };
}

const tables = {
  posts: { stored: sql`posts`, versions: sql`_posts_v` },
  stories: { stored: sql`stories`, versions: sql`_stories_v` },
  pages: { stored: sql`pages`, versions: sql`_pages_v` },
} as const;

/** The aliases of a document that goes stay, and are pages of their own from then on. */
export function releaseAliases(collection: PageCollection): CollectionBeforeDeleteHook {
  const { stored, versions } = tables[collection];
  return async ({ id, req }) => {
    const { rows } = await transactionOf(req);
    await rows(noColumns, sql`UPDATE ${stored} SET alias_of_id = NULL WHERE alias_of_id = ${id}`);
    await rows(
      noColumns,
      sql`UPDATE ${versions} SET version_alias_of_id = NULL WHERE version_alias_of_id = ${id}`,
    );
  };
}

async function repeatSource(
  collection: PageCollection,
  { source, aliasId, req }: { source: { publishedAt?: string | null }; aliasId: number; req: PayloadRequest },
): Promise<void> {
  const fieldNames = req.payload.collections[collection].config.flattenedFields.map(({ name }) => name);
  await req.payload.update({
    collection,
    id: aliasId,
    data: {
      ...copiedContent({ ...source }, fieldNames),
      publishedAt: source.publishedAt,
      _status: 'published',
    },
    depth: 0,
    req: forWritingAlias(req),
  });
}

async function takeDown(collection: PageCollection, aliasId: number, req: PayloadRequest): Promise<void> {
  await req.payload.update({
    collection,
    id: aliasId,
    data: { _status: 'draft' },
    unpublishAllLocales: true,
    depth: 0,
    req: forWritingAlias(req),
  });
}

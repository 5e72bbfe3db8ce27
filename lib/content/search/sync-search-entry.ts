import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { transactionOf } from '../../platform/database/sql';
import { indexEntry, removeEntry } from './index-entry';
import { searchSources } from './sources';

type SearchedCollection = keyof typeof searchSources;

/** Syncs the search index with a document, in the document's own transaction. */
export function syncSearchEntry(collection: SearchedCollection): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const source = searchSources[collection];
    const ref = String(doc.id);
    const entry = await source.entry(req.payload, ref, req);
    // Saving a draft of a live page changes nothing that a visitor can find.
    if (entry && doc._status === 'draft') return doc;
    const transaction = await transactionOf(req);
    if (entry) await indexEntry(req.payload, transaction, entry);
    else await removeEntry(req.payload, transaction, { kind: source.kind, ref });
    return doc;
  };
}

export function dropSearchEntry(collection: SearchedCollection): CollectionAfterDeleteHook {
  return async ({ id, doc, req }) => {
    const { kind } = searchSources[collection];
    await removeEntry(req.payload, await transactionOf(req), { kind, ref: String(id) });
    return doc;
  };
}

import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';

/** What Payload reads from a file and keeps beside it. The focal point is a person's. */
const facts = [
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'sizes',
  'url',
  'thumbnailURL',
  'prefix',
];

/**
 * Adds to a collection of files that nobody says by the panel's REST what a stored file is: the panel sends
 * it back as it was, others what they like.
 */
export function withProtectedFileFacts(collection: CollectionConfig): CollectionConfig {
  if (!collection.upload) return collection;
  const { hooks = {} } = collection;
  // Last, because the hooks before may bring a file of their own (lib/content/cms/uploads), whose facts are read anew.
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [...(hooks.beforeOperation ?? []), protectFileFacts] },
  };
}

const protectFileFacts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI !== 'REST' || operation !== 'update' || req.file || !('data' in args)) return;
  const data = Object.entries(args.data ?? {}).filter(([name]) => !facts.includes(name));
  return { ...args, data: Object.fromEntries(data) };
};

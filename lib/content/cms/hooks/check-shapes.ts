import {
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  ValidationError,
} from 'payload';
import { shapeProblems } from '../staff-doors/document-shapes';

/** Adds to a collection that what the panel's REST is to store fits its fields, before any other hook reads it. */
export function withCheckedShapes(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: [checkShapes, ...(hooks.beforeOperation ?? [])] },
  };
}

const checkShapes: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update') || !('data' in args))
    return;
  const data: unknown = args.data;
  if (typeof data !== 'object' || data === null) return;
  const { collections } = req.payload;
  const hasTextIds = (slug: string) => collections[slug as CollectionSlug]?.customIDType === 'text';
  const problems = shapeProblems(collection.flattenedFields, { ...data }, { hasTextIds });
  if (problems.length > 0)
    throw new ValidationError({ collection: collection.slug, errors: problems, req }, req.t);
};

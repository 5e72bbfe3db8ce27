import {
  buildVersionCollectionFields,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload';
import { badRequest } from '../../../platform/http/api-error';
import { filterProblem, scopeOf } from '../staff-doors/filter-problem';
import { queryProblem } from '../staff-doors/query-problem';

declare module 'payload' {
  interface RequestContext {
    /** The call has been read, and an operation runs: what fails from here on is no fault of its form. */
    hasBegun?: boolean;
  }
}

/**
 * Adds to every collection, Payload's own included, that a filter and whatever else a caller asks with fits
 * its fields: by the panel's REST, by its lists, for one document and for many. What the software asks itself
 * is not looked at.
 */
export function withCheckedFilters(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const check = checkFilters(fieldsOf(config, collection));
    collection.hooks.beforeOperation = [check, ...(collection.hooks.beforeOperation ?? [])];
  }
  return config;
}

/** Of documents, and of versions, which are asked for by the same operation. */
function fieldsOf(config: SanitizedConfig, collection: SanitizedCollectionConfig): readonly FlattenedField[] {
  if (!collection.versions) return collection.flattenedFields;
  const ofVersions = buildVersionCollectionFields(config, collection, true) as FlattenedField[];
  const known = new Set(collection.flattenedFields.map(({ name }) => name));
  return [...collection.flattenedFields, ...ofVersions.filter(({ name }) => !known.has(name))];
}

function checkFilters(fields: readonly FlattenedField[]): CollectionBeforeOperationHook {
  return ({ args, overrideAccess, req }) => {
    if (overrideAccess) return;
    req.context.hasBegun = true;
    const { where, ...asked } = args as { where?: unknown; sort?: unknown; joins?: unknown };
    const scope = scopeOf(fields, req.payload.collections);
    const problem = filterProblem(where, scope) ?? queryProblem(asked, scope);
    if (problem) throw badRequest(problem);
  };
}

import type { FlattenedField, Operator, SanitizedCollectionConfig } from 'payload';
import { isRecord } from '../../../platform/http/is-record';
import { comparing, operatorsOf, valueProblem } from './filter-values';
import type { HasTextIds } from './storable-values';

/** Brackets and conditions that a filter of a person never has. */
const most = { depth: 10, conditions: 200, steps: 10 };

type Fields = readonly FlattenedField[];

/** Where a filter's paths lead: the fields it begins with, and those of other collections. */
export interface FilterScope {
  fields: Fields;
  /** Of collections that relations lead to. */
  fieldsOf: (collection: string) => Fields | undefined;
  hasTextIds: HasTextIds;
}

/** The scope of a collection's filters, or of those over its versions. */
export function scopeOf(
  fields: Fields,
  collections: Readonly<
    Record<string, { config: Pick<SanitizedCollectionConfig, 'flattenedFields'>; customIDType?: string }>
  >,
): FilterScope {
  const find = (slug: string) => (Object.hasOwn(collections, slug) ? collections[slug] : undefined);
  return {
    fields,
    fieldsOf: (slug) => find(slug)?.config.flattenedFields,
    hasTextIds: (slug) => find(slug)?.customIDType === 'text',
  };
}

/**
 * What is wrong with a filter, in words for the caller; null when both databases can answer it. Payload
 * passes on what its operators cannot do with a field, and the database fails.
 */
export function filterProblem(where: unknown, scope: FilterScope): string | null {
  const count = { conditions: 0 };
  return groupProblem(where, { scope, count, depth: 0 });
}

function groupProblem(
  where: unknown,
  { scope, count, depth }: { scope: FilterScope; count: { conditions: number }; depth: number },
): string | null {
  if (where === undefined || where === null || where === '') return null;
  if (!isRecord(where)) return 'A filter is an object: field, operator and value.';
  if (depth > most.depth) return `A filter is at most ${most.depth} groups deep.`;
  for (const [path, condition] of Object.entries(where)) {
    count.conditions += 1;
    if (count.conditions > most.conditions) return `A filter has at most ${most.conditions} conditions.`;
    const problem = /^(?:and|or)$/i.test(path)
      ? listProblem(path, { conditions: condition, scope, count, depth })
      : pathProblem(path, { condition, scope, count, depth });
    if (problem) return problem;
  }
  return null;
}

function listProblem(
  name: string,
  {
    conditions,
    scope,
    count,
    depth,
  }: { conditions: unknown; scope: FilterScope; count: { conditions: number }; depth: number },
): string | null {
  if (!Array.isArray(conditions)) return `"${name}" is a list of conditions.`;
  for (const condition of conditions as unknown[]) {
    const problem = groupProblem(condition, { scope, count, depth: depth + 1 });
    if (problem) return problem;
  }
  return null;
}

function pathProblem(
  path: string,
  {
    condition,
    scope,
    count,
    depth,
  }: { condition: unknown; scope: FilterScope; count: { conditions: number }; depth: number },
): string | null {
  const name = path.slice(0, 100);
  if (!isRecord(condition)) return `"${name}" needs an operator and a value.`;
  const found = fieldAt(path, scope);
  if (!found) return `There is no field "${name}" to filter by.`;
  for (const [operator, value] of Object.entries(condition)) {
    const allowed = found.operators ?? operatorsOf(found.field);
    if (!allowed.includes(operator as Operator))
      return `"${name}" cannot be filtered by "${operator.slice(0, 50)}".`;
    const inside = operator === 'contains' && isRecord(value) ? relatedScope(found.field, scope) : null;
    const problem = inside
      ? groupProblem(value, { scope: inside, count, depth: depth + 1 })
      : valueProblem(found.field, { operator: operator as Operator, value, hasTextIds: scope.hasTextIds });
    if (problem) return inside ? problem : `"${name}": ${problem}`;
  }
  return null;
}

/** Fields by which a filter asks of the documents behind a relation to many. */
function relatedScope(field: FlattenedField, scope: FilterScope): FilterScope | null {
  const collection =
    field.type === 'join'
      ? field.collection
      : (field.type === 'relationship' || field.type === 'upload') && field.hasMany
        ? field.relationTo
        : null;
  const fields = typeof collection === 'string' ? scope.fieldsOf(collection) : undefined;
  return fields ? { ...scope, fields } : null;
}

interface Found {
  field: FlattenedField;
  operators?: readonly Operator[];
}

/**
 * A value inside JSON, which both databases compare as text. Payload writes a list of them into the statement
 * unquoted.
 */
const textInside = { name: 'inside', type: 'text' } as FlattenedField;
const inJson: readonly Operator[] = ['equals', 'not_equals'];

const anyId = { name: 'value', type: 'text' } as FlattenedField;

const idField = { name: 'id', type: 'number' } as FlattenedField;

/** The field that a path such as `seo.image.alt` ends at. */
export function fieldAt(path: string, scope: FilterScope): Found | null {
  const steps = path.replaceAll('__', '.').split('.');
  return steps.length > most.steps ? null : walk(steps, scope.fields, scope);
}

function walk([step, ...rest]: readonly string[], fields: Fields, scope: FilterScope): Found | null {
  const field =
    fields.find(({ name }) => name === step) ?? (step === 'id' || step === '_id' ? idField : undefined);
  if (!field) return null;
  if (rest.length === 0)
    return field.name === 'id' && field.type === 'number' ? { field, operators: comparing } : { field };
  switch (field.type) {
    case 'group':
    case 'tab':
      return walk(rest, field.flattenedFields, scope);
    case 'array': {
      const found = walk(rest, field.flattenedFields, scope);
      // Payload looks for JSON inside rows in the document's own table.
      return found?.field === textInside ? null : found;
    }
    case 'blocks': {
      const [block, ...inside] = rest;
      const found = field.blocks.find(({ slug }) => slug === block);
      return found && inside.length > 0 ? walk(inside, found.flattenedFields, scope) : null;
    }
    case 'relationship':
    case 'upload':
      return Array.isArray(field.relationTo)
        ? walkPolymorphic(field, rest)
        : walk(rest, scope.fieldsOf(field.relationTo as string) ?? [], scope);
    case 'join':
      return typeof field.collection === 'string'
        ? walk(rest, scope.fieldsOf(field.collection) ?? [], scope)
        : null;
    case 'json':
      return rest.every((part) => /^\w{1,60}$/.test(part)) ? { field: textInside, operators: inJson } : null;
    default:
      return null;
  }
}

/** `to.relationTo` and `to.value`. */
function walkPolymorphic(
  field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  rest: readonly string[],
): Found | null {
  if (rest.length !== 1) return null;
  // Plain ids, whichever of the collections has them.
  if (rest[0] === 'value') return { field: anyId, operators: ['equals', 'not_equals'] };
  if (rest[0] !== 'relationTo') return null;
  const options = [field.relationTo].flat().map((value) => ({ value, label: value }));
  return {
    field: { name: 'relationTo', type: 'radio', options } as unknown as FlattenedField,
    operators: ['equals'],
  };
}

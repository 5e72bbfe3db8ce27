import type { FlattenedField } from 'payload';
import { filterProblem, type FilterScope } from './filter-problem';

const most = { sortFields: 20, pathCharacters: 200, count: 999_999 };
const path = /^-?\w+(?:\.\w+)*$/;

/**
 * What is wrong with the order of a list, or with the lists inside its documents (`joins`), in words for the
 * caller.
 */
export function queryProblem(
  { sort, joins }: { sort?: unknown; joins?: unknown },
  scope: FilterScope,
): string | null {
  return sortProblem(sort) ?? joinsProblem(joins, scope);
}

function sortProblem(sort: unknown): string | null {
  if (sort === undefined || sort === null || sort === '') return null;
  const names: unknown[] = Array.isArray(sort) ? sort : String(sort).split(',');
  if (typeof sort !== 'string' && !Array.isArray(sort)) return '"sort" is a list of fields.';
  if (names.length > most.sortFields) return `"sort" names at most ${most.sortFields} fields.`;
  const isPath = (name: unknown) =>
    typeof name === 'string' && name.length <= most.pathCharacters && path.test(name.trim());
  return names.every(isPath) ? null : '"sort" is a list of fields.';
}

function joinsProblem(joins: unknown, scope: FilterScope): string | null {
  if (joins === undefined || joins === null || joins === false || joins === '') return null;
  if (typeof joins !== 'object' || Array.isArray(joins)) return '"joins" is an object by field.';
  for (const [name, query] of Object.entries(joins)) {
    const field = scope.fields.find((each) => each.name === name);
    if (field?.type !== 'join') return `There is no list "${name.slice(0, 100)}" in these documents.`;
    const problem = joinProblem(field, query, scope);
    if (problem) return `"${name}": ${problem}`;
  }
  return null;
}

function joinProblem(
  field: Extract<FlattenedField, { type: 'join' }>,
  query: unknown,
  scope: FilterScope,
): string | null {
  if (query === false || query === 'false') return null;
  if (typeof query !== 'object' || query === null) return 'This is an object.';
  const { where, sort, limit, page } = query as Record<string, unknown>;
  for (const number of [limit, page]) {
    if (number !== undefined && !/^\d{0,6}$/.test(String(number)))
      return `Numbers go from 0 to ${most.count}.`;
  }
  const fields = typeof field.collection === 'string' ? scope.fieldsOf(field.collection) : undefined;
  return sortProblem(sort) ?? (fields ? filterProblem(where, { ...scope, fields }) : null);
}

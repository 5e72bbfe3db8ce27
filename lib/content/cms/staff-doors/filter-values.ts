import type { FlattenedField, Operator } from 'payload';
import { type HasTextIds, isId, isStorable } from './storable-values';

/** Numbers a text or a list of a filter may hold: what the panel selects at once and a person types. */
const most = { values: 1_000, characters: 10_000 };

/** For what has an order. */
export const comparing: readonly Operator[] = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
];
const choosing: readonly Operator[] = ['equals', 'not_equals', 'in', 'not_in', 'exists'];
const words: readonly Operator[] = ['like', 'not_like', 'contains'];

/**
 * The operators that fit a field: those the panel offers, and those its pickers send. The database fails at
 * others, or compares what cannot be compared.
 */
export function operatorsOf(field: FlattenedField): readonly Operator[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return [...comparing, ...words];
    case 'number':
      return [...comparing, 'like'];
    case 'date':
      return comparing;
    case 'checkbox':
      return choosing;
    case 'select':
      return field.hasMany ? [...choosing, 'contains'] : choosing;
    case 'radio':
      return choosing;
    case 'relationship':
    case 'upload':
      // Payload asks of relations to several collections by both their parts, or of one part alone (filter-problem.ts).
      if (Array.isArray(field.relationTo)) return ['equals'];
      return field.hasMany ? [...choosing, 'like', 'contains'] : [...choosing, 'like'];
    case 'join':
      return choosing;
    case 'json':
    case 'richText':
    case 'array':
    case 'blocks':
    case 'group':
    case 'tab':
      return ['exists'];
    default:
      return [];
  }
}

/** What a value has to be for an operator, in words; null when it is. */
export function valueProblem(
  field: FlattenedField,
  { operator, value, hasTextIds }: { operator: Operator; value: unknown; hasTextIds: HasTextIds },
): string | null {
  if (operator === 'exists')
    return [true, false, 'true', 'false'].includes(value as never) ? null : 'Say true or false.';
  if (operator === 'in' || operator === 'not_in') {
    const values = Array.isArray(value)
      ? (value as unknown[])
      : typeof value === 'string'
        ? value.split(',')
        : [value];
    if (values.length > most.values) return `Name at most ${most.values} values.`;
    if (values.some((each) => each === null || each === 'null') && isReference(field))
      return 'These are no ids.';
    return firstProblem(values, (each) => oneValueProblem(field, each, hasTextIds));
  }
  if (operator === 'like' || operator === 'not_like' || operator === 'contains')
    return wordsProblem(field, { operator, value, hasTextIds });
  if (operator === 'equals' || operator === 'not_equals') {
    return isNothing(field, value) ? null : oneValueProblem(field, value, hasTextIds);
  }
  return oneValueProblem(field, value, hasTextIds);
}

function wordsProblem(
  field: FlattenedField,
  { operator, value, hasTextIds }: { operator: Operator; value: unknown; hasTextIds: HasTextIds },
): string | null {
  const isList =
    operator === 'contains' && Array.isArray(value) && 'hasMany' in field && field.hasMany === true;
  if (isList) return firstProblem(value as unknown[], (each) => oneValueProblem(field, each, hasTextIds));
  if (typeof value !== 'string') return 'Give one text.';
  // A person searches a list for a number by its digits; other words find nothing.
  if (field.type === 'number')
    return Number.isFinite(Number(value))
      ? numberProblem(field, value)
      : (textProblem(value) ?? farNumberProblem(value));
  return field.type === 'text' || field.type === 'textarea' || field.type === 'email' || field.type === 'code'
    ? textProblem(value)
    : oneValueProblem(field, value, hasTextIds);
}

/** A relation, or the id that it leads to. */
const isReference = ({ type, name }: FlattenedField) =>
  type === 'relationship' || type === 'upload' || type === 'join' || name === 'id';

/**
 * Whether a value stands for documents in which the field is empty. Payload reads the word only where it also
 * reads ids, numbers or dates.
 */
function isNothing(field: FlattenedField, value: unknown): boolean {
  if ('relationTo' in field && Array.isArray(field.relationTo)) return false;
  if (value === null) return true;
  return (
    value === 'null' && (field.type === 'relationship' || field.type === 'upload' || field.name === 'id')
  );
}

/** Nothing typed, or nothing chosen: filters that a person is still filling in. */
const isBlank = (value: unknown) => value === '' || value === null;

function oneValueProblem(field: FlattenedField, value: unknown, hasTextIds: HasTextIds): string | null {
  switch (field.type) {
    case 'number':
      return (isBlank(value) || value === 'null') && field.name !== 'id' ? null : numberProblem(field, value);
    case 'checkbox':
      return ['true', 'false', true, false].includes(value as never) ? null : 'Say true or false.';
    case 'date':
      return isBlank(value) || value === 'null' || isDate(value)
        ? null
        : 'Give a date such as 2026-01-31T12:00:00.000Z.';
    case 'select':
    case 'radio':
      return field.options.some((option) => (typeof option === 'string' ? option : option.value) === value)
        ? null
        : 'This is none of what can be chosen.';
    case 'relationship':
    case 'upload':
      return relationProblem(field.relationTo, value, hasTextIds);
    case 'join':
      return relationProblem(field.collection, value, hasTextIds);
    default:
      return textProblem(value);
  }
}

function firstProblem(
  values: readonly unknown[],
  problemOf: (value: unknown) => string | null,
): string | null {
  for (const value of values) {
    const problem = problemOf(value);
    if (problem) return problem;
  }
  return null;
}

function textProblem(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return null;
  if (typeof value !== 'string') return 'Give a text.';
  if (value.length > most.characters) return `Give at most ${most.characters} characters.`;
  return isStorable(value) ? null : 'This text has characters that are stored nowhere.';
}

/** `1e400` reads as a number that no column has. */
const farNumberProblem = (value: string) => (Number.isNaN(Number(value)) ? null : 'Give a number.');

function numberProblem(field: FlattenedField, value: unknown): string | null {
  const number = typeof value === 'string' ? Number(value) : value;
  if (field.name === 'id') return isId(number, false) ? null : 'Ids are whole numbers from 1 to 2147483647.';
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? null : 'Give a number.';
}

/**
 * Years of four digits: others are written in a way that PostgreSQL does not read. Payload's own screens ask
 * with dates, callers with texts.
 */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) return false;
  const time = new Date(value).getTime();
  return !Number.isNaN(time) && /^\d{4}-/.test(new Date(time).toISOString());
}

function relationProblem(
  relationTo: string | readonly string[],
  value: unknown,
  hasTextIds: HasTextIds,
): string | null {
  if (isBlank(value) && typeof relationTo === 'string' && hasTextIds(relationTo)) return null;
  if (typeof relationTo === 'string') return idProblem(value, hasTextIds(relationTo));
  if (typeof value !== 'object' || value === null) return `Name one of ${relationTo.join(', ')} and an id.`;
  const { relationTo: named, value: id, ...others } = value as Record<string, unknown>;
  if (typeof named !== 'string' || !relationTo.includes(named) || Object.keys(others).length > 0)
    return `Name one of ${relationTo.join(', ')} and an id.`;
  return idProblem(id, hasTextIds(named));
}

function idProblem(value: unknown, isText: boolean): string | null {
  if (isText) return typeof value === 'string' ? textProblem(value) : 'This is no id.';
  return isId(value, false) ? null : 'Ids are whole numbers from 1 to 2147483647.';
}

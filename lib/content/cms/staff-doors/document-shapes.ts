import type { FlattenedBlock, FlattenedField } from 'payload';
import { isEmailAddress } from '../../../contract/fields';
import { isRecord } from '../../../platform/http/is-record';
import { isRichText } from './rich-text-shape';
import { type HasTextIds, isId, isStorable } from './storable-values';

/** A field of a document that cannot be stored, in the form of Payload's own problems. */
export interface ShapeProblem {
  path: string;
  message: string;
}

type Data = Readonly<Record<string, unknown>>;

/** Some hundred thousand brackets would be more than the stack holds. */
const deepest = 200;

const absent: ReadonlySet<unknown> = new Set([undefined, null]);
/** What forms send for "none of them". */
const noDocument: ReadonlySet<unknown> = new Set([undefined, null, '', 'none', 'null']);
/** Dates that every row of the database has. */
const kept: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);
const noRows: ReadonlySet<unknown> = new Set([undefined, 0, '0']);

/**
 * What in a document's data is of another kind than its field. Payload checks drafts for nothing, and
 * published documents only after its hooks have read them, so that a text where rows belong ends in a fault
 * of the server.
 * @param fields as Payload has flattened them: without rows, tabs and the like that hold no data of their own
 * @param path of `data` within the document, empty for the document itself
 */
export function shapeProblems(
  fields: readonly FlattenedField[],
  data: Data,
  { hasTextIds, path = '' }: { hasTextIds: HasTextIds; path?: string },
): ShapeProblem[] {
  return fields.flatMap((field) =>
    Object.hasOwn(data, field.name)
      ? fieldProblems(field, { value: data[field.name], hasTextIds, path: joined(path, field.name) })
      : [],
  );
}

interface FieldValue {
  value: unknown;
  hasTextIds: HasTextIds;
  path: string;
}

function fieldProblems(field: FlattenedField, { value, hasTextIds, path }: FieldValue): ShapeProblem[] {
  const when = (isRight: boolean, message: string) => (isRight ? [] : [{ path, message }]);
  switch (field.type) {
    case 'text':
      return when(field.hasMany ? isListOf(value, isText) : isText(value), 'This is a text.');
    case 'email':
      return isText(value)
        ? when(!value || isEmailAddress(String(value)), 'Enter a valid email address.')
        : when(false, 'This is a text.');
    case 'textarea':
    case 'code':
      return when(isText(value), 'This is a text.');
    case 'number':
      return when(field.hasMany ? isListOf(value, isNumber) : isNumber(value), 'This is a number.');
    case 'checkbox':
      return when(
        [undefined, null, true, false, 'true', 'false', ''].includes(value as never),
        'This is yes or no.',
      );
    case 'date':
      return when(
        isDate(value) && !(value === null && kept.has(field.name)),
        'This is a date and a time: 2026-01-31T12:00:00.000Z.',
      );
    case 'select':
    case 'radio':
      return when(isOption(field, value), 'This is none of what can be chosen.');
    case 'relationship':
    case 'upload':
      return when(
        isReferenceField(field, value, hasTextIds),
        field.hasMany ? 'These are ids.' : 'This is an id.',
      );
    case 'group':
    case 'tab':
    case 'array':
    case 'blocks':
      return nestedProblems(field, { value, hasTextIds, path });
    case 'richText':
      return when(
        absent.has(value) || (isRichText(value) && isClean(value)),
        'This is a text with its paragraphs.',
      );
    case 'json':
      return when(isClean(value), 'This cannot be stored.');
    default:
      return [];
  }
}

/** Of a field that has fields of its own. */
function nestedProblems(
  field: Extract<FlattenedField, { type: 'group' | 'tab' | 'array' | 'blocks' }>,
  { value, hasTextIds, path }: FieldValue,
): ShapeProblem[] {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isRecord(value)
        ? shapeProblems(field.flattenedFields, value, { hasTextIds, path })
        : value === undefined
          ? []
          : [{ path, message: 'This is an object with fields.' }];
    case 'array':
      return rowsProblems(value, { hasTextIds, path, fieldsOf: () => field.flattenedFields });
    case 'blocks':
      return rowsProblems(value, {
        hasTextIds,
        path,
        fieldsOf: ({ blockType }) => fieldsOfBlock(field.blocks, blockType),
      });
  }
}

function isOption(field: Extract<FlattenedField, { type: 'select' | 'radio' }>, value: unknown): boolean {
  const values: readonly unknown[] = field.options.map((option) =>
    typeof option === 'string' ? option : option.value,
  );
  const isOne = (each: unknown) => absent.has(each) || values.includes(each);
  const isMany = field.type === 'select' && field.hasMany === true;
  return isMany ? isListOf(value, isOne) : isOne(value);
}

function isReferenceField(
  field: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  value: unknown,
  hasTextIds: HasTextIds,
): boolean {
  const isRight = (each: unknown) => isReference(each, field.relationTo, hasTextIds);
  return (
    noDocument.has(value) || (field.hasMany ? Array.isArray(value) && value.every(isRight) : isRight(value))
  );
}

function rowsProblems(
  value: unknown,
  {
    hasTextIds,
    path,
    fieldsOf,
  }: { hasTextIds: HasTextIds; path: string; fieldsOf: (row: Data) => readonly FlattenedField[] | undefined },
): ShapeProblem[] {
  if (noRows.has(value)) return [];
  if (!Array.isArray(value)) return [{ path, message: 'This is a list of rows.' }];
  return value.flatMap((row: unknown, index) => {
    // Payload leaves empty rows out.
    if (absent.has(row)) return [];
    const rowPath = joined(path, String(index));
    const fields = isRecord(row) ? fieldsOf(row) : undefined;
    return isRecord(row) && fields
      ? shapeProblems(fields, row, { hasTextIds, path: rowPath })
      : [{ path: rowPath, message: 'This is a row with its fields.' }];
  });
}

function fieldsOfBlock(
  blocks: readonly FlattenedBlock[],
  blockType: unknown,
): readonly FlattenedField[] | undefined {
  return blocks.find(({ slug }) => slug === blockType)?.flattenedFields;
}

function isText(value: unknown): boolean {
  return absent.has(value) || (typeof value === 'string' && isStorable(value));
}

/** A larger one could be stored, and never be read again: SQLite's client fails at the whole row. */
function isNumber(value: unknown): boolean {
  if (absent.has(value)) return true;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER;
}

/** Years of four digits: others are written in a way that PostgreSQL does not read. */
function isDate(value: unknown): boolean {
  if (absent.has(value)) return true;
  if (typeof value !== 'string') return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && /^\d{4}-/.test(new Date(time).toISOString());
}

function isListOf(value: unknown, isRight: (each: unknown) => boolean): boolean {
  return (
    absent.has(value) ||
    value === '' ||
    (Array.isArray(value) && value.every((each) => !absent.has(each) && isRight(each)))
  );
}

function isReference(
  value: unknown,
  relationTo: string | readonly string[],
  hasTextIds: HasTextIds,
): boolean {
  if (typeof relationTo === 'string') return isId(isRecord(value) ? value.id : value, hasTextIds(relationTo));
  return (
    isRecord(value) &&
    relationTo.includes(String(value.relationTo)) &&
    isId(isRecord(value.value) ? value.value.id : value.value, hasTextIds(String(value.relationTo)))
  );
}

/** Whether all texts within can be stored, however deep; not when it is too deep. */
function isClean(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < deepest &&
    Object.entries(value).every(([key, each]) => isStorable(key) && isClean(each, depth + 1))
  );
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

import { validOperators } from 'payload/shared';
import type { FlattenedField, Payload } from 'payload';

/** A filter as the query of a call says it. */
export interface FilterShape {
  collection: string;
  path: string;
  operator: string;
  query: string;
}

/** What callers send for a value: what fits some field, and what fits none. */
const values: readonly string[] = [
  '=x',
  '=',
  '=null',
  '=true',
  '=1',
  '=0',
  '=-1',
  '=1.5',
  '=1e400',
  '=2147483648',
  '=99999999999999999999',
  '=2026-01-31T12:00:00.000Z',
  '=2026-13-45',
  '=%2B012026-01-31T12:00:00Z',
  '=a%00b',
  '=%F0%9F%8D%90',
  '=%25%27%22%5C;--',
  '=published',
  '=1,2',
  '=1,x',
  '[]=x',
  '[]=1&&[]=2',
  '[]=',
  '[a]=b',
  '[relationTo]=posts&&[value]=1',
  '[relationTo]=posts&&[value]=x',
  '[relationTo]=nobody&&[value]=1',
  '[id][equals]=1',
  '[0][a]=1',
];

/** Every collection × every field × every operator × every value. */
export function* filterShapes(payload: Payload): Generator<FilterShape> {
  for (const [collection, { config }] of Object.entries(payload.collections)) {
    for (const path of ['id', '_id', 'nothing', ...pathsOf(config.flattenedFields, payload)]) {
      for (const operator of [...validOperators, 'nothing', '']) {
        for (const value of values) {
          const name = operator === '' ? `where[${path}]` : `where[${path}][${operator}]`;
          yield {
            collection,
            path,
            operator,
            query: value
              .split('&&')
              .map((part) => name + part)
              .join('&'),
          };
        }
      }
    }
  }
}

/** Paths of fields, also inside groups and rows and behind relations. */
export function pathsOf(fields: readonly FlattenedField[], payload: Payload, depth = 0): string[] {
  return fields.flatMap((field) => {
    const inside = (more: readonly FlattenedField[]) =>
      depth < 2 ? pathsOf(more, payload, depth + 1).map((path) => `${field.name}.${path}`) : [];
    if ('flattenedFields' in field) return [field.name, ...inside(field.flattenedFields)];
    if (field.type === 'relationship' || field.type === 'upload') {
      if (Array.isArray(field.relationTo))
        return [field.name, `${field.name}.value`, `${field.name}.relationTo`];
      // One field of each kind behind a relation is enough.
      return depth === 0
        ? [field.name, `${field.name}.id`, `${field.name}.createdAt`, `${field.name}.slug`]
        : [field.name];
    }
    if (field.type === 'json') return [field.name, `${field.name}.a.b`];
    return [field.name];
  });
}

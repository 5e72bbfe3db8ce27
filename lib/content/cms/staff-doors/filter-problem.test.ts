import type { FlattenedField } from 'payload';
import { filterProblem, type FilterScope } from './filter-problem';

const fields = [
  { type: 'text', name: 'title' },
  { type: 'number', name: 'minutes' },
  { type: 'checkbox', name: 'isShown' },
  { type: 'date', name: 'updatedAt' },
  { type: 'select', name: '_status', options: ['draft', 'published'] },
  { type: 'upload', name: 'cover', relationTo: 'images' },
  { type: 'relationship', name: 'to', relationTo: ['posts', 'pages'] },
  { type: 'json', name: 'input' },
  { type: 'richText', name: 'body' },
] as unknown as FlattenedField[];

const images = [{ type: 'text', name: 'alt' }] as unknown as FlattenedField[];

const scope: FilterScope = {
  fields,
  fieldsOf: (collection) => (collection === 'images' ? images : undefined),
  hasTextIds: () => false,
};

it.each<Record<string, unknown>>([
  {},
  { id: { in: [1, '2'] } },
  { title: { like: 'pear', not_equals: null } },
  { minutes: { greater_than: '4' } },
  { isShown: { equals: 'true' } },
  { updatedAt: { greater_than: new Date() } },
  { updatedAt: { less_than: '2026-01-31' } },
  { _status: { in: 'draft,published' } },
  { 'cover.alt': { contains: 'pear' } },
  { cover: { equals: 'null' } },
  { to: { equals: { relationTo: 'posts', value: 1 } } },
  { 'to.value': { equals: 1 } },
  { 'input.doc.value': { equals: 1 } },
  { body: { exists: 'true' } },
  { or: [{ and: [{ title: { equals: 'a' } }] }] },
])('lets %j through', (where) => {
  expect(filterProblem(where, scope)).toBeNull();
});

it.each<unknown>([
  'x',
  [],
  { title: 'x' },
  { title: { all: ['x'] } },
  { title: { equals: {} } },
  { title: { equals: 'a\0' } },
  { minutes: { equals: 'x' } },
  { minutes: { like: '1e400' } },
  { id: { equals: 2 ** 31 } },
  { updatedAt: { greater_than: 'x' } },
  { updatedAt: { greater_than: new Date(Number.NaN) } },
  { updatedAt: { like: '2026' } },
  { _status: { equals: 'gone' } },
  { isShown: { equals: 'perhaps' } },
  { to: { in: [1] } },
  { to: { equals: { relationTo: 'staff', value: 1 } } },
  { 'input.doc.value': { in: 'x' } },
  { 'input.doc);--': { equals: 'x' } },
  { nothing: { equals: 1 } },
  { or: { title: { equals: 'a' } } },
])('refuses %j', (where) => {
  expect(filterProblem(where, scope)).toEqual(expect.any(String));
});

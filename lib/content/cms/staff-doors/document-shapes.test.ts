import type { FlattenedField } from 'payload';
import { shapeProblems } from './document-shapes';

/** The parts of Payload's flattened fields that are read. */
const fields = [
  { type: 'text', name: 'title' },
  { type: 'text', name: 'tags', hasMany: true },
  { type: 'number', name: 'minutes' },
  { type: 'checkbox', name: 'isShown' },
  { type: 'date', name: 'publishedAt' },
  { type: 'date', name: 'createdAt' },
  { type: 'select', name: '_status', options: [{ value: 'draft', label: 'Draft' }, 'published'] },
  { type: 'upload', name: 'cover', relationTo: 'images' },
  { type: 'relationship', name: 'related', relationTo: 'posts', hasMany: true },
  { type: 'relationship', name: 'target', relationTo: ['posts', 'pages'] },
  { type: 'relationship', name: 'member', relationTo: 'members' },
  { type: 'group', name: 'seo', flattenedFields: [{ type: 'text', name: 'title' }] },
  { type: 'array', name: 'sources', flattenedFields: [{ type: 'text', name: 'org' }] },
  { type: 'richText', name: 'body' },
  { type: 'json', name: 'extra' },
  {
    type: 'blocks',
    name: 'screens',
    blocks: [{ slug: 'quiz', flattenedFields: [{ type: 'text', name: 'ask' }] }],
  },
] as unknown as FlattenedField[];

const hasTextIds = (collection: string) => collection === 'members';

const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Hello' }] };
const deep = (depth: number): unknown =>
  depth === 0 ? paragraph : { type: 'list', children: [deep(depth - 1)] };
const brackets = (depth: number): unknown => (depth === 0 ? 0 : [brackets(depth - 1)]);

const block = (fields: object) => ({ type: 'block', fields: { blockType: 'callout', ...fields } });

describe('what fits its fields', () => {
  it.each<Record<string, unknown>>([
    {},
    { unknown: {} },
    { title: '', tags: ['a'], minutes: 4, isShown: 'true', publishedAt: '2026-01-31T12:00:00.000Z' },
    { title: null, tags: null, minutes: '', isShown: null, publishedAt: null, cover: 'none', related: '' },
    { _status: 'draft', cover: 7, related: [1, '2', { id: 3 }], target: { relationTo: 'pages', value: 2 } },
    { seo: { title: 'x' }, sources: [{ org: 'WHO' }, null], body: { root: { children: [deep(40)] } } },
    {
      body: {
        root: { children: [block({ content: { root: { children: [paragraph] } }, rows: [{ text: 'a' }] })] },
      },
    },
    { body: { root: { children: [{ type: 'link', children: [], fields: { url: null, doc: {} } }] } } },
    { sources: 0, screens: [{ blockType: 'quiz', ask: 'Why?' }], extra: [1, 'a'] },
    { member: '93609644-5d9a-4cdc-b070-82483b25dd10' },
    { member: null },
    { title: 'pasted \u0093quotes\u0094' },
  ])('%j', (data) => {
    expect(shapeProblems(fields, data, { hasTextIds })).toEqual([]);
  });
});

describe('what does not', () => {
  it.each<[Record<string, unknown>, string]>([
    [{ title: {} }, 'title'],
    [{ title: 'a\0b' }, 'title'],
    [{ title: '\ud800' }, 'title'],
    [{ tags: ['a', 1] }, 'tags'],
    [{ tags: { a: 1 } }, 'tags'],
    [{ tags: [null] }, 'tags'],
    [{ createdAt: null }, 'createdAt'],
    [{ minutes: 'four' }, 'minutes'],
    [{ minutes: Infinity }, 'minutes'],
    [{ minutes: 2 ** 53 }, 'minutes'],
    [{ minutes: '-9007199254740993' }, 'minutes'],
    [{ isShown: 'perhaps' }, 'isShown'],
    [{ publishedAt: '' }, 'publishedAt'],
    [{ publishedAt: 'x' }, 'publishedAt'],
    [{ publishedAt: '+012026-01-31T12:00:00Z' }, 'publishedAt'],
    [{ publishedAt: {} }, 'publishedAt'],
    [{ _status: 'x' }, '_status'],
    [{ cover: 'x' }, 'cover'],
    [{ cover: 1.5 }, 'cover'],
    [{ cover: 2 ** 31 }, 'cover'],
    [{ related: 'x' }, 'related'],
    [{ related: [null] }, 'related'],
    [{ target: 2 }, 'target'],
    [{ member: 7 }, 'member'],
    [{ member: 'a\0' }, 'member'],
    [{ target: { relationTo: 'staff', value: 1 } }, 'target'],
    [{ seo: null }, 'seo'],
    [{ seo: [] }, 'seo'],
    [{ seo: { title: 1 } }, 'seo.title'],
    [{ sources: null }, 'sources'],
    [{ sources: 'x' }, 'sources'],
    [{ sources: ['x'] }, 'sources.0'],
    [{ sources: [{}, { org: [] }] }, 'sources.1.org'],
    [{ screens: [{ blockType: 'constructor' }] }, 'screens.0'],
    [{ screens: [{ blockType: 'quiz', ask: 1 }] }, 'screens.0.ask'],
    [{ body: 'x' }, 'body'],
    [{ body: {} }, 'body'],
    [{ body: { root: null } }, 'body'],
    [{ body: { root: { children: [{}] } } }, 'body'],
    [{ body: { root: { children: [{ type: 'block' }] } } }, 'body'],
    [{ body: { root: { children: [{ type: '__proto__' }] } } }, 'body'],
    [{ body: { root: { children: [block({ blockType: 'constructor' })] } } }, 'body'],
    [{ body: { root: { children: [{ type: 'text', text: 1 }] } } }, 'body'],
    [{ body: { root: { children: [{ type: 'heading', tag: 'script' }] } } }, 'body'],
    [{ body: { root: { children: [{ type: 'link', children: [], fields: null }] } } }, 'body'],
    [{ body: { root: { children: [{ type: 'link', fields: { url: [] } }] } } }, 'body'],
    [{ body: { root: { children: [{ type: 'paragraph', children: null }] } } }, 'body'],
    [{ body: { root: { children: [block({ ingredients: [null] })] } } }, 'body'],
    [
      { body: { root: { children: [block({ content: { root: { children: [{ type: 'text' }] } } })] } } },
      'body',
    ],
    [{ body: { root: { children: [{ type: 'text', text: 'a\0b' }] } } }, 'body'],
    [{ body: { root: { children: [deep(150)] } } }, 'body'],
    [{ extra: brackets(300) }, 'extra'],
    [{ extra: { 'a\0': 1 } }, 'extra'],
  ])('case %#: %j', (data, path) => {
    expect(shapeProblems(fields, data, { hasTextIds }).map((problem) => problem.path)).toEqual([path]);
  });
});

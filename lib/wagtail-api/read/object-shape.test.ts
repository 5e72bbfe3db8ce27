import { childrenField, referenceField, referenceTo, valueField } from './content-field';
import { objectShape } from './object-shape';
import { parseFields } from './parse-fields';
import type { ReadContext } from './read-context';

interface Row {
  id: number;
  coverId: number | null;
  lines: { text: string }[];
}

const context = {} as ReadContext;

const coverShape = objectShape<{ id: number }>({
  fields: [
    valueField('id', ({ id }) => id),
    valueField('title', ({ id }) => `cover ${id}`),
    valueField('type', () => 'x.Cover', { isMeta: true }),
  ],
  defaults: { nested: ['id', 'type'] },
});

const reads: number[][] = [];
const covers = referenceTo({
  shape: () => coverShape,
  load: async (ids) => {
    reads.push([...ids]);
    return ids.filter((id) => id !== 404).map((id) => ({ id }));
  },
  idOf: ({ id }) => id,
});

const lineShape = objectShape<{ text: string }>({
  fields: [valueField('text', ({ text }) => text), valueField('length', ({ text }) => text.length)],
  defaults: {},
});

const shape = objectShape<Row>({
  fields: [
    valueField('id', ({ id }) => id),
    valueField('title', ({ id }) => `page ${id}`),
    referenceField('cover', {
      reference: covers,
      id: ({ coverId }) => coverId,
      traits: { columns: ['cover'] },
    }),
    childrenField('lines', {
      shape: lineShape,
      children: ({ lines }) => lines,
      traits: { columns: ['lines'] },
    }),
    valueField('type', () => 'x.Page', { isMeta: true }),
    valueField('slug', ({ id }) => `page-${id}`, { isMeta: true }),
    valueField('absent', () => undefined, { isMeta: true }),
    valueField('parent', () => null, { isMeta: true }),
  ],
  defaults: { listing: ['id', 'type', 'title'] },
  detailOnly: ['parent'],
});

const rows: Row[] = [
  { id: 1, coverId: 7, lines: [{ text: 'one' }, { text: 'three' }] },
  { id: 2, coverId: 404, lines: [] },
  { id: 3, coverId: null, lines: [{ text: 'x' }] },
];

const listed = (fields: string) => shape.select(parseFields(fields), 'listing');

beforeEach(() => {
  reads.length = 0;
});

it('starts with what the view starts with, id first and meta second', async () => {
  const [first] = await listed('').serialize(rows, context);
  expect(JSON.stringify(first)).toBe('{"id":1,"meta":{"type":"x.Page"},"title":"page 1"}');
});

it('adds and removes fields, in the order of the table', async () => {
  const [first] = await listed('slug,-type,-id').serialize(rows, context);
  expect(JSON.stringify(first)).toBe('{"meta":{"slug":"page-1"},"title":"page 1"}');
});

it('leaves meta out when nothing is left of it', async () => {
  expect(await listed('-type').serialize(rows.slice(0, 1), context)).toEqual([{ id: 1, title: 'page 1' }]);
  expect(await listed('_').serialize(rows, context)).toEqual([{}, {}, {}]);
});

it('takes all with *, without what only details have and what has no value', async () => {
  const [first] = await listed('*').serialize(rows, context);
  expect(Object.keys(first ?? {})).toEqual(['id', 'meta', 'title', 'cover', 'lines']);
  expect(first?.meta).toEqual({ type: 'x.Page', slug: 'page-1' });
  const [detail] = await shape.select([], 'detail').serialize(rows, context);
  expect(detail?.meta).toEqual({ type: 'x.Page', slug: 'page-1', parent: null });
});

it('reads nested objects of all rows at once, and null for none or one that is gone', async () => {
  const found = await listed('_,cover(title)').serialize(rows, context);
  expect(found).toEqual([
    { cover: { id: 7, meta: { type: 'x.Cover' }, title: 'cover 7' } },
    { cover: null },
    { cover: null },
  ]);
  expect(reads).toEqual([[7, 404]]);
});

it('starts children from all of their fields', async () => {
  const [first, second, third] = await listed('_,lines(text)').serialize(rows, context);
  expect(first).toEqual({
    lines: [
      { text: 'one', length: 3 },
      { text: 'three', length: 5 },
    ],
  });
  expect([second, third]).toEqual([{ lines: [] }, { lines: [{ text: 'x', length: 1 }] }]);
  const [only] = await listed('_,lines(_,text)').serialize(rows, context);
  expect(only).toEqual({ lines: [{ text: 'one' }, { text: 'three' }] });
});

it('names the columns that the chosen fields read', () => {
  expect([...listed('').columns]).toEqual([]);
  expect([...listed('*,-cover').columns]).toEqual(['lines']);
});

it.each([
  ['zz,aa,-mm', 'unknown fields: aa, mm, zz'],
  ['parent', 'unknown fields: parent'],
  ['title(id)', "'title' does not support nested fields"],
  ['cover(zz)', 'unknown fields: zz'],
  ['lines(zz)', 'unknown fields: zz'],
  ['*,cover(title(x))', "'title' does not support nested fields"],
])('refuses %j', (fields, message) => {
  let refusal: unknown = null;
  try {
    listed(fields);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toMatchObject({ status: 400, body: { message } });
});

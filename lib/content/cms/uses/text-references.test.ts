import { linkAddresses, textReferences } from './text-references';

const upload = (value: unknown, relationTo = 'images') => ({ type: 'upload', relationTo, value });
const link = (fields: object) => ({ type: 'link', fields });
const text = (...children: object[]) => ({ root: { type: 'root', children } });

/** A node within quotes within quotes. */
function nested(node: object, levels: number): object {
  let inner = node;
  for (let level = 0; level < levels; level += 1) inner = { type: 'quote', children: [inner] };
  return inner;
}

it('finds pictures, videos, inner links and polls in the order in which they stand', () => {
  const body = text(
    upload(3),
    { type: 'paragraph', children: [link({ doc: { relationTo: 'posts', value: '7' } })] },
    { type: 'block', fields: { blockType: 'poll', poll: 5 } },
    { type: 'block', fields: { blockType: 'video', file: 8, still: { id: 9 } } },
    upload({ id: 4 }),
  );
  expect(textReferences(body)).toEqual([
    { collection: 'images', id: 3 },
    { collection: 'posts', id: 7 },
    { collection: 'polls', id: 5 },
    { collection: 'videos', id: 8 },
    { collection: 'images', id: 9 },
    { collection: 'images', id: 4 },
  ]);
});

it.each([
  ['nothing', null],
  ['a text', 'upload'],
  ['a picture without an id', upload(undefined)],
  ['an id that is no number', upload('x')],
  ['an id that is no whole number', upload(1.5)],
  ['a node without a collection', { type: 'upload', value: 3 }],
  ['a block of another kind', { type: 'block', fields: { blockType: 'table', poll: 5 } }],
  ['a type that is no text', { type: 1, relationTo: 'images', value: 3 }],
])('finds nothing in %s', (_what, value) => {
  expect(textReferences(value)).toEqual([]);
});

it('finds the addresses of links, and no others', () => {
  const body = text(
    link({ url: '/blog/pears' }),
    link({ url: 5 }),
    { type: 'paragraph', url: '/not-a-link' },
    link({ doc: { relationTo: 'posts', value: 7 } }),
  );
  expect(linkAddresses(body)).toEqual(['/blog/pears']);
});

it('follows a text however deep it goes', () => {
  expect(textReferences(nested(upload(3), 100_000))).toEqual([{ collection: 'images', id: 3 }]);
});

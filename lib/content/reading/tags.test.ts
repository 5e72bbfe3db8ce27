import { groupTags } from './tags';

jest.mock('../cms/payload', () => ({ getCms: jest.fn() }));

it('gathers the posts of a tag, however it is written, those of most posts first', () => {
  const tags = groupTags([
    { text: 'First foods', id: 3 },
    { text: 'first foods', id: 2 },
    { text: 'Iron', id: 3 },
    { text: 'First foods', id: 3 },
  ]);
  expect(tags).toEqual([
    { title: 'First foods', path: '/blog/tag/first-foods', postIds: [3, 2] },
    { title: 'Iron', path: '/blog/tag/iron', postIds: [3] },
  ]);
});

it('leaves out what no address can be made of', () => {
  expect(groupTags([{ text: '…', id: 1 }])).toEqual([]);
});

import type { Post } from '../../../platform/database/payload-types';
import { foodsInPost, foodsInStory } from './foods-in-post';

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', version: 1, text }],
});

const foods = (title: string, ...texts: string[]) => {
  const body = { root: { type: 'root', children: texts.map(paragraph) } } as unknown as Post['body'];
  return foodsInPost({ title, inShort: [], body }).map(({ id }) => id);
};

test('names the foods of the title first, then by how often they are spoken of', () => {
  const found = foods(
    'How to serve eggs',
    'Lentils and carrots. Carrots again, and carrots once more.',
    'Lentils with egg. Broccoli once.',
  );
  expect(found).toEqual(['egg', 'carrot', 'lentils']);
});

test('a post about something else has none, and neither has a kind of food or what nobody should eat', () => {
  expect(foods('Safe sleep', 'On the back. A carrot toy, a banana toy.')).toEqual([]);
  expect(foods('Nuts', 'Nuts and nuts. Beans and beans. Meat and meat.')).toEqual([]);
  expect(
    foods('Eating out', 'Popcorn and popcorn. Peas, peas. Carrots, carrots. Broccoli, broccoli.'),
  ).toEqual(['green-peas', 'carrot', 'broccoli']);
});

test('lists eight at most, each with its page', () => {
  const names = 'apple banana broccoli carrot courgette lentils oats pear peas spinach'.split(' ');
  const [first, ...rest] = foodsInPost({
    title: 'Many',
    inShort: [names.join(', '), names.join(', ')],
    body: { root: { type: 'root', children: [] } } as unknown as Post['body'],
  });
  expect(rest).toHaveLength(7);
  expect(first).toMatchObject({ path: `/nutriai/foods/${first?.id}` });
});

test('a web story has the foods that its pages serve, and none of a page that says what to leave out', () => {
  const served = foodsInStory({
    title: 'One tray',
    pages: [
      { heading: 'Grains', text: 'Porridge with oats.' },
      { heading: 'Fruit', text: 'Soft pear and banana.' },
      { heading: 'Never', text: 'Popcorn, broccoli stalks.' },
      { heading: 'Vegetables', text: null },
    ],
  });
  expect(served.map(({ id }) => id)).toEqual(['oats', 'pear', 'banana']);
});

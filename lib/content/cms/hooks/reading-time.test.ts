import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { readingMinutes, richTextToPlainText } from './reading-time';

type Node = Record<string, unknown>;

const text = (words: string): Node => ({ type: 'text', version: 1, text: words });
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', version: 1, children });
const stateOf = (...children: Node[]) =>
  ({
    root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children },
  }) as unknown as SerializedEditorState;

it.each([
  [0, 1],
  [1, 1],
  [238, 1],
  [356, 1],
  [357, 2],
  [595, 3],
  [2380, 10],
])('takes %d words for %d minutes', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});

it('counts words, not spaces', () => {
  expect(readingMinutes(`  ${'a\n\t '.repeat(357)}  `)).toBe(2);
});

it.each([null, undefined])('finds no text in no document (%s)', (state) => {
  expect(richTextToPlainText(state)).toBe('');
});

it('writes one line a paragraph and leaves the words of a line together', () => {
  const link = { type: 'link', version: 1, children: [text('iron')] };
  const footnote = { type: 'inlineBlock', version: 1, fields: { blockType: 'footnote', key: 'nhs' } };
  const state = stateOf(
    { type: 'heading', version: 1, tag: 'h2', children: [text('First foods')] },
    paragraph(text('Offer '), link, text(' daily.'), footnote),
  );
  expect(richTextToPlainText(state)).toBe('First foods\nOffer iron daily.');
});

it('separates the items of a list', () => {
  const item = (words: string) => ({ type: 'listitem', version: 1, children: [text(words)] });
  expect(
    richTextToPlainText(stateOf({ type: 'list', version: 1, children: [item('Egg'), item('Fish')] })),
  ).toBe('Egg\nFish');
});

it('reads what stands in a call-out and in a recipe, and nothing of how they are stored', () => {
  const callout = {
    type: 'block',
    version: 2,
    fields: {
      id: 'secret-id',
      blockType: 'callout',
      kind: 'doctor',
      content: stateOf(paragraph(text('Call 112.'))),
    },
  };
  const recipe = {
    type: 'block',
    version: 2,
    fields: {
      id: 'secret-id',
      blockType: 'recipeCard',
      blockName: 'secret-name',
      title: 'Porridge',
      minutes: 5,
      ingredients: [{ id: 'secret-id', text: 'Oats' }],
      steps: [{ id: 'secret-id', text: 'Stir' }],
      storage: 'Two days',
    },
  };
  const plain = richTextToPlainText(stateOf(callout, recipe));
  expect(plain.split(/\n+/)).toEqual(['Call 112.', 'Porridge', 'Oats', 'Stir', 'Two days']);
});

import type { Post } from '../../platform/database/payload-types';
import { headingsOf } from './headings';

type Node = Record<string, unknown>;

const text = (words: string): Node => ({ type: 'text', version: 1, text: words });
const heading = (tag: string, ...children: Node[]): Node => ({ type: 'heading', version: 1, tag, children });

function bodyOf(...children: Node[]): Post['body'] {
  return {
    root: { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr', children },
  } as Post['body'];
}

it('lists the headings in order with their level', () => {
  const body = bodyOf(
    heading('h2', text('First foods')),
    { type: 'paragraph', version: 1, children: [text('No heading')] },
    heading('h3', text('Iron')),
    heading('h4', text('Lentils')),
    heading('h5', text('Red ones')),
  );
  expect(headingsOf(body)).toEqual([
    { id: 'first-foods', text: 'First foods', level: 2 },
    { id: 'iron', text: 'Iron', level: 3 },
    { id: 'lentils', text: 'Lentils', level: 4 },
    { id: 'red-ones', text: 'Red ones', level: 4 },
  ]);
});

it('reads a heading through bold words and links', () => {
  const link = { type: 'link', version: 1, children: [text('the '), text('doctor')] };
  expect(headingsOf(bodyOf(heading('h2', text('When to call '), link, text(' '))))).toEqual([
    { id: 'when-to-call-the-doctor', text: 'When to call the doctor', level: 2 },
  ]);
});

it('gives no id twice when a heading is repeated', () => {
  const body = bodyOf(heading('h2', text('Eggs')), heading('h3', text('Eggs!')), heading('h3', text('eggs')));
  expect(headingsOf(body).map(({ id }) => id)).toEqual(['eggs', 'eggs-2', 'eggs-3']);
});

it('gives no id twice when a heading looks like a numbered one', () => {
  const body = bodyOf(
    heading('h2', text('Step')),
    heading('h2', text('Step 2')),
    heading('h2', text('Step')),
  );
  expect(new Set(headingsOf(body).map(({ id }) => id)).size).toBe(3);
});

it('finds an id for a heading without a letter', () => {
  expect(headingsOf(bodyOf(heading('h2', text('🍐')), heading('h2'))).map(({ id }) => id)).toEqual([
    'section',
    'section-2',
  ]);
});

it.each([null, undefined, bodyOf()])('finds none in an empty text (%#)', (body) => {
  expect(headingsOf(body)).toEqual([]);
});

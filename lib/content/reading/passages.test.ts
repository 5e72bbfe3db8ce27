import type { Post } from '../../platform/database/payload-types';
import { passagesOf } from './passages';

const text = (words: string) => ({ type: 'text', version: 1, text: words });
const paragraph = (words: string) => ({ type: 'paragraph', version: 1, children: [text(words)] });
const heading = (words: string) => ({ type: 'heading', tag: 'h2', version: 1, children: [text(words)] });
const list = (...items: string[]) => ({
  type: 'list',
  version: 1,
  children: items.map((item) => ({ type: 'listitem', version: 1, children: [text(item)] })),
});
const table = (...rows: string[][]) => ({
  type: 'table',
  version: 1,
  children: rows.map((cells) => ({
    type: 'tablerow',
    version: 1,
    children: cells.map((cell) => ({ type: 'tablecell', version: 1, children: [paragraph(cell)] })),
  })),
});

const marked = (...nodes: object[]) =>
  passagesOf({ root: { type: 'root', children: nodes } } as unknown as Post['body']).map(
    ({ text: words, isWarning }) => `${isWarning ? '!' : ''}${words}`,
  );

test('cells and items are passages of their own', () => {
  expect(marked(paragraph('One.'), list('two', 'three'), table(['Food', 'How'], ['Oil', 'Herbs']))).toEqual([
    'One.',
    'two',
    'three',
    'Oil',
    'Herbs',
  ]);
});

test('a heading, a column or an opening line can make them warnings', () => {
  expect(
    marked(heading('Leave these out'), paragraph('Popcorn'), heading('Faster'), paragraph('Peas')),
  ).toEqual(['!Popcorn', 'Peas']);
  expect(marked(table(['First form', 'Never'], ['Smooth butter', 'Whole nuts']))).toEqual([
    'Smooth butter',
    '!Whole nuts',
  ]);
  expect(marked(paragraph('Do not put these in the tray:'), list('grapes'), paragraph('Peas'))).toEqual([
    'Do not put these in the tray:',
    '!grapes',
    'Peas',
  ]);
});

test('the text of a call-out is read', () => {
  const content = { root: { type: 'root', children: [paragraph('Mango is fine.')] } };
  expect(marked({ type: 'block', version: 1, fields: { kind: 'good-to-know', content } })).toEqual([
    'Mango is fine.',
  ]);
});

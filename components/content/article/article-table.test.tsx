import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ArticleTable } from './article-table';

type Rows = ComponentProps<typeof ArticleTable>['rows'];

const cell = (text: string, headerState = 0, colSpan = 1) => ({
  type: 'tablecell',
  version: 1,
  headerState,
  colSpan,
  children: [{ type: 'text', version: 1, text }],
});
const row = (...children: ReturnType<typeof cell>[]) => ({ type: 'tablerow', version: 1, children });
const wordsOf = (node: Rows[number]) => JSON.stringify(node.children).match(/"text":"([^"]*)"/)?.[1];
const draw = (rows: Rows) => render(<ArticleTable rows={rows} contentOf={wordsOf} />);

const plain = [
  row(cell('Food', 1), cell('6 months', 1), cell('12 months', 1)),
  row(cell('Grapes'), cell('Quarter them'), cell('')),
];

test('each cell carries the heading of its column, the first and an empty one none', () => {
  draw(plain);
  const cells = screen.getAllByRole('cell');
  expect(cells.map((each) => each.getAttribute('data-label'))).toEqual([null, '6 months', null]);
  expect(cells.map((each) => each.hasAttribute('data-empty'))).toEqual([false, false, true]);
});

test('a table stays a table for screen readers, whatever its layout', () => {
  draw(plain);
  const table = screen.getByRole('table');
  for (const [role, count] of [
    ['row', 2],
    ['columnheader', 3],
    ['cell', 3],
  ] as const) {
    const found = within(table).getAllByRole(role);
    expect([role, found.length]).toEqual([role, count]);
    expect(found.every((each) => each.getAttribute('role') === role)).toBe(true);
  }
});

test('a row may have a heading of its own', () => {
  draw([row(cell('', 1), cell('Gagging', 1)), row(cell('Sound', 2), cell('Loud'))]);
  expect(screen.getByRole('rowheader')).toHaveAttribute('scope', 'row');
  expect(screen.getByRole('cell')).toHaveAttribute('data-label', 'Gagging');
});

test.each([
  ['joined cells', [row(cell('A', 1), cell('B', 1)), row(cell('both', 0, 2))]],
  ['no headings', [row(cell('A'), cell('B')), row(cell('C'), cell('D'))]],
])('a table with %s scrolls in its frame', (_kind, rows) => {
  draw(rows);
  expect(screen.getByRole('region', { name: 'Table' })).not.toHaveClass('cards');
});

test('others become cards', () => {
  draw(plain);
  expect(screen.getByRole('region', { name: 'Table' })).toHaveClass('cards');
});

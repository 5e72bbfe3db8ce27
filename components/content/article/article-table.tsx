import type { ReactNode } from 'react';
import { inAmericanEnglish } from '@/lib/nutriai/engine/text/american-english';
import { textOf } from '@/lib/content/reading/headings';
import styles from './article-table.module.css';

interface Cell {
  type: string;
  version: number;
  headerState?: number;
  colSpan?: number;
  rowSpan?: number;
  children?: Cell[];
}

interface ArticleTableProps {
  rows: readonly Cell[];
  contentOf: (cell: Cell) => ReactNode;
}

/** Two columns fit on a phone, where they compare better side by side. */
const cardsFromColumns = 3;

/** Each element’s own role: older Safari forgets it where CSS draws the element as a block. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
};

/**
 * A table of an article. On phones each row of three cells or more becomes a card, in which every cell says
 * the heading of its column; the roles that a browser would drop with the layout are written out. One with
 * joined cells scrolls instead.
 */
export function ArticleTable({ rows, contentOf }: ArticleTableProps) {
  const cells = rows.map((row) => row.children ?? []);
  const headings = (cells[0] ?? []).map((cell) => textOf(cell).trim());
  const isPlain = hasOneHeadRow(cells) && headings.length >= cardsFromColumns;
  return (
    // Wide tables scroll inside their frame, also by keyboard.
    <div
      className={`${styles.frame} ${isPlain ? styles.cards : ''}`}
      tabIndex={0}
      role="region"
      aria-label="Table"
    >
      <table {...roles.table}>
        <tbody {...roles.rowgroup}>
          {cells.map((row, place) => (
            <tr key={place} {...roles.row}>
              {row.map((cell, column) => (
                <TableCell
                  key={column}
                  cell={cell}
                  label={place > 0 && column > 0 ? headings[column] : undefined}
                >
                  {contentOf(cell)}
                </TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Headings in the first row alone, and as many cells in each row: what can be read card by card. */
function hasOneHeadRow(rows: readonly (readonly Cell[])[]): boolean {
  const [head = [], ...others] = rows;
  return (
    head.length > 1 &&
    head.every(isHeading) &&
    rows.every((row) => row.length === head.length && !row.some(isJoined)) &&
    !others.some((row) => row.slice(1).some(isHeading))
  );
}

const isHeading = ({ headerState = 0 }: Cell) => headerState > 0;
const isJoined = ({ colSpan = 1, rowSpan = 1 }: Cell) => colSpan > 1 || rowSpan > 1;

interface TableCellProps {
  cell: Cell;
  /** Of its column, for the card. */
  label: string | undefined;
  children: ReactNode;
}

function TableCell({ cell, label, children }: TableCellProps) {
  const spans = {
    colSpan: (cell.colSpan ?? 1) > 1 ? cell.colSpan : undefined,
    rowSpan: (cell.rowSpan ?? 1) > 1 ? cell.rowSpan : undefined,
  };
  if (!isHeading(cell)) {
    const isEmpty = textOf(cell).trim() === '';
    const american = label && inAmericanEnglish(label);
    return (
      <td
        {...roles.cell}
        data-label={isEmpty ? undefined : label}
        data-american={isEmpty || american === label ? undefined : american}
        data-empty={isEmpty || undefined}
        {...spans}
      >
        {children}
      </td>
    );
  }
  const isOfRow = cell.headerState === 2;
  return (
    <th {...(isOfRow ? roles.rowheader : roles.columnheader)} scope={isOfRow ? 'row' : 'col'} {...spans}>
      {children}
    </th>
  );
}

import { ImportFileError } from './import-row';
import { cellOf, readTable, rowsAtMost } from './read-table';

const read = (text: string) => readTable('log.csv', text);
const cells = (text: string) => read(text).rows.map((row) => row.cells);

describe('readTable', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['bars', '|'],
  ])('reads cells between %s', (_, mark) => {
    const text = [`date${mark}food`, `2026-05-12${mark}pear`].join('\n');
    expect(read(text)).toMatchObject({ file: 'log.csv', columns: ['date', 'food'] });
    expect(cells(text)).toEqual([['2026-05-12', 'pear']]);
  });

  it('reads quoted cells with marks, quotes and lines inside', () => {
    expect(cells('date,food\n1,"pear, ""ripe""\nand oats"\n')).toEqual([['1', 'pear, "ripe"\nand oats']]);
  });

  it('goes by the header where cells hold other marks', () => {
    expect(cells('date;food\n1;pear, oats, milk, egg\n')).toEqual([['1', 'pear, oats, milk, egg']]);
  });

  it('keeps the names of columns and finds them by their words', () => {
    const table = read(' Date , FOOD Größe\n1,2\n');
    expect(table.columns).toEqual(['date', 'food größe']);
  });

  it('reads lines that end as on any system', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(cells(['a,b', '1,2', '3,4', ''].join(end))).toEqual([
        ['1', '2'],
        ['3', '4'],
      ]);
    }
  });

  it('numbers rows as a spreadsheet does, empty ones counted', () => {
    const { rows } = read('a,b\n1,2\n\n,\n3,4\n');
    expect(rows.filter((row) => row.cells[0] === '3').map(({ row }) => row)).toEqual([5]);
    expect(rows.map(({ row }) => row)[0]).toBe(2);
  });

  it('numbers a row behind a cell of several lines as the spreadsheet does', () => {
    const { rows } = read('a,b\n1,"x\ny\nz"\n2,w\n');
    expect(rows.map(({ row }) => row)).toEqual([2, 3]);
  });

  it('reads rows that are shorter or longer than the header', () => {
    const table = read('a,b,c\n1\n1,2,3,4\n');
    expect(table.rows.map((row) => cellOf(table, row, 'c'))).toEqual(['', '3']);
  });

  it('passes over titles and empty lines above the header, and still counts them', () => {
    const table = read('Feeds of Ada\n\ndate,food\n1,pear\n');
    expect(table.columns).toEqual(['date', 'food']);
    expect(table.rows).toEqual([{ row: 4, cells: ['1', 'pear'] }]);
  });

  it('reads the line by which Excel names its mark', () => {
    const table = read('sep=;\r\ndate;food\r\n1;pear, oats\r\n');
    expect(table.columns).toEqual(['date', 'food']);
    expect(table.rows).toEqual([{ row: 3, cells: ['1', 'pear, oats'] }]);
  });

  it('takes signs out of cells that would turn or hide text', () => {
    expect(cells('a,b\n1,pe\u202Ear\u0000\n')).toEqual([['1', 'pe ar']]);
  });

  it('reads a header without rows', () => {
    expect(read('date,food\n').rows).toEqual([]);
  });

  it('refuses more rows than it may have', () => {
    const text = `a,b\n${'1,2\n'.repeat(rowsAtMost)}`;
    expect(read(text).rows).toHaveLength(rowsAtMost);
    expect(() => read(`${text}1,2\n`)).toThrow(ImportFileError);
  });

  it.each(['', '\n\n', ',,\n,,', 'a,b\n"never closed'])('refuses %j', (text) => {
    expect(() => read(text)).toThrow(ImportFileError);
  });
});

describe('cellOf', () => {
  const table = read('Date,Food,food\n1, pear ,plum\n');
  const [row = { row: 0, cells: [] }] = table.rows;

  it('gives the first of two columns of one name', () => {
    expect(cellOf(table, row, 'food').trim()).toBe('pear');
  });

  it('is empty for a column that is not there', () => {
    expect(cellOf(table, row, 'weight')).toBe('');
    expect(cellOf(table, row, '')).toBe('');
    expect(cellOf(table, row, 'constructor')).toBe('');
  });
});

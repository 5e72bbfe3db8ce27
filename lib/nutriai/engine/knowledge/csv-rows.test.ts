import { csvRows } from './csv-rows';

describe('csvRows', () => {
  it('names cells by the first line', () => {
    expect(csvRows('id,name\na,Apple\nb,Pear\n')).toEqual([
      { id: 'a', name: 'Apple' },
      { id: 'b', name: 'Pear' },
    ]);
  });

  it('reads quoted cells with commas and doubled quotes', () => {
    expect(csvRows('id,name\na,"Apple, ""red"""')).toEqual([{ id: 'a', name: 'Apple, "red"' }]);
  });

  it('keeps empty cells, also at the end', () => {
    expect(csvRows('id,name,note\na,,')).toEqual([{ id: 'a', name: '', note: '' }]);
  });

  it('refuses a row with more or fewer cells than columns', () => {
    expect(() => csvRows('id,name\na')).toThrow();
    expect(() => csvRows('id,name\na,b,c')).toThrow();
  });

  it('reads lines of Windows, and a table without rows', () => {
    expect(csvRows('id,name\r\na,Apple\r\n')).toEqual([{ id: 'a', name: 'Apple' }]);
    expect(csvRows('id,name\n')).toEqual([]);
  });
});

import { attachment } from './document-download';

/** The name that a program of today reads: RFC 5987 in `filename*`, else `filename`. */
function nameIn(header: string): string {
  const extended = /filename\*=UTF-8''([^;]*)/i.exec(header)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return (/filename="((?:[^"\\]|\\.)*)"/.exec(header)?.[1] ?? '').replace(/\\(.)/g, '$1');
}

const names = [
  'menu.pdf',
  'Größe 50 %.pdf',
  'pear 🍐.pdf',
  'a"b\\c.pdf',
  "it's (1)*.pdf",
  'a; filename=b.exe',
  'a,b.pdf',
  'меню.pdf',
];

describe('attachment', () => {
  it.each(names)('names %s to programs of today as it is', (name) => {
    expect(nameIn(attachment(name))).toBe(name);
  });

  it.each([...names, 'a\r\nSet-Cookie: b=1.pdf'])('puts %j into one line of plain signs', (name) => {
    expect(attachment(name)).toMatch(/^attachment; [\x20-\x7e]+$/);
    expect(() => new Headers({ 'Content-Disposition': attachment(name) })).not.toThrow();
  });

  it('ends the plain name with the quotation mark that it opened', () => {
    for (const name of names) {
      const plain = /filename=("(?:[^"\\]|\\.)*"|[^\s";]+)/.exec(attachment(name));
      expect(plain?.[1]).toBeDefined();
    }
  });

  it('takes a name with half a character', () => {
    expect(() => attachment('pear \uD83C.pdf')).not.toThrow();
  });
});

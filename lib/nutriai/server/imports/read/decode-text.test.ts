import { decodeText } from './decode-text';
import { ImportFileError } from './import-row';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('decodeText', () => {
  it('reads UTF-8, with and without its mark', () => {
    const text = 'Größe;crème 🍐';
    expect(decodeText(Buffer.from(text))).toBe(text);
    expect(decodeText(Buffer.from(`\u{FEFF}${text}`))).toBe(text);
  });

  it('reads UTF-16 of either order by its mark', () => {
    const little = Buffer.from('\u{FEFF}date;Größe', 'utf16le');
    expect(decodeText(little)).toBe('date;Größe');
    expect(decodeText(Buffer.from(little).swap16())).toBe('date;Größe');
  });

  it('takes the rest for Windows-1252', () => {
    expect(decodeText(bytes(0x47, 0x72, 0xf6, 0xdf, 0x65, 0x20, 0x80))).toBe('Größe €');
  });

  it('reads the quotes, dashes and letters that only Windows-1252 has', () => {
    expect(decodeText(bytes(0x93, 0x53, 0xfc, 0xdf, 0x94, 0x20, 0x96, 0x20, 0x9c, 0x85))).toBe('“Süß” – œ…');
  });

  it('refuses an empty file', () => {
    expect(() => decodeText(bytes())).toThrow(ImportFileError);
    expect(() => decodeText(Buffer.from(' \n'))).toThrow(ImportFileError);
  });

  it.each([
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 0x0a, 0xff, 0x00]],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00]],
    ['zeros', [0, 0, 0, 0]],
  ])('refuses %s', (_, values) => {
    expect(() => decodeText(bytes(...values))).toThrow(ImportFileError);
  });
});

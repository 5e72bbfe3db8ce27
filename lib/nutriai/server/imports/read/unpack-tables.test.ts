import { strFromU8, strToU8, zipSync } from 'fflate';
import { ImportFileError } from './import-row';
import { isArchive, unpackTables } from './unpack-tables';

const csv = strToU8('date,food\n2026-05-12,pear\n');
const namesIn = (files: Parameters<typeof zipSync>[0]) =>
  unpackTables(zipSync(files)).map(({ name }) => name);

/** An archive whose entry for a file says another size than it has. */
function withStatedSize(archive: Uint8Array, size: number): Uint8Array {
  const bytes = archive.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return bytes;
}

describe('isArchive', () => {
  it('knows an archive of tables', () => {
    expect(isArchive(zipSync({ 'feeds.csv': csv }))).toBe(true);
  });

  it('takes an Excel workbook for one, of which unpackTables says what to do', () => {
    const workbook = {
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8('<workbook/>'),
    };
    expect(isArchive(zipSync(workbook))).toBe(true);
    expect(() => unpackTables(zipSync(workbook))).toThrow(/Save the sheet as CSV/);
  });

  it('knows no archive in other bytes', () => {
    for (const bytes of [new Uint8Array(), csv, strToU8('PK'), new Uint8Array(100)]) {
      expect(isArchive(bytes)).toBe(false);
    }
  });
});

describe('unpackTables', () => {
  it('unpacks tables as they were packed', () => {
    const [table] = unpackTables(zipSync({ 'feeds.csv': csv }));
    expect(table && strFromU8(table.bytes)).toBe(strFromU8(csv));
  });

  it('unpacks tables alone, in folders too, however their endings are written', () => {
    const names = namesIn({
      'feeds.csv': csv,
      'export/Größen.CSV': csv,
      'photo.jpg': new Uint8Array(50),
      'feeds.csv.exe': csv,
      csv: csv,
    });
    expect(names.map((name) => name.split('/').at(-1)).sort()).toEqual(['Größen.CSV', 'feeds.csv']);
  });

  it('passes over what macOS adds', () => {
    expect(namesIn({ 'feeds.csv': csv, '__MACOSX/._feeds.csv': strToU8('\u0000\u0005') })).toHaveLength(1);
  });

  it('refuses an archive without tables', () => {
    expect(() => unpackTables(zipSync({ 'photo.jpg': new Uint8Array(50) }))).toThrow(ImportFileError);
  });

  it('refuses bytes that are no whole archive', () => {
    const archive = zipSync({ 'feeds.csv': csv });
    for (const bytes of [new Uint8Array(), csv, archive.slice(0, 30), archive.slice(0, -10)]) {
      expect(() => unpackTables(bytes)).toThrow(ImportFileError);
    }
  });

  it('refuses a small file that would become a huge one', () => {
    const archive = withStatedSize(zipSync({ 'feeds.csv': csv }), 200 * 1024 * 1024);
    expect(() => unpackTables(archive)).toThrow(ImportFileError);
  });

  it('never gives more than an archive says that a file has', () => {
    const archive = withStatedSize(zipSync({ 'feeds.csv': strToU8('a,b\n'.repeat(50_000)) }), 100);
    let unpacked = 0;
    try {
      unpacked = unpackTables(archive)[0]?.bytes.length ?? 0;
    } catch (error) {
      expect(error).toBeInstanceOf(ImportFileError);
    }
    expect(unpacked).toBeLessThanOrEqual(100);
  });

  it('adds up what all files would take', () => {
    const files = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}.csv`, csv]));
    expect(unpackTables(zipSync(files))).toHaveLength(50);
    expect(() => unpackTables(withStatedSize(zipSync(files), 1024 * 1024))).toThrow(ImportFileError);
  });

  it('refuses more files than a log is made of', () => {
    const files = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`${index}.csv`, csv]));
    expect(() => unpackTables(zipSync(files))).toThrow(ImportFileError);
  });
});

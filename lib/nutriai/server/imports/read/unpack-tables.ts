import { unzipSync } from 'fflate';
import { ImportFileError } from './import-row';

const filesAtMost = 100;
const unpackedBytesAtMost = 40 * 1024 * 1024;

/** Whether a file begins as ZIP archives do; an Excel workbook is one too, without tables of CSV. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * Unpacks the CSV files of an archive and nothing else; pictures in it stay packed. What the archive says of
 * their sizes is checked before anything is unpacked, and is what is allocated, so that a small file cannot
 * become a huge one.
 * @throws ImportFileError
 */
export function unpackTables(bytes: Uint8Array): { name: string; bytes: Uint8Array }[] {
  let total = 0;
  let count = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.csv$/i.test(name) || name.includes('__MACOSX')) return false;
        total += originalSize;
        count += 1;
        if (total > unpackedBytesAtMost || count > filesAtMost)
          throw new ImportFileError('This archive is too large when it is unpacked.');
        return true;
      },
    });
    const unpacked = Object.entries(files).map(([name, data]) => ({
      name: name.split('/').at(-1) ?? name,
      bytes: data,
    }));
    if (unpacked.length === 0)
      throw new ImportFileError(
        'This archive or workbook contains no CSV file. Save the sheet as CSV and choose that file.',
      );
    return unpacked.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError('This archive is damaged and cannot be unpacked.');
  }
}

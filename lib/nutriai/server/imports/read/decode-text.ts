import { isUtf8 } from 'node:buffer';
import { ImportFileError } from './import-row';

/** First bytes of files that people take for a table: what they are, and what to do instead. */
const notText: readonly { start: readonly number[]; advice: string }[] = [
  {
    start: [0x50, 0x4b],
    advice: 'This is an archive or an Excel workbook. Save the sheet as CSV and choose that file.',
  },
  {
    start: [0xd0, 0xcf, 0x11, 0xe0],
    advice: 'This is an old Excel workbook. Save the sheet as CSV and choose that file.',
  },
  { start: [0x25, 0x50, 0x44, 0x46], advice: 'This is a PDF. Export a CSV file from the app instead.' },
  { start: [0x1f, 0x8b], advice: 'This file is compressed. Unpack it first and choose the CSV file in it.' },
];

/**
 * Returns the text of a file: UTF-8 or UTF-16 where its first bytes or its contents say so, else Windows-1252, in
 * which older Windows programs write.
 * @throws ImportFileError for what is no text
 */
export function decodeText(bytes: Uint8Array): string {
  for (const { start, advice } of notText) {
    if (start.every((byte, index) => bytes[index] === byte)) throw new ImportFileError(advice);
  }
  const text = decoderFor(bytes).decode(bytes);
  if (text.trim() === '') throw new ImportFileError('This file is empty.');
  if (text.includes('\0')) throw new ImportFileError('This is not a text file. Choose a CSV file.');
  return text;
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

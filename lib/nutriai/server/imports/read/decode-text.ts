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
 * The bytes from 80 to 9F in Windows-1252 (https://encoding.spec.whatwg.org/index-windows-1252.txt). Some releases
 * of Node read them as ISO 8859-1 does, in which they are control characters (nodejs/node#56542).
 */
const ofWindows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Returns the text of a file: UTF-8 or UTF-16 where its first bytes or its contents say so, else Windows-1252, in
 * which older Windows programs write.
 * @throws ImportFileError for what is no text
 */
export function decodeText(bytes: Uint8Array): string {
  for (const { start, advice } of notText) {
    if (start.every((byte, index) => bytes[index] === byte)) throw new ImportFileError(advice);
  }
  const text = decoded(bytes);
  if (text.trim() === '') throw new ImportFileError('This file is empty.');
  if (text.includes('\0')) throw new ImportFileError('This is not a text file. Choose a CSV file.');
  return text;
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/[\x80-\x9f]/g, (control) => ofWindows[control.charCodeAt(0) - 0x80] ?? control);
}

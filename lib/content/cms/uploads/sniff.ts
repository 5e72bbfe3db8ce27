/** What a file is, judged by its first bytes alone: neither its name nor what the sender calls it can change that. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'gif'
  | 'avif'
  | 'heic'
  | 'tiff'
  | 'bmp'
  | 'svg'
  | 'html'
  | 'pdf'
  | 'mp4'
  | 'webm'
  | 'zip';

/** In the words of a message: "this is …". */
export const kindNames: Readonly<Record<FileKind, string>> = {
  jpeg: 'a JPEG picture',
  png: 'a PNG picture',
  webp: 'a WebP picture',
  gif: 'a GIF picture',
  avif: 'an AVIF picture',
  heic: 'a HEIC picture',
  tiff: 'a TIFF picture',
  bmp: 'a BMP picture',
  svg: 'an SVG drawing',
  html: 'a web page',
  pdf: 'a PDF document',
  mp4: 'an MP4 film',
  webm: 'a WebM film',
  zip: 'a ZIP archive',
};

interface Signature {
  kind: FileKind;
  /** Latin-1 text that stands at each of these places. */
  marks: readonly (readonly [offset: number, text: string])[];
}

const signatures: readonly Signature[] = [
  { kind: 'jpeg', marks: [[0, '\xff\xd8\xff']] },
  { kind: 'png', marks: [[0, '\x89PNG\r\n\x1a\n']] },
  {
    kind: 'webp',
    marks: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
  { kind: 'gif', marks: [[0, 'GIF8']] },
  { kind: 'tiff', marks: [[0, 'II*\0']] },
  { kind: 'tiff', marks: [[0, 'MM\0*']] },
  { kind: 'bmp', marks: [[0, 'BM']] },
  { kind: 'pdf', marks: [[0, '%PDF-']] },
  { kind: 'webm', marks: [[0, '\x1a\x45\xdf\xa3']] },
  { kind: 'zip', marks: [[0, 'PK\x03\x04']] },
];

/** The brand of an ISO base media file, at byte 8, tells a picture from a film. */
const brands: readonly (readonly [RegExp, FileKind])[] = [
  [/^avi[fs]/, 'avif'],
  [/^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/, 'heic'],
];

const markup: readonly (readonly [RegExp, FileKind])[] = [
  [/<svg[\s>/]|<!doctype\s+svg/i, 'svg'],
  [/<!doctype\s+html|<html|<head|<body|<script/i, 'html'],
];

const markupBytes = 4096;

/** @returns `null` for what is none of the kinds that we know */
export function sniffFile(bytes: Uint8Array): FileKind | null {
  const head = Buffer.from(bytes.subarray(0, markupBytes));
  const text = head.toString('latin1');
  const found = signatures.find(({ marks }) =>
    marks.every(([offset, mark]) => text.startsWith(mark, offset)),
  );
  if (found) return found.kind;
  if (text.startsWith('ftyp', 4)) {
    return brands.find(([pattern]) => pattern.test(text.slice(8, 12)))?.[1] ?? 'mp4';
  }
  return markup.find(([pattern]) => pattern.test(withoutZeros(text)))?.[1] ?? null;
}

/** Markup in UTF-16 has a zero byte beside each letter. */
function withoutZeros(text: string): string {
  return text.replaceAll('\0', '');
}

import sharp from 'sharp';
import { type FileKind, sniffFile } from './sniff';

const pixels = { create: { width: 8, height: 8, channels: 3, background: '#c9e265' } } as const;
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

it.each([
  ['jpeg', () => sharp(pixels).jpeg().toBuffer()],
  ['png', () => sharp(pixels).png().toBuffer()],
  ['webp', () => sharp(pixels).webp().toBuffer()],
  ['gif', () => sharp(pixels).gif().toBuffer()],
  ['tiff', () => sharp(pixels).tiff().toBuffer()],
  ['avif', () => sharp(pixels).avif().toBuffer()],
] as const)('knows a real %s', async (kind, make) => {
  expect(sniffFile(await make())).toBe(kind);
});

it.each<[FileKind, Buffer]>([
  ['heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
  ['heic', Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0', 'latin1')],
  ['mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1')],
  ['webm', Buffer.from('\x1a\x45\xdf\xa3\0\0', 'latin1')],
  ['tiff', Buffer.from('MM\0*\0\0', 'latin1')],
  ['bmp', Buffer.from('BM\0\0', 'latin1')],
  ['pdf', Buffer.from('%PDF-1.7\n')],
  ['zip', Buffer.from('PK\x03\x04rest', 'latin1')],
  ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['svg', Buffer.from('\ufeff<?xml version="1.0"?>\n<!-- a note -->\n<SVG onload="alert(1)">')],
  ['svg', utf16('<?xml version="1.0"?><svg/>')],
  ['html', Buffer.from('  <!DOCTYPE html><title>x</title>')],
  ['html', Buffer.from('<script>alert(1)</script>')],
])('takes %s for what it is: %#', (kind, bytes) => {
  expect(sniffFile(bytes)).toBe(kind);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a letter', Buffer.from('B')],
  ['plain words', Buffer.from('A pear a day.')],
  ['a picture’s mark in the wrong place', Buffer.from(' \xff\xd8\xff', 'latin1')],
  ['RIFF sound', Buffer.from('RIFF\0\0\0\0WAVE', 'latin1')],
])('does not know %s', (_what, bytes) => {
  expect(sniffFile(bytes)).toBeNull();
});

it('judges by the beginning: what is appended changes nothing', async () => {
  const jpeg = await sharp(pixels).jpeg().toBuffer();
  expect(sniffFile(Buffer.concat([jpeg, Buffer.from('PK\x03\x04<script>', 'latin1')]))).toBe('jpeg');
});

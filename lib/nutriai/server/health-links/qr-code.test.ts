import jsQR from 'jsqr';
import sharp from 'sharp';
import { qrCode } from './qr-code';

/** Reads the drawing with another program than the one that drew it. */
async function read(text: string): Promise<string | undefined> {
  const { size, path } = qrCode(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}">
    <rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it.each([
  ['a short text', 'shlink:/eyJ1cmwiOiJodHRwczovL2EifQ'],
  ['a link as it is', `shlink:/${'eyJ1cmwiOiJodHRwczovL3d3dy5leGFt'.repeat(12)}`],
  ['the longest that a link can be', `shlink:/${'aB3-_x'.repeat(130)}`],
])('draws %s so that it can be read', async (_what, text) => {
  expect(await read(text)).toBe(text);
});

import encodeQR from 'qr';

/** A drawing for an SVG with a view box of `size` units a side. */
export interface QrCode {
  size: number;
  path: string;
}

/** ISO 18004 asks for four modules of white around a code. */
const quietZone = 4;

/** Draws a text as a QR code, with the error correction that the specification of SMART Health Links names. */
export function qrCode(text: string): QrCode {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  return { size: modules.length, path: modules.map(rowPath).join('') };
}

/** The dark modules of one row, those side by side as one bar. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
  }
  return path;
}

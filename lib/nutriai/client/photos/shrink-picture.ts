import { photoSideAtMost } from '../../../contract/photo-limits';

const quality = 0.82;

/** The size at which a picture fits into the longest side that is kept; never larger than it is. */
export function fittingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, photoSideAtMost / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Draws a picture anew, small enough to be sent, and gives it in base64; null where the browser cannot read
 * it. Place, time and camera, which stand in the file beside the pixels, never leave the device.
 */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittingSize(bitmap.width, bitmap.height));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What is transparent would turn black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? null;
}

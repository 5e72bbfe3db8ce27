import sharp, { type Metadata, type Sharp } from 'sharp';
import { type AcceptedKinds, checkKind, type UploadedFile, UploadRefusal } from './uploaded-file';

/** AVIF and HEIC are refused for their decoders, SVG for its scripts, GIF because no page needs one. */
const pictureKinds: AcceptedKinds = {
  jpeg: { mediaTypes: ['image/jpeg', 'image/jpg', 'image/pjpeg'], endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { mediaTypes: ['image/png'], endings: ['png'] },
  webp: { mediaTypes: ['image/webp'], endings: ['webp'] },
};

export const maxPixels = 40_000_000;
export const maxSide = 2_400;

/**
 * A part of the picture as the panel sends it: its corner in percent, its size in pixels, all of the upright
 * picture.
 */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Decodes a picture completely and gives its pixels alone, upright, in sRGB and no larger than needed: EXIF
 * with its place, ICC profiles, comments and whatever hides behind the picture stay behind. The result is a
 * PNG for Payload to write as WebP; it is never kept itself.
 * @throws UploadRefusal for what is no picture that we take
 */
export async function cleanPicture(file: UploadedFile, crop: Crop | null): Promise<Buffer> {
  checkKind(file, { kinds: pictureKinds, names: 'JPEG, PNG and WebP pictures' });
  const { width, height } = await uprightSize(file.data);
  const picture = sharp(file.data, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  try {
    return await (crop ? cut(picture, crop, { width, height }) : picture)
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    return damaged();
  }
}

/** From the header alone: nothing is decoded before its size is known. */
async function uprightSize(data: Buffer): Promise<{ width: number; height: number }> {
  const { width, height, pages = 1, autoOrient } = await readHeader(data);
  if (pages > 1) throw new UploadRefusal('Moving pictures are not taken: save one frame of it.');
  if (width * height > maxPixels) {
    throw new UploadRefusal(
      `This picture has ${width} × ${height} pixels: at most ${maxPixels / 1_000_000} million are taken.`,
    );
  }
  return autoOrient;
}

async function readHeader(data: Buffer): Promise<Metadata> {
  try {
    return await sharp(data, { limitInputPixels: false, failOn: 'error' }).metadata();
  } catch {
    return damaged();
  }
}

function cut(picture: Sharp, crop: Crop, { width, height }: { width: number; height: number }): Sharp {
  const left = Math.min(Math.round((crop.x / 100) * width), width - 1);
  const top = Math.min(Math.round((crop.y / 100) * height), height - 1);
  return picture.extract({
    left,
    top,
    width: Math.min(Math.max(1, Math.round(crop.width)), width - left),
    height: Math.min(Math.max(1, Math.round(crop.height)), height - top),
  });
}

function damaged(): never {
  throw new UploadRefusal('This picture is damaged and cannot be read.');
}

import sharp from 'sharp';
import { photoSideAtMost, sentPictureBytesAtMost } from '../../../contract/photo-limits';
import { cleanPicture } from '../../../content/cms/uploads/clean-picture';
import { sniffFile } from '../../../content/cms/uploads/sniff';
import { UploadRefusal } from '../../../content/cms/uploads/uploaded-file';
import { fieldErrors, unavailable } from '../../../platform/http/api-error';
import {
  inPictureQueue,
  isTooManyPictures,
  pictureWaitSeconds,
} from '../../../platform/threads/picture-queue';

/** Tried one after the other until the picture is small enough to be kept. */
const qualities = [80, 65, 45, 30];
export const keptBytesAtMost = 400 * 1024;

export interface CleanPhoto {
  /** A JPEG in base64. */
  picture: string;
  width: number;
  height: number;
}

/**
 * The pixels of a picture and nothing else of it, upright and small, made in their turn. To be called outside
 * of a transaction.
 * @throws ApiError 400 for what is no picture that we take; 503 when too much waits, or when the caller has gone
 */
export async function cleanPhoto(sent: string, signal: AbortSignal): Promise<CleanPhoto> {
  try {
    return await inPictureQueue(() => smallJpeg(Buffer.from(sent, 'base64')), signal);
  } catch (error) {
    if (error instanceof UploadRefusal) throw fieldErrors({ picture: [error.message] });
    if (isTooManyPictures(error))
      throw unavailable('Many photos are being saved. Try again in a moment.', pictureWaitSeconds);
    if (signal.aborted) throw unavailable('The caller has gone.');
    throw error;
  }
}

async function smallJpeg(data: Buffer): Promise<CleanPhoto> {
  // Neither a name nor a media type is sent: what it is, its bytes say.
  const mimetype = `image/${sniffFile(data) ?? 'unknown'}`;
  if (data.byteLength > sentPictureBytesAtMost) throw new UploadRefusal('This picture is too large.');
  const pixels = await cleanPicture({ data, mimetype, name: '', size: data.byteLength }, null);
  const side = photoSideAtMost;
  for (const quality of qualities) {
    const { data: made, info } = await sharp(pixels)
      .flatten({ background: '#ffffff' })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality, mozjpeg: false })
      .toBuffer({ resolveWithObject: true });
    if (made.byteLength <= keptBytesAtMost)
      return { picture: made.toString('base64'), width: info.width, height: info.height };
  }
  throw new UploadRefusal('This picture has too much detail to store. Crop it and try again.');
}

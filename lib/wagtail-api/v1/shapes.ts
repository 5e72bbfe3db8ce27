import { absoluteUrl } from '../../content/publishing/metadata';
import { imagePath, widthsOf } from '../../content/reading/picture';
import type { Image } from '../../platform/database/payload-types';
import type { PictureAnswer } from '../../contract/content-v1';

/** A picture as programs get it: its largest file, the smaller ones beside it. */
export function toPictureAnswer(image: Image | number | null | undefined): PictureAnswer | null {
  if (!image || typeof image === 'number' || !image.filename || !image.width || !image.height) return null;
  return {
    url: absoluteUrl(imagePath(image.filename)),
    width: image.width,
    height: image.height,
    alt: image.alt,
    srcset: widthsOf(image)
      .map(({ width, path }) => `${absoluteUrl(path)} ${width}w`)
      .join(', '),
  };
}

/** Puts documents that were read by their ids back into the order of the ids. */
export function inOrderOf<Doc extends { id: number }>(ids: readonly number[], docs: readonly Doc[]): Doc[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

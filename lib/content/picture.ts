import type { Image } from '../cms/payload-types';
import { imageWidths } from './image-widths';

/** A picture as a page shows it: finished WebP files in fixed widths. */
export interface Picture {
  src: string;
  /** For `srcset`; empty when the picture is smaller than the smallest width. */
  srcSet: string;
  width: number;
  height: number;
  alt: string;
}

/** @returns `null` when the relation was not loaded or the picture is gone */
export function toPicture(image: Image | number | null | undefined): Picture | null {
  if (!image || typeof image === 'number' || !image.filename || !image.width || !image.height) return null;
  const files = imageWidths.flatMap((width) => {
    const size = image.sizes?.[`w${width}`];
    return size?.filename && size.width ? [{ width: size.width, path: mediaPath(size.filename) }] : [];
  });
  const fallback = files.find(({ width }) => width >= 960) ?? files.at(-1);
  return {
    src: fallback?.path ?? mediaPath(image.filename),
    srcSet: files.map(({ width, path }) => `${path} ${width}w`).join(', '),
    width: image.width,
    height: image.height,
    alt: image.alt,
  };
}

function mediaPath(filename: string): string {
  return `/media/images/${filename}`;
}

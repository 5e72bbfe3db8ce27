import type { Image } from '../../platform/database/payload-types';
import { imageWidths } from './image-widths';

/** A picture as a page shows it: finished WebP files in fixed widths. */
export interface Picture {
  src: string;
  /** For `srcset`; empty when the picture is smaller than the smallest width. */
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  /** A square file of the part around the focal point; pictures from before it was cut have none. */
  square?: string;
}

/** @returns `null` when the relation was not loaded or the picture is gone */
export function toPicture(image: Image | number | null | undefined): Picture | null {
  if (!image || typeof image === 'number' || !image.filename || !image.width || !image.height) return null;
  const files = widthsOf(image);
  const square = image.sizes?.square?.filename;
  const fallback = files.find(({ width }) => width >= 960) ?? files.at(-1);
  return {
    src: fallback?.path ?? imagePath(image.filename),
    srcSet: files.map(({ width, path }) => `${path} ${width}w`).join(', '),
    width: image.width,
    height: image.height,
    alt: image.alt,
    ...(square ? { square: imagePath(square) } : {}),
  };
}

/**
 * Narrow to wide, and the file itself where it is wider than the widths that were made of it. `srcset` must
 * name each width once only.
 */
export function widthsOf({ sizes, filename, width: ownWidth }: Image): { width: number; path: string }[] {
  const byWidth = new Map<number, string>();
  for (const width of imageWidths) {
    const size = sizes?.[`w${width}`];
    if (size?.filename && size.width) byWidth.set(size.width, imagePath(size.filename));
  }
  const isBetween = byWidth.size > 0 && ownWidth && ownWidth < (imageWidths.at(-1) ?? 0);
  if (isBetween && filename && !byWidth.has(ownWidth)) byWidth.set(ownWidth, imagePath(filename));
  return [...byWidth].map(([width, path]) => ({ width, path }));
}

export function imagePath(filename: string): string {
  return `/media/images/${filename}`;
}

import type { Image } from '../../platform/database/payload-types';

/** A picture as it was uploaded, from which a story's posters are cut. */
export interface PosterSource {
  /** Name of the file in `data/media/images`. */
  filename: string;
  width: number;
  height: number;
  /** The point that stays in every cut, in per cent from the left and from the top. */
  focalX: number;
  focalY: number;
  alt: string;
}

export type PosterShape = 'portrait' | 'square' | 'landscape';
export const posterShapes: readonly PosterShape[] = ['portrait', 'square', 'landscape'];

/** What is cut out of the source, and how large it is written; pixels. */
export interface PosterCut {
  left: number;
  top: number;
  width: number;
  height: number;
  writtenWidth: number;
  writtenHeight: number;
}

/**
 * Google's and AMP's ratio and smallest size of each shape, and the size beyond which more pixels show
 * nothing more.
 */
const shapes: Record<PosterShape, { ratio: number; minWidth: number; minHeight: number; maxWidth: number }> =
  {
    portrait: { ratio: 3 / 4, minWidth: 640, minHeight: 853, maxWidth: 960 },
    square: { ratio: 1, minWidth: 640, minHeight: 640, maxWidth: 960 },
    landscape: { ratio: 4 / 3, minWidth: 853, minHeight: 640, maxWidth: 1280 },
  };

/**
 * The largest cut of a shape that keeps the focal point as near to its middle as the edges allow.
 * @returns `null` when the picture is too small for the shape; it is never enlarged
 */
export function posterCut(source: PosterSource, shape: PosterShape): PosterCut | null {
  const { ratio, minWidth, minHeight, maxWidth } = shapes[shape];
  const width = Math.min(source.width, Math.round(source.height * ratio));
  const height = Math.min(source.height, Math.round(width / ratio));
  if (width < minWidth || height < minHeight) return null;
  const writtenWidth = Math.min(width, maxWidth);
  return {
    left: offset(source.width, width, source.focalX),
    top: offset(source.height, height, source.focalY),
    width,
    height,
    writtenWidth,
    writtenHeight: Math.round(writtenWidth / ratio),
  };
}

function offset(whole: number, part: number, focus: number): number {
  return Math.min(Math.max(Math.round((whole * focus) / 100 - part / 2), 0), whole - part);
}

/** @returns `null` when the relation was not loaded or the picture is gone */
export function toPosterSource(image: Image | number | null | undefined): PosterSource | null {
  if (!image || typeof image === 'number' || !image.filename || !image.width || !image.height) return null;
  return {
    filename: image.filename,
    width: image.width,
    height: image.height,
    focalX: image.focalX ?? 50,
    focalY: image.focalY ?? 50,
    alt: image.alt,
  };
}

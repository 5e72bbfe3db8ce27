import type { Crop } from './clean-picture';

/** What a person did to a picture in the panel before saving it. */
export interface PictureEdits {
  crop: Crop | null;
  focalPoint: FocalPoint | null;
}

/** In percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/**
 * Reads the panel's `uploadEdits` (from the address, so each number is a text) and the focal point of the
 * document itself. What is no number, or out of bounds, does not count.
 */
export function readPictureEdits(uploadEdits: unknown, data: unknown): PictureEdits {
  const edits = asRecord(uploadEdits);
  const corner = asRecord(edits.crop);
  const crop = {
    x: percent(corner.x),
    y: percent(corner.y),
    width: positive(edits.widthInPixels),
    height: positive(edits.heightInPixels),
  };
  const { focalX, focalY } = asRecord(data);
  return {
    crop: hasNoGap(crop) ? crop : null,
    focalPoint:
      pointOf(asRecord(edits.focalPoint).x, asRecord(edits.focalPoint).y) ?? pointOf(focalX, focalY),
  };
}

function pointOf(horizontal: unknown, vertical: unknown): FocalPoint | null {
  const point = { x: percent(horizontal), y: percent(vertical) };
  return hasNoGap(point) ? point : null;
}

function hasNoGap<Key extends string>(values: Record<Key, number | null>): values is Record<Key, number> {
  return Object.values(values).every((value) => value !== null);
}

function percent(value: unknown): number | null {
  const number = asNumber(value);
  return number !== null && number >= 0 && number <= 100 ? number : null;
}

function positive(value: unknown): number | null {
  const number = asNumber(value);
  return number !== null && number >= 1 ? number : null;
}

function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

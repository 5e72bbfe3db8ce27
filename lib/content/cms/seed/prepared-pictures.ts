import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { pictureFiles } from '../uploads/picture-files';
import { illustrationSvg, type IllustrationFormat } from './illustrations/render-illustration';

/** Drawing and encoding the pictures was nine tenths of the work of a first start: their files are prepared. */
export const preparedPicturesFolder = path.resolve(process.cwd(), 'lib/content/cms/seed/pictures');

const preparedPicture = z.strictObject({
  /** What the files were made from, by {@link sourceOf}. */
  source: z.string(),
  filename: z.string(),
  width: z.number(),
  height: z.number(),
  /** File names by the name of the size. A picture that is narrower than a size has no file of it. */
  sizes: z.record(z.string(), z.string()),
});

export type PreparedPicture = z.infer<typeof preparedPicture>;

export const preparedPicturesList = path.join(preparedPicturesFolder, 'pictures.json');

let prepared: Record<string, PreparedPicture> | undefined;

/** All of them, by the key of the first content: `safe-sleep-post`. */
export function readPreparedPictures(): Record<string, PreparedPicture> {
  prepared ??= existsSync(preparedPicturesList)
    ? z.record(z.string(), preparedPicture).parse(JSON.parse(readFileSync(preparedPicturesList, 'utf8')))
    : {};
  return prepared;
}

/** @returns `null` for a picture that is not prepared, or was before its drawing or the sizes changed */
export function findPreparedPicture(name: string, format: IllustrationFormat): PreparedPicture | null {
  const found = readPreparedPictures()[`${name}-${format}`];
  return found?.source === sourceOf(name, format) ? found : null;
}

export function readPreparedFile(filename: string): Promise<Buffer> {
  return readFile(path.join(preparedPicturesFolder, filename));
}

/** Payload ends the name of each size with its pixels: `safe-sleep-post-dce5db56-320x213.webp`. */
export function pixelsOf(filename: string): { width: number; height: number } {
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(filename) ?? [];
  if (!width || !height)
    throw new Error(`The name of the prepared picture ${filename} does not end with its size.`);
  return { width: Number(width), height: Number(height) };
}

/** A digest of the drawing and of how the collection of pictures writes it. */
export function sourceOf(name: string, format: IllustrationFormat): string {
  const { formatOptions, resizeOptions, imageSizes } = pictureFiles;
  return createHash('sha256')
    .update(illustrationSvg(name, format))
    .update(JSON.stringify({ formatOptions, resizeOptions, imageSizes }))
    .digest('hex')
    .slice(0, 16);
}

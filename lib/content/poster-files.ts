import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { dataPath } from '../ops/data-dir';
import { slugify } from './slugify';
import {
  posterCut,
  type PosterCut,
  type PosterShape,
  posterShapes,
  type PosterSource,
} from './story-posters';

export interface Poster {
  /** Where it is served; other bytes have another path. */
  path: string;
  width: number;
  height: number;
}

/** The shapes that the picture is large enough for. */
export type Posters = Partial<Record<PosterShape, Poster>>;

const folder = 'posters';

/** Raster pictures in the shapes that search results ask for, cut from a story's poster the first time they are needed. */
export async function storyPosters(source: PosterSource): Promise<Posters> {
  const original = dataPath('media', 'images', source.filename);
  const { mtimeMs, size } = await stat(original);
  const posters: Posters = {};
  for (const shape of posterShapes) {
    const cut = posterCut(source, shape);
    if (!cut) continue;
    const mark = createHash('sha256')
      .update(JSON.stringify([source.filename, mtimeMs, size, cut]))
      .digest('hex')
      .slice(0, 12);
    const name = `${slugify(path.parse(source.filename).name) || 'poster'}-${shape}-${mark}.jpg`;
    await ensurePoster(original, name, cut);
    posters[shape] = {
      path: `/media/${folder}/${name}`,
      width: cut.writtenWidth,
      height: cut.writtenHeight,
    };
  }
  return posters;
}

async function ensurePoster(original: string, name: string, cut: PosterCut): Promise<void> {
  const target = dataPath('media', folder, name);
  if (await exists(target)) return;
  await mkdir(path.dirname(target), { recursive: true });
  // Whole or not there: another request may be looking for the same file.
  const unfinished = `${target}.${randomUUID()}`;
  await sharp(original)
    .extract({ left: cut.left, top: cut.top, width: cut.width, height: cut.height })
    .resize(cut.writtenWidth, cut.writtenHeight, { fit: 'fill' })
    .flatten({ background: '#10191b' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(unfinished);
  await rename(unfinished, target);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

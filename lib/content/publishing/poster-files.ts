import 'server-only';
import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { type MediaPath, mediaStore } from '../../platform/files/media/media-store';
import { inPictureQueue } from '../../platform/threads/picture-queue';
import { slugify } from '../reading/slugify';
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

const folder = 'posters' as const;

/**
 * Raster pictures in the shapes that search results ask for, cut from a story's poster the first time they
 * are needed.
 */
export async function storyPosters(source: PosterSource): Promise<Posters> {
  const original: MediaPath = { folder: 'images', name: source.filename };
  const facts = await mediaStore().facts(original);
  if (!facts) throw new Error('The poster of this story has no file.');
  const { changed, size } = facts;
  const posters: Posters = {};
  for (const shape of posterShapes) {
    const cut = posterCut(source, shape);
    if (!cut) continue;
    const mark = createHash('sha256')
      .update(JSON.stringify([source.filename, changed.getTime(), size, cut]))
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

/**
 * Posters that are known to be there: their names never mean other bytes, and nobody deletes them while the
 * site runs.
 */
const known = new Set<string>();
const knownAtMost = 5_000;

async function ensurePoster(original: MediaPath, name: string, cut: PosterCut): Promise<void> {
  if (known.has(name)) return;
  const target: MediaPath = { folder, name };
  if (!(await mediaStore().facts(target))) {
    const picture = await mediaStore().read(original);
    if (!picture) throw new Error('The poster of this story has no file.');
    const poster = await inPictureQueue(() => drawPoster(picture, cut));
    await mediaStore().put(target, poster);
  }
  if (known.size >= knownAtMost) known.clear();
  known.add(name);
}

function drawPoster(picture: Buffer, cut: PosterCut): Promise<Buffer> {
  return sharp(picture)
    .extract({ left: cut.left, top: cut.top, width: cut.width, height: cut.height })
    .resize(cut.writtenWidth, cut.writtenHeight, { fit: 'fill' })
    .flatten({ background: '#10191b' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

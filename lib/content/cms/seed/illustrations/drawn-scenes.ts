import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Scene, SceneBook } from './scene';

const folder = path.resolve(process.cwd(), 'lib/content/cms/seed/illustrations/drawn');

/** The viewBox says which stage a file is drawn on, with its origin in the middle. */
const stageOf: Record<string, Scene['stage']> = {
  '-600 -400 1200 800': 'wide',
  '-500 -500 1000 1000': 'square',
};

/** Thrown for an SVG file without the viewBox, title or shapes that a scene needs. */
export class DrawingError extends Error {
  constructor(name: string, missing: string) {
    super(`The drawing ${name} has no ${missing}.`);
    this.name = 'DrawingError';
  }
}

/** Reads every file of the folder `drawn` as a scene: its name is the file's, its alt text the SVG's title. */
export function readDrawnScenes(): SceneBook {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  return Object.fromEntries(
    files.map((file) => {
      const name = path.basename(file, '.svg');
      return [name, sceneFrom(name, readFileSync(path.join(folder, file), 'utf8'))];
    }),
  );
}

/** @throws DrawingError */
export function sceneFrom(name: string, svg: string): Scene {
  const [, attributes = '', title = '', drawing = ''] =
    /<svg\b([^>]*)>\s*<title>([^<]*)<\/title>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? [];
  const stage = stageOf[attribute(attributes, 'viewBox') ?? ''];
  if (!stage) throw new DrawingError(name, 'viewBox of a stage');
  if (!title.trim()) throw new DrawingError(name, 'title');
  if (!drawing.trim()) throw new DrawingError(name, 'shapes');
  const stripAt = attribute(attributes, 'data-strip-at');
  return {
    alt: title.replaceAll('&amp;', '&'),
    stage,
    anchor: attribute(attributes, 'data-anchor') === 'low' ? 'low' : 'high',
    ...(stripAt !== undefined && { stripAt: Number(stripAt) }),
    drawing: drawing.trim(),
  };
}

function attribute(attributes: string, name: string): string | undefined {
  const found = [...attributes.matchAll(/\s([\w-]+)="([^"]*)"/g)].find(([, given]) => given === name);
  return found?.[2];
}

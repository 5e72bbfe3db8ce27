import sharp from 'sharp';
import { readDrawnScenes } from './drawn-scenes';
import type { Scene, SceneBook } from './scene';

export type IllustrationFormat = 'post' | 'poster' | 'page';

/** Pixels: 3:2 for posts, 3:4 for story posters, 9:16 for story pages. */
const sizes: Record<IllustrationFormat, { width: number; height: number }> = {
  post: { width: 1800, height: 1200 },
  poster: { width: 1080, height: 1440 },
  page: { width: 1080, height: 1920 },
};

const stages: Record<Scene['stage'], { width: number; height: number }> = {
  wide: { width: 1200, height: 800 },
  square: { width: 1000, height: 1000 },
};

let scenes: SceneBook | undefined;

/** A lossless PNG, lightly packed: the media collection makes the WebP widths from it and keeps nothing else. */
export async function renderIllustration(name: string, format: IllustrationFormat): Promise<Buffer> {
  return sharp(Buffer.from(illustrationSvg(name, format)))
    .png({ compressionLevel: 2 })
    .toBuffer();
}

export function illustrationAlt(name: string): string {
  return findScene(name).alt;
}

export function illustrationSvg(name: string, format: IllustrationFormat): string {
  const scene = findScene(name);
  const { width, height } = sizes[format];
  const { x, y, scale } = placeStage(scene, format);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ` +
    `${height}"><g transform="translate(${x} ${y}) scale(${scale})">${scene.drawing}</g></svg>`
  );
}

/** The middle of what a story page shows when little room is left: 16 % down is where the player crops. */
const stripMiddle = 440;

/** Where the middle of the stage lands, and how large it is there. */
function placeStage(scene: Scene, format: IllustrationFormat): { x: number; y: number; scale: number } {
  const { width, height } = sizes[format];
  const stage = stages[scene.stage];
  const scale = Math.min(width / stage.width, height / stage.height);
  const x = width / 2;
  if (format !== 'page') {
    return { x, y: height / 2, scale };
  }
  if (scene.stripAt !== undefined) {
    return { x, y: stripMiddle - scene.stripAt * scale, scale };
  }
  return { x, y: scene.anchor === 'low' ? height - 580 : 600, scale };
}

function findScene(name: string): Scene {
  scenes ??= readDrawnScenes();
  const scene = scenes[name];
  if (!scene) {
    throw new Error(`No illustration is called '${name}'`);
  }
  return scene;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { fromOklch, toOklch } from './colour-space';
import { paint } from './palette';
import { at, ellipse, nextId } from './svg';

import type { Placement } from './svg';

type IconSet = { width: number; height: number; icons: Record<string, { body: string }> };

const iconSet = loadIconSet();

/**
 * One Fluent pictogram, `size` units wide, centred on its own middle, in our colours.
 * An unknown name throws: a picture with a hole in it must not reach a page.
 */
export function pictogram(name: string, size: number, placement: Placement = {}): string {
  const icon = iconSet.icons[name];
  if (!icon) {
    throw new Error(`No pictogram '${name}' in fluent-emoji-flat`);
  }
  const body = repaint(ownIds(icon.body));
  const scaled = `<g transform="scale(${(size / iconSet.width).toFixed(4)}) translate(${-iconSet.width / 2} ${-iconSet.height / 2})">${body}</g>`;
  return at(0, 0, scaled, placement);
}

/** The same, standing on its own bottom edge. Most Fluent shapes end two units above the foot of their square. */
export function standing(name: string, size: number, placement: Placement = {}): string {
  const shadow = ellipse(
    size * 0.04,
    -size * 0.012,
    size * 0.34,
    size * 0.045,
    paint.shade,
    'opacity="0.17"',
  );
  return shadow + at(0, -size * 0.45, pictogram(name, size, placement));
}

/**
 * Read as a file, not imported: the set is several megabytes and TypeScript would type every icon of it. Resolved from
 * the project's root and not from `import.meta.url`, which Jest's CommonJS build does not know.
 */
function loadIconSet(): IconSet {
  const path = createRequire(join(process.cwd(), 'package.json')).resolve(
    '@iconify-json/fluent-emoji-flat/icons.json',
  );
  const set = JSON.parse(readFileSync(path, 'utf8')) as Partial<IconSet>;
  if (!set.icons) {
    throw new Error(`No icons in ${path}`);
  }
  return { width: set.width ?? 16, height: set.height ?? 16, icons: set.icons };
}

/** Ids are global in an SVG; two copies of one icon would otherwise share the first one's masks. */
function ownIds(body: string): string {
  const prefix = nextId();
  return body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`);
}

function repaint(body: string): string {
  return body.replace(
    /(fill|stroke|stop-color)="(#[0-9a-f]{3,6})"/gi,
    (_match, attribute: string, hex: string) => {
      return `${attribute}="${inOurColours(hex)}"`;
    },
  );
}

/** Hues of the brand's accents; a stock colour is pulled half the way to the nearest of them. */
const ownHues = [12, 28, 52, 84, 118, 148, 228] as const;

const repainted = new Map<string, string>();

/** Stock emoji colours shout. Less chroma and the brand's hues let them sit beside our own shapes. */
function inOurColours(hex: string): string {
  const known = repainted.get(hex);
  if (known) {
    return known;
  }
  const { lightness, chroma, hue } = toOklch(hex);
  const nearest = ownHues.reduce(
    (best, own) => (hueGap(own, hue) < hueGap(best, hue) ? own : best),
    ownHues[0],
  );
  const pull = hueGap(nearest, hue) < 40 ? ((nearest - hue + 540) % 360) - 180 : 0;
  const colour = fromOklch({
    lightness: 0.07 + lightness * 0.915,
    chroma: Math.min(chroma * 0.74, 0.145),
    hue: (hue + pull * 0.5 + 360) % 360,
  });
  repainted.set(hex, colour);
  return colour;
}

function hueGap(first: number, second: number): number {
  const gap = Math.abs(first - second) % 360;
  return gap > 180 ? 360 - gap : gap;
}

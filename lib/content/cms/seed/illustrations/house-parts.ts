import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, circle, ellipse, inside, repeat, shape, stroke } from './svg';

import type { Ground } from './palette';

/** Larger or rarer things: fridge, telephone, thermometer, nappies, chair, box. Origin: foot, unless said otherwise. */

/** A chair back as seen across the table. Origin: the table line under it. */
export function chairBack(ground: Ground, width = 230, height = 330, colour?: string): string {
  const wood = colour ?? (ground.isNight ? '#5d7a72' : paint.woodDark);
  return (
    box(-width / 2, -height, 26, height + 40, 12, wood) +
    box(width / 2 - 26, -height, 26, height + 40, 12, lit(wood, -0.06)) +
    box(-width / 2, -height, width, 58, 24, lit(wood, 0.04)) +
    box(-width / 2 + 14, -height + 92, width - 28, 30, 12, wood) +
    box(-width / 2 + 14, -height + 156, width - 28, 30, 12, wood)
  );
}

/** A high chair's padded back. Origin: the table or tray line under it. */
export function highChairBack(colour: string = paint.sky): string {
  return (
    box(-150, -330, 300, 420, 86, lit(colour, -0.1)) +
    box(-128, -308, 256, 390, 70, colour) +
    box(-128, -308, 128, 390, 70, lit(colour, 0.03)) +
    circle(-60, -250, 9, lit(colour, -0.1)) +
    circle(60, -250, 9, lit(colour, -0.1))
  );
}

/** The tray in front of a child in a high chair, with its legs; origin: the middle of the tray's front edge. */
export function highChairTray(
  ground: Ground,
  colour: string = paint.milk,
  legs: string = paint.wood,
): string {
  const wood = ground.isNight ? '#7d9188' : legs;
  return (
    stroke('M-150 20 L-214 560 M150 20 L214 560', wood, 30) +
    stroke('M-190 330 H190', lit(wood, -0.06), 22) +
    box(-236, -44, 472, 76, 38, lit(colour, -0.11)) +
    box(-236, -56, 472, 76, 38, colour) +
    box(-208, -44, 416, 48, 24, lit(colour, -0.045))
  );
}

export function thermometer(length = 240, colour: string = paint.berryDeep, level = 0.6): string {
  const half = length / 2;
  return (
    box(-half, -20, length, 40, 20, '#f4f6f1') +
    box(-half, 4, length, 16, 8, '#d7e0dc') +
    box(-half + 26, -9, length - 62, 18, 9, '#dce7e6') +
    box(-half + 26, -9, (length - 62) * level, 18, 9, colour) +
    repeat(6, (index) =>
      stroke(`M${-half + 60 + index * 24} -16 v${index % 2 ? 6 : 9}`, paint.steelDark, 3),
    ) +
    circle(half - 16, 0, 24, '#f4f6f1') +
    circle(half - 16, 0, 16, colour)
  );
}

/** Screen off or showing a green call button; no figures. */
export function phone(height = 190, ground = paint.ink as string): string {
  const width = height * 0.52;
  return (
    box(-width / 2 + 5, -height / 2 + 8, width, height, 20, paint.shade, 'opacity="0.16"') +
    box(-width / 2, -height / 2, width, height, 20, ground) +
    box(-width / 2 + 8, -height / 2 + 8, width - 16, height - 16, 13, '#e7f2ee') +
    circle(0, height * 0.2, height * 0.12, paint.leafDeep) +
    shape(
      `M${-height * 0.05} ${height * 0.155} c${-height * 0.01} ${height * 0.05} ${height * 0.05} ${height * 0.1} ${height * 0.095} ${height * 0.09} l${height * 0.012} ${-height * 0.03} l${-height * 0.032} ${-height * 0.02} l${-height * 0.016} ${height * 0.012} q${-height * 0.02} ${-height * 0.012} ${-height * 0.028} ${-height * 0.03} l${height * 0.012} ${-height * 0.016} l${-height * 0.016} ${-height * 0.032} Z`,
      paint.white,
    ) +
    box(-width * 0.26, -height * 0.3, width * 0.52, 12, 6, '#bcd3cb') +
    box(-width * 0.18, -height * 0.19, width * 0.36, 10, 5, '#d2e2dc')
  );
}

/** A nappy; `drops` marks how wet. Origin: the middle of its upper edge, where a peg would hold it. */
export function nappy(width = 170, accent: string = paint.sky, mark = ''): string {
  const half = width / 2;
  const outline = `M${-half} 0 H${half} L${half} ${width * 0.22} C${half * 0.6} ${width * 0.26} ${half * 0.42} ${width * 0.5} ${half * 0.34} ${width * 0.66} Q0 ${width * 0.78} ${-half * 0.34} ${width * 0.66} C${-half * 0.42} ${width * 0.5} ${-half * 0.6} ${width * 0.26} ${-half} ${width * 0.22} Z`;
  return (
    inside(
      shape(outline, '#000'),
      shape(outline, paint.milk) +
        shape(
          `M${half * 0.2} 0 H${half} V${width} H${half * 0.1} Q${half * 0.5} ${width * 0.4} ${half * 0.2} 0 Z`,
          '#e9eee9',
        ) +
        box(-half, 0, width, 16, 0, accent) +
        box(-half, width * 0.08, width * 0.16, width * 0.1, 6, lit(accent, -0.06)) +
        box(half - width * 0.16, width * 0.08, width * 0.16, width * 0.1, 6, lit(accent, -0.06)),
    ) + at(0, width * 0.4, mark)
  );
}

/** A fridge-freezer with its upper door open on the left; `content` is drawn around the middle of the lit inside. */
export function openFreezer(
  ground: Ground,
  content: string,
  colour: string = ground.isNight ? '#6f9a9b' : paint.sky,
): string {
  const dark = lit(colour, -0.08);
  return (
    ellipse(20, 0, 230, 22, paint.shade, 'opacity="0.22"') +
    box(-190, -720, 380, 712, 34, dark) +
    box(-190, -720, 366, 712, 34, colour) +
    box(-160, -690, 306, 372, 20, '#eef8fb') +
    box(-160, -512, 306, 12, 0, '#c6dfe8') +
    at(-7, -504, content) +
    box(-160, -292, 306, 256, 20, lit(colour, 0.035)) +
    box(96, -250, 16, 110, 8, lit(colour, -0.18)) +
    shape('M-190 -700 L-330 -660 V-300 L-190 -312 Z', lit(colour, -0.12)) +
    shape('M-182 -690 L-314 -650 V-312 L-182 -322 Z', lit(colour, 0.02)) +
    box(-150, -8, 36, 12, 6, paint.bark) +
    box(110, -8, 36, 12, 6, paint.bark)
  );
}

/** A lidded tub, half see-through, with a plain label. */
export function tub(width: number, fill: string, lid: string = paint.sky, labelled = true): string {
  const height = width * 0.6;
  return (
    ellipse(5, -1, width * 0.54, 8, paint.shade, 'opacity="0.16"') +
    inside(
      shape(
        `M${-width * 0.48} ${-height} H${width * 0.48} L${width * 0.42} -8 Q${width * 0.41} 0 ${width * 0.36} 0 H${-width * 0.36} Q${-width * 0.41} 0 ${-width * 0.42} -8 Z`,
        '#000',
      ),
      box(-width, -height, width * 2, height, 0, '#dcebf0') +
        box(-width, -height * 0.74, width * 2, height, 0, fill) +
        box(width * 0.24, -height, width, height, 0, '#0f2a30', 'opacity="0.07"'),
    ) +
    (labelled
      ? box(-width * 0.3, -height * 0.58, width * 0.5, height * 0.34, 6, paint.milk) +
        stroke(
          `M${-width * 0.24} ${-height * 0.46} h${width * 0.3} M${-width * 0.24} ${-height * 0.34} h${width * 0.2}`,
          '#a9b8b2',
          4,
        )
      : '') +
    box(-width * 0.53, -height - 14, width * 1.06, 22, 11, lid) +
    box(-width * 0.53, -height - 2, width * 1.06, 10, 5, lit(lid, -0.08))
  );
}

export function snowflake(size: number, colour = '#cfe9f4'): string {
  return repeat(6, (index) =>
    at(
      0,
      0,
      stroke(
        `M0 0 V${-size} M0 ${-size * 0.62} l${-size * 0.24} ${-size * 0.2} M0 ${-size * 0.62} l${size * 0.24} ${-size * 0.2}`,
        colour,
        Math.max(3, size * 0.13),
      ),
      { rotate: index * 60 },
    ),
  );
}

/** A dropper bottle; a drop hangs from the pipette when `drips`. */
export function dropperBottle(height = 220, colour = '#b9743f'): string {
  const half = height * 0.2;
  return (
    ellipse(6, -1, half * 1.2, 11, paint.shade, 'opacity="0.18"') +
    inside(
      box(-half, -height * 0.56, half * 2, height * 0.56, 18, '#000'),
      box(-half, -height * 0.56, half * 2, height * 0.56, 0, colour) +
        box(half * 0.4, -height * 0.56, half, height * 0.56, 0, lit(colour, -0.06)) +
        box(-half * 0.8, -height * 0.5, half * 0.2, height * 0.4, 4, lit(colour, 0.14)),
    ) +
    box(-half, -height * 0.36, half * 2, height * 0.22, 0, paint.milk) +
    circle(0, -height * 0.25, height * 0.06, paint.honey) +
    box(-half * 0.52, -height * 0.66, half * 1.04, height * 0.12, 4, lit(colour, -0.1)) +
    box(-half * 0.66, -height * 0.76, half * 1.32, height * 0.13, 8, paint.ink) +
    box(-half * 0.36, -height, half * 0.72, height * 0.27, half * 0.34, '#4a5753')
  );
}

import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, circle, ellipse, inside, repeat, shape, stroke } from './svg';

import type { Ground } from './palette';

/** Furniture and toys of the child's room. Origin: the floor under them, unless said otherwise. */

/**
 * A cot as safe sleep wants it: a firm flat mattress, a fitted sheet, and nothing else in it. Never give this part a
 * pillow, blanket, bumper or toy.
 */
export function cot(ground: Ground, width = 560, height = 330): string {
  const wood = ground.isNight ? '#8fa79a' : '#e3bd8e';
  const half = width / 2;
  const rail = (y: number, tall: number) =>
    box(-half, y, width, tall, tall / 2, wood) +
    box(-half, y + tall * 0.6, width, tall * 0.4, tall * 0.2, lit(wood, -0.07));
  const post = (x: number) =>
    box(x - 15, -height - 22, 30, height + 22, 14, wood) +
    box(x + 3, -height - 10, 12, height + 10, 6, lit(wood, -0.07));
  const bars = Math.round(width / 62);
  return (
    ellipse(12, 0, half * 1.06, 20, paint.shade, 'opacity="0.2"') +
    repeat(bars, (index) =>
      box(
        -half + 40 + index * ((width - 80) / (bars - 1)) - 5,
        -height + 30,
        10,
        height * 0.5,
        5,
        lit(wood, -0.13),
      ),
    ) +
    box(-half + 18, -height * 0.52, width - 36, height * 0.2, 14, ground.isNight ? '#dbe8e4' : paint.milk) +
    box(-half + 18, -height * 0.4, width - 36, height * 0.08, 8, ground.isNight ? '#b9cdc9' : '#e6e2d2') +
    rail(-height * 0.33, 22) +
    repeat(bars, (index) =>
      box(-half + 56 + index * ((width - 112) / (bars - 1)) - 7, -height + 20, 14, height * 0.72, 6, wood),
    ) +
    rail(-height, 26) +
    post(-half + 6) +
    post(half - 6)
  );
}

export function rug(width = 760, colour: string = paint.apricot, second: string = lit(colour, 0.06)): string {
  return (
    ellipse(6, 8, width / 2, width * 0.115, paint.shade, 'opacity="0.1"') +
    ellipse(0, 0, width / 2, width * 0.115, colour) +
    ellipse(0, -2, width * 0.41, width * 0.09, second) +
    ellipse(0, -3, width * 0.31, width * 0.066, colour)
  );
}

export function cushion(width = 190, colour: string = paint.berry): string {
  const half = width / 2;
  const outline = `M${-half} -14 C${-half * 0.86} -60 ${-half * 0.9} ${-width * 0.5} ${-half * 0.96} ${-width * 0.56} C${-half * 0.4} ${-width * 0.5} ${half * 0.4} ${-width * 0.5} ${half * 0.96} ${-width * 0.56} C${half * 0.9} ${-width * 0.5} ${half * 0.86} -60 ${half} -14 Q${half * 0.96} 2 ${half * 0.84} -2 C${half * 0.4} -10 ${-half * 0.4} -10 ${-half * 0.84} -2 Q${-half * 0.96} 2 ${-half} -14 Z`;
  return (
    ellipse(8, -4, half * 1.05, 14, paint.shade, 'opacity="0.17"') +
    inside(
      shape(outline, '#000'),
      shape(outline, colour) +
        ellipse(half * 0.8, -10, half, width * 0.4, lit(colour, -0.05)) +
        repeat(5, (index) =>
          circle(-half * 0.6 + index * half * 0.3, -width * (index % 2 ? 0.18 : 0.36), 8, lit(colour, 0.09)),
        ),
    )
  );
}

export function armchair(
  ground: Ground,
  colour: string = ground.isNight ? '#4f8079' : paint.leafDeep,
): string {
  const dark = lit(colour, -0.07);
  return (
    ellipse(14, -2, 200, 22, paint.shade, 'opacity="0.22"') +
    box(-140, -34, 26, 34, 8, paint.bark) +
    box(114, -34, 26, 34, 8, paint.bark) +
    shape('M-134 -40 V-290 C-134 -372 134 -372 134 -290 V-40 Z', dark) +
    shape('M-112 -60 V-284 C-112 -346 112 -346 112 -284 V-60 Z', colour) +
    box(-120, -150, 240, 122, 30, lit(colour, 0.05)) +
    box(-120, -92, 240, 64, 24, colour) +
    box(-184, -196, 78, 170, 38, colour) +
    box(106, -196, 78, 170, 38, dark) +
    ellipse(-145, -178, 33, 20, lit(colour, 0.06)) +
    ellipse(145, -178, 33, 20, colour) +
    circle(-40, -264, 6, dark) +
    circle(40, -264, 6, dark) +
    circle(0, -218, 6, dark)
  );
}

export function sideTable(width = 170, height = 170, colour: string = paint.wood): string {
  return (
    ellipse(8, -2, width * 0.4, 13, paint.shade, 'opacity="0.2"') +
    box(-10, -height, 20, height, 8, lit(colour, -0.12)) +
    ellipse(0, -8, width * 0.28, 12, lit(colour, -0.12)) +
    ellipse(0, -height + 9, width / 2, 18, lit(colour, -0.08)) +
    ellipse(0, -height, width / 2, 18, colour)
  );
}

/** A wooden block with a plain shape on its face, never a letter. */
export function block(
  size: number,
  colour: string,
  face: 'circle' | 'square' | 'triangle' | 'none' = 'circle',
): string {
  const light = lit(colour, 0.1);
  const mark = {
    circle: circle(0, -size / 2, size * 0.25, light),
    square: box(-size * 0.22, -size * 0.72, size * 0.44, size * 0.44, 4, light),
    triangle: shape(`M0 ${-size * 0.76} L${size * 0.27} ${-size * 0.28} H${-size * 0.27} Z`, light),
    none: '',
  }[face];
  return (
    box(-size / 2, -size, size, size, size * 0.12, colour) +
    box(size * 0.3, -size, size * 0.2, size, size * 0.1, lit(colour, -0.05)) +
    mark
  );
}

export function stackRings(colours: ReadonlyArray<string>, width = 120): string {
  return (
    ellipse(6, -2, width * 0.56, 10, paint.shade, 'opacity="0.18"') +
    box(-7, -26 * colours.length - 34, 14, 30 + 26 * colours.length, 7, paint.wood) +
    colours
      .map((colour, index) => {
        const wide = width * (1 - index * 0.15);
        return (
          box(-wide / 2, -28 * (index + 1), wide, 30, 15, colour) +
          box(-wide / 2 + 12, -28 * (index + 1) + 6, wide * 0.4, 6, 3, lit(colour, 0.1))
        );
      })
      .join('') +
    circle(0, -28 * colours.length - 22, 17, paint.berry)
  );
}

export function ball(radius: number, colour: string = paint.sky, band: string = paint.milk): string {
  return (
    ellipse(5, -2, radius * 0.8, 9, paint.shade, 'opacity="0.18"') +
    inside(
      circle(0, -radius, radius, '#000'),
      circle(0, -radius, radius, colour) +
        shape(
          `M${-radius} ${-radius * 1.34} Q0 ${-radius * 0.8} ${radius} ${-radius * 1.34} V${-radius * 0.8} Q0 ${-radius * 0.26} ${-radius} ${-radius * 0.8} Z`,
          band,
        ) +
        ellipse(radius * 0.6, -radius * 0.4, radius * 0.7, radius * 0.9, paint.shade, 'opacity="0.08"'),
    ) +
    ellipse(-radius * 0.4, -radius * 1.5, radius * 0.16, radius * 0.11, paint.white, 'opacity="0.7"')
  );
}

/** An open picture book lying or propped; pictures are drawn by the scene. Origin: the foot of its spine. */
export function openBook(width = 420, cover: string = paint.berryDeep): string {
  const half = width / 2;
  const page = (side: 1 | -1, colour: string) =>
    shape(
      `M0 -14 C${side * half * 0.3} -46 ${side * half * 0.7} -46 ${side * half * 0.95} -28 V${-width * 0.5} C${side * half * 0.7} ${-width * 0.545} ${side * half * 0.3} ${-width * 0.545} 0 ${-width * 0.46} Z`,
      colour,
    );
  return (
    ellipse(10, 0, half * 1.04, 18, paint.shade, 'opacity="0.18"') +
    box(-half, -width * 0.49, width, width * 0.48, 16, cover) +
    page(-1, '#fdf6e4') +
    page(1, '#f5ead0') +
    stroke(`M0 -14 V${-width * 0.46}`, '#dccba6', 5)
  );
}

export function toyDuck(size = 120): string {
  return at(
    0,
    0,
    ellipse(8, -2, 50, 8, paint.shade, 'opacity="0.18"') +
      shape(
        'M-52 -40 C-60 -10 -30 0 4 0 C44 0 62 -20 58 -52 C46 -40 30 -40 16 -48 C-6 -58 -40 -56 -52 -40 Z',
        '#f5cf62',
      ) +
      circle(-18, -76, 34, '#f8d978') +
      shape('M-50 -74 C-66 -74 -70 -64 -64 -60 C-56 -56 -48 -60 -44 -66 Z', paint.apricotDeep) +
      circle(-28, -84, 5, paint.bark) +
      shape('M4 -38 C18 -46 38 -40 40 -28 C30 -14 6 -16 4 -38 Z', '#e9bd4c'),
    { scale: size / 120 },
  );
}

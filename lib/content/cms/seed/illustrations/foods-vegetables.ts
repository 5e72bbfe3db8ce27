import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, circle, ellipse, repeat, shape, stroke } from './svg';

/** Vegetables as they look on a child's plate: cooked soft, flattened, cut. Origin: middle; about 100 units. */

export function pea(flat = false): string {
  return flat
    ? ellipse(0, 0, 26, 20, paint.leafDeep) + stroke('M-14 4 q14 -12 28 -4', lit(paint.leafDeep, 0.13), 5)
    : circle(2, 3, 18, paint.shade, 'opacity="0.12"') +
        circle(0, 0, 18, paint.leafDeep) +
        circle(-5, -6, 6, lit(paint.leafDeep, 0.16));
}

/** A soft-cooked finger of carrot, sweet potato, courgette… with a lit top edge. */
export function batonCooked(colour: string = paint.apricotDeep, length = 120, width = 34): string {
  return (
    box(-length / 2 + 4, -width / 2 + 6, length, width, width * 0.42, paint.shade, 'opacity="0.12"') +
    box(-length / 2, -width / 2, length, width, width * 0.42, lit(colour, -0.06)) +
    box(-length / 2, -width / 2, length, width * 0.74, width * 0.36, colour) +
    stroke(`M${-length * 0.34} ${-width * 0.24} h${length * 0.4}`, lit(colour, 0.1), width * 0.13)
  );
}

export function carrot(length = 170): string {
  const half = length / 2;
  return (
    repeat(3, (index) =>
      at(-half, 0, ellipse(-22, 0, 26, 9, index === 1 ? paint.leafDeep : paint.leafDark), {
        rotate: -32 + index * 32,
      }),
    ) +
    shape(
      `M${-half} -28 C${-half + 20} -36 ${half * 0.5} -20 ${half} 0 C${half * 0.5} 20 ${-half + 20} 36 ${-half} 28 Q${-half - 10} 0 ${-half} -28 Z`,
      paint.apricotDeep,
    ) +
    shape(
      `M${-half} 6 C${-half * 0.2} 10 ${half * 0.5} 8 ${half} 0 C${half * 0.5} 20 ${-half + 20} 36 ${-half} 28 Z`,
      lit(paint.apricotDeep, -0.05),
    ) +
    repeat(3, (index) =>
      stroke(`M${-half * 0.6 + index * 44} ${-20 + index * 4} q5 8 2 17`, lit(paint.apricotDeep, -0.09), 5),
    )
  );
}

export function floret(colour: string = paint.leafDeep, stem = '#a9cf7c'): string {
  const crown = [
    [-30, -8, 24],
    [-10, -26, 27],
    [18, -24, 26],
    [34, -4, 22],
    [2, -6, 30],
  ] as const;
  return (
    shape('M-13 4 C-12 26 -15 36 -19 48 H19 C15 36 12 26 13 4 Z', stem) +
    shape('M2 10 C3 30 6 40 8 48 H19 C15 36 12 26 13 4 Z', lit(stem, -0.06)) +
    crown.map(([x, y, r]) => circle(x, y, r, lit(colour, -0.05))).join('') +
    crown.map(([x, y, r]) => circle(x - 4, y - 5, r * 0.72, colour)).join('') +
    circle(-14, -32, 8, lit(colour, 0.09)) +
    circle(16, -29, 7, lit(colour, 0.09)) +
    circle(-31, -13, 6, lit(colour, 0.09))
  );
}

export function spinachLeaf(): string {
  return (
    shape('M0 54 C-34 34 -40 -8 0 -52 C40 -8 34 34 0 54 Z', paint.leafDark) +
    shape('M0 54 C26 34 34 -8 0 -52 Z', lit(paint.leafDark, 0.06)) +
    stroke(
      'M0 62 V-30 M0 20 l-17 -14 M0 20 l17 -14 M0 -4 l-13 -12 M0 -4 l13 -12',
      lit(paint.leafDark, 0.2),
      4,
    )
  );
}

export function pepperStrip(colour: string = paint.berryDeep): string {
  return (
    shape(
      'M-60 -4 C-40 -26 36 -28 58 -6 C64 6 54 16 44 8 C24 -6 -26 -6 -44 10 C-56 18 -66 8 -60 -4 Z',
      colour,
    ) + stroke('M-44 -4 C-26 -17 24 -18 42 -5', lit(colour, 0.12), 6)
  );
}

export function courgetteCoin(): string {
  return (
    circle(2, 4, 40, paint.shade, 'opacity="0.1"') +
    circle(0, 0, 40, paint.leafDeep) +
    circle(0, 0, 34, '#e7efbd') +
    repeat(7, (index) => at(0, 0, ellipse(0, -17, 3, 6, '#c3d488'), { rotate: index * 51.4 }))
  );
}

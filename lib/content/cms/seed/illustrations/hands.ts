import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, ellipse, shape, stroke } from './svg';

/** The grown-ups of the pictures are a sleeve and a hand, so that any parent can be the one who holds the spoon. */
export type Person = { skin: string; sleeve: string };

export const people = {
  first: { skin: '#b97b56', sleeve: paint.skyDeep },
  second: { skin: '#eebd97', sleeve: paint.berry },
  third: { skin: '#8a5a40', sleeve: paint.butter },
} as const satisfies Record<string, Person>;

/**
 * A forearm that comes in from the left, hand at the origin. `grip` closes the fingers round something thin at the
 * origin; `palm` holds it open, facing up.
 */
export function reachingArm(
  { skin, sleeve }: Person,
  kind: 'grip' | 'palm' | 'flat' = 'grip',
  length = 460,
): string {
  const shade = lit(skin, -0.07);
  const arm =
    box(-length, -46, length - 92, 96, 44, sleeve) +
    box(-length, 14, length - 92, 36, 18, lit(sleeve, -0.06)) +
    box(-124, -52, 40, 108, 18, lit(sleeve, -0.09)) +
    box(-96, -32, 70, 66, 20, skin) +
    box(-96, 12, 70, 22, 11, shade);
  return arm + hand(kind, skin, shade);
}

function hand(kind: 'grip' | 'palm' | 'flat', skin: string, shade: string): string {
  if (kind === 'grip') {
    return (
      shape('M-52 -34 C-30 -54 24 -54 36 -30 C46 -6 40 34 18 42 C-10 50 -46 44 -56 26 Z', skin) +
      box(-8, -40, 54, 22, 11, skin) +
      box(-4, -19, 56, 22, 11, skin) +
      box(-6, 2, 54, 21, 10, skin) +
      box(-10, 22, 48, 19, 9, skin) +
      stroke('M2 -18 H40 M4 3 H44 M0 23 H38', shade, 4) +
      shape('M-46 -30 C-30 -60 2 -66 18 -54 C26 -46 20 -36 8 -36 C-8 -36 -14 -24 -24 -14 Z', lit(skin, 0.03))
    );
  }
  if (kind === 'palm') {
    return (
      ellipse(4, 10, 62, 36, skin) +
      ellipse(10, 20, 56, 24, shade, 'opacity="0.5"') +
      box(28, -20, 92, 22, 11, skin) +
      box(34, -2, 96, 22, 11, skin) +
      box(32, 16, 88, 21, 10, skin) +
      box(22, 32, 70, 19, 9, skin) +
      stroke('M44 1 H118 M42 18 H116 M38 34 H86', shade, 4) +
      shape('M-40 -14 C-20 -44 16 -62 34 -58 C46 -54 40 -40 28 -34 C10 -26 2 -14 -4 2 Z', lit(skin, 0.03))
    );
  }
  return (
    at(
      0,
      0,
      box(-44, -36, 84, 74, 34, skin) +
        box(14, -38, 92, 22, 11, skin) +
        box(20, -18, 98, 22, 11, skin) +
        box(20, 2, 92, 21, 10, skin) +
        box(12, 21, 74, 19, 9, skin),
      {},
    ) +
    stroke('M34 -17 H104 M36 3 H104 M32 22 H82', shade, 4) +
    shape('M-34 -26 C-22 -58 0 -76 18 -78 C32 -78 30 -62 22 -54 C10 -42 6 -30 0 -22 Z', lit(skin, 0.03))
  );
}

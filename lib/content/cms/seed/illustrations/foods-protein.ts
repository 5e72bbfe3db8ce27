import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, circle, ellipse, repeat, scatter, shape, stroke } from './svg';

/** Meat, fish, cheese, pulses and nuts as served to a child. Origin: middle; about 100 units. */

export function sausage(length = 190): string {
  const half = length / 2;
  return (
    box(-half + 5, -22, length, 60, 30, paint.shade, 'opacity="0.13"') +
    box(-half, -30, length, 60, 30, '#b9694f') +
    box(-half, -30, length, 42, 21, '#cb7d60') +
    stroke(`M${-half * 0.6} -16 h${half * 0.9}`, '#e0a086', 8) +
    repeat(3, (index) => stroke(`M${-half * 0.4 + index * 44} -2 l16 14`, '#9c5440', 5)) +
    circle(-half - 2, 0, 8, '#9c5440') +
    circle(half + 2, 0, 8, '#9c5440')
  );
}

export function meatStrip(colour = '#c47a5c', length = 150): string {
  return (
    box(-length / 2 + 3, -6, length, 24, 9, paint.shade, 'opacity="0.12"') +
    box(-length / 2, -12, length, 24, 9, lit(colour, -0.06)) +
    box(-length / 2, -12, length, 15, 7, lit(colour, 0.06))
  );
}

export function shreds(colour = '#edc9a0', radius = 66, seed = 7): string {
  return (
    ellipse(4, 8, radius, radius * 0.74, paint.shade, 'opacity="0.1"') +
    scatter(34, radius * 0.86, seed, ({ pick }) =>
      box(-24, -5, 40 + pick * 16, 10, 5, lit(colour, (pick - 0.55) * 0.16)),
    )
  );
}

export function mince(colour = '#9d6350', radius = 66, seed = 5): string {
  return (
    ellipse(3, 6, radius * 1.05, radius * 0.9, paint.shade, 'opacity="0.1"') +
    circle(0, 0, radius * 0.94, lit(colour, -0.05)) +
    scatter(34, radius, seed, ({ pick }) =>
      ellipse(0, 0, 11 + pick * 5, 8 + pick * 3, lit(colour, (pick - 0.45) * 0.17)),
    )
  );
}

export function fishFlakes(colour = '#f6a58a', seed = 2): string {
  return scatter(7, 52, seed, ({ pick }) =>
    at(
      0,
      0,
      box(-30, -15, 60, 34, 12, lit(colour, -0.07)) +
        box(-30, -17, 60, 29, 12, lit(colour, pick * 0.05)) +
        stroke('M-14 -12 q8 10 0 19 M6 -12 q8 10 0 19', lit(colour, 0.11), 4),
      { scale: 0.85 + pick * 0.25 },
    ),
  );
}

export function fillet(colour = '#f6a58a', width = 210): string {
  const half = width / 2;
  return (
    shape(
      `M${-half} 8 C${-half} -34 ${-half * 0.3} -50 ${half * 0.3} -42 C${half * 0.8} -36 ${half} -18 ${half} 2 C${half} 32 ${half * 0.3} 44 ${-half * 0.3} 44 C${-half * 0.8} 44 ${-half} 34 ${-half} 8 Z`,
      colour,
    ) +
    repeat(5, (index) =>
      stroke(`M${-half * 0.64 + index * width * 0.16} -30 q22 30 0 62`, lit(colour, 0.1), 6),
    )
  );
}

export function cheeseStrip(length = 120): string {
  return (
    box(-length / 2 + 3, -4, length, 20, 6, paint.shade, 'opacity="0.12"') +
    box(-length / 2, -10, length, 20, 6, '#e8b54f') +
    box(-length / 2, -10, length, 12, 5, '#f8d277')
  );
}

export function cheeseBlock(): string {
  return (
    shape('M-60 34 V-4 L10 -44 L62 -14 V34 Z', '#eab950') +
    shape('M-60 -4 L10 -44 L62 -14 V-4 Z', '#fae0a0') +
    box(-60, -4, 122, 38, 4, '#f3c866') +
    circle(-28, 16, 9, '#dfa940') +
    circle(14, 22, 6, '#dfa940') +
    circle(40, 10, 10, '#dfa940')
  );
}

export function bean(colour = '#a4584f'): string {
  return (
    shape(
      'M-30 -4 C-30 -26 -4 -28 2 -14 C6 -8 12 -12 20 -12 C36 -10 34 18 10 22 C-14 26 -30 16 -30 -4 Z',
      colour,
    ) + stroke('M-20 -8 q6 -9 13 -6', lit(colour, 0.16), 5)
  );
}

export function chickpea(flat = false): string {
  return flat
    ? ellipse(0, 0, 32, 22, '#d6aa62') + shape('M-20 2 Q0 -12 22 -2 Q2 12 -20 2 Z', '#f1d8a3')
    : circle(2, 4, 23, paint.shade, 'opacity="0.12"') +
        circle(0, 0, 23, '#dfb872') +
        shape('M-2 -24 q10 -2 8 9 q-8 2 -8 -9 Z', '#c39650') +
        circle(-8, -6, 7, '#f0d6a0');
}

export function lentils(colour: string = paint.apricotDeep, radius = 66, seed = 4, count = 60): string {
  return scatter(count, radius, seed, ({ pick }) => ellipse(0, 0, 9, 6.5, lit(colour, (pick - 0.5) * 0.15)));
}

export function tofu(size = 54): string {
  return (
    box(-size / 2 + 3, -size / 2 + 6, size, size, 10, paint.shade, 'opacity="0.11"') +
    box(-size / 2, -size / 2, size, size, 10, '#e4cf9d') +
    box(-size / 2, -size / 2, size, size * 0.8, 10, '#f8efd4') +
    circle(-size * 0.16, -size * 0.12, 3, '#e4cf9d') +
    circle(size * 0.15, size * 0.06, 3, '#e4cf9d')
  );
}

export function peanut(): string {
  return (
    shape(
      'M-48 6 C-50 -20 -24 -30 -6 -16 C2 -10 8 -12 16 -18 C36 -30 54 -10 48 10 C42 30 20 32 6 20 C-2 14 -8 14 -16 22 C-32 32 -46 24 -48 6 Z',
      '#cf9f63',
    ) + repeat(3, (index) => stroke(`M${-34 + index * 30} -8 q6 8 0 18`, '#a97a44', 4))
  );
}

export function almond(): string {
  return (
    shape('M-40 0 C-26 -26 18 -28 42 0 C18 28 -26 26 -40 0 Z', '#a8683f') +
    stroke('M-24 -2 Q2 -14 28 -2 M-22 6 Q4 14 26 6', '#c58a5c', 4)
  );
}

/** Finely ground: a soft dusty heap. */
export function groundHeap(colour = '#dcb583', radius = 62): string {
  return (
    ellipse(4, 9, radius * 1.05, radius * 0.72, paint.shade, 'opacity="0.1"') +
    ellipse(0, 0, radius, radius * 0.7, lit(colour, -0.06)) +
    ellipse(-4, -8, radius * 0.74, radius * 0.46, colour) +
    scatter(30, radius * 0.95, 5, ({ pick }) =>
      circle(0, 0, 2 + pick * 2.4, lit(colour, pick > 0.5 ? 0.1 : -0.12)),
    )
  );
}

/** A thin smear, the safe way with nut butter. */
export function smear(colour = '#c89256', width = 150): string {
  const half = width / 2;
  return (
    shape(
      `M${-half} 6 C${-half} -26 ${-half * 0.3} -36 ${half * 0.2} -30 C${half * 0.7} -34 ${half} -16 ${half} 0 C${half * 0.9} 26 ${half * 0.3} 26 0 30 C${-half * 0.6} 36 ${-half} 26 ${-half} 6 Z`,
      colour,
    ) +
    stroke(
      `M${-half * 0.6} 2 C${-half * 0.3} -20 ${half * 0.2} -16 ${half * 0.6} -6 M${-half * 0.4} 16 C0 4 ${half * 0.3} 6 ${half * 0.5} 10`,
      lit(colour, 0.09),
      7,
    )
  );
}

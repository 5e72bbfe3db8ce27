import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, circle, ellipse, inside, repeat, scatter, shape, stroke } from './svg';

/** Bread, grains, eggs, meat, fish, pulses, dairy and mashes as served to a child. Origin: middle; about 100 units. */

export function toastFinger(spread?: string, length = 150): string {
  const half = length / 2;
  return box(-half + 4, -17, length, 46, 13, '#0d1a18', 'opacity="0.13"') + box(-half, -23, length, 46, 13, paint.crust) + box(-half + 5, -19, length - 10, 36, 10, '#f0c78d') + (spread ? shape(`M${-half + 12} -8 C${-half + 30} -20 ${half - 40} -14 ${half - 14} -10 C${half - 6} 2 ${half - 20} 12 ${half - 40} 9 C0 14 ${-half + 40} 12 ${-half + 18} 9 Q${-half + 4} 4 ${-half + 12} -8 Z`, spread) + stroke(`M${-half + 34} -4 q${half * 0.5} -8 ${half} 0`, lit(spread, 0.08), 4) : scatter(8, half * 0.5, 4, () => ellipse(0, 0, 4, 2.4, paint.toast)));
}

export function breadSlice(width = 150): string {
  const half = width / 2;
  const loaf = (inset: number) => `M${-half * 0.86 + inset} ${half * 0.9 - inset} V${-half * 0.1} C${-half * 1.2 + inset} ${-half * 0.3} ${-half * 0.95 + inset} ${-half * 0.9 + inset} ${-half * 0.4} ${-half * 0.86 + inset} H${half * 0.4} C${half * 0.95 - inset} ${-half * 0.9 + inset} ${half * 1.2 - inset} ${-half * 0.3} ${half * 0.86 - inset} ${-half * 0.1} V${half * 0.9 - inset} Q${half * 0.86 - inset} ${half - inset} ${half * 0.7 - inset} ${half - inset} H${-half * 0.7 + inset} Q${-half * 0.86 + inset} ${half - inset} ${-half * 0.86 + inset} ${half * 0.9 - inset} Z`;
  return shape(loaf(0), paint.crust) + shape(loaf(9), '#f4d3a1') + scatter(14, half * 0.55, 9, ({ pick }) => ellipse(0, 0, 3 + pick * 3, 2.4, '#dfb47c'));
}

export function eggWhole(colour = '#e8b98c'): string {
  const outline = 'M0 -52 C24 -52 40 -10 40 12 C40 36 22 50 0 50 C-22 50 -40 36 -40 12 C-40 -10 -24 -52 0 -52 Z';
  return at(4, 6, shape(outline, '#0d1a18', 'opacity="0.13"')) + inside(shape(outline, '#000'), shape(outline, colour) + ellipse(22, 24, 34, 46, lit(colour, -0.05)) + ellipse(-8, -4, 34, 46, colour)) + ellipse(-14, -20, 8, 13, lit(colour, 0.1));
}

/** A firm-cooked egg, cut lengthways: the yolk pale and dry, as it must be. */
export function eggHalf(): string {
  return shape('M0 -54 C26 -54 42 -10 42 14 C42 38 22 52 0 52 C-22 52 -42 38 -42 14 C-42 -10 -26 -54 0 -54 Z', '#f1ead9') + shape('M-2 -49 C20 -49 36 -10 36 12 C36 34 18 46 -2 46 C-22 46 -37 34 -37 12 C-37 -10 -24 -49 -2 -49 Z', '#fffdf7') + circle(-1, 12, 23, '#f2c867') + circle(-4, 9, 18, '#f8d885');
}

/** A quarter cut lengthways. */
export function eggWedge(): string {
  const outline = 'M-54 2 C-40 -30 34 -36 54 0 C38 26 -36 28 -54 2 Z';
  return at(3, 6, shape(outline, '#0d1a18', 'opacity="0.11"')) + shape(outline, '#f0e8d6') + shape('M-52 1 C-38 -30 34 -34 52 -1 Q0 12 -52 1 Z', '#fffdf7') + shape('M-30 -6 C-22 -26 16 -28 24 -5 Q-2 6 -30 -6 Z', '#f5cf74') + shape('M-30 -4 Q-2 8 24 -3 Q4 18 -30 -4 Z', '#e9bd5d');
}

export function omeletteStrip(fleck: string = paint.leafDeep, length = 140): string {
  const half = length / 2;
  return box(-half + 4, -14, length, 40, 14, '#0d1a18', 'opacity="0.11"') + box(-half, -20, length, 40, 14, '#e9bd55') + box(-half, -20, length, 31, 13, '#f8d678') + repeat(4, (index) => ellipse(-half + 26 + index * (length / 4.4), index % 2 ? -10 : -1, 9, 5, fleck)) + stroke(`M${-half + 20} 5 h${length * 0.3}`, '#fbe4a0', 4);
}

export function pancakeStrip(colour = '#e6b878', length = 130): string {
  const half = length / 2;
  return box(-half + 3, -14, length, 42, 12, '#0d1a18', 'opacity="0.11"') + box(-half, -20, length, 42, 12, lit(colour, -0.1)) + box(-half, -20, length, 33, 12, colour) + repeat(3, (index) => ellipse(-half + 30 + index * 36, -6 + (index % 2) * 6, 12, 5, lit(colour, -0.06)));
}

export function sausage(length = 190): string {
  const half = length / 2;
  return box(-half + 5, -22, length, 60, 30, '#0d1a18', 'opacity="0.13"') + box(-half, -30, length, 60, 30, '#b9694f') + box(-half, -30, length, 42, 21, '#cb7d60') + stroke(`M${-half * 0.6} -16 h${half * 0.9}`, '#e0a086', 8) + repeat(3, (index) => stroke(`M${-half * 0.4 + index * 44} -2 l16 14`, '#9c5440', 5)) + circle(-half - 2, 0, 8, '#9c5440') + circle(half + 2, 0, 8, '#9c5440');
}

export function meatStrip(colour = '#c47a5c', length = 150): string {
  return box(-length / 2 + 3, -6, length, 24, 9, '#0d1a18', 'opacity="0.12"') + box(-length / 2, -12, length, 24, 9, lit(colour, -0.06)) + box(-length / 2, -12, length, 15, 7, lit(colour, 0.06));
}

export function shreds(colour = '#edc9a0', radius = 66, seed = 7): string {
  return ellipse(4, 8, radius, radius * 0.74, '#0d1a18', 'opacity="0.1"') + scatter(34, radius * 0.86, seed, ({ pick }) => box(-24, -5, 40 + pick * 16, 10, 5, lit(colour, (pick - 0.55) * 0.16)));
}

export function mince(colour = '#9d6350', radius = 66, seed = 5): string {
  return ellipse(3, 6, radius * 1.05, radius * 0.9, '#0d1a18', 'opacity="0.1"') + circle(0, 0, radius * 0.94, lit(colour, -0.05)) + scatter(34, radius, seed, ({ pick }) => ellipse(0, 0, 11 + pick * 5, 8 + pick * 3, lit(colour, (pick - 0.45) * 0.17)));
}

export function fishFlakes(colour = '#f6a58a', seed = 2): string {
  return scatter(7, 52, seed, ({ pick }) => at(0, 0, box(-30, -15, 60, 34, 12, lit(colour, -0.07)) + box(-30, -17, 60, 29, 12, lit(colour, pick * 0.05)) + stroke('M-14 -12 q8 10 0 19 M6 -12 q8 10 0 19', lit(colour, 0.11), 4), { scale: 0.85 + pick * 0.25 }));
}

export function fillet(colour = '#f6a58a', width = 210): string {
  const half = width / 2;
  return shape(`M${-half} 8 C${-half} -34 ${-half * 0.3} -50 ${half * 0.3} -42 C${half * 0.8} -36 ${half} -18 ${half} 2 C${half} 32 ${half * 0.3} 44 ${-half * 0.3} 44 C${-half * 0.8} 44 ${-half} 34 ${-half} 8 Z`, colour) + repeat(5, (index) => stroke(`M${-half * 0.64 + index * width * 0.16} -30 q22 30 0 62`, lit(colour, 0.1), 6));
}

export function cheeseStrip(length = 120): string {
  return box(-length / 2 + 3, -4, length, 20, 6, '#0d1a18', 'opacity="0.12"') + box(-length / 2, -10, length, 20, 6, '#e8b54f') + box(-length / 2, -10, length, 12, 5, '#f8d277');
}

export function cheeseBlock(): string {
  return shape('M-60 34 V-4 L10 -44 L62 -14 V34 Z', '#eab950') + shape('M-60 -4 L10 -44 L62 -14 V-4 Z', '#fae0a0') + box(-60, -4, 122, 38, 4, '#f3c866') + circle(-28, 16, 9, '#dfa940') + circle(14, 22, 6, '#dfa940') + circle(40, 10, 10, '#dfa940');
}

export function bean(colour = '#a4584f'): string {
  return shape('M-30 -4 C-30 -26 -4 -28 2 -14 C6 -8 12 -12 20 -12 C36 -10 34 18 10 22 C-14 26 -30 16 -30 -4 Z', colour) + stroke('M-20 -8 q6 -9 13 -6', lit(colour, 0.16), 5);
}

export function chickpea(flat = false): string {
  return flat ? ellipse(0, 0, 32, 22, '#d6aa62') + shape('M-20 2 Q0 -12 22 -2 Q2 12 -20 2 Z', '#f1d8a3') : circle(2, 4, 23, '#0d1a18', 'opacity="0.12"') + circle(0, 0, 23, '#dfb872') + shape('M-2 -24 q10 -2 8 9 q-8 2 -8 -9 Z', '#c39650') + circle(-8, -6, 7, '#f0d6a0');
}

export function lentils(colour: string = paint.apricotDeep, radius = 66, seed = 4, count = 60): string {
  return scatter(count, radius, seed, ({ pick }) => ellipse(0, 0, 9, 6.5, lit(colour, (pick - 0.5) * 0.15)));
}

export function grains(colour: string = paint.milk, radius = 66, seed = 6, count = 56): string {
  return scatter(count, radius, seed, ({ pick }) => ellipse(0, 0, 9, 3.6, lit(colour, -pick * 0.09)));
}

export function oats(radius = 66, seed = 8, count = 40): string {
  return scatter(count, radius, seed, ({ pick }) => ellipse(0, 0, 11, 7, lit('#ecd5a6', (pick - 0.5) * 0.1)) + stroke('M-7 0 h14', '#cfae74', 2));
}

export function tofu(size = 54): string {
  return box(-size / 2 + 3, -size / 2 + 6, size, size, 10, '#0d1a18', 'opacity="0.11"') + box(-size / 2, -size / 2, size, size, 10, '#e4cf9d') + box(-size / 2, -size / 2, size, size * 0.8, 10, '#f8efd4') + circle(-size * 0.16, -size * 0.12, 3, '#e4cf9d') + circle(size * 0.15, size * 0.06, 3, '#e4cf9d');
}

export function peanut(): string {
  return shape('M-48 6 C-50 -20 -24 -30 -6 -16 C2 -10 8 -12 16 -18 C36 -30 54 -10 48 10 C42 30 20 32 6 20 C-2 14 -8 14 -16 22 C-32 32 -46 24 -48 6 Z', '#cf9f63') + repeat(3, (index) => stroke(`M${-34 + index * 30} -8 q6 8 0 18`, '#a97a44', 4));
}

export function almond(): string {
  return shape('M-40 0 C-26 -26 18 -28 42 0 C18 28 -26 26 -40 0 Z', '#a8683f') + stroke('M-24 -2 Q2 -14 28 -2 M-22 6 Q4 14 26 6', '#c58a5c', 4);
}

/** Finely ground: a soft dusty heap. */
export function groundHeap(colour = '#dcb583', radius = 62): string {
  return ellipse(4, 9, radius * 1.05, radius * 0.72, '#0d1a18', 'opacity="0.1"') + ellipse(0, 0, radius, radius * 0.7, lit(colour, -0.06)) + ellipse(-4, -8, radius * 0.74, radius * 0.46, colour) + scatter(30, radius * 0.95, 5, ({ pick }) => circle(0, 0, 2 + pick * 2.4, lit(colour, pick > 0.5 ? 0.1 : -0.12)));
}

/** A thin smear, the safe way with nut butter. */
export function smear(colour = '#c89256', width = 150): string {
  const half = width / 2;
  return shape(`M${-half} 6 C${-half} -26 ${-half * 0.3} -36 ${half * 0.2} -30 C${half * 0.7} -34 ${half} -16 ${half} 0 C${half * 0.9} 26 ${half * 0.3} 26 0 30 C${-half * 0.6} 36 ${-half} 26 ${-half} 6 Z`, colour) + stroke(`M${-half * 0.6} 2 C${-half * 0.3} -20 ${half * 0.2} -16 ${half * 0.6} -6 M${-half * 0.4} 16 C0 4 ${half * 0.3} 6 ${half * 0.5} 10`, lit(colour, 0.09), 7);
}

/** A spoonful of mash or yoghurt: an uneven blob with a swirl. */
export function dollop(colour: string, radius = 70): string {
  const r = radius;
  return at(4, 7, shape(blob(r), '#0d1a18', 'opacity="0.1"')) + shape(blob(r), lit(colour, -0.05)) + at(-r * 0.03, -r * 0.06, shape(blob(r * 0.9), colour)) + stroke(`M${-r * 0.44} ${r * 0.06} C${-r * 0.5} ${-r * 0.46} ${r * 0.44} ${-r * 0.56} ${r * 0.44} ${-r * 0.02} C${r * 0.44} ${r * 0.36} ${-r * 0.14} ${r * 0.36} ${-r * 0.12} ${r * 0.06} C${-r * 0.1} ${-r * 0.12} ${r * 0.12} ${-r * 0.12} ${r * 0.14} 0`, lit(colour, 0.075), r * 0.1);
}

/** Fills a bowl: a surface with ladled rings and flecks. */
export function porridge(colour: string, radius = 160, fleck?: string): string {
  return circle(0, 0, radius, colour) + stroke(`M${-radius * 0.6} ${-radius * 0.1} C${-radius * 0.5} ${-radius * 0.66} ${radius * 0.5} ${-radius * 0.66} ${radius * 0.56} ${-radius * 0.06} C${radius * 0.5} ${radius * 0.5} ${-radius * 0.3} ${radius * 0.5} ${-radius * 0.3} ${radius * 0.06}`, lit(colour, 0.06), radius * 0.1) + scatter(22, radius * 0.85, 12, ({ pick }) => ellipse(0, 0, 6 + pick * 5, 4, fleck ?? lit(colour, -0.07)));
}

function blob(r: number): string {
  return `M${-r} ${r * 0.08} C${-r * 1.04} ${-r * 0.44} ${-r * 0.6} ${-r * 0.86} ${-r * 0.06} ${-r * 0.84} C${r * 0.46} ${-r * 0.9} ${r} ${-r * 0.6} ${r} ${-r * 0.02} C${r * 1.06} ${r * 0.48} ${r * 0.6} ${r * 0.84} ${r * 0.1} ${r * 0.8} C${-r * 0.4} ${r * 0.92} ${-r * 0.94} ${r * 0.62} ${-r} ${r * 0.08} Z`;
}

import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, circle, ellipse, inside, repeat, scatter, shape, stroke } from './svg';

/** Bread, grains, eggs and mashes as served to a child. Origin: middle; about 100 units. */

export function toastFinger(spread?: string, length = 150): string {
  const half = length / 2;
  return (
    box(-half + 4, -17, length, 46, 13, paint.shade, 'opacity="0.13"') +
    box(-half, -23, length, 46, 13, paint.crust) +
    box(-half + 5, -19, length - 10, 36, 10, '#f0c78d') +
    (spread
      ? shape(
          `M${-half + 12} -8 C${-half + 30} -20 ${half - 40} -14 ${half - 14} -10 C${half - 6} 2 ${half - 20} 12 ${half - 40} 9 C0 14 ${-half + 40} 12 ${-half + 18} 9 Q${-half + 4} 4 ${-half + 12} -8 Z`,
          spread,
        ) + stroke(`M${-half + 34} -4 q${half * 0.5} -8 ${half} 0`, lit(spread, 0.08), 4)
      : repeat(8, (index) =>
          ellipse(
            -half * 0.72 + index * half * 0.2,
            index % 3 === 0 ? -10 : index % 3 === 1 ? 4 : -3,
            4,
            2.4,
            paint.toast,
          ),
        ))
  );
}

export function breadSlice(width = 150): string {
  const half = width / 2;
  const loaf = (inset: number) =>
    `M${-half * 0.86 + inset} ${half * 0.9 - inset} V${-half * 0.1} C${-half * 1.2 + inset} ${-half * 0.3} ${-half * 0.95 + inset} ${-half * 0.9 + inset} ${-half * 0.4} ${-half * 0.86 + inset} H${half * 0.4} C${half * 0.95 - inset} ${-half * 0.9 + inset} ${half * 1.2 - inset} ${-half * 0.3} ${half * 0.86 - inset} ${-half * 0.1} V${half * 0.9 - inset} Q${half * 0.86 - inset} ${half - inset} ${half * 0.7 - inset} ${half - inset} H${-half * 0.7 + inset} Q${-half * 0.86 + inset} ${half - inset} ${-half * 0.86 + inset} ${half * 0.9 - inset} Z`;
  return (
    shape(loaf(0), paint.crust) +
    shape(loaf(9), '#f4d3a1') +
    scatter(14, half * 0.55, 9, ({ pick }) => ellipse(0, 0, 3 + pick * 3, 2.4, '#dfb47c'))
  );
}

export function eggWhole(colour = '#e8b98c'): string {
  const outline =
    'M0 -52 C24 -52 40 -10 40 12 C40 36 22 50 0 50 C-22 50 -40 36 -40 12 C-40 -10 -24 -52 0 -52 Z';
  return (
    at(4, 6, shape(outline, paint.shade, 'opacity="0.13"')) +
    inside(
      shape(outline, '#000'),
      shape(outline, colour) + ellipse(22, 24, 34, 46, lit(colour, -0.05)) + ellipse(-8, -4, 34, 46, colour),
    ) +
    ellipse(-14, -20, 8, 13, lit(colour, 0.1))
  );
}

/** A firm-cooked egg, cut lengthways: the yolk pale and dry, as it must be. */
export function eggHalf(): string {
  return (
    shape(
      'M0 -54 C26 -54 42 -10 42 14 C42 38 22 52 0 52 C-22 52 -42 38 -42 14 C-42 -10 -26 -54 0 -54 Z',
      '#f1ead9',
    ) +
    shape(
      'M-2 -49 C20 -49 36 -10 36 12 C36 34 18 46 -2 46 C-22 46 -37 34 -37 12 C-37 -10 -24 -49 -2 -49 Z',
      '#fffdf7',
    ) +
    circle(-1, 12, 23, '#f2c867') +
    circle(-4, 9, 18, '#f8d885')
  );
}

/** A quarter cut lengthways. */
export function eggWedge(): string {
  const outline = 'M-54 2 C-40 -30 34 -36 54 0 C38 26 -36 28 -54 2 Z';
  return (
    at(3, 6, shape(outline, paint.shade, 'opacity="0.11"')) +
    shape(outline, '#f0e8d6') +
    shape('M-52 1 C-38 -30 34 -34 52 -1 Q0 12 -52 1 Z', '#fffdf7') +
    shape('M-30 -6 C-22 -26 16 -28 24 -5 Q-2 6 -30 -6 Z', '#f5cf74') +
    shape('M-30 -4 Q-2 8 24 -3 Q4 18 -30 -4 Z', '#e9bd5d')
  );
}

export function omeletteStrip(fleck: string = paint.leafDeep, length = 140): string {
  const half = length / 2;
  return (
    box(-half + 4, -14, length, 40, 14, paint.shade, 'opacity="0.11"') +
    box(-half, -20, length, 40, 14, '#e9bd55') +
    box(-half, -20, length, 31, 13, '#f8d678') +
    repeat(4, (index) => ellipse(-half + 26 + index * (length / 4.4), index % 2 ? -10 : -1, 9, 5, fleck)) +
    stroke(`M${-half + 20} 5 h${length * 0.3}`, '#fbe4a0', 4)
  );
}

export function pancakeStrip(colour = '#e6b878', length = 130): string {
  const half = length / 2;
  return (
    box(-half + 3, -14, length, 42, 12, paint.shade, 'opacity="0.11"') +
    box(-half, -20, length, 42, 12, lit(colour, -0.1)) +
    box(-half, -20, length, 33, 12, colour) +
    repeat(3, (index) => ellipse(-half + 30 + index * 36, -6 + (index % 2) * 6, 12, 5, lit(colour, -0.06)))
  );
}

export function grains(colour: string = paint.milk, radius = 66, seed = 6, count = 56): string {
  return scatter(count, radius, seed, ({ pick }) => ellipse(0, 0, 9, 3.6, lit(colour, -pick * 0.09)));
}

export function oats(radius = 66, seed = 8, count = 40): string {
  return scatter(
    count,
    radius,
    seed,
    ({ pick }) =>
      ellipse(0, 0, 11, 7, lit('#ecd5a6', (pick - 0.5) * 0.1)) + stroke('M-7 0 h14', '#cfae74', 2),
  );
}

/** A spoonful of mash or yoghurt: an uneven blob with a swirl. */
export function dollop(colour: string, radius = 70): string {
  const r = radius;
  return (
    at(4, 7, shape(blob(r), paint.shade, 'opacity="0.1"')) +
    shape(blob(r), lit(colour, -0.05)) +
    at(-r * 0.03, -r * 0.06, shape(blob(r * 0.9), colour)) +
    stroke(
      `M${-r * 0.44} ${r * 0.06} C${-r * 0.5} ${-r * 0.46} ${r * 0.44} ${-r * 0.56} ${r * 0.44} ${-r * 0.02} C${r * 0.44} ${r * 0.36} ${-r * 0.14} ${r * 0.36} ${-r * 0.12} ${r * 0.06} C${-r * 0.1} ${-r * 0.12} ${r * 0.12} ${-r * 0.12} ${r * 0.14} 0`,
      lit(colour, 0.075),
      r * 0.1,
    )
  );
}

/** Fills a bowl: a surface with ladled rings and flecks. */
export function porridge(colour: string, radius = 160, fleck?: string): string {
  return (
    circle(0, 0, radius, colour) +
    stroke(
      `M${-radius * 0.6} ${-radius * 0.1} C${-radius * 0.5} ${-radius * 0.66} ${radius * 0.5} ${-radius * 0.66} ${radius * 0.56} ${-radius * 0.06} C${radius * 0.5} ${radius * 0.5} ${-radius * 0.3} ${radius * 0.5} ${-radius * 0.3} ${radius * 0.06}`,
      lit(colour, 0.06),
      radius * 0.1,
    ) +
    scatter(22, radius * 0.85, 12, ({ pick }) => ellipse(0, 0, 6 + pick * 5, 4, fleck ?? lit(colour, -0.07)))
  );
}

function blob(r: number): string {
  return `M${-r} ${r * 0.08} C${-r * 1.04} ${-r * 0.44} ${-r * 0.6} ${-r * 0.86} ${-r * 0.06} ${-r * 0.84} C${r * 0.46} ${-r * 0.9} ${r} ${-r * 0.6} ${r} ${-r * 0.02} C${r * 1.06} ${r * 0.48} ${r * 0.6} ${r * 0.84} ${r * 0.1} ${r * 0.8} C${-r * 0.4} ${r * 0.92} ${-r * 0.94} ${r * 0.62} ${-r} ${r * 0.08} Z`;
}

import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, circle, ellipse, inside, repeat, shape, stroke } from './svg';

/** Things that lie on a table, seen straight from above. Origin: their middle. Shadows fall to the lower right. */

type RoundLook = { radius?: number; colour?: string; fill?: string; content?: string };

export function bowlAbove({
  radius = 200,
  colour = paint.sky,
  fill = paint.cream,
  content = '',
}: RoundLook = {}): string {
  return (
    flatShadow(radius) +
    circle(0, 0, radius, colour) +
    circle(0, 0, radius * 0.9, lit(colour, -0.1)) +
    circle(radius * 0.015, radius * 0.03, radius * 0.86, lit(colour, -0.04)) +
    inside(
      circle(0, 0, radius * 0.8, '#000'),
      circle(0, 0, radius * 0.8, lit(fill, -0.05)) +
        circle(-radius * 0.02, -radius * 0.03, radius * 0.78, fill) +
        content,
    ) +
    stroke(arc(radius * 0.95, 195, 262), lit(colour, 0.12), radius * 0.035)
  );
}

export function plateAbove({
  radius = 220,
  colour = paint.milk,
  fill,
  content = '',
}: RoundLook = {}): string {
  const well = fill ?? lit(colour, -0.025);
  return (
    flatShadow(radius) +
    circle(0, 0, radius, colour) +
    circle(0, 0, radius * 0.76, lit(colour, -0.08)) +
    circle(radius * 0.012, radius * 0.02, radius * 0.74, well) +
    stroke(arc(radius * 0.93, 200, 250), lit(colour, colour === paint.milk ? -0.06 : 0.1), radius * 0.025) +
    content
  );
}

export function dishAbove(radius: number, colour: string, content: string): string {
  return bowlAbove({ radius, colour, fill: lit(colour, 0.08), content });
}

/** Handle down. */
export function spoonAbove(colour: string = paint.apricot, length = 300, filled?: string): string {
  const head = length * 0.13;
  return (
    at(
      8,
      10,
      ellipse(0, -length * 0.33, head, head * 1.35, paint.shade, 'opacity="0.13"') +
        box(-length * 0.028, -length * 0.2, length * 0.056, length * 0.68, 8, paint.shade, 'opacity="0.13"'),
    ) +
    box(-length * 0.03, -length * 0.22, length * 0.06, length * 0.7, length * 0.03, lit(colour, -0.04)) +
    ellipse(0, -length * 0.33, head, head * 1.35, colour) +
    ellipse(0, -length * 0.33, head * 0.74, head * 1.06, filled ?? lit(colour, -0.09)) +
    (filled
      ? ellipse(-head * 0.2, -length * 0.35, head * 0.3, head * 0.42, lit(filled, 0.07))
      : stroke(
          `M${-head * 0.4} ${-length * 0.38} q${head * 0.1} ${-head * 0.4} ${head * 0.5} ${-head * 0.5}`,
          lit(colour, 0.08),
          length * 0.016,
        ))
  );
}

export function forkAbove(colour: string = paint.steel, length = 300): string {
  const half = length * 0.085;
  const top = -length * 0.5;
  return (
    box(-length * 0.026, -length * 0.2, length * 0.052, length * 0.68, length * 0.026, lit(colour, -0.05)) +
    shape(
      `M${-half} ${top + half} V${-length * 0.28} Q${-half} ${-length * 0.16} 0 ${-length * 0.16} Q${half} ${-length * 0.16} ${half} ${-length * 0.28} V${top + half} Z`,
      colour,
    ) +
    repeat(3, (index) =>
      box(-half + index * half * 0.76, top, half * 0.48, length * 0.18, half * 0.24, colour),
    )
  );
}

/** Blade to the left. */
export function knifeAbove(handle: string = paint.skyDark, length = 320): string {
  const blade = `M${-length / 2} 4 C${-length * 0.46} ${-length * 0.075} ${-length * 0.3} ${-length * 0.085} ${length * 0.12} ${-length * 0.085} V${length * 0.045} H${-length * 0.38} Q${-length * 0.48} ${length * 0.045} ${-length / 2} 4 Z`;
  return (
    at(
      10,
      12,
      shape(blade, paint.shade, 'opacity="0.13"') +
        box(
          length * 0.1,
          -length * 0.05,
          length * 0.4,
          length * 0.1,
          length * 0.05,
          paint.shade,
          'opacity="0.13"',
        ),
    ) +
    shape(blade, '#dfe7e5') +
    shape(
      `M${-length / 2} 4 C${-length * 0.4} ${length * 0.02} ${-length * 0.1} ${length * 0.02} ${length * 0.12} ${length * 0.01} V${length * 0.045} H${-length * 0.38} Q${-length * 0.48} ${length * 0.045} ${-length / 2} 4 Z`,
      '#bccac8',
    ) +
    box(length * 0.1, -length * 0.085, length * 0.4, length * 0.13, length * 0.055, handle) +
    box(length * 0.13, -length * 0.06, length * 0.33, length * 0.03, length * 0.015, lit(handle, 0.12)) +
    circle(length * 0.2, length * 0.002, 5, lit(handle, 0.2)) +
    circle(length * 0.38, length * 0.002, 5, lit(handle, 0.2))
  );
}

/** A chopping board with a hole in the corner. */
export function board(width = 700, height = 440, colour: string = paint.wood): string {
  const left = -width / 2;
  const top = -height / 2;
  return (
    box(left + 14, top + 18, width, height, 46, paint.shade, 'opacity="0.15"') +
    box(left, top, width, height, 46, lit(colour, -0.08)) +
    box(left, top, width, height - 12, 46, colour) +
    inside(
      box(left, top, width, height - 12, 46, '#000'),
      repeat(4, (index) =>
        stroke(
          `M${left} ${top + height * (0.17 + index * 0.22)} q${width * 0.25} ${index % 2 ? 16 : -14} ${width * 0.5} 0 t${width * 0.5} 0`,
          lit(colour, -0.035),
          5,
        ),
      ),
    ) +
    circle(width / 2 - 48, top + 46, 18, lit(colour, -0.16)) +
    circle(width / 2 - 47, top + 49, 15, lit(colour, -0.24))
  );
}

type ClothLook = {
  width?: number;
  height?: number;
  colour?: string;
  pattern?: 'stripes' | 'gingham' | 'dots' | 'plain';
};

/** A folded cloth or place mat; the one patterned thing most scenes have. */
export function cloth({
  width = 420,
  height = 420,
  colour = paint.leaf,
  pattern = 'stripes',
}: ClothLook = {}): string {
  const left = -width / 2;
  const top = -height / 2;
  const outline = box(left, top, width, height, 26, '#000');
  return (
    box(left + 8, top + 12, width, height, 26, paint.shade, 'opacity="0.11"') +
    inside(outline, box(left, top, width, height, 0, colour) + weave(pattern, width, height, colour)) +
    `<rect x="${left + 12}" y="${top + 12}" width="${width - 24}" height="${height - 24}" rx="17" fill="none" stroke="${lit(colour, 0.1)}" stroke-width="4" stroke-dasharray="14 12" stroke-linecap="round"/>`
  );
}

function weave(pattern: ClothLook['pattern'], width: number, height: number, colour: string): string {
  const left = -width / 2;
  const top = -height / 2;
  const light = lit(colour, 0.07);
  const dark = lit(colour, -0.06);
  if (pattern === 'stripes') {
    return repeat(Math.ceil(width / 70), (index) => box(left + 36 + index * 70, top, 22, height, 0, light));
  }
  if (pattern === 'gingham') {
    const size = 52;
    return (
      repeat(Math.ceil(width / size / 2), (index) =>
        box(left + index * size * 2, top, size, height, 0, light, 'opacity="0.75"'),
      ) +
      repeat(Math.ceil(height / size / 2), (index) =>
        box(left, top + index * size * 2, width, size, 0, light, 'opacity="0.75"'),
      )
    );
  }
  if (pattern === 'dots') {
    const columns = Math.ceil(width / 64);
    return repeat(columns * Math.ceil(height / 64), (index) => {
      const row = Math.floor(index / columns);
      return circle(
        left + 34 + (index % columns) * 64 + (row % 2) * 32,
        top + 34 + row * 64,
        9,
        index % 3 ? light : dark,
      );
    });
  }
  return '';
}

/** A silicone tray of cubes; `fills` are read row by row, `undefined` leaves a pocket empty. */
export function cubeTray(
  columns: number,
  fills: ReadonlyArray<string | undefined>,
  colour: string = paint.sky,
  cell = 100,
): string {
  const rows = Math.ceil(fills.length / columns);
  const gap = cell * 0.14;
  const width = columns * (cell + gap) + gap * 2.4;
  const height = rows * (cell + gap) + gap * 2.4;
  return (
    box(-width / 2 + 12, -height / 2 + 16, width, height, 44, paint.shade, 'opacity="0.15"') +
    box(-width / 2, -height / 2, width, height, 44, lit(colour, -0.07)) +
    box(-width / 2, -height / 2, width, height - 12, 44, colour) +
    fills
      .map((fill, index) => {
        const x = -width / 2 + gap * 1.7 + (index % columns) * (cell + gap) + cell / 2;
        const y = -height / 2 + gap * 1.7 + Math.floor(index / columns) * (cell + gap) + cell / 2 - 6;
        return at(
          x,
          y,
          box(-cell / 2, -cell / 2, cell, cell, 22, lit(colour, -0.13)) +
            (fill
              ? cubeTop(cell * 0.9, fill)
              : box(-cell * 0.36, -cell * 0.32, cell * 0.74, cell * 0.72, 18, lit(colour, -0.09))),
        );
      })
      .join('')
  );
}

/** One portion of purée from above, with a lick of light and specks. */
export function cubeTop(size: number, fill: string): string {
  const half = size / 2;
  return (
    box(-half, -half, size, size, size * 0.2, fill) +
    box(-half, half * 0.5, size, half * 0.5, size * 0.18, lit(fill, -0.05)) +
    stroke(
      `M${-half * 0.6} ${-half * 0.5} q${half * 0.3} ${-half * 0.22} ${half * 0.7} ${-half * 0.06}`,
      lit(fill, 0.09),
      size * 0.08,
    ) +
    circle(half * 0.34, half * 0.1, size * 0.04, lit(fill, -0.1)) +
    circle(-half * 0.3, half * 0.3, size * 0.035, lit(fill, -0.1))
  );
}

export function cupAbove(radius: number, colour: string, drink: string): string {
  return (
    flatShadow(radius) +
    circle(0, 0, radius, colour) +
    circle(0, 0, radius * 0.82, lit(colour, -0.12)) +
    circle(0, radius * 0.03, radius * 0.78, drink) +
    stroke(arc(radius * 0.6, 200, 250), lit(drink, 0.1), radius * 0.07)
  );
}

export function flatShadow(radius: number): string {
  return circle(radius * 0.06, radius * 0.085, radius * 1.01, paint.shade, 'opacity="0.16"');
}

/** Degrees run clockwise from three o'clock, as SVG's y axis points down. */
export function arc(radius: number, from: number, to: number): string {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  };
  return `M${point(from)} A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}`;
}

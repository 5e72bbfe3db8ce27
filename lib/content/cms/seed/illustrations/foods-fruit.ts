import { lit } from './colour-space';
import { paint } from './palette';
import { at, box, circle, ellipse, repeat, scatter, shape, stroke } from './svg';

/** Fruit (and tomato) as it looks on a child's plate: cut, squashed or grated. Origin: middle; about 100 units. */

export function grape(colour: string = paint.pearDeep): string {
  return (
    ellipse(3, 5, 34, 40, paint.shade, 'opacity="0.13"') +
    ellipse(0, 0, 34, 40, colour) +
    ellipse(8, 10, 24, 28, lit(colour, -0.05)) +
    ellipse(-3, 2, 26, 31, colour) +
    ellipse(-12, -16, 7, 10, lit(colour, 0.16)) +
    ellipse(0, -38, 5, 4, paint.bark)
  );
}

/** A quarter cut lengthways: long, with an edge of skin. */
export function grapeQuarter(colour: string = paint.pearDeep): string {
  return wedge(92, 36, colour, lit(colour, 0.17), ellipse(0, -1, 20, 4, lit(colour, 0.08)));
}

export function tomatoQuarter(colour: string = paint.berryDeep): string {
  return wedge(
    92,
    42,
    colour,
    '#f0968a',
    ellipse(-16, -20, 13, 6, '#e27668') +
      ellipse(14, -20, 13, 6, '#e27668') +
      [-20, -12, 10, 18].map((x) => ellipse(x, -20, 3, 2.4, paint.butter)).join(''),
  );
}

export function cherryTomato(): string {
  return (
    circle(3, 5, 38, paint.shade, 'opacity="0.13"') +
    circle(0, 0, 38, paint.berryDeep) +
    circle(7, 8, 27, lit(paint.berryDeep, -0.04)) +
    circle(-2, 1, 28, paint.berryDeep) +
    ellipse(-15, -13, 8, 11, lit(paint.berryDeep, 0.14)) +
    shape('M0 -34 l7 12 13 -3 -8 11 8 10 -14 -3 -6 11 -6 -11 -14 3 8 -10 -8 -11 13 3 Z', paint.leafDark)
  );
}

export function blueberry(): string {
  return (
    circle(2, 4, 27, paint.shade, 'opacity="0.13"') +
    circle(0, 0, 27, '#5a6aa6') +
    circle(-3, -2, 22, '#6c7dbb') +
    ellipse(-10, -11, 6, 5, '#97a6d8') +
    shape('M0 -10 l4 5 6 0 -3 6 2 6 -7 -2 -6 3 0 -7 -5 -4 7 -1 Z', '#3d4a80')
  );
}

/** Pressed flat with a finger: wider, split, the pale inside showing. */
export function blueberryFlat(): string {
  return (
    shape(
      'M-38 2 C-38 -22 -14 -28 6 -26 C28 -26 40 -12 38 4 C36 22 16 28 -4 26 C-24 26 -38 18 -38 2 Z',
      '#5a6aa6',
    ) +
    shape('M-24 2 C-16 -12 6 -14 24 -6 C18 8 -4 14 -24 2 Z', '#b9b4dd') +
    stroke('M-12 1 q12 -6 24 -3', '#8c86bf', 4)
  );
}

export function appleSlice(skin: string = paint.berryDeep): string {
  return (
    at(3, 5, shape('M-50 -14 A50 50 0 0 0 50 -14 Z', paint.shade, 'opacity="0.11"')) +
    shape('M-50 -18 A50 50 0 0 0 50 -18 Q0 -26 -50 -18 Z', skin) +
    shape('M-43 -18 A43 42 0 0 0 43 -18 Q0 -24 -43 -18 Z', '#fbefc8') +
    stroke('M-22 -10 Q-14 6 0 8', '#fff9e4', 6)
  );
}

export function pearSlice(): string {
  return (
    shape(
      'M0 -52 C14 -52 15 -34 20 -18 C30 6 34 20 26 34 C18 48 -18 48 -26 34 C-34 20 -30 6 -20 -18 C-15 -34 -14 -52 0 -52 Z',
      paint.pearDeep,
    ) +
    shape(
      'M0 -45 C9 -45 10 -30 14 -15 C23 7 26 19 20 30 C13 40 -13 40 -20 30 C-26 19 -23 7 -14 -15 C-10 -30 -9 -45 0 -45 Z',
      '#f8f3cf',
    ) +
    ellipse(0, 17, 8, 11, '#e8dfa6') +
    ellipse(0, 17, 3, 6, paint.bark)
  );
}

/** Grated: a loose heap of fine strips. */
export function gratedHeap(colour: string, radius = 70, seed = 3): string {
  return (
    ellipse(4, 8, radius * 1.02, radius * 0.8, paint.shade, 'opacity="0.1"') +
    ellipse(0, 0, radius, radius * 0.78, lit(colour, -0.06)) +
    scatter(44, radius * 0.92, seed, ({ pick }) =>
      stroke(
        `M-${12 + pick * 8} 0 q${12 + pick * 6} -${4 + pick * 6} ${26 + pick * 12} 0`,
        lit(colour, (pick - 0.45) * 0.16),
        6,
      ),
    )
  );
}

export function bananaSlice(): string {
  return (
    circle(2, 4, 36, paint.shade, 'opacity="0.1"') +
    circle(0, 0, 36, paint.butter) +
    circle(0, 0, 31, '#fdf0c6') +
    repeat(3, (index) => at(0, 0, ellipse(0, -11, 4, 8, '#d9b877'), { rotate: index * 120 }))
  );
}

export function bananaSpear(): string {
  return (
    box(-56, -16, 112, 34, 17, paint.shade, 'opacity="0.1"') +
    box(-58, -20, 116, 36, 18, '#f6dc9c') +
    box(-58, -20, 116, 26, 13, '#fdf0c6') +
    repeat(5, (index) => ellipse(-36 + index * 18, -6, 4, 2.6, '#d9b877'))
  );
}

export function avocadoWedge(): string {
  return wedge(120, 44, '#7a8f3a', '#dfe79a', stroke('M-36 2 Q0 22 36 2', '#b9cf6a', 7));
}

export function strawberrySlice(): string {
  return (
    shape(
      'M0 44 C-24 30 -38 4 -32 -18 C-26 -34 -8 -32 0 -26 C8 -32 26 -34 32 -18 C38 4 24 30 0 44 Z',
      paint.berryDeep,
    ) +
    shape(
      'M0 32 C-16 20 -24 2 -21 -12 C-16 -22 -5 -20 0 -15 C5 -20 16 -22 21 -12 C24 2 16 20 0 32 Z',
      paint.berry,
    ) +
    shape('M0 18 C-7 10 -9 0 -6 -8 Q0 -12 6 -8 C9 0 7 10 0 18 Z', '#ffe3e2')
  );
}

export function raspberryMash(): string {
  const drupes = [
    [-30, 2],
    [-14, -16],
    [8, -19],
    [28, -8],
    [-18, 14],
    [4, 2],
    [22, 13],
    [-2, 22],
  ] as const;
  return (
    ellipse(0, 2, 46, 32, lit(paint.berryDeep, -0.06)) +
    drupes
      .map(
        ([x, y]) => circle(x, y, 12, paint.berryDeep) + circle(x - 3, y - 4, 4, lit(paint.berryDeep, 0.14)),
      )
      .join('')
  );
}

export function kiwiSlice(): string {
  return (
    circle(2, 4, 42, paint.shade, 'opacity="0.1"') +
    circle(0, 0, 42, '#8d7a45') +
    circle(0, 0, 38, '#a5cc52') +
    circle(0, 0, 24, '#c0dc74') +
    circle(0, 0, 11, '#f1f3cd') +
    repeat(12, (index) => at(0, 0, ellipse(0, -19, 2.2, 4.4, paint.ink), { rotate: index * 30 }))
  );
}

export function orangeSegment(): string {
  return (
    shape(
      'M-50 -12 C-36 34 36 34 50 -12 C52 -20 44 -22 38 -18 C18 -8 -18 -8 -38 -18 C-44 -22 -52 -20 -50 -12 Z',
      '#f5a855',
    ) +
    shape('M-40 -9 C-28 22 28 22 40 -9 C18 -1 -18 -1 -40 -9 Z', '#ffc37d') +
    stroke('M-16 2 l-5 12 M4 4 l0 13 M22 0 l7 10', '#f5a855', 4)
  );
}

export function mangoSpear(): string {
  return (
    shape('M-60 6 C-40 -24 40 -26 60 0 C40 20 -30 26 -60 6 Z', '#f2a93b') +
    shape('M-52 3 C-34 -18 34 -20 50 -2 C28 6 -22 12 -52 3 Z', '#ffcb6b') +
    stroke('M-24 -6 q20 -8 42 -4', '#ffe09c', 5)
  );
}

export function melonSlice(colour = '#f6b27e'): string {
  return wedge(140, 46, '#bcd07e', colour, stroke('M-34 -4 Q0 10 34 -4', lit(colour, 0.08), 6));
}

/**
 * A boat cut lengthways: skin below, two faces of flesh that meet in a ridge. Without the ridge it reads as a
 * smile.
 */
function wedge(length: number, depth: number, skin: string, flesh: string, detail: string): string {
  const half = length / 2;
  const outline = `M${-half} 0 C${-half * 0.6} ${-depth * 0.86} ${half * 0.6} ${-depth * 0.86} ${half} 0 C${half * 0.6} ${depth * 0.92} ${-half * 0.6} ${depth * 0.92} ${-half} 0 Z`;
  const upperFace = `M${-half} 0 C${-half * 0.6} ${-depth * 0.9} ${half * 0.6} ${-depth * 0.9} ${half} 0 Q0 ${depth * 0.12} ${-half} 0 Z`;
  const lowerFace = `M${-half * 0.94} ${-depth * 0.04} Q0 ${depth * 0.12} ${half * 0.94} ${-depth * 0.04} C${half * 0.5} ${depth * 0.66} ${-half * 0.5} ${depth * 0.66} ${-half * 0.94} ${-depth * 0.04} Z`;
  return (
    at(4, 6, shape(outline, paint.shade, 'opacity="0.12"')) +
    shape(outline, skin) +
    shape(upperFace, flesh) +
    shape(lowerFace, lit(flesh, -0.055)) +
    at(0, depth * 0.2, detail)
  );
}

import { lit } from './colour-space';
import { cubeTop } from './from-above';
import { paint } from './palette';
import { at, box, ellipse, inside, shape, stroke } from './svg';

/** Cubes, the cooling basin and other things of the freezer story. */

export const mashColours = { sweet: '#ef9a55', pea: '#9cc56f', beef: '#c4694f', lentil: '#e58b50' } as const;

export function mashMound(x: number, colour: string): string {
  return at(
    x,
    2,
    shape('M-66 0 C-62 -52 -34 -66 0 -66 C36 -66 62 -50 66 0 Q0 20 -66 0 Z', colour) +
      shape('M20 -63 C48 -56 62 -40 66 0 Q46 8 26 9 C46 -16 42 -46 20 -63 Z', lit(colour, -0.05)) +
      stroke('M-40 -22 C-30 -46 -10 -52 8 -50', lit(colour, 0.08), 7),
  );
}

/** Front of the basin with water, drawn over the pot's foot. */
export function basin(): string {
  const outline = 'M-330 150 H330 L286 330 Q280 350 256 350 H-256 Q-280 350 -286 330 Z';
  const cube = (x: number, y: number, turn: number) =>
    at(x, y, box(-30, -30, 60, 60, 12, '#e9f6fb') + box(-22, -22, 22, 10, 5, paint.white), { rotate: turn });
  return (
    ellipse(20, 352, 300, 24, paint.shade, 'opacity="0.16"') +
    inside(
      shape(outline, '#000'),
      shape(outline, '#9ed2ea', 'opacity="0.86"') +
        box(170, 150, 200, 220, 0, '#7fbcd9', 'opacity="0.5"') +
        box(-340, 150, 680, 26, 0, '#c4e6f4') +
        cube(-210, 180, 12) +
        cube(-130, 196, -20) +
        cube(200, 184, 24) +
        cube(120, 200, -8) +
        cube(250, 204, 50) +
        stroke('M-290 200 L-262 310', paint.white, 12, 'opacity="0.6"'),
    )
  );
}

export function cubeBag(): string {
  const outline = 'M-62 0 Q-72 -60 -60 -120 H60 Q72 -60 62 0 Q0 10 -62 0 Z';
  const piece = (x: number, y: number, colour: string, turn: number) =>
    at(x, y, cubeTop(44, colour), { rotate: turn });
  return (
    inside(
      shape(outline, '#000'),
      shape(outline, '#d6e9f1') +
        piece(-34, -24, mashColours.sweet, 8) +
        piece(16, -22, mashColours.sweet, -12) +
        piece(46, -56, mashColours.sweet, 20) +
        piece(-10, -66, mashColours.sweet, 4) +
        piece(-48, -76, mashColours.sweet, -8),
    ) +
    box(-60, -134, 120, 18, 8, paint.skyDeep) +
    box(-34, -92, 56, 36, 5, paint.milk) +
    stroke('M-26 -80 h34 M-26 -68 h22', '#a9b8b2', 4)
  );
}

/** A see-through dome for a bowl of 190; origin: the middle of the bowl's rim. */
export function glassCover(): string {
  return (
    shape('M-96 2 C-92 -70 -40 -88 0 -88 C40 -88 92 -70 96 2 Q0 34 -96 2 Z', paint.white, 'opacity="0.5"') +
    stroke('M-70 -26 C-62 -54 -40 -66 -22 -70', paint.white, 7, 'opacity="0.9"') +
    box(-16, -104, 32, 20, 9, paint.skyDeep)
  );
}

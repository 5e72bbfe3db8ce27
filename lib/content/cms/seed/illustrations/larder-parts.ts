import { sparkle } from './backdrops';
import { lit } from './colour-space';
import { bananaSlice } from './foods-fruit';
import { paint } from './palette';
import { pictogram } from './pictograms';
import { at, box, circle, ellipse, repeat, shape, stroke } from './svg';
import { bowl } from './tableware';

/**
 * Packets, bottles and other larder things of the feeding scenes. Origin: foot; the magnifier's is the middle
 * of its glass.
 */

export function pancakeStack(): string {
  const layer = (y: number, width: number) =>
    ellipse(0, y + 9, width, 27, '#c98e4f') + ellipse(0, y, width, 25, '#e8b878');
  return (
    layer(4, 104) +
    layer(-14, 100) +
    layer(-32, 96) +
    at(-44, -36, bananaSlice(), { scale: 0.55 }) +
    at(44, -34, bananaSlice(), { scale: 0.5 }) +
    box(-8, -124, 16, 88, 6, paint.sky) +
    stroke('M-8 -100 l16 -10 M-8 -76 l16 -10 M-8 -52 l16 -10', paint.milk, 6) +
    circle(0, -146, 44, paint.moon, 'opacity="0.4"') +
    shape('M0 -172 C16 -150 14 -130 0 -128 C-14 -130 -16 -150 0 -172 Z', paint.honey) +
    shape('M0 -156 C8 -144 7 -132 0 -131 C-7 -132 -8 -144 0 -156 Z', '#fff2c4')
  );
}

export function cerealBox(): string {
  return (
    ellipse(12, -2, 116, 14, paint.shade, 'opacity="0.17"') +
    shape('M96 -320 L126 -306 V-14 L96 0 Z', lit(paint.apricot, -0.13)) +
    box(-100, -320, 200, 320, 10, paint.apricot) +
    box(-100, -320, 200, 60, 10, lit(paint.apricot, 0.05)) +
    circle(-40, -84, 66, lit(paint.apricot, 0.06)) +
    at(-46, -66, bowl({ width: 120, colour: paint.milk, fill: paint.butter })) +
    box(-76, -234, 152, 96, 10, paint.milk)
  );
}

export function sauceBottle(): string {
  return (
    ellipse(8, -1, 62, 10, paint.shade, 'opacity="0.17"') +
    shape(
      'M-50 0 V-130 C-50 -176 -22 -180 -20 -214 H20 C22 -180 50 -176 50 -130 V0 Q50 4 40 4 H-40 Q-50 4 -50 0 Z',
      paint.berryDeep,
    ) +
    shape(
      'M18 4 H40 Q50 4 50 0 V-130 C50 -176 22 -180 20 -214 H8 C10 -180 26 -170 24 -130 Z',
      lit(paint.berryDeep, -0.07),
    ) +
    box(-26, -244, 52, 36, 9, paint.milk) +
    box(-50, -118, 100, 72, 0, paint.milk) +
    circle(0, -82, 22, paint.leafDeep)
  );
}

/** Under the glass: three label lines and the crystals among them. */
export function magnifier(): string {
  return (
    box(96, 78, 40, 200, 20, paint.bark, 'transform="rotate(-42 96 78)"') +
    circle(6, 10, 136, paint.shade, 'opacity="0.14"') +
    circle(0, 0, 136, paint.skyDark) +
    circle(0, 0, 116, '#dff0f8') +
    box(-78, -52, 110, 15, 7, '#8fb3c2') +
    box(-88, -20, 150, 15, 7, '#8fb3c2') +
    repeat(9, (index) =>
      at(
        -64 + (index % 5) * 33,
        34 + Math.floor(index / 5) * 34 + (index % 2) * 8,
        box(-16, -16, 32, 32, 7, paint.skyDeep) + box(-16, -16, 27, 27, 6, paint.white),
        { rotate: index * 23 },
      ),
    ) +
    stroke('M-88 -44 A98 98 0 0 1 -40 -90', paint.white, 12) +
    at(70, -62, sparkle(18, paint.skyDeep))
  );
}

export function glassBottle(): string {
  return (
    ellipse(8, -1, 72, 11, paint.shade, 'opacity="0.17"') +
    shape(
      'M-60 -14 V-150 C-60 -196 -30 -204 -30 -246 H30 C30 -204 60 -196 60 -150 V-14 Q60 0 46 0 H-46 Q-60 0 -60 -14 Z',
      '#d5eaf2',
    ) +
    shape(
      'M-60 -14 V-140 C-60 -168 -46 -184 -38 -200 H38 C46 -184 60 -168 60 -140 V-14 Q60 0 46 0 H-46 Q-60 0 -60 -14 Z',
      paint.milk,
    ) +
    shape('M26 0 H46 Q60 0 60 -14 V-140 C60 -168 46 -184 38 -200 H22 C30 -170 34 -160 32 -130 Z', '#e6ebe6') +
    box(-36, -272, 72, 34, 10, paint.skyDeep) +
    box(-44, -140, 12, 104, 6, paint.white)
  );
}

export function vegetableCrate(): string {
  const slat = (y: number) =>
    box(-190, y, 380, 42, 8, paint.wood) + box(-190, y + 30, 380, 12, 6, lit(paint.wood, -0.06));
  return (
    ellipse(14, -2, 210, 18, paint.shade, 'opacity="0.18"') +
    at(-120, -160, pictogram('leafy-green', 180), { rotate: -12 }) +
    at(108, -170, pictogram('carrot', 160), { rotate: -40 }) +
    at(0, -172, pictogram('broccoli', 170)) +
    at(60, -128, pictogram('tomato', 110)) +
    at(150, -128, pictogram('bell-pepper', 120), { rotate: 12 }) +
    at(-60, -126, pictogram('eggplant', 120), { rotate: 20 }) +
    slat(-112) +
    slat(-58) +
    box(-196, -128, 26, 128, 6, lit(paint.wood, -0.1)) +
    box(170, -128, 26, 128, 6, lit(paint.wood, -0.12))
  );
}

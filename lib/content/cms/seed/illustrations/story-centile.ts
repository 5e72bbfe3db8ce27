import { floorRoom, sparkle, surface, tableTop, wall } from './backdrops';
import { lit } from './colour-space';
import { cloth } from './from-above';
import { chart, measuringBoard, scales } from './growth-parts';
import { paint } from './palette';
import { pictogram, standing } from './pictograms';
import { houseWindow, plant } from './room-parts';
import { at, box, circle, ellipse, inside, repeat, shape, stroke } from './svg';
import { milkBottle } from './tableware';

import type { Ground } from './palette';
import type { SceneBook } from './scene';

/** 'What a centile says': a hundred pears in a row, and charts whose lines carry no figures. */
export const centileStory: SceneBook = {
  'what-a-centile-says': {
    alt: 'A growth chart on a wall with five curved lines; a trail of dots climbs along the middle one, a row of pears stands below.',
    tone: 'sky',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(0, -190, chart(ground, 780, 470, [0.08, 0.18, 0.3, 0.44, 0.6, 0.78], 0)) +
      tableTop(ground) +
      repeat(5, (index) => at(-320 + index * 160, 350, standing('pear', 90 + index * 26))),
  },
  'centile-line-of-100': {
    alt: 'A hundred pears in ten rows, sorted from the smallest to the largest; the twenty-fifth is marked in apricot.',
    tone: 'paper',
    stage: 'square',
    draw: (ground) =>
      surface(ground) +
      at(
        0,
        -20,
        box(-456, -456, 940, 920, 60, ground.shadow, 'opacity="0.1"') +
          box(-470, -470, 940, 920, 60, '#fffdf6') +
          hundredPears(24),
        { scale: 0.88 },
      ),
  },
  'centile-not-a-mark': {
    alt: 'Three pears of different sizes, small, medium and large, all equally ripe, side by side on a shelf.',
    tone: 'pear',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(-260, -300, houseWindow(ground, { width: 260, height: 300 })) +
      tableTop(ground) +
      at(-290, 330, standing('pear', 170)) +
      at(-30, 340, standing('pear', 250)) +
      at(280, 350, standing('pear', 340)) +
      at(-180, 90, sparkle(20, paint.honey)) +
      at(110, 30, sparkle(20, paint.honey)) +
      at(420, -30, sparkle(20, paint.honey)),
  },
  'centile-one-dot': {
    alt: 'A chart with five curved lines and one single dot; baby scales and a bottle of milk stand on the table below.',
    tone: 'apricot',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(0, -200, chart(ground, 740, 440, [0.5], 0)) +
      tableTop(ground) +
      at(-180, 350, scales()) +
      at(280, 350, milkBottle(paint.apricot, 260, 0.5)),
  },
  'centile-trail': {
    alt: 'A chart with five curved lines; eight dots follow one of them from left to right.',
    tone: 'leaf',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(0, -150, chart(ground, 860, 560, [0.05, 0.13, 0.22, 0.33, 0.45, 0.58, 0.72, 0.88], -1)) +
      tableTop(ground) +
      at(-330, 340, plant({ height: 200, pot: paint.apricotDeep })) +
      at(250, 350, standing('pencil', 150)),
  },
  'centile-measure': {
    alt: 'A flat measuring board with a head end and a sliding foot end, and a toy bear lying on it, from above.',
    tone: 'sky',
    stage: 'square',
    draw: (ground) =>
      surface(ground) +
      at(0, 0, cloth({ width: 900, height: 760, colour: '#fbe6c2', pattern: 'dots' }), { rotate: -4 }) +
      at(0, -10, measuringBoard(), { scale: 0.9 }),
  },
  'centile-born-early': {
    alt: 'Two calendars on a wall, a ribbon leads from the earlier one to the later one; a small pear stands below each.',
    tone: 'berry',
    stage: 'square',
    anchor: 'low',
    draw: (ground) =>
      wall(ground) +
      at(-240, -210, calendarSheet(ground, 5, paint.berryDeep)) +
      at(240, -210, calendarSheet(ground, 17, paint.leafDeep)) +
      stroke('M-200 -190 C-100 -60 60 -60 190 -150', paint.apricotDeep, 12, 'stroke-dasharray="2 26"') +
      tableTop(ground) +
      at(-240, 340, standing('pear', 130)) +
      at(240, 350, standing('pear', 220)),
  },
  'centile-when-to-ask': {
    alt: 'A chart where the last dots fall below two of the curved lines; a stethoscope lies on the table.',
    tone: 'paper',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(
        0,
        -190,
        chart(ground, 800, 500, [0.08, 0.2, 0.34], 1, [
          [0.5, 0.3],
          [0.66, -0.75],
          [0.84, -1.8],
        ]),
      ) +
      tableTop(ground) +
      at(-190, 330, standing('stethoscope', 220)) +
      at(210, 340, standing('clipboard', 200)),
  },
  'centile-quiz': {
    alt: 'Night: four pears in a row from small to large on a table; the second one is lit.',
    tone: 'night',
    stage: 'square',
    stripAt: 240,
    draw: (ground) =>
      wall(ground) +
      at(280, -280, houseWindow(ground, { width: 250, height: 290 })) +
      tableTop(ground) +
      circle(-130, 210, 170, paint.moon, 'opacity="0.14"') +
      at(-340, 340, standing('pear', 130)) +
      at(-130, 345, standing('pear', 180)) +
      at(100, 350, standing('pear', 230)) +
      at(350, 355, standing('pear', 280)),
  },
  'centile-closing': {
    alt: 'A pear tree in a pot, a height strip without figures on the wall, and a window with the sun.',
    tone: 'leaf',
    stage: 'square',
    draw: (ground) =>
      floorRoom(ground) +
      at(-270, -240, houseWindow(ground, { width: 290, height: 340, curtains: '#fbe3bd' })) +
      heightStrip() +
      at(-60, 340, pearTree()),
  },
};

function hundredPears(marked: number): string {
  return repeat(100, (index) => {
    const size = 42 + index * 0.5;
    const x = -405 + (index % 10) * 90;
    const y = -396 + Math.floor(index / 10) * 86;
    const halo = index === marked ? circle(x, y, 44, paint.apricot) : '';
    return halo + at(x, y, tinyPear(index === marked ? paint.pearDark : paint.pear), { scale: size / 64 });
  });
}

/** Own shape, not a pictogram: a hundred of those would make the file ten times as large. */
function tinyPear(colour: string): string {
  return (
    shape(
      'M0 -26 C10 -26 11 -16 14 -6 C22 4 24 14 19 22 C12 32 -12 32 -19 22 C-24 14 -22 4 -14 -6 C-11 -16 -10 -26 0 -26 Z',
      colour,
    ) +
    ellipse(-7, 8, 4, 8, lit(colour, 0.06)) +
    shape('M0 -26 C4 -38 14 -38 18 -34 C14 -26 6 -24 0 -26 Z', paint.leafDeep)
  );
}

function calendarSheet(ground: Ground, marked: number, colour: string): string {
  return (
    box(-150, -158, 310, 350, 30, ground.shadow, 'opacity="0.12"') +
    box(-160, -170, 310, 350, 30, '#fffdf6') +
    inside(box(-160, -170, 310, 350, 30, '#000'), box(-160, -170, 310, 78, 0, colour)) +
    circle(-80, -170, 13, paint.milk) +
    circle(70, -170, 13, paint.milk) +
    repeat(20, (index) => {
      const x = -112 + (index % 5) * 53;
      const y = -52 + Math.floor(index / 5) * 58;
      return index === marked ? circle(x, y, 25, colour) : box(x - 15, y - 15, 30, 30, 9, '#ebe6d4');
    })
  );
}

function heightStrip(): string {
  return (
    box(266, -420, 120, 620, 24, paint.shade, 'opacity="0.08"') +
    box(256, -430, 120, 620, 24, '#fff6df') +
    repeat(11, (index) => stroke(`M256 ${-390 + index * 54} h${index % 2 ? 34 : 58}`, paint.apricotDeep, 7)) +
    at(346, -330, pictogram('giraffe', 90)) +
    at(346, -60, pictogram('butterfly', 56))
  );
}

function pearTree(): string {
  const pear = (x: number, y: number, size: number) => at(x, y, pictogram('pear', size));
  return (
    ellipse(16, 0, 150, 20, paint.shade, 'opacity="0.17"') +
    box(-17, -330, 34, 230, 14, paint.bark) +
    circle(0, -430, 170, paint.leafDeep) +
    circle(-110, -360, 110, lit(paint.leafDeep, -0.03)) +
    circle(118, -370, 108, lit(paint.leafDeep, -0.03)) +
    circle(-40, -470, 110, lit(paint.leafDeep, 0.05)) +
    pear(-110, -350, 84) +
    pear(20, -420, 92) +
    pear(120, -350, 78) +
    pear(-50, -510, 70) +
    shape('M-104 -120 H104 L82 0 H-82 Z', paint.apricotDeep) +
    shape('M34 -120 H104 L82 0 H28 Z', lit(paint.apricotDeep, -0.06)) +
    box(-116, -142, 232, 40, 14, lit(paint.apricotDeep, 0.03))
  );
}

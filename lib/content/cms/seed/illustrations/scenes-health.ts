import { cloud, land, sun, tableLine, tableTop, wall } from './backdrops';
import { bearArm, bearTorso } from './bear';
import { lit } from './colour-space';
import { grapeQuarter } from './foods-fruit';
import { people, reachingArm } from './hands';
import { dropperBottle, highChairBack, nappy, phone, thermometer } from './house-parts';
import { paint } from './palette';
import { standing } from './pictograms';
import { houseWindow, plant, shelf, tableLamp, wallClock } from './room-parts';
import { at, box, circle, ellipse, repeat, shape, stroke } from './svg';
import { drop, jar, openCup, plate, spoonLying } from './tableware';

import type { SceneBook } from './scene';

/** Pictures of the posts on health and safety: calm, with the help in reach, never the harm. */
export const healthScenes: SceneBook = {
  'choking-or-gagging': {
    alt: 'A toy bear in a high chair coughs; a grown-up hand is ready beside him, cut grapes lie on the plate and a telephone is within reach.',
    tone: 'berry',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-420, -210, wallClock(ground, 78, 12, 20, paint.skyDeep)) +
      at(
        -20,
        tableLine,
        highChairBack(paint.sky) +
          at(0, -10, bearTorso({ bib: paint.butter, mouth: 'cough', eyes: 'wide', look: -0.25 })),
        { scale: 1.22 },
      ) +
      coughPuffs() +
      tableTop(ground) +
      at(-20, tableLine, bearArm([-66, -86], [-104, 4], -16) + bearArm([66, -86], [100, 4], 14), {
        scale: 1.22,
      }) +
      at(276, 40, reachingArm(people.third, 'palm'), { flip: true, rotate: 6, scale: 1.15 }) +
      at(
        -230,
        345,
        plate(
          300,
          paint.milk,
          at(-50, -4, grapeQuarter(), { rotate: -8, scale: 0.8 }) +
            at(36, -8, grapeQuarter(), { rotate: 10, scale: 0.8 }) +
            at(0, 16, grapeQuarter(), { scale: 0.8 }),
        ),
      ) +
      at(360, 280, tiltedPhone()),
  },
  'fever-when-to-call': {
    alt: 'A toy bear with flushed cheeks and closed eyes by lamp light; on the table lie a thermometer, a telephone and a cup.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-420, -170, houseWindow(ground, { width: 260, height: 310 })) +
      at(
        0,
        tableLine,
        highChairBack('#5d8f8d') +
          at(0, -10, bearTorso({ flushed: true, eyes: 'closed', mouth: 'closed', nod: 0.4, tilt: -5 })),
        { scale: 1.22 },
      ) +
      tableTop(ground) +
      at(0, tableLine, bearArm([-66, -86], [-104, 4], -16) + bearArm([66, -86], [100, 4], 14), {
        scale: 1.22,
      }) +
      at(400, 250, tableLamp(ground), { scale: 1.1 }) +
      at(-40, 320, thermometer(320), { rotate: -4 }) +
      at(-330, 300, openCup({ height: 130, colour: paint.sky, drink: '#d3ecf7' })) +
      at(250, 320, tiltedPhone()),
  },
  'dehydration-signs': {
    alt: 'Four nappies hang on a washing line between two posts: three are marked with drops, the last one is dry.',
    tone: 'sky',
    stage: 'wide',
    draw: (ground) =>
      land(ground) +
      at(400, -270, sun(60)) +
      at(-320, -270, cloud(230)) +
      post(-500) +
      post(500) +
      stroke('M-500 -120 Q0 -40 500 -120', paint.bark, 6) +
      wetNappies
        .map(({ x, y, turn, drops, accent }) =>
          at(
            x,
            y,
            nappy(
              216,
              accent,
              repeat(drops, (index) =>
                at((index - (drops - 1) / 2) * 42, index % 2 ? 22 : 0, drop(34, paint.sky)),
              ),
            ) +
              peg(-76) +
              peg(76),
            { rotate: turn },
          ),
        )
        .join('') +
      at(-330, 350, standing('tulip', 110)) +
      at(-400, 366, standing('blossom', 90)) +
      at(330, 340, stump()) +
      at(330, 300, openCup({ height: 120, colour: paint.apricot, drink: '#bfe4f6' })),
  },
  'vitamin-d-drops': {
    alt: 'A dropper lets one drop fall on a small spoon; a bottle stands beside it and the sun shines through the window on the table.',
    tone: 'pear',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-330, -150, houseWindow(ground, { width: 340, height: 370, curtains: '#f8e2b0', view: 'sun' })) +
      at(400, -200, shelf(ground, 280)) +
      at(340, -200, jar({ width: 84, height: 104, fill: paint.apricot })) +
      at(460, -200, plant({ height: 150, pot: paint.berryDeep })) +
      tableTop(ground) +
      shape('M-330 130 L-60 130 L240 420 L-150 420 Z', '#fff3c9', 'opacity="0.5"') +
      at(330, 320, dropperBottle(350)) +
      at(-98, 58, reachingArm(people.second, 'grip', 640), { rotate: 4, scale: 0.95 }) +
      at(10, 324, spoonLying(paint.pearDeep, 340)) +
      at(-92, 176, pipette(), { scale: 1.35 }) +
      at(-92, 258, drop(40, paint.honey)) +
      at(-99, 317, ellipse(0, 0, 34, 11, '#f3c25c')),
  },
};

const wetNappies: ReadonlyArray<{ x: number; y: number; turn: number; drops: number; accent: string }> = [
  { x: -330, y: -98, turn: 5, drops: 3, accent: paint.apricot },
  { x: -110, y: -80, turn: 1, drops: 3, accent: paint.sky },
  { x: 110, y: -80, turn: -1, drops: 2, accent: paint.pear },
  { x: 330, y: -98, turn: -5, drops: 0, accent: paint.berry },
];

function coughPuffs(): string {
  return [
    [-196, -62, 22],
    [-236, -100, 15],
    [-222, -28, 12],
    [-270, -66, 9],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, paint.white, 'opacity="0.85"'))
    .join('');
}

function tiltedPhone(): string {
  return `<g transform="rotate(-14) scale(1 0.62)">${phone(230)}</g>`;
}

function post(x: number): string {
  return (
    ellipse(x + 8, 262, 30, 9, paint.shade, 'opacity="0.16"') +
    box(x - 12, -170, 24, 430, 12, paint.woodDark) +
    box(x + 2, -160, 10, 416, 5, lit(paint.woodDark, -0.06)) +
    box(x - 46, -140, 92, 18, 9, paint.woodDark)
  );
}

function peg(x: number): string {
  return box(x - 8, -22, 16, 44, 6, paint.honey) + box(x + 1, -22, 7, 44, 3, lit(paint.honey, -0.07));
}

function stump(): string {
  return (
    ellipse(10, 6, 118, 18, paint.shade, 'opacity="0.16"') +
    shape('M-104 -40 H104 L112 0 Q0 26 -112 0 Z', paint.woodDark) +
    ellipse(0, -40, 104, 24, paint.wood) +
    ellipse(0, -40, 66, 14, lit(paint.wood, -0.05)) +
    ellipse(0, -40, 34, 7, paint.wood)
  );
}

function pipette(): string {
  return (
    box(-7, -70, 14, 96, 7, '#dcebee') +
    box(-7, -20, 14, 44, 7, paint.honey, 'opacity="0.8"') +
    box(-24, -96, 48, 34, 10, paint.ink) +
    box(-16, -182, 32, 96, 16, '#4a5753') +
    box(-9, -170, 7, 60, 4, '#6b7a75')
  );
}

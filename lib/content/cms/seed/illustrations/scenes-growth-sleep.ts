import { cloud, floorRoom, sparkle, sun, tableLine, tableTop, wall } from './backdrops';
import { bearArm, bearCrawling, bearOnTummy, bearSitting, bearTorso, bearUpright } from './bear';
import { lit } from './colour-space';
import { arc } from './from-above';
import { highChairBack } from './house-parts';
import { armchair, cot, rug, sideTable } from './nursery-parts';
import { paint } from './palette';
import { pictogram } from './pictograms';
import { framedPicture, garland, houseWindow, plant, tableLamp } from './room-parts';
import { at, box, circle, ellipse, repeat, shape, stroke } from './svg';
import { milkBottle, openCup, plate } from './tableware';

import type { Ground } from './palette';
import type { SceneBook } from './scene';

/** Pictures of the posts on growth, moving, teeth and sleep. In every cot: a flat mattress and nothing else. */
export const growthAndSleepScenes: SceneBook = {
  'what-a-centile-is': {
    alt: 'Hills rise side by side like the lines of a growth chart; along one of them five pears grow from small to large.',
    tone: 'sky',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-330, -230, sun(70)) +
      at(-60, -270, cloud(190)) +
      at(330, -330, cloud(140)) +
      hillCurves.map(({ rise, colour }) => shape(`${hillLine(rise)} V1600 H-1500 Z`, colour)).join('') +
      stroke(hillLine(470), paint.milk, 6, 'stroke-dasharray="4 22"') +
      at(150, 350, pictogram('tulip', 100)) +
      at(240, 372, pictogram('blossom', 84)) +
      pearsOnTheWay
        .map(
          ({ x, size }) =>
            ellipse(x + 6, hillHeight(x, 470) + 2, size * 0.3, size * 0.06, paint.shade, 'opacity="0.16"') +
            at(x, hillHeight(x, 470) - size * 0.43, pictogram('pear', size)),
        )
        .join(''),
  },
  'milestones-of-moving': {
    alt: 'The same toy bear four times on a rug: on his tummy, sitting, crawling and standing on two feet.',
    tone: 'apricot',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      at(-380, -170, houseWindow(ground, { width: 250, height: 290, curtains: '#f6ddb4' })) +
      at(160, -300, garland(640, [paint.sky, paint.pear, paint.berry, paint.leaf])) +
      at(-560, 250, plant({ height: 250, pot: paint.sky })) +
      at(0, 320, rug(1240, '#a9d9ec')) +
      at(-400, 350, bearOnTummy({ look: 0.4 }), { scale: 0.84 }) +
      at(-140, 296, bearSitting({ bib: paint.berry, look: 0.3 }), { scale: 0.84 }) +
      at(116, 362, bearCrawling(), { scale: 0.74 }) +
      at(434, 320, bearUpright({ reach: 'up', step: true }), { scale: 0.96 }),
  },
  'teething-what-helps': {
    alt: 'A toy bear with red cheeks chews a teething ring; on the table a plate with a cool folded flannel, a cup and a soft toothbrush.',
    tone: 'sky',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(400, -160, houseWindow(ground, { width: 260, height: 310, curtains: '#f4f0da' })) +
      at(-420, -190, framedPicture(ground, at(0, 4, pictogram('duck', 92)), 150, 170)) +
      at(
        -60,
        tableLine,
        highChairBack(paint.butter) +
          at(0, -10, bearTorso({ bib: paint.leaf, mouth: 'open', flushed: true, look: -0.1 })) +
          at(6, -140, teethingRing(paint.pear)),
        { scale: 1.22 },
      ) +
      tableTop(ground) +
      at(-60, tableLine, bearArm([-66, -86], [-46, -132], -40) + bearArm([66, -86], [104, 4], 14), {
        scale: 1.22,
      }) +
      at(-370, 330, plate(340, paint.milk, foldedFlannel())) +
      at(270, 330, openCup({ height: 120, colour: paint.apricot, drink: '#f3d6be' })) +
      at(286, 190, pictogram('toothbrush', 200), { rotate: 56 }) +
      at(270, 330, cupFront()),
  },
  'safe-sleep': {
    alt: 'A cot with a flat mattress, a fitted sheet and nothing else in it stands in a dark room under a window with moon and stars.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      at(-330, -130, houseWindow(ground, { width: 320, height: 370 })) +
      shape('M-200 -200 L-200 -20 L520 420 L520 90 Z', paint.moon, 'opacity="0.05"') +
      at(190, 330, cot(ground, 640, 380)) +
      at(-430, 320, sideTable(190, 150, '#7d8f7d')) +
      at(-430, 172, nightLight()),
  },
  'naps-from-three-months': {
    alt: 'A big round clock on a sunny wall; two soft blue stretches of its ring are naps. Beside it stands an empty cot.',
    tone: 'apricot',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      at(330, -200, houseWindow(ground, { width: 250, height: 280, curtains: '#f3c9a0' })) +
      at(-230, -100, napClock(ground)) +
      at(300, 340, cot(ground, 520, 320)) +
      at(-440, 330, plant({ height: 250, pot: paint.skyDeep })) +
      at(-160, 345, rug(460, '#c4e2d0')),
  },
  'night-feeds-and-weaning': {
    alt: 'An armchair by a night window in the light of one lamp; on the side table stands a small, nearly empty bottle.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      at(330, -150, houseWindow(ground, { width: 320, height: 360 })) +
      at(20, 330, rug(860, '#41706c', '#4b7d76')) +
      at(-30, 320, armchair(ground), { scale: 1.2 }) +
      at(-360, 330, sideTable(220, 190, '#8a9a80')) +
      at(-395, 138, tableLamp(ground), { scale: 0.8 }) +
      at(-300, 140, milkBottle(paint.apricot, 150, 0.22)),
  },
};

const hillCurves: ReadonlyArray<{ rise: number; colour: string }> = [
  { rise: 640, colour: '#d3ecd9' },
  { rise: 555, colour: '#bde2c3' },
  { rise: 470, colour: '#a3d5a8' },
  { rise: 385, colour: '#86c490' },
  { rise: 300, colour: '#6bb07c' },
];

const pearsOnTheWay: ReadonlyArray<{ x: number; size: number }> = [
  { x: -480, size: 56 },
  { x: -300, size: 84 },
  { x: -80, size: 112 },
  { x: 180, size: 142 },
  { x: 450, size: 172 },
];

/** Steep at first, then flatter, as babies grow. */
function hillHeight(x: number, rise: number): number {
  const along = Math.max(0, (x + 640) / 1280);
  return 360 - rise * Math.sqrt(along);
}

function hillLine(rise: number): string {
  const points = Array.from({ length: 60 }, (_, index) => -1500 + index * 52);
  return points
    .map((x, index) => `${index === 0 ? 'M' : 'L'}${x} ${hillHeight(x, rise).toFixed(1)}`)
    .join(' ');
}

export function teethingRing(colour: string): string {
  return (
    `<circle r="42" fill="none" stroke="${lit(colour, -0.06)}" stroke-width="24"/><circle r="42" cx="-2" cy="-3" fill="none" stroke="${colour}" stroke-width="18"/>` +
    repeat(8, (index) =>
      at(0, 0, circle(0, -42, 13, lit(colour, index % 2 ? 0.04 : -0.03)), { rotate: index * 45 }),
    )
  );
}

function foldedFlannel(): string {
  const fold = (y: number, colour: string) =>
    box(-96, y, 192, 30, 15, colour) + box(-96, y + 18, 192, 12, 6, lit(colour, -0.05));
  return (
    fold(-18, '#9fd2e8') +
    fold(-40, '#b4def0') +
    fold(-62, '#c7e8f5') +
    repeat(5, (index) => stroke(`M${-66 + index * 33} -58 v18`, paint.white, 5, 'opacity="0.8"'))
  );
}

/** The cup's front again, over the toothbrush that stands in it. */
function cupFront(): string {
  return (
    shape('M-50 -118 L-38 -8 Q-38 0 -28 0 H28 Q38 0 38 -8 L50 -118 Q0 -90 -50 -118 Z', paint.apricot) +
    shape('M16 -102 Q36 -108 50 -118 L38 -8 Q38 0 28 0 H16 Z', lit(paint.apricot, -0.07)) +
    shape('M-46 -48 L46 -48 L45 -36 L-45 -36 Z', lit(paint.apricot, 0.1))
  );
}

function nightLight(): string {
  return (
    circle(0, -44, 150, paint.moon, 'opacity="0.06"') +
    circle(0, -44, 96, paint.moon, 'opacity="0.1"') +
    box(-34, -14, 68, 16, 8, '#c9b98c') +
    shape('M-40 -14 C-48 -72 -24 -92 0 -92 C24 -92 48 -72 40 -14 Z', '#fbe9b8') +
    shape('M12 -14 C26 -50 18 -80 0 -92 C24 -92 48 -72 40 -14 Z', '#f2d893') +
    at(-6, -48, sparkle(16, '#fffaf0'))
  );
}

function napClock(ground: Ground): string {
  const ring = (from: number, to: number, colour: string) => stroke(arc(206, from, to), colour, 40);
  return (
    circle(12, 16, 240, ground.shadow, 'opacity="0.12"') +
    circle(0, 0, 240, paint.wood) +
    circle(0, 0, 228, paint.butter) +
    ring(-62, -20, paint.skyDeep) +
    ring(42, 88, paint.skyDeep) +
    circle(0, 0, 180, paint.milk) +
    repeat(12, (index) => at(0, 0, circle(0, -154, index % 3 ? 6 : 10, '#b9b19b'), { rotate: index * 30 })) +
    at(0, 0, box(-9, -96, 18, 110, 9, paint.ink), { rotate: 38 }) +
    at(0, 0, box(-6, -136, 12, 150, 6, paint.ink), { rotate: -60 }) +
    circle(0, 0, 17, paint.apricotDeep) +
    at(154, -136, cloudlet()) +
    at(92, 184, cloudlet()) +
    at(-168, -122, sun(19))
  );
}

function cloudlet(): string {
  return at(0, 8, cloud(72, paint.white));
}

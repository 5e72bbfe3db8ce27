import { floorLine, floorRoom, moon, stars, tableLine, tableTop, wall } from './backdrops';
import { bearArm, bearCrawling, bearOnTummy, bearTorso } from './bear';
import { lit } from './colour-space';
import { mosesBasket, runningTap, sleepClock, stairGate, toddlerBed } from './first-year-parts';
import { people, reachingArm } from './hands';
import { highChairBack, nappy, phone } from './house-parts';
import { cerealBox, magnifier } from './larder-parts';
import { cot, rug } from './nursery-parts';
import { paint } from './palette';
import { standing } from './pictograms';
import { houseWindow, plant, shelf, wallClock } from './room-parts';
import { at, box, circle, ellipse, shape } from './svg';
import { bowl, jar, openCup, steam } from './tableware';

import type { SceneBook } from './scene';

/**
 * Pictures of the posts on the first year: crying, skin, sleep, safety and the people around. In every cot
 * and bed: nothing.
 */
export const firstYearScenes: SceneBook = {
  'colic-and-reflux': {
    alt: 'Evening: a toy bear lies awake on his tummy on a rug and cries; a grown-up hand rests on his back.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      at(330, -170, houseWindow(ground, { width: 260, height: 300 })) +
      at(-400, -200, wallClock(ground, 76, 7, 10, paint.apricot)) +
      at(20, 330, rug(900, '#41706c', '#4b7d76')) +
      at(60, 340, bearOnTummy({ mouth: 'open', eyes: 'closed', flushed: true }), { scale: 1.5 }) +
      at(176, 246, reachingArm(people.first, 'flat', 760), { flip: true, rotate: -8, scale: 1.1 }),
  },
  'cows-milk-allergy': {
    alt: 'A glass of milk, a wedge of cheese and a bowl of yoghurt on a table; beside them a magnifying glass over the label of a packet.',
    tone: 'sky',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-340, -200, shelf(ground, 300)) +
      at(-400, -200, plant({ height: 140, pot: paint.apricot })) +
      tableTop(ground) +
      at(-420, 320, standing('glass-of-milk', 210)) +
      at(-220, 350, standing('cheese-wedge', 170)) +
      at(-10, 340, bowl({ width: 210, colour: paint.berry, fill: paint.milk })) +
      at(320, 300, cerealBox(), { scale: 1.15 }) +
      at(290, 150, magnifier(), { scale: 0.9 }),
  },
  'nappy-rash-and-eczema': {
    alt: 'Ready for a change on a table: a clean nappy, a bowl of water with a soft cloth, a pump bottle and a jar of plain cream.',
    tone: 'berry',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-380, -180, houseWindow(ground, { width: 280, height: 320, view: 'sun' })) +
      at(360, -150, shelf(ground, 320)) +
      at(300, -150, standing('teddy-bear', 130)) +
      tableTop(ground) +
      at(-330, 180, nappy(270, paint.sky)) +
      at(0, 320, bowl({ width: 260, colour: paint.sky, fill: '#cfeaf6' })) +
      at(26, 210, cloth()) +
      at(290, 330, jar({ width: 130, height: 120, fill: paint.milk, level: 0.9 })) +
      at(440, 330, standing('lotion-bottle', 230)),
  },
  'mood-after-birth': {
    alt: 'Two cups of tea on a table by a rainy window: two hands reach across to each other, and a telephone lies beside them.',
    tone: 'paper',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(0, -180, houseWindow(ground, { width: 420, height: 340, view: 'rain', curtains: '#f3d9c4' })) +
      at(-460, tableLine, plant({ height: 250, pot: paint.sky })) +
      tableTop(ground) +
      at(-250, 190, openCup({ height: 120, colour: paint.apricot, drink: '#a86f45' })) +
      at(250, 190, openCup({ height: 120, colour: paint.leaf, drink: '#a86f45' })) +
      at(-250, 60, steam(80)) +
      at(250, 60, steam(80)) +
      at(-40, 330, reachingArm(people.second, 'palm', 700), { scale: 1.1 }) +
      at(50, 306, reachingArm(people.first, 'flat', 700), { flip: true, scale: 1.1 }) +
      at(430, 196, `<g transform="rotate(14) scale(1 0.62)">${phone(190)}</g>`),
  },
  'burns-and-drowning': {
    alt: 'A toy bear holds his paw under a running tap; a clock hangs on the wall, and a grown-up hand supports his arm.',
    tone: 'sky',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-400, -200, wallClock(ground, 84, 10, 20, paint.skyDeep)) +
      at(
        -90,
        tableLine,
        highChairBack(paint.butter) + at(0, -10, bearTorso({ mouth: 'closed', look: 0.5, nod: 0.4 })),
        { scale: 1.22 },
      ) +
      tableTop(ground) +
      shape('M20 300 H440 L400 420 H60 Z', lit(paint.steel, -0.05)) +
      ellipse(230, 300, 210, 34, paint.steel) +
      ellipse(230, 304, 186, 26, '#bfe0ee') +
      at(200, 30, runningTap(268)) +
      at(-90, tableLine, bearArm([-66, -86], [-104, 4], -16) + bearArm([66, -86], [234, 20], 10), {
        scale: 1.22,
      }) +
      at(40, 170, reachingArm(people.third, 'palm', 760), { rotate: -8, scale: 1.05 }),
  },
  'safe-home-for-a-crawler': {
    alt: 'A toy bear crawls over a rug with a ball in front of him; behind him a gate closes the doorway, and bottles stand high on a shelf.',
    tone: 'leaf',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      at(-360, floorLine, doorway()) +
      at(-360, floorLine + 4, stairGate(250, 230)) +
      at(240, -220, shelf(ground, 420)) +
      at(120, -220, jar({ width: 80, height: 100, fill: paint.apricot })) +
      at(240, -220, standing('lotion-bottle', 120)) +
      at(350, -220, jar({ width: 80, height: 90, fill: paint.sky })) +
      at(60, 345, rug(860, '#f3c9a0')) +
      at(-20, 340, bearCrawling({ look: 0.5 }), { scale: 1.15 }) +
      at(
        360,
        350,
        circle(0, -54, 54, paint.skyDeep) + ellipse(-16, -74, 16, 11, paint.white, 'opacity="0.6"'),
      ),
  },
  'moving-to-a-cot-and-a-bed': {
    alt: 'Three beds in a row, all of them clear: a Moses basket, a cot and a low bed with a rail.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      at(20, -190, houseWindow(ground, { width: 300, height: 300 })) +
      at(-440, 330, mosesBasket(250)) +
      at(-80, 340, cot(ground, 370, 290)) +
      at(360, 350, toddlerBed(ground, 400)),
  },
  'sleep-by-age': {
    alt: 'Three round clocks of 24 hours under moon and stars; the blue part of the ring, sleep, gets a little smaller from the first to the last.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      stars(34, 1500, 520, 9) +
      at(420, -270, moon(64)) +
      at(-370, 60, sleepClock(190, 16)) +
      at(20, 60, sleepClock(170, 14)) +
      at(370, 60, sleepClock(150, 12)),
  },
};

function cloth(): string {
  return (
    shape(
      'M-70 -22 C-40 -44 50 -44 76 -18 C96 20 92 60 84 84 C60 70 40 84 20 70 C10 30 -40 0 -70 -22 Z',
      '#fdeedd',
    ) +
    shape(
      'M20 70 C10 30 -40 0 -70 -22 C-30 -30 40 -20 60 20 C70 44 66 66 62 76 C48 74 34 80 20 70 Z',
      '#f4dcc4',
    )
  );
}

function doorway(): string {
  return (
    box(-150, -470, 300, 470, 14, '#fffaf0') +
    box(-126, -446, 252, 446, 8, '#cfe3d2') +
    shape('M-126 -60 H126 V0 H-126 Z', '#b7cfbb')
  );
}

import { cloud, floorLine, floorRoom, tableLine, tableTop, wall } from './backdrops';
import { bearTorso } from './bear';
import { lit } from './colour-space';
import { grains } from './foods-grain-and-egg';
import { floret } from './foods-vegetables';
import { people, reachingArm } from './hands';
import { chairBack, highChairBack } from './house-parts';
import { rug } from './nursery-parts';
import { grounds, paint } from './palette';
import { pictogram, standing } from './pictograms';
import { framedPicture, houseWindow, pendantLamp } from './room-parts';
import { at, box, circle, ellipse, inside, repeat, shape, stroke } from './svg';
import { bowl, milkBottle, openCup, plate } from './tableware';

import type { Ground } from './palette';
import type { SceneBook } from './scene';

/** Pictures of the posts on family life: who feeds, who goes out, who sits at the table. */
export const familyScenes: SceneBook = {
  'sharing-feeds-two-carers': {
    alt: 'Night on the left, day on the right: two hands from two sides pass a milk bottle across the same table.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-330, -170, houseWindow(ground, { width: 270, height: 320 })) +
      tableTop(ground) +
      inside(
        shape('M60 -2400 H2400 V2400 H-60 Z', '#000'),
        wall(grounds.apricot) +
          at(330, -170, houseWindow(grounds.apricot, { width: 270, height: 320, view: 'sun' })) +
          tableTop(grounds.apricot),
      ) +
      at(-90, 60, reachingArm(people.first, 'palm'), { rotate: -6, scale: 1.25 }) +
      at(0, 72, milkBottle(paint.apricot, 300, 0.62)) +
      at(104, 30, reachingArm(people.second, 'palm'), { flip: true, rotate: 8, scale: 1.25 }) +
      at(-380, 330, openCup({ height: 110, colour: paint.sky, drink: '#a86f45', bands: false })) +
      at(380, 340, plate(240, paint.milk, at(0, -2, standing('croissant', 100)))),
  },
  'back-to-work-and-milk': {
    alt: 'By the front door in the morning: a work bag and a cool bag with two bottles of milk on a bench; a bus waits outside.',
    tone: 'leaf',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      at(-330, floorLine, frontDoor(ground)) +
      at(200, -190, coatRail()) +
      at(190, 330, bench()) +
      at(70, 212, coolBag()) +
      at(330, 216, standing('handbag', 210)) +
      at(-150, 345, rug(420, '#f0c7a4')),
  },
  'eating-together': {
    alt: 'One table under a warm lamp: two large plates and one small one with the same food, a bowl to share, and a toy bear in a high chair between two chairs.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-470, -200, houseWindow(ground, { width: 230, height: 270 })) +
      at(470, -215, framedPicture(ground, at(0, 6, pictogram('pear', 96)), 150, 180, '#8fa79a')) +
      at(-300, tableLine, chairBack(ground, 230, 190)) +
      at(300, tableLine, chairBack(ground, 230, 190)) +
      at(0, tableLine, highChairBack(paint.apricot) + at(0, -10, bearTorso({ bib: paint.sky })), {
        scale: 0.92,
      }) +
      tableTop(ground) +
      at(0, -250, pendantLamp(ground, paint.butter, 220)) +
      at(-330, 290, plate(320, paint.milk, sharedMeal(1.1))) +
      at(330, 290, plate(320, paint.milk, sharedMeal(1.1))) +
      at(0, 206, plate(190, paint.pear, sharedMeal(0.62))) +
      at(0, 384, bowl({ width: 230, colour: paint.berryDeep, fill: '#e9a45f' })),
  },
};

function frontDoor(ground: Ground): string {
  return (
    box(-176, -520, 352, 520, 22, ground.frame) +
    box(-150, -494, 300, 494, 12, '#cdeaf7') +
    inside(
      box(-150, -494, 300, 494, 12, '#000'),
      at(-60, -400, cloud(150)) +
        ellipse(80, -60, 300, 150, '#a9d6a0') +
        box(-160, -96, 320, 110, 0, '#c9c5b8') +
        at(-10, -34, standing('bus', 210)),
    ) +
    shape('M176 -506 L330 -560 V60 L176 0 Z', paint.berryDeep) +
    shape('M196 -470 L308 -506 V-290 L196 -282 Z', lit(paint.berryDeep, -0.06)) +
    shape('M196 -246 L308 -246 V14 L196 -22 Z', lit(paint.berryDeep, -0.06)) +
    circle(206, -262, 12, paint.honey)
  );
}

function coatRail(): string {
  const coat = (x: number, colour: string, long: number) =>
    shape(
      `M${x - 20} 10 C${x - 60} 30 ${x - 64} ${long * 0.6} ${x - 70} ${long} H${x + 70} C${x + 64} ${long * 0.6} ${x + 60} 30 ${x + 20} 10 Z`,
      colour,
    ) +
    shape(
      `M${x + 6} 10 L${x + 12} ${long} H${x + 70} C${x + 64} ${long * 0.6} ${x + 60} 30 ${x + 20} 10 Z`,
      lit(colour, -0.06),
    ) +
    box(x - 6, -14, 12, 34, 6, paint.bark);
  return box(-190, -26, 380, 26, 12, paint.wood) + coat(-100, paint.sky, 240) + coat(90, paint.butter, 200);
}

function bench(): string {
  return (
    ellipse(14, 0, 300, 18, paint.shade, 'opacity="0.16"') +
    box(-250, -110, 30, 110, 10, lit(paint.wood, -0.1)) +
    box(220, -110, 30, 110, 10, lit(paint.wood, -0.1)) +
    box(-290, -124, 580, 36, 14, paint.wood) +
    box(-290, -100, 580, 12, 6, lit(paint.wood, -0.08))
  );
}

function coolBag(): string {
  return (
    stroke('M-84 -150 C-70 -270 70 -270 84 -150', paint.skyDark, 16) +
    at(-44, -60, milkBottle(paint.apricot, 190, 0.75)) +
    at(36, -60, milkBottle(paint.leaf, 190, 0.75)) +
    box(-118, -140, 236, 144, 22, paint.skyDeep) +
    box(48, -140, 70, 144, 22, lit(paint.skyDeep, -0.06)) +
    box(-118, -140, 236, 30, 14, lit(paint.skyDeep, 0.08)) +
    box(-46, -84, 92, 62, 10, '#e6f5fb') +
    repeat(3, (index) => stroke(`M${-24 + index * 24} -70 v34`, paint.sky, 6))
  );
}

function sharedMeal(scale: number): string {
  return at(
    0,
    0,
    at(-54, -16, floret(), { scale: 0.72 }) +
      at(-8, -26, floret(), { scale: 0.62 }) +
      at(56, -8, `<g transform="scale(1 0.6)">${grains(paint.milk, 46, 6, 40)}</g>`) +
      ellipse(6, 10, 56, 15, '#d9793f') +
      ellipse(-4, 6, 40, 9, '#e89256'),
    { scale },
  );
}

import { cloud, floorRoom, sun, surface, tableLine, tableTop, wall } from './backdrops';
import { bearArm, bearOnTummy, bearSitting, bearTorso } from './bear';
import { grapeQuarter } from './foods-fruit';
import { omeletteStrip } from './foods-grain-and-egg';
import { batonCooked } from './foods-vegetables';
import { cloth, cupAbove } from './from-above';
import { people, reachingArm } from './hands';
import { chairBack, highChairBack, phone } from './house-parts';
import { armchair, ball, block, rug, sideTable } from './nursery-parts';
import { paint } from './palette';
import { pictogram, standing } from './pictograms';
import { framedPicture, houseWindow, pendantLamp, plant, tableLamp } from './room-parts';
import { at, ellipse, repeat } from './svg';
import { bowl, openCup, plate } from './tableware';
import { lunchBox, paperRoll, potty, stepStool } from './toddler-parts';

import type { SceneBook } from './scene';

/** Pictures of the posts on growing up: vaccines, tummy time, screens, tempers, potty, nursery and grandparents. */
export const toddlerScenes: SceneBook = {
  'vaccination-day': {
    alt: 'A toy bear with a plaster on his arm; a grown-up hand rests beside him, and a picture book and a duck lie on the table.',
    tone: 'leaf',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-400, -180, houseWindow(ground, { width: 270, height: 320, view: 'sun' })) +
      at(
        40,
        tableLine,
        highChairBack(paint.butter) + at(0, -10, bearTorso({ bib: paint.sky, tilt: -5, look: -0.2 })),
        { scale: 1.22 },
      ) +
      tableTop(ground) +
      at(40, tableLine, bearArm([-66, -86], [-104, 4], -16) + bearArm([66, -86], [100, 4], 14), {
        scale: 1.22,
      }) +
      at(140, 60, pictogram('adhesive-bandage', 84), { rotate: 14 }) +
      at(-130, 190, reachingArm(people.second, 'flat', 620), { rotate: -6, scale: 1.1 }) +
      at(330, 330, standing('open-book', 200)) +
      at(-290, 360, standing('duck', 130)),
  },
  'tummy-time': {
    alt: 'Morning: a toy bear lies awake on his tummy on a mat, props himself on his arms and looks at a red ball; blocks stand behind it.',
    tone: 'pear',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      at(-380, -150, houseWindow(ground, { width: 300, height: 340, view: 'sun' })) +
      at(430, 230, plant({ height: 270, pot: paint.apricot })) +
      at(0, 340, rug(1000, '#a9d9ec')) +
      at(120, 340, bearOnTummy({ look: -0.7, mouth: 'open' }), { scale: 1.5 }) +
      at(-290, 370, ball(62, paint.berryDeep)) +
      at(-470, 330, block(86, paint.leaf, 'circle')) +
      at(-400, 300, block(70, paint.butter, 'triangle')),
  },
  'screens-under-three': {
    alt: 'Dinner under a warm lamp: the telephones lie together in a bowl at the end of the table, and two plates wait by the chairs.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-460, -190, houseWindow(ground, { width: 230, height: 270 })) +
      at(-190, tableLine, chairBack(ground, 230, 190)) +
      at(150, tableLine, chairBack(ground, 230, 190)) +
      tableTop(ground) +
      at(0, -240, pendantLamp(ground, paint.butter, 220)) +
      at(-190, 250, plate(300, paint.milk)) +
      at(160, 250, plate(300, paint.milk)) +
      at(-60, 236, openCup({ height: 96, colour: paint.sky })) +
      at(
        435,
        390,
        bowl({
          width: 300,
          colour: paint.berryDeep,
          fill: '#7d3344',
          inside:
            at(-44, -4, `<g transform="scale(1 0.4)">${at(0, 0, phone(150), { rotate: 58 })}</g>`) +
            at(46, 0, `<g transform="scale(1 0.4)">${at(0, 0, phone(150), { rotate: 118 })}</g>`),
        }),
      ),
  },
  tantrums: {
    alt: 'A toy bear sits on a rug and howls under a small rain cloud; two cups stand before him, and an open grown-up hand waits beside him.',
    tone: 'apricot',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      at(390, -170, houseWindow(ground, { width: 260, height: 300, view: 'sun' })) +
      at(0, 340, rug(920, '#a9d9ec')) +
      at(40, -292, cloud(230, '#b9c9d3')) +
      repeat(5, (index) =>
        at(-40 + index * 42, -250 + (index % 2) * 16, ellipse(0, 0, 5, 12, paint.skyDeep)),
      ) +
      at(40, 330, bearSitting({ mouth: 'open', eyes: 'closed', flushed: true, tilt: 5 }), { scale: 1.15 }) +
      at(-190, 250, reachingArm(people.third, 'palm', 620), { scale: 1.1 }) +
      at(250, 370, openCup({ height: 110, colour: paint.skyDeep })) +
      at(350, 352, openCup({ height: 110, colour: paint.leafDeep })),
  },
  'potty-training': {
    alt: 'A blue potty, a low stool and a roll of paper on a bathroom floor; a picture book and a duck lie ready beside them.',
    tone: 'sky',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      at(380, -160, houseWindow(ground, { width: 270, height: 300, curtains: '#fdf0d8' })) +
      at(-380, -180, framedPicture(ground, at(0, 6, pictogram('sailboat', 96)), 160, 180)) +
      at(0, 350, rug(860, '#f3c9a0')) +
      at(-60, 330, potty(paint.skyDeep, 300)) +
      at(-380, 330, stepStool()) +
      at(180, 336, paperRoll()) +
      at(370, 340, standing('open-book', 170)) +
      at(-380, 234, standing('duck', 110)),
  },
  'food-for-childcare': {
    alt: 'An open lunch box from above: omelette strips, soft carrot sticks and quartered grapes; a cup of water stands beside it.',
    tone: 'leaf',
    stage: 'wide',
    draw: (ground) =>
      surface(ground, true) +
      at(-40, 20, cloth({ width: 900, height: 620, colour: paint.butter })) +
      at(
        -70,
        0,
        lunchBox(
          repeat(3, (index) => at(-4, -52 + index * 50, omeletteStrip(), { rotate: index * 4 - 4 })),
          repeat(4, (index) =>
            at(-60 + index * 40, 10, batonCooked(paint.apricotDeep, 190, 34), { rotate: 88 + index * 2 }),
          ),
          repeat(6, (index) =>
            at(-96 + (index % 3) * 92, -26 + Math.floor(index / 3) * 54, grapeQuarter(), {
              scale: 0.62,
              rotate: index * 24,
            }),
          ),
        ),
      ) +
      at(430, -60, cupAbove(92, paint.berryDeep, '#d7eef8')),
  },
  'grandparents-then-and-now': {
    alt: 'A toy bear plays with blocks on a rug; beside him an armchair and a small table with a lamp and a ball of wool.',
    tone: 'berry',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      at(-390, -170, framedPicture(ground, at(0, 4, sun(40)), 170, 150)) +
      at(-180, -190, framedPicture(ground, at(0, 6, pictogram('pear', 84)), 130, 160)) +
      at(300, 300, armchair(ground), { scale: 1.15 }) +
      at(520, 330, sideTable(210, 200)) +
      at(545, 140, tableLamp(ground), { scale: 0.7 }) +
      at(462, 132, standing('yarn', 86)) +
      at(-200, 345, rug(760, '#a9d9ec')) +
      at(-240, 330, bearSitting({ bib: paint.leaf, look: 0.4 }), { scale: 1.05 }) +
      at(0, 356, block(84, paint.apricot, 'square')) +
      at(84, 366, block(76, paint.sky, 'circle')) +
      at(20, 272, block(66, paint.butter, 'triangle')),
  },
};

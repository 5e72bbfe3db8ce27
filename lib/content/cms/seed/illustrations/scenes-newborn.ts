import { surface, tableLine, tableTop, wall } from './backdrops';
import { bearArm, bearTorso } from './bear';
import { formulaTin, kettle, levelScoop, tissueBox } from './bottle-parts';
import { lit } from './colour-space';
import { dollop, porridge } from './foods-grain-and-egg';
import { pea } from './foods-vegetables';
import { bearFromAbove } from './growth-parts';
import { people, reachingArm } from './hands';
import { dropperBottle, highChairBack } from './house-parts';
import { paint } from './palette';
import { houseWindow, plant, shelf } from './room-parts';
import { at, box, ellipse, repeat, shape } from './svg';
import { bowl, milkBottle, openCup, plate, spoonLying, steam } from './tableware';

import type { SceneBook } from './scene';

/** Pictures of the posts on the first months: milk from a tin, jaundice, colds and what a stomach needs. */
export const newbornScenes: SceneBook = {
  'making-up-a-bottle': {
    alt: 'A steaming kettle, a bottle with water in it and a tin with a level scoop of powder beside it stand in a row on a clean table by the window.',
    tone: 'sky',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(330, -190, houseWindow(ground, { width: 300, height: 320, view: 'sun' })) +
      tableTop(ground) +
      at(-330, 290, kettle() + at(-150, -216, steam(90, paint.white, 0.8))) +
      at(0, 330, milkBottle(paint.apricot, 330, 0.55, '#cfe6f0')) +
      at(320, 270, formulaTin()) +
      at(250, 370, levelScoop()),
  },
  'choosing-a-formula': {
    alt: 'Four tins of formula on a shelf differ in colour alone; a hand takes one of them. A full bottle stands on the table below.',
    tone: 'leaf',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(60, -40, shelf(ground, 960)) +
      repeat(4, (index) =>
        at(-300 + index * 240, -40, formulaTin([paint.leaf, paint.sky, paint.apricot, paint.butter][index])),
      ) +
      tableTop(ground) +
      at(-330, -76, reachingArm(people.third, 'flat'), { scale: 1.05 }) +
      at(170, 330, milkBottle(paint.berry, 260, 0.8)),
  },
  'newborn-jaundice': {
    alt: 'From above: a toy bear lies on his back on a changing mat, in the patch of daylight that falls through a window.',
    tone: 'paper',
    stage: 'wide',
    draw: (ground) =>
      surface(ground, true) +
      box(-316, -390, 660, 790, 80, paint.shade, 'opacity="0.12"') +
      box(-330, -404, 660, 790, 80, lit(paint.sky, -0.04)) +
      box(-296, -370, 592, 722, 60, lit(paint.sky, 0.05)) +
      at(0, 20, bearFromAbove(), { scale: 1.1 }) +
      repeat(4, (index) =>
        shape(
          `M${-520 + (index % 2) * 330} ${-380 + Math.floor(index / 2) * 330} h300 l90 300 h-300 Z`,
          '#fff6cf',
          'opacity="0.3"',
        ),
      ),
  },
  'constipation-in-babies': {
    alt: 'Mashed pear and flattened peas on a plate, a bowl of porridge with stewed prunes, and a small open cup of water.',
    tone: 'pear',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-380, -180, houseWindow(ground, { width: 280, height: 320, view: 'sun' })) +
      at(420, tableLine, plant({ height: 260, pot: paint.berryDeep })) +
      tableTop(ground) +
      at(
        -210,
        340,
        plate(
          420,
          paint.milk,
          at(-70, -2, `<g transform="scale(1 0.5)">${dollop('#ece3a4', 76)}</g>`) +
            repeat(5, (index) => at(76 + (index % 3) * 34, -14 + Math.floor(index / 3) * 26, pea(true))),
        ),
      ) +
      at(
        220,
        300,
        bowl({
          width: 280,
          colour: paint.apricot,
          fill: '#f1e0bd',
          inside: `<g transform="scale(1 0.34)">${porridge('#f1e0bd', 120)}</g>` + prunes(),
        }),
      ) +
      at(60, 388, spoonLying(paint.pearDeep, 240)) +
      at(430, 340, openCup({ height: 140, colour: paint.sky })),
  },
  'colds-and-rsv': {
    alt: 'A toy bear with a red nose and red cheeks sits at a table with a box of tissues, a bottle of nose drops and a cup; it rains outside.',
    tone: 'sky',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-400, -170, houseWindow(ground, { width: 270, height: 320, view: 'rain' })) +
      at(
        20,
        tableLine,
        highChairBack(paint.butter) +
          at(0, -10, bearTorso({ flushed: true, mouth: 'round', tilt: 4 })) +
          ellipse(0, -190, 20, 14, '#e06a72'),
        { scale: 1.22 },
      ) +
      tableTop(ground) +
      at(20, tableLine, bearArm([-66, -86], [-104, 4], -16) + bearArm([66, -86], [100, 4], 14), {
        scale: 1.22,
      }) +
      at(-310, 330, tissueBox()) +
      at(300, 320, dropperBottle(230, paint.leafDeep)) +
      at(430, 340, openCup({ height: 120, colour: paint.berry })),
  },
};

function prunes(): string {
  return (
    ellipse(-46, -4, 34, 15, '#5a3a4a') +
    ellipse(8, 10, 36, 15, '#6a4556') +
    ellipse(56, -8, 30, 13, '#5a3a4a') +
    ellipse(-54, -9, 12, 4, '#8b6477') +
    ellipse(0, 4, 12, 4, '#957083')
  );
}

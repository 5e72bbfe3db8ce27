import { surface, tableLine, tableTop, wall } from './backdrops';
import { bearArm, bearTorso } from './bear';
import { lit } from './colour-space';
import { avocadoWedge, pearSlice } from './foods-fruit';
import { dollop, eggHalf } from './foods-grain-and-egg';
import { lentils, mince, peanut, shreds, smear } from './foods-protein';
import { batonCooked, courgetteCoin, floret } from './foods-vegetables';
import { bowlAbove, cloth, cupAbove, dishAbove, plateAbove, spoonAbove } from './from-above';
import { highChairBack } from './house-parts';
import { paint } from './palette';
import { houseWindow } from './room-parts';
import { at, box, circle, repeat, stroke } from './svg';
import { bowl, spoonLying } from './tableware';

import type { Ground, Tone } from './palette';
import type { Scene, SceneBook } from './scene';

/** 'First foods, first fourteen days': a string of fourteen beads above each picture says how far along we are. */
export const firstFoodsStory: SceneBook = {
  'first-foods-first-fourteen-days': {
    alt: 'A toy bear in a high chair, mouth open, before a first small bowl of green mash with a spoon; fourteen beads hang on a string above.',
    tone: 'pear',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      dayBeads(ground, [1], -410) +
      at(-320, -170, houseWindow(ground, { width: 230, height: 270 })) +
      at(
        60,
        tableLine,
        highChairBack(paint.apricot) +
          at(0, -10, bearTorso({ bib: paint.sky, mouth: 'open', look: -0.3, nod: 0.4 })),
        { scale: 1.35 },
      ) +
      tableTop(ground) +
      at(60, tableLine, bearArm([-66, -86], [-104, 4], -16) + bearArm([66, -86], [100, 4], 14), {
        scale: 1.35,
      }) +
      at(
        -90,
        360,
        bowl({
          width: 300,
          colour: paint.sky,
          fill: '#a9cf7c',
          inside: at(-20, 0, box(-50, -6, 100, 12, 6, lit('#a9cf7c', 0.06))),
        }),
      ) +
      at(240, 360, spoonLying(paint.berryDeep, 250), { rotate: -4 }),
  },
  'first-foods-days-1-2': day({
    alt: 'A dish of mashed broccoli and one large soft floret to hold, with a small spoon.',
    tone: 'leaf',
    days: [1, 2],
    cloth: '#fbe6c2',
    main: bowlAbove({ radius: 280, colour: paint.sky, fill: '#f4f7e4', content: dollop('#9cc56f', 150) }),
    side: at(0, -10, floret(), { scale: 2.3 }),
  }),
  'first-foods-days-3-4': day({
    alt: 'A dish of red lentils and minced beef, and soft fingers of carrot beside it.',
    tone: 'apricot',
    days: [3, 4],
    cloth: '#cfe6d8',
    main: bowlAbove({
      radius: 280,
      colour: paint.leaf,
      fill: '#f6e0b6',
      content: at(-84, -10, lentils('#e58b50', 118, 4, 120)) + at(104, 14, mince('#9d6350', 92)),
    }),
    side:
      at(0, -24, batonCooked(paint.apricotDeep, 190, 44), { rotate: -12 }) +
      at(10, 40, batonCooked(paint.apricotDeep, 190, 44), { rotate: -4 }),
  }),
  'first-foods-days-5-6': day({
    alt: 'A dish of mashed firm-cooked egg and a taste on the tip of a spoon; half a hard-boiled egg lies beside it.',
    tone: 'sky',
    days: [5, 6],
    cloth: '#ffe2c9',
    main: bowlAbove({
      radius: 280,
      colour: paint.berry,
      fill: '#fff8e6',
      content: at(0, 0, dollop('#f6dc8f', 140)) + at(-30, -20, dollop('#fdf3d3', 56)),
    }),
    side: at(0, 0, eggHalf(), { scale: 2 }),
  }),
  'first-foods-days-7-8': day({
    alt: 'Two small dishes for two meals: mashed sweet potato in one, ripe avocado in the other.',
    tone: 'pear',
    days: [7, 8],
    cloth: '#f7e0ee',
    main:
      at(
        -120,
        -70,
        bowlAbove({ radius: 210, colour: paint.butter, fill: '#fdf3de', content: dollop('#ef9a55', 116) }),
      ) +
      at(
        170,
        130,
        bowlAbove({
          radius: 190,
          colour: paint.leaf,
          fill: '#f4f7e4',
          content:
            at(-10, -34, avocadoWedge(), { rotate: -10, scale: 1.25 }) +
            at(10, 40, avocadoWedge(), { rotate: 6, scale: 1.25 }),
        }),
      ),
    side: '',
  }),
  'first-foods-days-9-10': day({
    alt: 'A little smooth peanut butter, thinned and stirred into a dish of mash; two peanuts in their shell lie outside the dish.',
    tone: 'berry',
    days: [9, 10],
    cloth: '#e5edc4',
    main: bowlAbove({
      radius: 280,
      colour: paint.apricot,
      fill: '#fdf3de',
      content: dollop('#f0c08a', 160) + at(0, 10, smear('#c98f52', 170)),
    }),
    side:
      at(-30, -20, peanut(), { rotate: -20, scale: 1.3 }) + at(40, 50, peanut(), { rotate: 24, scale: 1.3 }),
  }),
  'first-foods-days-11-12': day({
    alt: 'A plate with ripe pear, minced chicken and soft slices of courgette.',
    tone: 'paper',
    days: [11, 12],
    cloth: '#bfe0ee',
    main: plateAbove({
      radius: 300,
      colour: paint.pear,
      fill: '#fbfdf0',
      content:
        at(-110, -60, pearSlice(), { rotate: -16, scale: 1.7 }) +
        at(-20, -90, pearSlice(), { rotate: 10, scale: 1.7 }) +
        at(110, 20, shreds('#edc9a0', 92)) +
        at(-90, 110, courgetteCoin(), { scale: 1.1 }) +
        at(0, 130, courgetteCoin(), { scale: 1.1 }),
    }),
    side: '',
  }),
  'first-foods-days-13-14': day({
    alt: 'A dish of plain white yoghurt and a spoon, with a small open cup of water.',
    tone: 'sky',
    days: [13, 14],
    cloth: '#f9dfae',
    main: bowlAbove({
      radius: 280,
      colour: paint.skyDeep,
      fill: '#f2f6f2',
      content: dollop(paint.milk, 190),
    }),
    side: cupAbove(110, paint.berry, '#dff2fb'),
  }),
  'first-foods-quiz': {
    alt: 'Three places: chopped nuts, a heaped spoon of nut butter, and a dish with a thin swirl of it in mash.',
    tone: 'night',
    stage: 'square',
    stripAt: -20,
    draw: (ground) =>
      surface(ground, true) +
      at(0, -30, cloth({ width: 1400, height: 520, colour: '#47736f', pattern: 'stripes' }), { rotate: 4 }) +
      at(
        -310,
        -70,
        dishAbove(
          146,
          paint.berry,
          repeat(7, (index) =>
            at(
              Math.cos(index * 2.4) * 26 * Math.sqrt(index),
              Math.sin(index * 2.4) * 26 * Math.sqrt(index),
              box(-18, -14, 36, 28, 9, index % 2 ? '#b98149' : '#d3a066'),
              { rotate: index * 50 },
            ),
          ),
        ),
      ) +
      at(0, 0, spoonAbove(paint.pear, 420, '#b98149')) +
      at(310, 0, dishAbove(146, paint.sky, dollop('#fdf3de', 94) + at(0, 8, smear('#c98f52', 96)))),
  },
  'first-foods-closing': {
    alt: 'Fourteen small dishes along a winding path that ends at a plate of family food.',
    tone: 'apricot',
    stage: 'square',
    draw: (ground) =>
      surface(ground) +
      stroke(
        'M-400 -330 C-100 -480 260 -400 360 -220 C430 -90 120 -90 -120 -100 C-330 -100 -380 40 -240 130 C-180 170 -60 210 40 230',
        lit('#fbcaa9', 0.04),
        90,
      ) +
      pathOfDishes() +
      at(
        180,
        262,
        plateAbove({
          radius: 236,
          colour: paint.leaf,
          fill: '#f7fbf4',
          content:
            at(-80, -70, floret(), { scale: 1.2 }) +
            at(70, -70, dollop('#ef9a55', 66)) +
            at(-50, 80, lentils('#e58b50', 70, 4, 60)) +
            at(86, 66, pearSlice(), { rotate: 24, scale: 1.1 }),
        }),
      ),
  },
};

const pathPlaces = [
  [-400, -330],
  [-270, -382],
  [-132, -412],
  [10, -416],
  [150, -398],
  [278, -342],
  [372, -226],
  [308, -120],
  [180, -92],
  [48, -86],
  [-84, -88],
  [-212, -80],
  [-312, -4],
  [-270, 112],
] as const;

function pathOfDishes(): string {
  const colours = [paint.sky, paint.leaf, paint.berry, paint.butter] as const;
  const fills = [
    '#9cc56f',
    '#9cc56f',
    '#b8745c',
    '#ef9a55',
    '#f6dc8f',
    '#f6dc8f',
    '#c3d673',
    '#ef9a55',
    '#c98f52',
    '#c98f52',
    '#e9e7b0',
    '#edc9a0',
    '#fffdf6',
    '#e98791',
  ] as const;
  return pathPlaces
    .map(([x, y], index) =>
      at(x, y, dishAbove(58, colours[index % 4] ?? paint.sky, dollop(fills[index] ?? '#ef9a55', 34))),
    )
    .join('');
}

type Day = { alt: string; tone: Tone; days: readonly number[]; cloth: string; main: string; side: string };

function day({ alt, tone, days, cloth: colour, main, side }: Day): Scene {
  const pattern = (['gingham', 'stripes', 'dots'] as const)[(days[0] ?? 1) % 3] ?? 'plain';
  return {
    alt,
    tone,
    stage: 'square',
    draw: (ground) =>
      surface(ground) +
      dayBeads(ground, days, -390) +
      at(-10, 90, cloth({ width: 900, height: 760, colour, pattern }), {
        rotate: (days[0] ?? 1) % 4 === 1 ? -6 : 6,
      }) +
      at(side ? -110 : 0, 60, main) +
      at(320, -60, side) +
      at(350, 270, spoonAbove(paint.apricotDeep, 320), { rotate: 16 }),
  };
}

function dayBeads(ground: Ground, active: readonly number[], y: number): string {
  const sag = 60;
  return (
    at(0, y, stroke(`M-460 0 Q0 ${sag * 2} 460 0`, ground.isNight ? '#6d8a86' : '#b79a78', 5)) +
    repeat(14, (index) => {
      const along = (index + 0.5) / 14;
      const x = -460 + 920 * along;
      const beadY = y + 4 * sag * along * (1 - along);
      const isToday = active.includes(index + 1);
      const isPast = index + 1 < (active[0] ?? 0);
      const colour = isToday ? paint.berryDeep : isPast ? paint.pearDeep : '#fffaf0';
      return (
        circle(x + 3, beadY + 5, isToday ? 31 : 22, paint.shade, 'opacity="0.12"') +
        circle(x, beadY, isToday ? 31 : 22, colour) +
        circle(x - 7, beadY - 8, isToday ? 9 : 6, lit(colour, 0.1))
      );
    })
  );
}

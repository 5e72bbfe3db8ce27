import { surface, tableLine, tableTop, wall } from './backdrops';
import { bearArm, bearTorso } from './bear';
import { lit } from './colour-space';
import {
  appleSlice,
  blueberry,
  blueberryFlat,
  cherryTomato,
  grape,
  grapeQuarter,
  gratedHeap,
  tomatoQuarter,
} from './foods-fruit';
import { breadSlice, toastFinger } from './foods-grain-and-egg';
import {
  almond,
  cheeseBlock,
  cheeseStrip,
  chickpea,
  fillet,
  fishFlakes,
  groundHeap,
  meatStrip,
  peanut,
  sausage,
  shreds,
  smear,
} from './foods-protein';
import { batonCooked, carrot } from './foods-vegetables';
import { board, cloth, knifeAbove, plateAbove } from './from-above';
import { people, reachingArm } from './hands';
import { highChairBack } from './house-parts';
import { paint } from './palette';
import { pictogram } from './pictograms';
import { houseWindow } from './room-parts';
import { at, box, repeat, stroke } from './svg';
import { openCup, plate } from './tableware';

import type { Tone } from './palette';
import type { Scene, SceneBook } from './scene';

const loosePlaces = [
  [-70, -50],
  [40, -74],
  [0, 20],
  [84, 30],
  [-84, 54],
  [20, 96],
] as const;

/** 'Cut it like this': on each board two foods, above as they come, below as a child gets them. */
export const cuttingStory: SceneBook = {
  'cut-it-like-this': {
    alt: 'A chopping board with a knife, whole grapes and a carrot above, grape quarters and soft carrot fingers below.',
    tone: 'leaf',
    stage: 'square',
    draw: (ground) =>
      surface(ground) +
      at(-40, 30, cloth({ width: 960, height: 900, colour: '#f7e3bd', pattern: 'gingham' }), { rotate: -7 }) +
      at(0, 10, board(820, 820)) +
      at(-250, -220, grape(), { rotate: -14, scale: 1.5 }) +
      at(-140, -190, grape(lit(paint.pearDeep, 0.03)), { rotate: 18, scale: 1.5 }) +
      at(-210, -100, grape(), { rotate: 40, scale: 1.5 }) +
      at(210, -180, carrot(250), { rotate: 52 }) +
      at(0, 30, knifeAbove(paint.skyDark, 560), { rotate: 4 }) +
      fourQuarters(-200, 240) +
      repeat(4, (index) =>
        at(200 + (index % 2) * 18, 150 + index * 56, batonCooked(paint.apricotDeep, 210, 44), {
          rotate: -5 + index * 3,
        }),
      ),
  },
  'cut-squash-test': {
    alt: 'A hand presses a soft finger of cooked carrot between finger and thumb; more soft pieces lie on a plate.',
    tone: 'sky',
    stage: 'square',
    anchor: 'low',
    draw: (ground) =>
      surface(ground) +
      at(
        90,
        90,
        plateAbove({
          radius: 340,
          colour: paint.apricot,
          fill: '#fff4e6',
          content:
            at(60, -120, batonCooked(paint.apricotDeep, 190, 44), { rotate: 18 }) +
            at(130, -40, batonCooked(paint.leafDeep, 180, 42), { rotate: -14 }) +
            at(110, 150, batonCooked(paint.apricotDeep, 190, 44), { rotate: 8 }) +
            at(-60, 190, batonCooked(paint.leafDeep, 180, 42), { rotate: -6 }),
        }),
      ) +
      at(-30, 30, batonCooked(paint.apricotDeep, 230, 52), { rotate: -22 }) +
      at(-40, 30, reachingArm(people.third), { rotate: 12, scale: 1.5 }),
  },
  'cut-grapes-tomatoes': twoFoods({
    alt: 'On a board: whole grapes and cherry tomatoes above, the same cut in quarters lengthways below.',
    tone: 'berry',
    whole: [
      at(-44, -30, grape(), { rotate: -10, scale: 1.35 }) +
        at(50, 26, grape(lit(paint.pearDeep, 0.03)), { rotate: 16, scale: 1.35 }),
      at(-46, 20, cherryTomato(), { scale: 1.35 }) + at(54, -26, cherryTomato(), { scale: 1.35 }),
    ],
    cut: [fourQuarters(0, 0), fourQuarters(0, 0, tomatoQuarter)],
  }),
  'cut-blueberries-chickpeas': twoFoods({
    alt: 'On a board: round blueberries and chickpeas above, the same pressed flat below.',
    tone: 'sky',
    whole: [roundOnes(blueberry, 1.35), roundOnes(() => chickpea(), 1.5)],
    cut: [flatOnes(blueberryFlat, 1.3), flatOnes(() => chickpea(true), 1.45)],
  }),
  'cut-apple-carrot': twoFoods({
    alt: 'On a board: an apple and a carrot above; below soft thin apple slices with a grated heap, and soft cooked carrot fingers.',
    tone: 'pear',
    whole: [pictogram('red-apple', 210), at(10, 0, carrot(230), { rotate: 34 })],
    cut: [
      at(-50, -66, appleSlice(), { rotate: -8, scale: 1.2 }) +
        at(54, -50, appleSlice(), { rotate: 10, scale: 1.2 }) +
        at(6, 70, gratedHeap('#f1dfa4', 92)),
      repeat(4, (index) =>
        at((index % 2) * 16 - 8, -96 + index * 62, batonCooked(paint.apricotDeep, 210, 46), {
          rotate: -6 + index * 4,
        }),
      ),
    ],
  }),
  'cut-sausage-chicken': twoFoods({
    alt: 'On a board: a sausage and a chicken leg above; below thin skinless strips and a heap of moist shreds.',
    tone: 'apricot',
    whole: [at(0, 0, sausage(250), { rotate: -24 }), pictogram('poultry-leg', 230)],
    cut: [
      repeat(4, (index) =>
        at((index % 2) * 18 - 9, -84 + index * 54, meatStrip('#c9795b', 240), {
          rotate: -5 + index * 3,
          scale: 1.1,
        }),
      ),
      at(0, 0, shreds('#edc9a0', 112)),
    ],
  }),
  'cut-fish-cheese': twoFoods({
    alt: 'On a board: a fillet of fish and a block of cheese above; below boneless flakes, and grated cheese with thin strips.',
    tone: 'leaf',
    whole: [at(0, 0, fillet('#f6a58a', 270), { rotate: -10 }), at(0, 0, cheeseBlock(), { scale: 1.7 })],
    cut: [
      at(0, 0, fishFlakes(), { scale: 1.7 }),
      at(-10, -64, gratedHeap('#f6d177', 96)) +
        at(6, 62, cheeseStrip(210), { rotate: -4 }) +
        at(-6, 104, cheeseStrip(210), { rotate: 5 }),
    ],
  }),
  'cut-nuts-bread': twoFoods({
    alt: 'On a board: whole nuts and a slice of bread above; below a heap of finely ground nuts, and toast fingers with a thin spread.',
    tone: 'paper',
    whole: [
      at(-50, -30, peanut(), { rotate: -20, scale: 1.2 }) +
        at(52, -12, almond(), { rotate: 30, scale: 1.2 }) +
        at(-10, 62, almond(), { rotate: -12, scale: 1.2 }),
      breadSlice(210),
    ],
    cut: [
      at(0, -40, groundHeap('#dcb583', 108)) + at(0, 96, smear('#c89256', 170)),
      repeat(3, (index) =>
        at(0, -76 + index * 74, toastFinger(index === 1 ? '#c89256' : undefined, 220), {
          rotate: -4 + index * 4,
        }),
      ),
    ],
  }),
  'cut-quiz': {
    alt: 'One whole grape on a small plate, and a knife beside it.',
    tone: 'night',
    stage: 'square',
    stripAt: -30,
    draw: (ground) =>
      surface(ground, true) +
      at(-20, -20, cloth({ width: 700, height: 700, colour: '#4c7a76', pattern: 'dots' }), { rotate: 8 }) +
      at(
        -30,
        -30,
        plateAbove({
          radius: 270,
          colour: paint.pear,
          fill: '#f6f8e2',
          content: at(0, 0, grape(), { rotate: 24, scale: 2 }),
        }),
      ) +
      at(330, 40, knifeAbove(paint.berryDeep, 460), { rotate: 96 }),
  },
  'cut-closing': {
    alt: 'A toy bear sits upright at the table before a plate with food cut in quarters and strips; a grown-up hand rests close by.',
    tone: 'apricot',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(-300, -260, houseWindow(ground, { width: 250, height: 290 })) +
      at(40, tableLine, highChairBack(paint.leaf) + at(0, -10, bearTorso({ bib: paint.sky, look: -0.2 })), {
        scale: 1.3,
      }) +
      tableTop(ground) +
      at(40, tableLine, bearArm([-66, -86], [-104, 4], -16) + bearArm([66, -86], [100, 4], 14), {
        scale: 1.3,
      }) +
      at(
        20,
        360,
        plate(
          460,
          paint.milk,
          at(-120, -6, grapeQuarter()) +
            at(-40, -16, grapeQuarter(), { rotate: 10 }) +
            at(40, -10, tomatoQuarter(), { rotate: -8 }) +
            at(124, -10, tomatoQuarter(), { rotate: 6 }) +
            at(10, 24, batonCooked(paint.apricotDeep, 150, 30)),
        ),
      ) +
      at(350, 170, reachingArm(people.second, 'flat'), { flip: true, rotate: 4, scale: 1.15 }) +
      at(-330, 330, openCup({ height: 130, colour: paint.berry })),
  },
};

type TwoFoods = { alt: string; tone: Tone; whole: readonly [string, string]; cut: readonly [string, string] };

function twoFoods({ alt, tone, whole, cut }: TwoFoods): Scene {
  return {
    alt,
    tone,
    stage: 'square',
    draw: (ground) =>
      surface(ground) +
      at(0, -20, board(880, 900, '#f0dcb8')) +
      at(-210, -250, whole[0]) +
      at(210, -250, whole[1]) +
      at(-210, -32, becomes()) +
      at(210, -32, becomes()) +
      at(-210, 200, cut[0]) +
      at(210, 200, cut[1]),
  };
}

/** From this to that: a small arrow pressed into the wood. */
function becomes(): string {
  const groove = '#c39c68';
  return (
    box(-7, -46, 14, 14, 7, groove) +
    box(-7, -18, 14, 14, 7, groove) +
    stroke('M-26 14 L0 40 L26 14', groove, 13)
  );
}

function fourQuarters(x: number, y: number, quarter: () => string = grapeQuarter): string {
  return at(
    x,
    y,
    at(-64, -56, quarter(), { rotate: -16, scale: 1.35 }) +
      at(66, -38, quarter(), { rotate: 14, scale: 1.35 }) +
      at(-58, 44, quarter(), { rotate: 10, scale: 1.35 }) +
      at(70, 60, quarter(), { rotate: -12, scale: 1.35 }),
  );
}

function roundOnes(piece: () => string, scale: number): string {
  return loosePlaces
    .slice(0, 5)
    .map(([x, y], index) => at(x, y, piece(), { scale, rotate: index * 40 }))
    .join('');
}

function flatOnes(piece: () => string, scale: number): string {
  return loosePlaces
    .map(([x, y], index) => at(x * 1.05, y, piece(), { scale, rotate: index * 25 - 40 }))
    .join('');
}

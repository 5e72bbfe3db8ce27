import { surface } from './backdrops';
import { lit } from './colour-space';
import { appleSlice, grape, grapeQuarter } from './foods-fruit';
import { dollop, eggHalf, eggWedge, eggWhole, omeletteStrip, toastFinger } from './foods-grain-and-egg';
import { fishFlakes, meatStrip, sausage, smear, tofu } from './foods-protein';
import { board, cloth, dishAbove, knifeAbove, plateAbove, spoonAbove } from './from-above';
import { paint } from './palette';
import { pictogram } from './pictograms';
import { at, box, circle, repeat } from './svg';

import type { SceneBook } from './scene';

/** Pictures of the posts on eggs, allergens and cutting: the table from above. */
export const feedingSkillScenes: SceneBook = {
  'how-to-serve-eggs': {
    alt: 'A plate from above with omelette fingers, wedges of firm-cooked egg and toast, next to a box of whole eggs.',
    tone: 'leaf',
    stage: 'wide',
    draw: (ground) =>
      surface(ground) +
      at(-390, -60, eggBox()) +
      at(160, 10, cloth({ width: 640, height: 620, colour: '#f7dfb4', pattern: 'gingham' }), { rotate: 6 }) +
      at(
        160,
        0,
        plateAbove({
          radius: 278,
          colour: paint.sky,
          fill: '#f7fbf4',
          content:
            at(-84, -104, omeletteStrip(), { rotate: -14, scale: 1.3 }) +
            at(-96, -34, omeletteStrip(paint.leafDark), { rotate: -10, scale: 1.3 }) +
            at(-92, 34, omeletteStrip(), { rotate: -8, scale: 1.3 }) +
            at(104, -86, eggHalf(), { rotate: 24, scale: 1.5 }) +
            at(112, 40, eggWedge(), { rotate: -22, scale: 1.25 }) +
            at(88, 112, eggWedge(), { rotate: 8, scale: 1.25 }) +
            at(-52, 122, toastFinger(), { rotate: 4, scale: 1.15 }),
        }),
      ) +
      at(510, 180, spoonAbove(paint.apricot, 300), { rotate: 14 }) +
      at(-300, 270, pictogram('herb', 120), { rotate: -20 }),
  },
  'introducing-allergens': {
    alt: 'A spoon with a little smooth peanut butter rests by one dish; six more dishes, each with another food, wait in a curve.',
    tone: 'apricot',
    stage: 'wide',
    draw: (ground) =>
      surface(ground) +
      at(-290, 80, cloth({ width: 500, height: 460, colour: '#f5f0d8', pattern: 'dots' }), { rotate: -6 }) +
      at(-330, 76, dishAbove(168, paint.pear, dollop('#fdf6e6', 108) + at(6, 8, smear('#c98f52', 120)))) +
      at(-90, 130, spoonAbove(paint.apricotDeep, 330, '#c98f52'), { rotate: 12 }) +
      allergenQueue.map(({ x, y, colour, content }) => at(x, y, dishAbove(96, colour, content))).join(''),
  },
  'cutting-food-safely': {
    alt: 'A chopping board: whole grapes, a sausage and an apple on the left; on the right grape quarters, thin strips and soft slices.',
    tone: 'berry',
    stage: 'wide',
    draw: (ground) =>
      surface(ground) +
      at(0, 20, board(1010, 640)) +
      at(-330, -160, grape(), { rotate: -12, scale: 1.3 }) +
      at(-230, -132, grape(lit(paint.pearDeep, 0.03)), { rotate: 20, scale: 1.3 }) +
      at(-280, 34, sausage(250), { rotate: -6 }) +
      at(-280, 214, pictogram('red-apple', 180)) +
      at(0, 30, knifeAbove(paint.skyDark, 500), { rotate: 90 }) +
      at(216, -186, grapeQuarter(), { rotate: -18, scale: 1.4 }) +
      at(352, -164, grapeQuarter(), { rotate: 16, scale: 1.4 }) +
      at(232, -106, grapeQuarter(), { rotate: 10, scale: 1.4 }) +
      at(368, -88, grapeQuarter(), { rotate: -12, scale: 1.4 }) +
      repeat(3, (index) =>
        at(288 + (index % 2) * 16, 4 + index * 42, meatStrip('#c9795b', 220), {
          rotate: -4 + index * 4,
          scale: 1.15,
        }),
      ) +
      at(186, 216, appleSlice(), { rotate: -10, scale: 1.2 }) +
      at(300, 236, appleSlice(), { rotate: 8, scale: 1.2 }) +
      at(410, 214, appleSlice(), { rotate: -4, scale: 1.2 }),
  },
};

const allergenQueue: ReadonlyArray<{ x: number; y: number; colour: string; content: string }> = [
  {
    x: 110,
    y: 250,
    colour: paint.sky,
    content: at(0, -18, omeletteStrip(undefined, 110)) + at(6, 24, omeletteStrip(undefined, 110)),
  },
  { x: 330, y: 196, colour: paint.leaf, content: dollop(paint.milk, 58) },
  {
    x: 482,
    y: 34,
    colour: paint.berry,
    content:
      at(0, -16, toastFinger(undefined, 110), { rotate: -8 }) +
      at(6, 26, toastFinger(undefined, 110), { rotate: 4 }),
  },
  { x: 452, y: -190, colour: paint.butter, content: at(0, 0, fishFlakes('#f3b79b'), { scale: 0.95 }) },
  {
    x: 230,
    y: -262,
    colour: paint.sky,
    content:
      at(-26, -16, tofu(48), { rotate: 10 }) + at(28, -8, tofu(48), { rotate: -12 }) + at(0, 34, tofu(46)),
  },
  { x: 10, y: -244, colour: paint.pear, content: dollop('#e3c48d', 58) },
];

function eggBox(): string {
  const pulp = '#d5c7b4';
  return (
    box(-126, -190, 270, 400, 40, paint.shade, 'opacity="0.14"') +
    box(-138, -206, 270, 400, 40, lit(pulp, -0.05)) +
    box(-138, -206, 270, 388, 40, pulp) +
    repeat(6, (index) => {
      const x = -66 + (index % 2) * 126;
      const y = -136 + Math.floor(index / 2) * 124;
      return (
        circle(x, y, 54, lit(pulp, -0.1)) +
        circle(x, y + 3, 48, lit(pulp, -0.17)) +
        (index === 3 ? '' : at(x, y, eggWhole(index % 2 ? '#f2dcc0' : '#e3b184'), { scale: 0.82 }))
      );
    })
  );
}

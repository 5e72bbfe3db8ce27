import { surface, tableLine, tableTop, wall } from './backdrops';
import { bearArm, bearTorso } from './bear';
import { lit } from './colour-space';
import { kiwiSlice, pearSlice, raspberryMash, strawberrySlice } from './foods-fruit';
import { dollop, omeletteStrip, porridge, toastFinger } from './foods-grain-and-egg';
import { bean, fishFlakes, lentils, mince, smear, tofu } from './foods-protein';
import { batonCooked, floret, pepperStrip, spinachLeaf } from './foods-vegetables';
import { bowlAbove, cloth, dishAbove, spoonAbove } from './from-above';
import { people, reachingArm } from './hands';
import { highChairBack } from './house-parts';
import { paint } from './palette';
import { pictogram } from './pictograms';
import { houseWindow, plant, shelf } from './room-parts';
import { at, circle, ellipse, shape } from './svg';
import { bowl, jar, jug, openCup, spoonLying, spoutCup } from './tableware';

import type { SceneBook } from './scene';

/** Pictures of the posts on starting: readiness, first weeks, iron, water. */
export const firstFeedingScenes: SceneBook = {
  'when-to-start-solids': {
    alt: 'A toy bear sits upright in a high chair, mouth open, and reaches for a spoon that a hand holds out; a bowl waits on the table.',
    tone: 'apricot',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-440, -150, houseWindow(ground, { width: 270, height: 330, curtains: '#f3c6a2' })) +
      at(440, -230, shelf(ground, 260)) +
      at(370, -230, jar({ width: 78, height: 96, fill: paint.butter })) +
      at(490, -230, plant({ height: 140 })) +
      at(
        -70,
        tableLine,
        highChairBack(paint.sky) +
          at(0, -10, bearTorso({ bib: paint.pear, look: 0.7, mouth: 'open', nod: -0.3 })),
        { scale: 1.22 },
      ) +
      tableTop(ground) +
      at(-70, tableLine, bearArm([-66, -86], [-106, 4], -16) + bearArm([66, -86], [136, -62], 8), {
        scale: 1.22,
      }) +
      at(
        220,
        336,
        bowl({
          width: 270,
          colour: paint.leaf,
          fill: '#f3b06d',
          inside: ellipse(-20, 6, 60, 12, lit('#f3b06d', 0.05)),
        }),
      ) +
      at(262, -68, spoonLying(paint.pear, 260) + ellipse(-83, -9, 34, 15, '#f3b06d'), { rotate: 6 }) +
      at(360, -56, reachingArm(people.first), { flip: true, rotate: 8, scale: 1.1 }),
  },
  'first-two-weeks-of-solids': {
    alt: 'Fourteen small dishes in two rows on a striped runner, from smooth purées to soft finger food; a spoon lies beside the first.',
    tone: 'paper',
    stage: 'wide',
    draw: (ground) =>
      surface(ground, true) +
      at(0, -10, cloth({ width: 1400, height: 520, colour: '#f3e3c4', pattern: 'stripes' })) +
      fortnight
        .map((dish, index) =>
          at(-468 + (index % 7) * 156, index < 7 ? -120 : 100, dishAbove(66, dish.colour, dish.content)),
        )
        .join('') +
      at(-390, 322, spoonAbove(paint.pearDeep, 300, '#e8b274'), { rotate: 84 }) +
      at(470, 316, pictogram('leafy-green', 120)) +
      at(370, 340, pictogram('carrot', 110)),
  },
  'iron-from-six-months': {
    alt: 'A bowl from above with lentils, minced beef, tofu, beans and spinach; beside it a dish of strawberry, kiwi and soft pepper.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      surface(ground, true) +
      at(-150, 30, cloth({ width: 640, height: 640, colour: '#3f6a68', pattern: 'gingham' }), {
        rotate: -8,
      }) +
      at(-150, 16, bowlAbove({ radius: 272, colour: paint.apricot, fill: '#e9b06c', content: ironBowl() })) +
      at(
        330,
        -130,
        dishAbove(
          150,
          paint.leaf,
          at(-52, -30, strawberrySlice()) +
            at(44, -46, kiwiSlice()) +
            at(34, 46, strawberrySlice(), { rotate: 30 }) +
            at(-42, 56, pepperStrip('#f0b24d'), { rotate: -20, scale: 0.9 }),
        ),
      ) +
      at(312, 210, spoonAbove(paint.pear, 330, '#d59a5c'), { rotate: 62 }) +
      at(520, 60, spinachLeaf(), { rotate: 40, scale: 1.1 }) +
      at(500, 300, bean(), { scale: 1.2 }) +
      at(548, 330, bean('#8a4a45'), { rotate: 70, scale: 1.1 }),
  },
  'water-for-babies': {
    alt: 'A hand pours a little water from a jug into a small open cup; a cup with a spout stands beside it, rain falls behind the window.',
    tone: 'sky',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(330, -150, houseWindow(ground, { width: 330, height: 350, view: 'rain' })) +
      tableTop(ground) +
      at(95, 320, openCup({ height: 168, colour: paint.apricot, drink: '#bfe4f6' })) +
      shape('M60 2 C84 20 92 70 90 158 H104 C106 70 98 10 74 -8 Z', '#bfe4f6') +
      at(-150, 110, jug(paint.milk, 240, false), { flip: true, rotate: 38 }) +
      at(-176, -76, reachingArm(people.second), { rotate: -6 }) +
      at(370, 300, spoutCup(paint.leaf, 190)) +
      at(-400, 330, plant({ height: 260, pot: paint.berryDeep })),
  },
};

/** A dish a day: smooth first, iron early, then soft pieces to hold. */
const fortnight: ReadonlyArray<{ colour: string; content: string }> = [
  { colour: paint.sky, content: dollop('#f2a55f', 38) },
  { colour: paint.apricot, content: dollop('#a9cf7c', 40) },
  { colour: paint.leaf, content: dollop('#c9825f', 40) },
  { colour: paint.berry, content: porridge('#f3e0b8', 60) },
  { colour: paint.butter, content: dollop('#f6d9a0', 42) },
  { colour: paint.sky, content: lentils(paint.apricotDeep, 44, 4, 34) },
  {
    colour: paint.pear,
    content:
      at(0, -14, batonCooked(paint.apricotDeep, 84, 24)) + at(2, 18, batonCooked(paint.apricotDeep, 84, 24)),
  },
  { colour: paint.leaf, content: at(0, -2, floret(), { scale: 0.8 }) },
  {
    colour: paint.berry,
    content:
      at(-2, -14, omeletteStrip(undefined, 86), { scale: 0.85 }) +
      at(4, 18, omeletteStrip(undefined, 86), { scale: 0.85 }),
  },
  { colour: paint.pear, content: dollop('#fdf6e6', 42) + raspberryMash() },
  {
    colour: paint.apricot,
    content:
      at(-16, 0, pearSlice(), { rotate: -14, scale: 0.8 }) +
      at(20, 4, pearSlice(), { rotate: 14, scale: 0.8 }),
  },
  { colour: paint.sky, content: dollop('#fdf6e6', 42) + at(0, 2, smear('#c98f52', 56)) },
  {
    colour: paint.butter,
    content:
      at(0, -12, toastFinger(undefined, 88), { scale: 0.85 }) +
      at(4, 20, toastFinger('#bcd06a', 88), { scale: 0.85 }),
  },
  { colour: paint.leaf, content: at(0, 0, fishFlakes(), { scale: 0.62 }) },
];

function ironBowl(): string {
  return (
    circle(0, 0, 220, '#e2a25c') +
    at(-90, -70, lentils('#e07f45', 118, 4, 120)) +
    at(104, -84, mince('#96604c', 96)) +
    at(-110, 106, tofu(62), { rotate: 12 }) +
    at(-40, 136, tofu(62), { rotate: -14 }) +
    at(-66, 60, tofu(58), { rotate: 30 }) +
    at(60, 84, bean(), { rotate: 20 }) +
    at(128, 60, bean('#8f4d47'), { rotate: -40 }) +
    at(96, 132, bean(), { rotate: 80 }) +
    at(0, 4, spinachLeaf(), { rotate: 68, scale: 0.95 }) +
    at(26, -150, spinachLeaf(), { rotate: -30, scale: 0.8 })
  );
}

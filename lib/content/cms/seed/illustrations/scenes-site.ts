import { tableTop, wall } from './backdrops';
import { lit } from './colour-space';
import { kiwiSlice, strawberrySlice } from './foods-fruit';
import { dollop, eggHalf, grains, omeletteStrip, porridge } from './foods-grain-and-egg';
import { bean, fishFlakes, lentils, tofu } from './foods-protein';
import { batonCooked, floret, pea } from './foods-vegetables';
import { dishAbove } from './from-above';
import { paint } from './palette';
import { standing } from './pictograms';
import { houseWindow, pendantLamp, plant, shelf } from './room-parts';
import { at, box, circle, ellipse, inside, repeat, scatter, shape, stroke } from './svg';
import { bowl, jar, spoonLying, steam } from './tableware';

import type { SceneBook } from './scene';

/** Pictures of the site itself: home, NutriAI and the page that is not there. */
export const siteScenes: SceneBook = {
  'home-hero': {
    alt: 'A calm kitchen at night: a bowl and a spoon on the table in the light of one lamp, a pear, and a window with the moon.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-290, -150, houseWindow(ground, { width: 400, height: 420, curtains: '#4d7f82' })) +
      at(-390, 44, plant({ height: 150, pot: '#a8674a', leaf: '#4d8f6a' })) +
      at(430, -110, shelf(ground, 290)) +
      at(340, -110, jar({ width: 88, height: 112, fill: '#d9b679', lid: '#7d8f7d' })) +
      at(440, -110, jar({ width: 80, height: 92, fill: '#c9825f', lid: '#7d8f7d' })) +
      at(524, -110, plant({ height: 120, pot: '#5b8aa0', leaf: '#5fa177' })) +
      tableTop(ground) +
      at(150, -190, pendantLamp(ground, paint.apricot, 230)) +
      ellipse(150, 290, 420, 92, paint.moon, 'opacity="0.1"') +
      at(130, 122, steam(110, paint.moon, 0.35)) +
      at(130, 340, bowl({ width: 330, colour: paint.pear, fill: '#f3cf95', inside: homeBowl() })) +
      at(420, 330, spoonLying(paint.apricot, 220), { flip: true, rotate: -5 }) +
      at(-150, 322, standing('pear', 150)),
  },
  'nutriai-hero': {
    alt: 'A week on a board: seven columns of small bowls with different foods, some still empty; a spoon and a bowl stand on the table below.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      box(-486, -352, 1000, 500, 40, ground.shadow, 'opacity="0.3"') +
      box(-500, -370, 1000, 500, 40, '#2f525a') +
      box(-484, -354, 968, 468, 28, '#f6f1e2') +
      repeat(
        7,
        (index) =>
          box(-464 + index * 133, -334, 122, 428, 22, index === 2 ? '#e3edb3' : '#ece5d0') +
          box(-436 + index * 133, -322, 66, 12, 6, index === 2 ? paint.pearDeep : '#cfc5a8'),
      ) +
      weekOfBowls
        .map((content, index) =>
          at(
            -403 + (index % 7) * 133,
            -246 + Math.floor(index / 7) * 128,
            content
              ? dishAbove(53, dishColours[(index * 3) % dishColours.length] ?? paint.sky, content)
              : emptySpot(),
          ),
        )
        .join('') +
      tableTop(ground) +
      at(
        -370,
        340,
        bowl({
          width: 230,
          colour: paint.apricot,
          fill: '#f3cf95',
          inside: at(-20, 0, ellipse(0, 0, 40, 8, lit('#f3cf95', 0.05))),
        }),
      ) +
      at(-130, 350, spoonLying(paint.pear, 220), { flip: true }) +
      at(330, 335, standing('pear', 130)) +
      at(430, 345, standing('carrot', 120)),
  },
  'not-found': {
    alt: 'An empty bowl and a spoon on a table at night; beside them the core of a pear that somebody has eaten.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-330, -160, houseWindow(ground, { width: 280, height: 330 })) +
      at(390, -190, shelf(ground, 300)) +
      at(320, -190, jar({ width: 88, height: 112, fill: '#d9b679', lid: '#7d8f7d', level: 0.2 })) +
      at(460, -190, plant({ height: 150, pot: '#a8674a', leaf: '#5fa177' })) +
      tableTop(ground) +
      at(-40, 330, bowl({ width: 400, colour: paint.sky, fill: lit(paint.sky, -0.1) })) +
      at(-330, 345, spoonLying(paint.apricot, 220)) +
      at(320, 330, pearCore()),
  },
};

const dishColours = [paint.sky, paint.apricot, paint.leaf, paint.berry, paint.butter, paint.pear] as const;

const small = (body: string, scale = 0.62) => at(0, 0, body, { scale });

/** Three rows: morning, noon, evening. Two places are still open: a plan is for filling. */
const weekOfBowls: ReadonlyArray<string | undefined> = [
  porridge('#f3e0b8', 50),
  small(at(0, -20, omeletteStrip(undefined, 100)) + at(6, 24, omeletteStrip(undefined, 100)), 0.68),
  dollop('#fdf6e6', 34) + small(strawberrySlice(), 0.5),
  porridge('#ecd3a4', 50, '#c98f52'),
  small(eggHalf()),
  small(kiwiSlice(), 0.7),
  porridge('#f3e0b8', 50, paint.berryDeep),
  lentils(paint.apricotDeep, 36, 4, 34),
  small(floret(), 0.72),
  small(fishFlakes(), 0.6),
  small(at(-30, -14, tofu(50)) + at(28, -6, tofu(48)) + at(0, 36, tofu(46))),
  grains(paint.milk, 36, 6, 34),
  small(at(0, -22, batonCooked()) + at(6, 22, batonCooked()), 0.6),
  scatter(7, 30, 3, () => small(pea(), 0.8)),
  dollop('#a9cf7c', 34),
  dollop('#f2a55f', 34),
  small(at(-24, -16, bean()) + at(24, -6, bean('#8f4d47')) + at(0, 30, bean()), 0.72),
  undefined,
  dollop('#d98291', 34),
  undefined,
  small(at(0, 0, floret('#efe3c2', '#d9d3a0')), 0.72),
];

function emptySpot(): string {
  return (
    `<circle r="48" fill="none" stroke="#c4b994" stroke-width="5" stroke-dasharray="10 12" stroke-linecap="round"/>` +
    box(-18, -3, 36, 6, 3, '#c4b994') +
    box(-3, -18, 6, 36, 3, '#c4b994')
  );
}

function homeBowl(): string {
  return (
    ellipse(-40, 4, 70, 14, lit('#f3cf95', 0.04)) +
    at(-30, -4, ellipse(0, 0, 26, 10, paint.berryDeep) + ellipse(-4, -2, 16, 5, paint.berry)) +
    at(34, 4, ellipse(0, 0, 28, 10, paint.berryDeep) + ellipse(-4, -2, 16, 5, paint.berry)) +
    at(78, -10, ellipse(0, 0, 20, 7, paint.leafDeep)) +
    at(-92, 2, ellipse(0, 0, 18, 6, paint.leafDeep))
  );
}

function pearCore(): string {
  const core =
    'M-30 -178 C-6 -196 20 -196 36 -178 C30 -150 18 -140 16 -108 C14 -76 34 -56 58 -40 C66 -14 40 4 0 4 C-40 4 -66 -14 -58 -40 C-32 -56 -14 -76 -16 -108 C-18 -140 -28 -150 -30 -178 Z';
  return (
    ellipse(10, 0, 74, 13, paint.shade, 'opacity="0.25"') +
    shape(core, '#f5efc9') +
    inside(
      shape(core, '#000'),
      shape('M-80 -200 H80 V-168 Q0 -150 -80 -168 Z', paint.pear) +
        shape('M-80 -30 Q0 -50 80 -30 V20 H-80 Z', paint.pear) +
        shape('M10 -36 Q50 -40 80 -30 V20 H20 Z', paint.pearDeep) +
        ellipse(34, -100, 24, 90, '#e4dca8', 'opacity="0.8"'),
    ) +
    shape('M-6 -110 Q-16 -92 -6 -76 Q4 -92 -6 -110 Z', paint.bark) +
    shape('M12 -96 Q4 -80 13 -66 Q22 -80 12 -96 Z', paint.bark) +
    stroke('M4 -186 Q6 -214 22 -226', paint.bark, 9) +
    at(54, -222, shape('M-30 6 C-20 -24 14 -26 34 -6 C18 16 -12 20 -30 6 Z', paint.leafDeep), {
      rotate: -12,
    }) +
    circle(98, -2, 4, paint.bark)
  );
}

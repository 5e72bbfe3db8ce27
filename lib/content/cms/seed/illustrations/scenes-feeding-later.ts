import { tableLine, tableTop, wall } from './backdrops';
import { bearArm, bearTorso } from './bear';
import { lit } from './colour-space';
import { bean, chickpea, lentils, tofu } from './foods-protein';
import { floret, pea } from './foods-vegetables';
import { cubeTray } from './from-above';
import { highChairBack, openFreezer, snowflake, tub } from './house-parts';
import { cerealBox, glassBottle, magnifier, pancakeStack, sauceBottle, vegetableCrate } from './larder-parts';
import { paint } from './palette';
import { standing } from './pictograms';
import { garland, houseWindow, plant, shelf } from './room-parts';
import { at, circle, scatter, stroke } from './svg';
import { bowl, jar, openCup, plate, pot, spoonLying, steam } from './tableware';

import type { SceneBook } from './scene';

/** Pictures of the posts on honey, labels, milk, plant diets, fussiness and the freezer. */
export const laterFeedingScenes: SceneBook = {
  'no-honey-before-one': {
    alt: 'A honey pot stands high on a shelf, out of reach; below it a toy bear waits at a pancake with a single candle.',
    tone: 'pear',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(250, -372, garland(480, [paint.apricot, paint.sky, paint.berry, paint.leaf])) +
      at(370, -170, shelf(ground, 330)) +
      at(300, -170, standing('honey-pot', 132)) +
      at(440, -170, jar({ width: 84, height: 104, fill: '#d9b98a', lid: paint.skyDeep })) +
      at(
        -170,
        tableLine,
        highChairBack(paint.apricot) + at(0, -10, bearTorso({ bib: paint.sky, look: 0.5, nod: 0.3 })),
        { scale: 1.22 },
      ) +
      tableTop(ground) +
      at(-170, tableLine, bearArm([-66, -86], [-100, 4], -14) + bearArm([66, -86], [106, 4], 14), {
        scale: 1.22,
      }) +
      at(190, 330, plate(380, paint.milk, at(0, 0, pancakeStack(), { scale: 1.1 }))),
  },
  'hidden-salt-and-sugar': {
    alt: 'A magnifying glass over the label of a cereal box shows white crystals; a tin, a loaf and a bottle of sauce stand beside it.',
    tone: 'paper',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-420, -170, shelf(ground, 280)) +
      at(-480, -170, plant({ height: 150, pot: paint.skyDeep })) +
      at(-370, -170, jar({ width: 84, height: 104, fill: paint.butter })) +
      tableTop(ground) +
      at(440, 270, standing('bread', 260)) +
      at(-330, 300, standing('canned-food', 210)) +
      at(-160, 290, sauceBottle()) +
      at(60, 320, cerealBox(), { scale: 1.12 }) +
      at(196, 96, magnifier(), { rotate: 8, scale: 1.12 }),
  },
  'milk-after-one': {
    alt: 'A small open cup of milk and a bowl of yoghurt on a table; through the window a cow stands on a green hill.',
    tone: 'sky',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-110, -160, houseWindow(ground, { width: 560, height: 400, curtains: '#f6d9a8', view: 'hills' })) +
      at(-196, -10, standing('cow', 130)) +
      tableTop(ground) +
      at(330, 300, glassBottle()) +
      at(120, 320, openCup({ height: 150, colour: paint.leaf, drink: paint.milk })) +
      at(
        -190,
        330,
        bowl({
          width: 240,
          colour: paint.berry,
          fill: paint.milk,
          inside:
            at(-20, 0, circle(0, 0, 12, paint.berryDeep)) +
            at(20, 6, circle(0, 0, 12, paint.berryDeep)) +
            at(54, -4, circle(0, 0, 10, paint.berryDeep)),
        }),
      ) +
      at(-400, 350, spoonLying(paint.apricot, 200), { rotate: -4 }),
  },
  'vegetarian-and-vegan-weaning': {
    alt: 'A crate of vegetables, three jars of lentils, chickpeas and beans, and a small bowl of tofu and broccoli on a kitchen table.',
    tone: 'leaf',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(390, -160, houseWindow(ground, { width: 270, height: 320, curtains: '#f2f0d4' })) +
      at(-300, -180, shelf(ground, 330)) +
      at(-400, -180, plant({ height: 140, pot: paint.apricot })) +
      at(-200, -180, plant({ height: 120, pot: paint.sky, leaf: '#7fae3f' })) +
      tableTop(ground) +
      at(-330, 310, vegetableCrate()) +
      at(-20, 260, jar({ width: 116, height: 170, fill: '#e9925a', pieces: lentils('#e27f45', 74, 4, 80) })) +
      at(
        120,
        284,
        jar({
          width: 116,
          height: 150,
          fill: '#e8cd97',
          lid: paint.skyDeep,
          pieces: scatter(16, 66, 3, () => at(0, 0, chickpea(), { scale: 0.62 })),
        }),
      ) +
      at(
        256,
        262,
        jar({
          width: 116,
          height: 180,
          fill: '#7d3f3b',
          lid: paint.leafDark,
          pieces: scatter(18, 72, 5, () => at(0, 0, bean('#a65a52'), { scale: 0.6 })),
        }),
      ) +
      at(
        430,
        340,
        bowl({
          width: 230,
          colour: paint.apricot,
          fill: '#f7ecd2',
          inside:
            at(-44, 0, tofu(34)) +
            at(-4, 8, tofu(34)) +
            at(44, -14, floret(), { scale: 0.66 }) +
            at(-12, -16, floret(), { scale: 0.5 }),
        }),
      ),
  },
  'fussy-eating-toddlers': {
    alt: 'A toy bear turns his head away from a plate where three pieces of broccoli stand like trees; a pea has rolled off.',
    tone: 'berry',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-380, -150, houseWindow(ground, { width: 270, height: 320 })) +
      at(
        110,
        tableLine,
        highChairBack(paint.leaf) +
          at(
            0,
            -10,
            bearTorso({ bib: paint.butter, look: 1, nod: -0.5, tilt: 6, mouth: 'closed', eyes: 'closed' }),
          ),
        { scale: 1.22 },
      ) +
      tableTop(ground) +
      at(110, tableLine, bearArm([-64, -84], [-24, -6], -20) + bearArm([66, -84], [22, 0], 20), {
        scale: 1.22,
      }) +
      at(
        -130,
        340,
        plate(
          440,
          paint.sky,
          at(-90, -40, floret(), { scale: 1.1 }) +
            at(10, -52, floret(lit(paint.leafDeep, -0.03)), { scale: 1.3 }) +
            at(100, -30, floret(), { scale: 0.95 }) +
            at(-30, 22, pea(), { scale: 0.8 }) +
            at(50, 26, pea(), { scale: 0.8 }),
        ),
      ) +
      at(250, 346, pea()) +
      stroke('M120 322 q40 -44 72 -2 q16 -20 36 4', '#a5794d', 4, 'stroke-dasharray="2 13"') +
      at(420, 340, spoonLying(paint.apricot, 190), { rotate: 6, flip: true }),
  },
  'batch-cooking-and-freezing': {
    alt: 'At night a pot steams on the table beside a tray of purée cubes; behind it an open freezer holds labelled tubs.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      wall(ground) +
      at(-390, -190, houseWindow(ground, { width: 260, height: 300 })) +
      at(330, 470, openFreezer(ground, freezerShelves())) +
      tableTop(ground) +
      at(-250, 70, steam(150)) +
      at(-250, 310, pot(310, paint.berryDeep, true, '#e8a45c')) +
      at(90, 300, tiltedTray()) +
      at(-480, 330, openCup({ height: 96, colour: paint.pear, drink: '#eef3d2' })),
  },
};

function freezerShelves(): string {
  return (
    at(-84, -14, tub(100, '#e9a45f', paint.apricot)) +
    at(42, -14, tub(112, '#a9cf7c', paint.leaf)) +
    at(-80, 186, tub(112, '#d98291', paint.berry)) +
    at(50, 186, tub(112, '#f3d794', paint.butter)) +
    at(-86, -120, snowflake(22, '#b5dcee')) +
    at(54, -136, snowflake(28, '#b5dcee')) +
    at(-10, 70, snowflake(18, '#b5dcee'))
  );
}

/** The tray seen at the table's angle: the view from above, flattened. */
function tiltedTray(): string {
  const fills = ['#f2a55f', '#a9cf7c', '#e58c97', '#f3d794', '#a9cf7c', '#f2a55f', '#f3d794', '#e58c97'];
  return `<g transform="scale(0.72 0.42)">${cubeTray(4, fills, paint.sky, 96)}</g>`;
}

import { floorRoom, moon, stars, tableLine, tableTop, wall } from './backdrops';
import { bearArm, bearTorso } from './bear';
import { lit } from './colour-space';
import { people, reachingArm } from './hands';
import { highChairBack } from './house-parts';
import { armchair, sideTable } from './nursery-parts';
import { paint } from './palette';
import { standing } from './pictograms';
import { houseWindow, pendantLamp, plant, shelf, tableLamp } from './room-parts';
import { at, box, ellipse, repeat, shape, stroke } from './svg';
import { bowl, drop, jug, milkBottle, openCup, plate, spoutCup } from './tableware';

import type { Ground } from './palette';
import type { SceneBook } from './scene';

/** 'Drinks by age': one table through the day, from the night bottle to the toddler's cup. */
export const drinksStory: SceneBook = {
  'drinks-by-age': {
    alt: 'Three drinking vessels side by side on a table: a milk bottle, a cup with a spout and a small open cup of water.',
    tone: 'sky',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(40, -240, houseWindow(ground, { width: 460, height: 400, curtains: '#f7ddb0', view: 'hills' })) +
      tableTop(ground) +
      at(-330, 330, milkBottle(paint.apricot, 430, 0.7)) +
      at(-20, 370, spoutCup(paint.leaf, 280)) +
      at(310, 365, openCup({ height: 220, colour: paint.berry, drink: '#bfe4f6' })) +
      at(310, 90, drop(46, paint.sky)),
  },
  'drinks-milk-only': {
    alt: 'Night: an armchair by the window, a lamp and one milk bottle on the side table.',
    tone: 'night',
    stage: 'square',
    draw: (ground) =>
      floorRoom(ground) +
      at(170, -260, houseWindow(ground, { width: 330, height: 370 })) +
      at(110, 360, armchair(ground), { scale: 1.3 }) +
      at(-310, 370, sideTable(250, 210, '#8a9a80')) +
      at(-350, 156, tableLamp(ground), { scale: 0.85 }) +
      at(-250, 160, milkBottle(paint.leaf, 190, 0.66)),
  },
  'drinks-sips-of-water': {
    alt: 'A toy bear at the table; a grown-up hand holds a small open cup of water to him, a bowl of food stands in front.',
    tone: 'sky',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(-310, -250, houseWindow(ground, { width: 240, height: 280 })) +
      at(
        0,
        tableLine,
        highChairBack(paint.butter) + at(0, -10, bearTorso({ bib: paint.leaf, look: 0.4, mouth: 'round' })),
        { scale: 1.35 },
      ) +
      tableTop(ground) +
      at(0, tableLine, bearArm([-66, -86], [-106, 4], -16) + bearArm([66, -86], [118, -76], 8), {
        scale: 1.35,
      }) +
      at(206, -14, openCup({ height: 120, colour: paint.berry, drink: '#bfe4f6' }), { rotate: -24 }) +
      at(262, -62, reachingArm(people.first), { flip: true, rotate: 10, scale: 1.15 }) +
      at(
        -60,
        360,
        plate(
          380,
          paint.pear,
          ellipse(-30, -6, 84, 22, '#ef9a55') +
            ellipse(-40, -10, 56, 12, lit('#ef9a55', 0.05)) +
            ellipse(90, -4, 46, 15, '#9cc56f'),
        ),
      ),
  },
  'drinks-which-cup': {
    alt: 'On a shelf a small open cup and a two-handled cup with a free-flowing spout; below, water runs from a jug into the open cup.',
    tone: 'leaf',
    stage: 'square',
    anchor: 'low',
    draw: (ground) =>
      wall(ground) +
      at(190, -280, shelf(ground, 420)) +
      at(90, -280, spoutCup(paint.apricot, 170)) +
      at(290, -280, openCup({ height: 120, colour: paint.sky, bands: false })) +
      tableTop(ground) +
      at(70, 350, openCup({ height: 200, colour: paint.berry, drink: '#bfe4f6' })) +
      shape('M30 -14 C60 14 70 70 66 160 H84 C86 64 80 -2 48 -26 Z', '#bfe4f6') +
      at(-220, 110, jug(paint.milk, 290, false), { flip: true, rotate: 36 }) +
      at(-262, -100, reachingArm(people.third), { rotate: -6, scale: 1.1 }) +
      at(-330, 370, plant({ height: 230, pot: paint.skyDeep })),
  },
  'drinks-first-birthday': {
    alt: 'A carton of whole milk, an open cup of milk and a plate with yoghurt; through the window a cow stands on a hill.',
    tone: 'apricot',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(-40, -270, houseWindow(ground, { width: 470, height: 380, curtains: '#fbe3bd', view: 'hills' })) +
      at(-130, -136, standing('cow', 130)) +
      tableTop(ground) +
      at(-250, 320, milkCarton(paint.sky), { scale: 1.2 }) +
      at(40, 350, openCup({ height: 220, colour: paint.leaf, drink: paint.milk })) +
      at(
        300,
        340,
        plate(250, paint.berry, ellipse(0, -12, 78, 26, paint.milk) + ellipse(-14, -18, 46, 13, paint.white)),
      ),
  },
  'drinks-one-to-three': {
    alt: 'A jug of water and a cup on a table by a sunny window, with a bowl of fruit.',
    tone: 'pear',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(-120, -260, houseWindow(ground, { width: 420, height: 400, curtains: '#fdf3d3' })) +
      tableTop(ground) +
      at(-220, 330, jug(paint.milk, 330)) +
      at(60, 370, openCup({ height: 210, colour: paint.sky, drink: '#bfe4f6' })) +
      at(
        300,
        360,
        bowl({
          width: 250,
          colour: paint.apricot,
          fill: lit(paint.apricot, -0.1),
          inside:
            at(-56, -16, tangerineHalf()) +
            at(8, -22, tangerineHalf()) +
            at(66, -12, ellipse(0, 0, 26, 20, paint.berryDeep) + ellipse(-6, -6, 8, 5, paint.berry)),
        }),
      ) +
      at(30, 100, drop(40, paint.sky)) +
      at(96, 60, drop(26, paint.sky)),
  },
  'drinks-juice': {
    alt: 'A very small cup of orange juice between whole oranges and a large cup of water.',
    tone: 'berry',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(0, -150, pendantLamp(ground, paint.butter, 230)) +
      tableTop(ground) +
      at(-310, 330, standing('tangerine', 230)) +
      at(-150, 370, standing('tangerine', 180)) +
      at(30, 360, openCup({ height: 120, colour: paint.milk, drink: '#f4a64a', bands: false })) +
      at(280, 360, openCup({ height: 280, colour: paint.sky, drink: '#d3ecf7' })),
  },
  'drinks-leave-out': {
    alt: 'Far back on a high shelf: a teapot, a fizzy drink, a slush cup and a carton; on the table in front a cup of water.',
    tone: 'paper',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(0, -210, shelf(ground, 820)) +
      at(-300, -210, standing('teapot', 160)) +
      at(-110, -210, standing('cup-with-straw', 170)) +
      at(80, -210, standing('shaved-ice', 150)) +
      at(290, -210, milkCarton('#d8c7a0'), { scale: 0.62 }) +
      tableTop(ground) +
      ellipse(0, 350, 300, 60, ground.tableLight) +
      at(0, 360, openCup({ height: 290, colour: paint.leaf, drink: '#bfe4f6' })),
  },
  'drinks-quiz': {
    alt: 'A night table with three cups in a row: one white, one orange and one with clear water.',
    tone: 'night',
    stage: 'square',
    stripAt: 230,
    draw: (ground) =>
      wall(ground) +
      at(0, -330, stars(14, 760, 200, 9)) +
      at(270, -330, moon(60)) +
      tableTop(ground) +
      at(-290, 350, openCup({ height: 230, colour: paint.berry, drink: paint.milk })) +
      at(0, 350, openCup({ height: 230, colour: paint.apricot, drink: '#f4a64a' })) +
      at(290, 350, openCup({ height: 230, colour: paint.sky, drink: '#d3ecf7' })),
  },
  'drinks-closing': {
    alt: 'An open cup, a cup with a spout and an empty bottle stand on a striped cloth by the window.',
    tone: 'apricot',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(170, -260, houseWindow(ground, { width: 350, height: 370, curtains: '#f3c9a0' })) +
      tableTop(ground) +
      dryingCloth(ground) +
      at(-230, 340, openCup({ height: 210, colour: paint.sky, bands: true })) +
      at(30, 345, spoutCup(paint.leaf, 250)) +
      at(290, 340, milkBottle(paint.berry, 340, 0)),
  },
};

function milkCarton(colour: string): string {
  return (
    ellipse(14, -2, 110, 15, paint.shade, 'opacity="0.17"') +
    box(-92, -250, 184, 250, 8, paint.milk) +
    shape('M36 -250 H92 V-8 Q92 0 84 0 H36 Z', '#e6e9e0') +
    shape('M-92 -246 L-56 -316 H56 L92 -246 Z', colour) +
    shape('M36 -246 L26 -316 H56 L92 -246 Z', lit(colour, -0.07)) +
    box(-60, -346, 120, 34, 8, lit(colour, -0.05)) +
    box(-92, -150, 184, 70, 0, colour) +
    box(36, -150, 56, 70, 0, lit(colour, -0.07)) +
    at(-28, -104, drop(46, paint.milk))
  );
}

function tangerineHalf(): string {
  return (
    ellipse(0, 0, 36, 26, '#f0973f') +
    ellipse(0, -4, 30, 19, '#ffc37d') +
    stroke('M-24 -4 H24 M-12 -16 L12 8 M12 -16 L-12 8', '#f5a855', 4)
  );
}

function dryingCloth(ground: Ground): string {
  return (
    shape('M-400 310 L360 290 L420 390 L-440 404 Z', lit(ground.wall, -0.02)) +
    repeat(9, (index) =>
      stroke(
        `M${-360 + index * 86} ${310 - index * 2} l${-30 + index * 8} 88`,
        paint.berry,
        7,
        'opacity="0.7"',
      ),
    )
  );
}

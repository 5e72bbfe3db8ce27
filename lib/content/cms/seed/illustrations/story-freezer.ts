import { floorRoom, surface, tableTop, wall } from './backdrops';
import { lit } from './colour-space';
import { lentils } from './foods-protein';
import { batonCooked, pea } from './foods-vegetables';
import { basin, cubeBag, glassCover, mashColours, mashMound } from './freezer-parts';
import { board, cubeTop, cubeTray, dishAbove, spoonAbove } from './from-above';
import { people, reachingArm } from './hands';
import { openFreezer, snowflake, thermometer, tub } from './house-parts';
import { paint } from './palette';
import { standing } from './pictograms';
import { houseWindow, pendantLamp, plant, shelf, wallClock } from './room-parts';
import { at, box, ellipse, repeat, scatter, stroke } from './svg';
import { bowl, jar, plate, pot, spoonLying, steam } from './tableware';

import type { SceneBook } from './scene';

/** 'Freezer cubes on Sunday': from the pans to the wrist, one step a page. */
export const freezerStory: SceneBook = {
  'freezer-cubes-on-sunday': {
    alt: 'A silicone tray from above, filled with cubes of orange, green and red-brown mash; three frosty cubes lie beside it.',
    tone: 'sky',
    stage: 'square',
    draw: (ground) =>
      surface(ground) +
      at(
        -60,
        -60,
        cubeTray(
          4,
          [
            mashColours.sweet,
            mashColours.sweet,
            mashColours.pea,
            mashColours.pea,
            mashColours.sweet,
            mashColours.lentil,
            mashColours.pea,
            mashColours.pea,
            mashColours.lentil,
            mashColours.lentil,
            mashColours.beef,
            mashColours.beef,
            mashColours.lentil,
            undefined,
            mashColours.beef,
            mashColours.beef,
          ],
          paint.skyDeep,
          158,
        ),
        { rotate: -6 },
      ) +
      at(350, 250, cubeTop(130, mashColours.sweet), { rotate: 14 }) +
      at(210, 380, cubeTop(130, mashColours.pea), { rotate: -10 }) +
      at(410, 410, cubeTop(120, mashColours.beef), { rotate: 30 }) +
      at(-370, 400, snowflake(56, '#a9d5ea')) +
      at(410, -400, snowflake(44, '#a9d5ea')) +
      at(-400, -420, snowflake(34, '#a9d5ea')),
  },
  'freezer-three-pans': {
    alt: 'Three pots steam on the table: lentils with sweet potato, beef with tomato, and peas; raw vegetables lie in front.',
    tone: 'apricot',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(250, -290, houseWindow(ground, { width: 260, height: 300 })) +
      at(-250, -300, shelf(ground, 340)) +
      at(
        -330,
        -300,
        jar({ width: 92, height: 120, fill: '#e9925a', pieces: lentils('#e27f45', 52, 4, 50) }),
      ) +
      at(-190, -300, plant({ height: 150, pot: paint.skyDeep })) +
      tableTop(ground) +
      at(-300, 40, steam(110, '#fff', 0.8)) +
      at(10, 10, steam(120, '#fff', 0.8)) +
      at(310, 50, steam(90, '#fff', 0.8)) +
      at(-300, 240, pot(260, paint.berryDeep, true, mashColours.lentil)) +
      at(10, 230, pot(280, paint.skyDeep, true, mashColours.beef)) +
      at(310, 240, pot(230, paint.leafDeep, true, mashColours.pea)) +
      at(-230, 380, standing('roasted-sweet-potato', 150)) +
      at(40, 384, standing('tomato', 130)) +
      at(270, 380, standing('pea-pod', 150)),
  },
  'freezer-soft-enough': {
    alt: 'A board with soft cooked cubes of sweet potato, peas and lentils; one piece is squashed flat beside a spoon.',
    tone: 'leaf',
    stage: 'square',
    draw: (ground) =>
      surface(ground) +
      at(0, -20, board(860, 820, '#f0dcb8')) +
      at(-190, -190, dishAbove(170, paint.apricot, lentils('#e58b50', 110, 4, 130))) +
      at(
        210,
        -210,
        scatter(16, 130, 3, ({ pick }) => at(0, 0, pea(pick > 0.6), { scale: 1.25 })),
      ) +
      repeat(4, (index) =>
        at(
          -230 + (index % 2) * 150,
          110 + Math.floor(index / 2) * 92,
          batonCooked(mashColours.sweet, 130, 70),
          {
            rotate: -6 + index * 5,
          },
        ),
      ) +
      at(
        210,
        210,
        ellipse(0, 0, 116, 62, mashColours.sweet) +
          ellipse(-10, -8, 90, 40, lit(mashColours.sweet, 0.04)) +
          repeat(4, (index) =>
            stroke(`M${-70 + index * 14} ${-34 + index * 20} h130`, lit(mashColours.sweet, -0.05), 7),
          ),
      ) +
      at(404, 110, spoonAbove(paint.skyDeep, 380), { rotate: 200 }),
  },
  'freezer-cool-fast': {
    alt: 'A closed pot stands in a wide basin of cold water with ice; a wall clock shows that about an hour has gone.',
    tone: 'sky',
    stage: 'square',
    anchor: 'low',
    draw: (ground) =>
      wall(ground) +
      at(-260, -260, wallClock(ground, 130, 5, 0, paint.berry)) +
      at(250, -270, houseWindow(ground, { width: 260, height: 300, view: 'rain' })) +
      tableTop(ground) +
      at(0, 290, pot(330, paint.berryDeep, false)) +
      basin() +
      at(-330, 400, thermometer(220, paint.skyDeep, 0.3), { rotate: -8 }),
  },
  'freezer-fill-trays': {
    alt: 'A hand with a spoon fills the last pockets of an ice-cube tray with orange mash.',
    tone: 'pear',
    stage: 'square',
    draw: (ground) =>
      surface(ground, true) +
      at(
        60,
        30,
        cubeTray(
          3,
          [
            mashColours.sweet,
            mashColours.sweet,
            mashColours.sweet,
            mashColours.sweet,
            mashColours.sweet,
            mashColours.sweet,
            mashColours.sweet,
            mashColours.sweet,
            undefined,
            undefined,
            undefined,
            undefined,
          ],
          paint.leaf,
          176,
        ),
      ) +
      at(134, 196, spoonAbove(paint.berry, 430, mashColours.sweet), { rotate: 62 }) +
      at(-16, 276, reachingArm(people.second), { rotate: -14, scale: 1.35 }),
  },
  'freezer-bag-and-label': {
    alt: 'Frozen cubes in a clear bag with a plain label, and two labelled tubs, inside an open freezer.',
    tone: 'sky',
    stage: 'square',
    draw: (ground) =>
      floorRoom(ground) +
      at(
        90,
        440,
        openFreezer(
          ground,
          at(-66, -12, cubeBag()) +
            at(64, -12, tub(110, mashColours.beef, paint.berry)) +
            at(-70, 190, tub(116, mashColours.pea, paint.leaf)) +
            at(62, 190, tub(110, mashColours.lentil, paint.butter)) +
            at(84, -132, snowflake(26, '#b5dcee')),
        ),
        { scale: 1.22 },
      ),
  },
  'freezer-thaw': {
    alt: 'Night: a covered bowl with two cubes stands in the fridge, the moon shines through the kitchen window.',
    tone: 'night',
    stage: 'square',
    draw: (ground) =>
      floorRoom(ground) +
      at(-380, -250, houseWindow(ground, { width: 220, height: 280 })) +
      at(
        140,
        440,
        openFreezer(
          ground,
          at(
            -10,
            190,
            bowl({
              width: 190,
              colour: paint.apricot,
              fill: '#f6efe0',
              inside: box(-50, -22, 44, 26, 8, mashColours.sweet) + box(4, -18, 44, 26, 8, mashColours.pea),
            }),
          ) +
            at(-10, 104, glassCover()) +
            at(-72, -12, jar({ width: 70, height: 100, fill: paint.milk })) +
            at(60, -12, tub(110, '#f3d794', paint.sky)),
        ),
        { scale: 1.22 },
      ),
  },
  'freezer-steaming-hot': {
    alt: 'A small pan of food steams strongly on the table; a bowl and a spoon wait beside it.',
    tone: 'apricot',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(30, -250, pendantLamp(ground, paint.skyDeep, 240)) +
      tableTop(ground) +
      at(-130, 60, steam(210, '#fff', 0.95)) +
      at(-40, 80, steam(150, '#fff', 0.7)) +
      at(-110, 330, pot(340, paint.skyDeep, true, mashColours.lentil)) +
      at(240, 350, bowl({ width: 240, colour: paint.pear, fill: lit(paint.pear, -0.08) })) +
      at(260, 420, spoonLying(paint.berryDeep, 240), { rotate: -3 }),
  },
  'freezer-quiz': {
    alt: 'Half a bowl of mash with a used spoon in it, and a closed freezer tub behind.',
    tone: 'night',
    stage: 'square',
    stripAt: 240,
    draw: (ground) =>
      wall(ground) +
      at(-290, -260, houseWindow(ground, { width: 260, height: 300 })) +
      tableTop(ground) +
      at(260, 260, tub(220, mashColours.sweet, paint.sky)) +
      at(
        -80,
        350,
        bowl({
          width: 360,
          colour: paint.berry,
          fill: lit(paint.berry, -0.08),
          inside:
            ellipse(-30, 6, 110, 22, mashColours.sweet) +
            ellipse(-50, 2, 60, 10, lit(mashColours.sweet, 0.05)),
        }),
      ) +
      at(40, 120, box(-9, -150, 18, 220, 9, paint.pear), { rotate: 30 }),
  },
  'freezer-closing': {
    alt: 'A plate with three warm portions of mash, orange, green and brown, ready to serve, with a spoon and a cup.',
    tone: 'leaf',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(180, -260, houseWindow(ground, { width: 340, height: 350, curtains: '#f7e3bd' })) +
      at(-290, -240, shelf(ground, 280)) +
      at(-340, -240, jar({ width: 84, height: 110, fill: paint.butter })) +
      at(-240, -240, plant({ height: 140, pot: paint.berryDeep })) +
      tableTop(ground) +
      at(
        0,
        300,
        plate(
          520,
          paint.milk,
          mashMound(-130, mashColours.sweet) +
            mashMound(8, mashColours.pea) +
            mashMound(140, mashColours.beef),
        ),
      ) +
      at(-10, 390, spoonLying(paint.pearDeep, 260)),
  },
};

import { floorRoom, sparkle, surface } from './backdrops';
import { bearSitting } from './bear';
import { lit } from './colour-space';
import { bananaSlice, blueberryFlat, strawberrySlice } from './foods-fruit';
import { dollop } from './foods-grain-and-egg';
import { bowlAbove, spoonAbove } from './from-above';
import { cushion, openBook, rug, stackRings } from './nursery-parts';
import { paint } from './palette';
import { pictogram } from './pictograms';
import { houseWindow, plant, shelf, tableLamp } from './room-parts';
import { at, box, circle, ellipse, inside, shape, stroke } from './svg';
import { bowl, jar, openCup, pot, spoonLying } from './tableware';

import type { Ground } from './palette';
import type { SceneBook } from './scene';

/** Pictures of the posts on play. */
export const playScenes: SceneBook = {
  'ten-minutes-of-kitchen-play': {
    alt: 'A toy bear on the kitchen floor with a saucepan on his head, among pots, bowls, wooden spoons and an open cupboard.',
    tone: 'paper',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      kitchenUnit(ground) +
      at(-30, 345, rug(820, '#f3c9a0')) +
      at(-60, 330, bearSitting({ bib: paint.leaf, look: 0.2 }) + at(0, -318, panHat()), { scale: 1.02 }) +
      at(-350, 330, pot(230, paint.skyDeep, false)) +
      at(190, 336, nestedCups()) +
      at(430, 372, spoonLying(paint.wood, 280), { rotate: -7 }) +
      at(450, 310, bowl({ width: 190, colour: paint.pear, fill: lit(paint.pear, -0.1) })),
  },
  'talking-singing-reading': {
    alt: 'An open picture book on a rug by lamp light; a cow, a duck, notes and stars rise from its pages.',
    tone: 'night',
    stage: 'wide',
    draw: (ground) =>
      floorRoom(ground) +
      at(-430, -150, houseWindow(ground, { width: 250, height: 310 })) +
      at(0, 330, rug(980, '#416f74', '#4a7b7d')) +
      at(430, 260, tableLamp(ground), { scale: 1.2 }) +
      at(-400, 330, cushion(210, paint.apricot)) +
      circle(0, -20, 300, paint.moon, 'opacity="0.07"') +
      circle(0, 10, 210, paint.moon, 'opacity="0.07"') +
      at(0, 320, openBook(520, paint.berryDeep)) +
      at(-120, 190, bookPicture(paint.leaf)) +
      at(120, 190, bookPicture(paint.sky)) +
      at(-150, -30, pictogram('cow', 190), { rotate: -8 }) +
      at(40, -170, pictogram('duck', 170), { rotate: 6 }) +
      at(190, -10, pictogram('sailboat', 160), { rotate: 10 }) +
      note(0, 20, paint.pear) +
      note(-150, -200, paint.apricot) +
      note(230, -170, paint.sky) +
      at(-70, -250, sparkle(18)) +
      at(130, -280, sparkle(13)) +
      at(-280, -90, sparkle(12)),
  },
  'messy-food-play': {
    alt: 'A white tray from above, painted with purée: swirls, finger trails, paw prints, squashed berries and a tipped bowl.',
    tone: 'apricot',
    stage: 'wide',
    draw: (ground) =>
      surface(ground) +
      box(-486, -306, 1000, 640, 150, paint.shade, 'opacity="0.13"') +
      box(-500, -326, 1000, 640, 150, '#e9e6da') +
      box(-500, -330, 1000, 630, 150, paint.milk) +
      box(-454, -286, 908, 540, 116, '#f5f2e7') +
      inside(box(-454, -286, 908, 540, 116, '#000'), splashes()) +
      at(
        250,
        -110,
        bowlAbove({
          radius: 118,
          colour: paint.sky,
          fill: '#f2a55f',
          content: at(-20, 10, dollop('#f4b273', 70)),
        }),
      ) +
      at(410, 120, spoonAbove(paint.pearDeep, 300), { rotate: 24 }) +
      at(-80, 160, bananaSlice()) +
      at(-10, 186, bananaSlice(), { scale: 0.9 }) +
      at(60, 150, blueberryFlat(), { rotate: 20 }) +
      at(-370, 40, strawberrySlice(), { rotate: -20 }),
  },
};

function kitchenUnit(ground: Ground): string {
  const front = '#cfe3d4';
  const door = (x: number) =>
    box(x, -70, 196, 250, 14, front) +
    box(x + 16, -54, 164, 218, 10, lit(front, 0.03)) +
    box(x + 84, -44, 30, 10, 5, paint.woodDark);
  return (
    box(-620, -110, 1240, 300, 0, lit(front, -0.05)) +
    door(-596) +
    door(-386) +
    box(-176, -70, 196, 250, 14, '#6d8a80') +
    at(-130, 170, pot(96, paint.berryDeep, false)) +
    at(-30, 172, bowl({ width: 90, colour: paint.butter })) +
    shape('M20 -74 L120 -40 V214 L20 184 Z', lit(front, 0.02)) +
    shape('M34 -52 L106 -28 V194 L34 168 Z', lit(front, 0.045)) +
    door(140) +
    door(350) +
    box(-640, -136, 1280, 34, 8, ground.table) +
    box(-640, -110, 1280, 8, 0, ground.tableEdge) +
    at(-470, -136, jar({ width: 90, height: 118, fill: paint.butter })) +
    at(-350, -136, plant({ height: 150, pot: paint.berryDeep })) +
    at(440, -136, jar({ width: 90, height: 130, fill: '#e8cd97', lid: paint.skyDeep })) +
    at(260, -290, shelf(ground, 330)) +
    at(180, -290, openCup({ height: 80, colour: paint.apricot, bands: false })) +
    at(270, -290, openCup({ height: 80, colour: paint.sky, bands: false })) +
    at(360, -290, openCup({ height: 80, colour: paint.pear, bands: false }))
  );
}

function panHat(): string {
  return (
    box(86, -22, 150, 22, 11, paint.ink) +
    shape('M-98 16 V-36 C-98 -74 98 -74 98 -36 V16 Q0 38 -98 16 Z', paint.steel) +
    shape(
      'M44 26 Q74 22 98 16 V-36 C98 -58 70 -66 40 -66 C56 -40 52 0 44 26 Z',
      paint.steelDark,
      'opacity="0.55"',
    ) +
    shape('M-102 8 Q0 34 102 8 V24 Q0 50 -102 24 Z', lit(paint.steel, 0.06)) +
    stroke('M-76 -8 Q-76 -46 -44 -52', paint.white, 8)
  );
}

function nestedCups(): string {
  return (
    at(0, 0, openCup({ height: 100, colour: paint.berry, bands: false })) +
    at(0, -84, openCup({ height: 84, colour: paint.apricot, bands: false })) +
    at(0, -156, openCup({ height: 68, colour: paint.butter, bands: false })) +
    at(108, 8, stackRings([paint.sky, paint.leaf, paint.pear], 100))
  );
}

function bookPicture(colour: string): string {
  return (
    box(-84, -50, 168, 100, 14, colour, 'opacity="0.55"') +
    circle(36, -18, 17, paint.butter) +
    shape(
      'M-84 30 C-40 -6 0 30 84 6 V36 Q84 50 70 50 H-70 Q-84 50 -84 36 Z',
      lit(colour, -0.12),
      'opacity="0.6"',
    )
  );
}

function note(x: number, y: number, colour: string): string {
  return at(
    x,
    y,
    ellipse(0, 0, 17, 13, colour, 'transform="rotate(-20)"') +
      box(12, -62, 7, 62, 3, colour) +
      shape('M14 -62 C30 -54 40 -42 34 -22 C32 -36 24 -42 14 -44 Z', colour),
  );
}

function splashes(): string {
  const paw = (x: number, y: number, colour: string, turn: number) =>
    at(
      x,
      y,
      ellipse(0, 14, 34, 28, colour) +
        circle(-34, -20, 13, colour) +
        circle(-12, -34, 14, colour) +
        circle(14, -34, 14, colour) +
        circle(36, -20, 13, colour),
      { rotate: turn },
    );
  return (
    at(-240, -120, dollop('#f2a55f', 120), { scale: 1.25 }) +
    shape(
      'M130 -220 C200 -300 400 -270 420 -170 C440 -90 380 -10 300 30 C240 60 200 30 190 0 C130 10 90 -50 100 -110 C70 -150 90 -200 130 -220 Z',
      '#f2a55f',
    ) +
    circle(120, 40, 22, '#f2a55f') +
    circle(90, -10, 10, '#f2a55f') +
    stroke('M-20 60 C60 0 120 120 200 60 C260 14 300 100 350 150', '#b7d36d', 30) +
    stroke('M-10 100 C66 44 124 160 196 106', '#cfe39a', 22) +
    at(-320, 130, dollop(paint.berry, 86), { scale: 1.1 }) +
    paw(-150, 60, '#e8737f', -16) +
    paw(190, 190, '#b7d36d', 22) +
    paw(-30, -180, '#f2a55f', 8) +
    circle(-410, -60, 20, '#b7d36d') +
    circle(-120, 210, 16, '#e8737f') +
    circle(20, -30, 14, '#e8737f') +
    circle(330, 210, 18, '#f2a55f')
  );
}

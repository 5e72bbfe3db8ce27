import { surface, tableTop, wall } from './backdrops';
import { lit } from './colour-space';
import { board, cubeTop, cubeTray, dishAbove, spoonAbove } from './from-above';
import { batonCooked, pea } from './foods-fruit';
import { lentils } from './foods-larder';
import { people, reachingArm } from './hands';
import { openFreezer, snowflake, thermometer, tub } from './house-parts';
import { paint } from './palette';
import { standing } from './pictograms';
import { houseWindow, pendantLamp, plant, shelf, wallClock } from './room-parts';
import { at, box, ellipse, inside, repeat, scatter, shape, stroke } from './svg';
import { bowl, jar, plate, pot, spoonLying, steam } from './tableware';

import type { SceneBook } from './scene';

const fills = { sweet: '#ef9a55', pea: '#9cc56f', beef: '#c4694f', lentil: '#e58b50' } as const;

/** 'Freezer cubes on Sunday': from the pans to the wrist, one step a page. */
export const freezerStory: SceneBook = {
  'freezer-cubes-on-sunday': {
    alt: 'A silicone tray from above, filled with cubes of orange, green and red-brown mash; three frosty cubes lie beside it.',
    tone: 'sky',
    stage: 'square',
    draw: (ground) =>
      surface(ground) +
      at(-60, -60, cubeTray(4, [fills.sweet, fills.sweet, fills.pea, fills.pea, fills.sweet, fills.lentil, fills.pea, fills.pea, fills.lentil, fills.lentil, fills.beef, fills.beef, fills.lentil, undefined, fills.beef, fills.beef], paint.skyDeep, 158), { rotate: -6 }) +
      at(350, 250, cubeTop(130, fills.sweet), { rotate: 14 }) +
      at(210, 380, cubeTop(130, fills.pea), { rotate: -10 }) +
      at(410, 410, cubeTop(120, fills.beef), { rotate: 30 }) +
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
      at(-330, -300, jar({ width: 92, height: 120, fill: '#e9925a', pieces: lentils('#e27f45', 52, 4, 50) })) +
      at(-190, -300, plant({ height: 150, pot: paint.skyDeep })) +
      tableTop(ground) +
      at(-300, 40, steam(110, '#fff', 0.8)) +
      at(10, 10, steam(120, '#fff', 0.8)) +
      at(310, 50, steam(90, '#fff', 0.8)) +
      at(-300, 240, pot(260, paint.berryDeep, true, fills.lentil)) +
      at(10, 230, pot(280, paint.skyDeep, true, fills.beef)) +
      at(310, 240, pot(230, paint.leafDeep, true, fills.pea)) +
      at(-230, 420, standing('roasted-sweet-potato', 150)) +
      at(40, 420, standing('tomato', 130)) +
      at(270, 420, standing('pea-pod', 150)),
  },
  'freezer-soft-enough': {
    alt: 'A board with soft cooked cubes of sweet potato, peas and lentils; one piece squashes flat under a fork.',
    tone: 'leaf',
    stage: 'square',
    draw: (ground) =>
      surface(ground) +
      at(0, -20, board(860, 820, '#f0dcb8')) +
      at(-190, -190, dishAbove(170, paint.apricot, lentils('#e58b50', 110, 4, 130))) +
      at(210, -210, scatter(16, 130, 3, ({ pick }) => at(0, 0, pea(pick > 0.6), { scale: 1.25 }))) +
      repeat(4, (index) => at(-230 + (index % 2) * 150, 110 + Math.floor(index / 2) * 92, batonCooked(fills.sweet, 130, 70), { rotate: -6 + index * 5 })) +
      at(210, 210, ellipse(0, 0, 116, 62, fills.sweet) + ellipse(-10, -8, 90, 40, lit(fills.sweet, 0.04)) + repeat(4, (index) => stroke(`M${-70 + index * 14} ${-34 + index * 20} h130`, lit(fills.sweet, -0.05), 7))) +
      at(404, 110, spoonAbove(paint.skyDeep, 380), { rotate: 200 }),
  },
  'freezer-cool-fast': {
    alt: 'A closed pot stands in a wide basin of cold water with ice; a wall clock shows that about an hour has gone.',
    tone: 'sky',
    stage: 'square',
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
      at(60, 30, cubeTray(3, [fills.sweet, fills.sweet, fills.sweet, fills.sweet, fills.sweet, fills.sweet, fills.sweet, fills.sweet, undefined, fills.sweet, undefined, undefined], paint.leaf, 176)) +
      at(246, 150, spoonAbove(paint.berry, 430, fills.sweet), { rotate: 248 }) +
      at(-40, 230, reachingArm(people.second), { rotate: -16, scale: 1.3 }),
  },
  'freezer-bag-and-label': {
    alt: 'Frozen cubes in a clear bag with a plain label, and two labelled tubs, inside an open freezer.',
    tone: 'sky',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(90, 640, openFreezer(ground, at(-66, -12, cubeBag()) + at(64, -12, tub(110, fills.beef, paint.berry)) + at(-70, 190, tub(116, fills.pea, paint.leaf)) + at(62, 190, tub(110, fills.lentil, paint.butter)) + at(84, -132, snowflake(26, '#b5dcee'))), { scale: 1.35 }),
  },
  'freezer-thaw': {
    alt: 'Night: a covered bowl with two cubes stands in the fridge, the moon shines through the kitchen window.',
    tone: 'night',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(-310, -230, houseWindow(ground, { width: 260, height: 310 })) +
      at(140, 560, openFreezer(ground, at(-10, 190, bowl({ width: 190, colour: paint.apricot, fill: '#f6efe0', inside: box(-50, -22, 44, 26, 8, fills.sweet) + box(4, -18, 44, 26, 8, fills.pea) })) + at(-72, -12, jar({ width: 70, height: 100, fill: paint.milk })) + at(60, -12, tub(110, '#f3d794', paint.sky))), { scale: 1.25 }) +
      tableTop(ground),
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
      at(-110, 330, pot(340, paint.skyDeep, true, fills.lentil)) +
      at(240, 350, bowl({ width: 240, colour: paint.pear, fill: lit(paint.pear, -0.08) })) +
      at(260, 420, spoonLying(paint.berryDeep, 240), { rotate: -3 }),
  },
  'freezer-quiz': {
    alt: 'Half a bowl of mash with a used spoon in it, and a closed freezer tub behind.',
    tone: 'night',
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      at(-290, -260, houseWindow(ground, { width: 260, height: 300 })) +
      tableTop(ground) +
      at(260, 260, tub(220, fills.sweet, paint.sky)) +
      at(-80, 350, bowl({ width: 360, colour: paint.berry, fill: lit(paint.berry, -0.08), inside: ellipse(-30, 6, 110, 22, fills.sweet) + ellipse(-50, 2, 60, 10, lit(fills.sweet, 0.05)) })) +
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
      at(0, 350, plate(520, paint.milk, mashMound(-130, fills.sweet) + mashMound(8, fills.pea) + mashMound(140, fills.beef))) +
      at(-10, 440, spoonLying(paint.pearDeep, 260)),
  },
};

function mashMound(x: number, colour: string): string {
  return at(x, 2, shape('M-66 0 C-62 -52 -34 -66 0 -66 C36 -66 62 -50 66 0 Q0 20 -66 0 Z', colour) + shape('M20 -63 C48 -56 62 -40 66 0 Q46 8 26 9 C46 -16 42 -46 20 -63 Z', lit(colour, -0.05)) + stroke('M-40 -22 C-30 -46 -10 -52 8 -50', lit(colour, 0.08), 7));
}

/** Front of the basin with water, drawn over the pot's foot. */
function basin(): string {
  const outline = 'M-330 150 H330 L286 330 Q280 350 256 350 H-256 Q-280 350 -286 330 Z';
  const cube = (x: number, y: number, turn: number) => at(x, y, box(-30, -30, 60, 60, 12, '#e9f6fb') + box(-22, -22, 22, 10, 5, paint.white), { rotate: turn });
  return (
    ellipse(20, 352, 300, 24, '#0d1a18', 'opacity="0.16"') +
    inside(shape(outline, '#000'), shape(outline, '#9ed2ea', 'opacity="0.86"') + box(170, 150, 200, 220, 0, '#7fbcd9', 'opacity="0.5"') + box(-340, 150, 680, 26, 0, '#c4e6f4') + cube(-210, 180, 12) + cube(-130, 196, -20) + cube(200, 184, 24) + cube(120, 200, -8) + cube(250, 204, 50) + stroke('M-290 200 L-262 310', paint.white, 12, 'opacity="0.6"'))
  );
}

function cubeBag(): string {
  const outline = 'M-62 0 Q-72 -60 -60 -120 H60 Q72 -60 62 0 Q0 10 -62 0 Z';
  const piece = (x: number, y: number, colour: string, turn: number) => at(x, y, cubeTop(44, colour), { rotate: turn });
  return inside(shape(outline, '#000'), shape(outline, '#d6e9f1') + piece(-34, -24, fills.sweet, 8) + piece(16, -22, fills.sweet, -12) + piece(46, -56, fills.sweet, 20) + piece(-10, -66, fills.sweet, 4) + piece(-48, -76, fills.sweet, -8)) + box(-60, -134, 120, 18, 8, paint.skyDeep) + box(-34, -92, 56, 36, 5, paint.milk) + stroke('M-26 -80 h34 M-26 -68 h22', '#a9b8b2', 4);
}

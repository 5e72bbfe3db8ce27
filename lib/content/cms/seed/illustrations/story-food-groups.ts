import { surface } from './backdrops';
import { lit } from './colour-space';
import { mangoSpear, pearSlice, strawberrySlice } from './foods-fruit';
import { dollop, eggHalf, grains, omeletteStrip, toastFinger } from './foods-grain-and-egg';
import { bean, cheeseStrip, fishFlakes, lentils, shreds, smear } from './foods-protein';
import { batonCooked, courgetteCoin, floret, spinachLeaf } from './foods-vegetables';
import { cloth, cupAbove, spoonAbove } from './from-above';
import { paint } from './palette';
import { at, box, inside, repeat, shape } from './svg';

import type { Tone } from './palette';
import type { Scene, SceneBook } from './scene';

/** WHO's eight groups, in WHO's order, each as it would lie in its compartment of the tray. */
const groups: ReadonlyArray<{ colour: string; food: string }> = [
  { colour: '#f9d7c4', food: at(0, 0, cupAbove(62, paint.apricot, paint.milk)) },
  {
    colour: '#efdcae',
    food: at(-8, -40, toastFinger(undefined, 120), { rotate: -8 }) + at(0, 34, grains(paint.milk, 46, 6, 44)),
  },
  {
    colour: '#f3dfc0',
    food:
      at(-32, -22, lentils('#e58b50', 46, 4, 44)) +
      at(36, -30, bean(), { scale: 0.85 }) +
      at(48, 12, bean('#8f4d47'), { rotate: 50, scale: 0.85 }) +
      at(0, 48, smear('#c89256', 96), { scale: 0.9 }),
  },
  {
    colour: '#d9edf5',
    food:
      at(-20, -14, dollop(paint.milk, 56)) +
      at(30, 46, cheeseStrip(96), { rotate: -8 }) +
      at(24, 70, cheeseStrip(96), { rotate: 2 }),
  },
  { colour: '#f8d5d3', food: at(-26, -26, fishFlakes(), { scale: 0.7 }) + at(34, 34, shreds('#edc9a0', 44)) },
  {
    colour: '#fdeebf',
    food:
      at(-36, -8, eggHalf(), { rotate: -12, scale: 0.95 }) +
      at(36, -22, omeletteStrip(undefined, 96), { rotate: 60, scale: 0.9 }) +
      at(10, 54, omeletteStrip(undefined, 96), { rotate: -6, scale: 0.9 }),
  },
  {
    colour: '#fbdcbd',
    food:
      at(-20, -44, batonCooked(paint.apricotDeep, 110, 30), { rotate: -8 }) +
      at(-14, -6, batonCooked(paint.apricotDeep, 110, 30), { rotate: 4 }) +
      at(-10, 46, mangoSpear(), { scale: 0.9 }) +
      at(54, 10, spinachLeaf(), { rotate: 14, scale: 0.72 }),
  },
  {
    colour: '#dcecc4',
    food:
      at(-38, -18, pearSlice(), { rotate: -10, scale: 0.95 }) +
      at(38, -34, strawberrySlice(), { rotate: 14, scale: 0.85 }) +
      at(34, 40, courgetteCoin(), { scale: 0.8 }) +
      at(-30, 54, floret('#efe3c2', '#d9d3a0'), { scale: 0.5 }),
  },
];

const pageTones: readonly Tone[] = ['berry', 'paper', 'apricot', 'sky', 'berry', 'pear', 'apricot', 'leaf'];
const groupNames = [
  'milk',
  'grains',
  'pulses',
  'dairy',
  'flesh',
  'eggs',
  'orange-and-green',
  'other-veg',
] as const;
const groupAlts: readonly string[] = [
  'The first compartment of a tray of eight is filled: a small cup of breast milk.',
  'Two compartments of a tray of eight are filled; the new one holds toast and rice.',
  'Three compartments of a tray of eight are filled; the new one holds lentils, beans and smooth nut butter.',
  'Four compartments of a tray of eight are filled; the new one holds yoghurt and thin strips of cheese.',
  'Five compartments of a tray of eight are filled; the new one holds flaked fish and shredded chicken.',
  'Six compartments of a tray of eight are filled; the new one holds firm egg and omelette strips.',
  'Seven compartments of a tray of eight are filled; the new one holds carrot, mango and a spinach leaf.',
  'All eight compartments of the tray are filled; the last one holds pear, strawberry, courgette and cauliflower.',
];

export const foodGroupsStory: SceneBook = {
  'eight-food-groups-on-one-tray': {
    alt: 'A tray with eight compartments from above: milk, grains, pulses, dairy, fish and meat, egg, orange vegetables and other fruit.',
    tone: 'pear',
    stage: 'square',
    draw: (ground) =>
      surface(ground) +
      at(40, 20, cloth({ width: 900, height: 1020, colour: '#fdebc8', pattern: 'gingham' }), { rotate: 7 }) +
      at(-30, 0, tray(8), { scale: 0.92 }) +
      at(424, 130, spoonAbove(paint.apricotDeep, 360), { rotate: 6 }),
  },
  ...Object.fromEntries(groupNames.map((name, index) => [`tray-${name}`, fillingTray(index)])),
  'tray-closing': {
    alt: 'A round plate with five foods from five groups: toast, beans, egg, carrot and pear; a spoon and a cup of milk.',
    tone: 'night',
    stage: 'square',
    draw: (ground) =>
      surface(ground, true) +
      at(0, 0, cloth({ width: 800, height: 760, colour: '#4a7a78', pattern: 'stripes' }), { rotate: -6 }) +
      fivePlate() +
      at(-330, -330, cupAbove(104, paint.sky, paint.milk)) +
      at(396, 120, spoonAbove(paint.pear, 360), { rotate: 10 }),
  },
};

function fillingTray(index: number): Scene {
  return {
    alt: groupAlts[index] ?? '',
    tone: pageTones[index] ?? 'paper',
    stage: 'square',
    draw: (ground) =>
      surface(ground) +
      at(
        0,
        -20,
        cloth({
          width: 900,
          height: 900,
          colour: lit(ground.wallDeep, 0.02),
          pattern: index % 2 ? 'dots' : 'gingham',
        }),
        { rotate: index % 2 ? 6 : -6 },
      ) +
      at(0, -30, tray(index + 1, index), { scale: 0.79 }),
  };
}

/** Two columns of four; compartments fill from the top left. `fresh` is the one the page is about. */
function tray(filled: number, fresh?: number): string {
  const cellWidth = 340;
  const cellHeight = 208;
  const width = 784;
  const height = 984;
  const cells = groups.map(({ colour, food }, index) => {
    const x = -184 + (index % 2) * 368;
    const y = -350 + Math.floor(index / 2) * 232;
    const isFilled = index < filled;
    const isFresh = index === fresh;
    const floor = isFilled ? colour : '#f1efe4';
    const well =
      box(-cellWidth / 2, -cellHeight / 2, cellWidth, cellHeight, 44, lit(floor, -0.06)) +
      box(-cellWidth / 2 + 3, -cellHeight / 2 + 8, cellWidth - 3, cellHeight - 8, 42, floor);
    const ring = isFresh
      ? `<rect x="${-cellWidth / 2 - 7}" y="${-cellHeight / 2 - 7}" width="${cellWidth + 14}" height="${cellHeight + 14}" rx="50" fill="none" stroke="${paint.pearDeep}" stroke-width="12"/>`
      : '';
    return at(
      x,
      y,
      well +
        ring +
        (isFilled
          ? at(0, -4, food, {
              scale: isFresh ? 1.36 : 1.26,
              opacity: fresh === undefined || isFresh ? 1 : 0.85,
            })
          : ''),
    );
  });
  return (
    box(-width / 2 + 14, -height / 2 + 20, width, height, 84, paint.shade, 'opacity="0.14"') +
    box(-width / 2, -height / 2, width, height, 84, '#e8e4d6') +
    box(-width / 2, -height / 2, width, height - 14, 84, paint.milk) +
    cells.join('')
  );
}

function fivePlate(): string {
  const shares = ['#f7ecd0', '#f3dfc0', '#fdeebf', '#fbdcbd', '#dcecc4'];
  const foods = [1, 2, 5, 6, 7];
  const slice = (index: number) => {
    const from = ((index * 72 - 90) * Math.PI) / 180;
    const to = (((index + 1) * 72 - 90) * Math.PI) / 180;
    return shape(
      `M0 0 L${(Math.cos(from) * 300).toFixed(1)} ${(Math.sin(from) * 300).toFixed(1)} A300 300 0 0 1 ${(Math.cos(to) * 300).toFixed(1)} ${(Math.sin(to) * 300).toFixed(1)} Z`,
      shares[index] ?? '#fff',
    );
  };
  const place = (index: number) => {
    const angle = ((index * 72 - 54) * Math.PI) / 180;
    return at(Math.cos(angle) * 178, Math.sin(angle) * 178, groups[foods[index] ?? 1]?.food ?? '', {
      scale: 1.05,
    });
  };
  const round = (radius: number, fill: string) => `<circle r="${radius}" fill="${fill}"/>`;
  return at(
    0,
    0,
    at(16, 24, round(344, paint.shade), { opacity: 0.2 }) +
      round(344, paint.sky) +
      round(312, lit(paint.sky, -0.08)) +
      inside(round(302, '#000'), repeat(5, slice)) +
      repeat(5, place),
  );
}

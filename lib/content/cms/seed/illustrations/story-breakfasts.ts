import { surface } from './backdrops';
import { lit } from './colour-space';
import { kiwiSlice, orangeSegment, strawberrySlice, tomatoQuarter } from './foods-fruit';
import { dollop, oats, omeletteStrip, pancakeStrip, porridge, toastFinger } from './foods-grain-and-egg';
import { chickpea, lentils, mince, tofu } from './foods-protein';
import { floret, pepperStrip, spinachLeaf } from './foods-vegetables';
import { bowlAbove, cloth, cupAbove, dishAbove, plateAbove, spoonAbove } from './from-above';
import { paint } from './palette';
import { pictogram } from './pictograms';
import { at, circle, repeat, scatter } from './svg';

import type { Tone } from './palette';
import type { Scene, SceneBook } from './scene';

/** 'A week of iron-rich breakfasts': seven places set, each with its own cloth, light and dish. */
export const breakfastStory: SceneBook = {
  'a-week-of-iron-rich-breakfasts': {
    alt: 'A breakfast table from above: oat porridge with strawberries, a plate of omelette fingers, a dish of kiwi and two small cups.',
    tone: 'apricot',
    stage: 'square',
    draw: (ground) =>
      surface(ground, true) +
      at(-60, 0, cloth({ width: 1200, height: 760, colour: '#cfe6d8', pattern: 'stripes' }), { rotate: -8 }) +
      at(
        -150,
        -130,
        bowlAbove({ radius: 270, colour: paint.sky, fill: '#f1dcae', content: strawberryPorridge() }),
      ) +
      at(
        260,
        170,
        plateAbove({
          radius: 220,
          colour: paint.milk,
          content:
            at(-20, -60, omeletteStrip(), { rotate: -8, scale: 1.25 }) +
            at(0, 0, omeletteStrip(), { rotate: -4, scale: 1.25 }) +
            at(10, 62, omeletteStrip(), { rotate: 2, scale: 1.25 }),
        }),
      ) +
      at(270, -230, dishAbove(128, paint.pear, at(-34, -18, kiwiSlice()) + at(38, 20, kiwiSlice()))) +
      at(-230, 290, cupAbove(92, paint.berry, paint.milk)) +
      at(-20, 290, spoonAbove(paint.apricot, 320), { rotate: 24 }),
  },
  'breakfast-monday': setPlace({
    alt: 'A bowl of thick oat porridge with mashed strawberry, a spoon and a cup, from above.',
    tone: 'berry',
    cloth: '#fdf0dc',
    pattern: 'gingham',
    turn: -6,
    dish: bowlAbove({ radius: 300, colour: paint.sky, fill: '#f1dcae', content: strawberryPorridge() }),
    corner: cupAbove(96, paint.leaf, paint.milk),
  }),
  'breakfast-tuesday': setPlace({
    alt: 'Firm omelette cut in finger-wide strips with small pieces of orange on a plate, from above.',
    tone: 'sky',
    cloth: '#ffd9bd',
    pattern: 'stripes',
    turn: 5,
    dish: plateAbove({
      radius: 310,
      colour: paint.leaf,
      fill: '#f4fbf1',
      content:
        repeat(4, (index) =>
          at(-76 + (index % 2) * 14, -120 + index * 66, omeletteStrip(), {
            rotate: -10 + index * 3,
            scale: 1.45,
          }),
        ) +
        at(122, -90, orangeSegment(), { rotate: -30, scale: 1.15 }) +
        at(140, 0, orangeSegment(), { rotate: 8, scale: 1.15 }) +
        at(116, 96, orangeSegment(), { rotate: 36, scale: 1.15 }),
    }),
    corner: pictogram('tangerine', 170),
  }),
  'breakfast-wednesday': setPlace({
    alt: 'Strips of red lentil pancake with soft red pepper on a plate, from above.',
    tone: 'pear',
    cloth: '#f7c9a6',
    pattern: 'dots',
    turn: -9,
    dish: plateAbove({
      radius: 310,
      colour: paint.butter,
      fill: '#fffaf0',
      content:
        repeat(4, (index) =>
          at(-60 + (index % 2) * 20, -126 + index * 70, pancakeStrip('#dd9a5c'), {
            rotate: -8 + index * 4,
            scale: 1.5,
          }),
        ) +
        at(132, -60, pepperStrip(), { rotate: 64, scale: 1.2 }) +
        at(150, 66, pepperStrip('#e8695f'), { rotate: 78, scale: 1.2 }),
    }),
    corner: dishAbove(112, paint.sky, lentils('#e58b50', 78, 4, 90)),
  }),
  'breakfast-thursday': setPlace({
    alt: 'Toast fingers with mashed chickpeas and slices of kiwi on a plate, from above.',
    tone: 'paper',
    cloth: '#bfe0ee',
    pattern: 'gingham',
    turn: 7,
    dish: plateAbove({
      radius: 310,
      colour: paint.berry,
      fill: '#fff6f4',
      content:
        repeat(3, (index) =>
          at(-40, -104 + index * 96, toastFinger('#ecd6a0'), { rotate: -7 + index * 5, scale: 1.6 }),
        ) +
        at(156, -70, kiwiSlice(), { scale: 1.35 }) +
        at(166, 62, kiwiSlice(), { scale: 1.35 }),
    }),
    corner: dishAbove(
      112,
      paint.leaf,
      scatter(9, 66, 2, () => at(0, 0, chickpea(true), { scale: 0.9 })),
    ),
  }),
  'breakfast-friday': setPlace({
    alt: 'Toast fingers with mashed sardine and quartered tomato on a plate, from above.',
    tone: 'leaf',
    cloth: '#f6e2ae',
    pattern: 'stripes',
    turn: -5,
    dish: plateAbove({
      radius: 310,
      colour: paint.sky,
      fill: '#f3fafd',
      content:
        repeat(3, (index) =>
          at(-44, -104 + index * 96, toastFinger('#c9b3a4'), { rotate: 6 - index * 5, scale: 1.6 }),
        ) +
        at(150, -84, tomatoQuarter(), { rotate: -30, scale: 1.3 }) +
        at(164, 10, tomatoQuarter(), { rotate: 14, scale: 1.3 }) +
        at(146, 100, tomatoQuarter(), { rotate: 40, scale: 1.3 }),
    }),
    corner: pictogram('fish', 180),
  }),
  'breakfast-saturday': setPlace({
    alt: 'Crumbled tofu with small soft florets of broccoli in a bowl, from above.',
    tone: 'apricot',
    cloth: '#d9e8c9',
    pattern: 'dots',
    turn: 8,
    dish: bowlAbove({
      radius: 300,
      colour: paint.berry,
      fill: '#f6e4b4',
      content:
        scatter(26, 190, 3, ({ pick }) => at(0, 0, tofu(44 + pick * 20))) +
        at(-80, -66, floret(), { scale: 1.1 }) +
        at(74, -96, floret(), { scale: 0.95 }) +
        at(96, 60, floret(), { scale: 1.1 }) +
        at(-60, 110, floret(), { scale: 0.95 }),
    }),
    corner: cupAbove(96, paint.sky, '#dff2fb'),
  }),
  'breakfast-sunday': setPlace({
    alt: 'Soft minced beef with mashed sweet potato and broccoli in a bowl, from above.',
    tone: 'night',
    cloth: '#4a7a78',
    pattern: 'gingham',
    turn: -7,
    dish: bowlAbove({
      radius: 300,
      colour: paint.apricot,
      fill: '#f0d9a8',
      content:
        at(-92, -40, dollop('#ef9a55', 140)) +
        at(108, -70, mince('#9d6350', 96)) +
        at(50, 120, floret(), { scale: 1.2 }) +
        at(130, 96, floret(), { scale: 0.95 }),
    }),
    corner: at(0, 0, spinachLeaf(), { rotate: 40, scale: 1.5 }),
  }),
  'breakfast-quiz': {
    alt: 'Three small dishes in a row: strawberries, a cup of tea and a cup of milk.',
    tone: 'sky',
    stage: 'square',
    stripAt: -30,
    draw: (ground) =>
      surface(ground) +
      at(0, -40, cloth({ width: 1400, height: 480, colour: '#fbe6c2', pattern: 'stripes' }), { rotate: -5 }) +
      at(
        -310,
        -20,
        dishAbove(
          140,
          paint.leaf,
          at(-40, -20, strawberrySlice(), { scale: 1.1 }) +
            at(44, -8, strawberrySlice(), { rotate: 20, scale: 1.1 }) +
            at(0, 62, strawberrySlice(), { rotate: -12 }),
        ),
      ) +
      at(0, -50, cupAbove(128, paint.berry, '#a8683c')) +
      at(310, -80, cupAbove(128, paint.sky, paint.milk)) +
      at(-150, 250, spoonAbove(paint.pearDeep, 300), { rotate: 70 }),
  },
  'breakfast-closing': {
    alt: 'Seven small bowls in a ring, one for each morning, around a bowl of oats.',
    tone: 'pear',
    stage: 'square',
    draw: (ground) =>
      surface(ground, true) +
      at(0, -40, circle(0, 0, 330, '#f6ecd2') + circle(0, 0, 300, lit('#f6ecd2', -0.03))) +
      at(0, -40, bowlAbove({ radius: 130, colour: paint.milk, fill: '#ecd5a6', content: oats(96, 8, 70) })) +
      sevenBowls
        .map((content, index) => {
          const angle = ((index * 360) / 7 - 90) * (Math.PI / 180);
          return at(
            Math.cos(angle) * 320,
            -40 + Math.sin(angle) * 320,
            dishAbove(104, ringColours[index] ?? paint.sky, content),
          );
        })
        .join(''),
  },
};

const ringColours = [
  paint.sky,
  paint.leaf,
  paint.butter,
  paint.berry,
  paint.sky,
  paint.apricot,
  paint.leaf,
] as const;

const sevenBowls: ReadonlyArray<string> = [
  porridge('#f1dcae', 96) + at(0, 0, strawberrySlice(), { scale: 0.9 }),
  at(0, -26, omeletteStrip(undefined, 130)) + at(4, 26, omeletteStrip(undefined, 130)),
  at(0, -26, pancakeStrip('#dd9a5c', 124)) + at(0, 26, pancakeStrip('#dd9a5c', 124)),
  at(0, 0, toastFinger('#ecd6a0', 130), { rotate: -12 }),
  at(0, -24, toastFinger('#c9b3a4', 124), { rotate: -6 }) + at(0, 36, tomatoQuarter(), { scale: 0.9 }),
  scatter(7, 56, 3, () => tofu(40)) + at(10, 0, floret(), { scale: 0.6 }),
  at(-18, -4, dollop('#ef9a55', 52)) + at(38, 10, mince('#9d6350', 36)),
];

function strawberryPorridge(): string {
  return (
    porridge('#f1dcae', 240) +
    at(-70, -60, strawberrySlice(), { rotate: -20, scale: 1.25 }) +
    at(60, -76, strawberrySlice(), { rotate: 24, scale: 1.15 }) +
    at(76, 56, dollop('#e98791', 56)) +
    at(-66, 74, dollop('#e98791', 62)) +
    at(0, 0, strawberrySlice(), { rotate: 8, scale: 1.2 })
  );
}

type Place = {
  alt: string;
  tone: Tone;
  cloth: string;
  pattern: 'stripes' | 'gingham' | 'dots';
  turn: number;
  dish: string;
  corner: string;
};

function setPlace({ alt, tone, cloth: colour, pattern, turn, dish, corner }: Place): Scene {
  const side = turn > 0 ? 1 : -1;
  return {
    alt,
    tone,
    stage: 'square',
    draw: (ground) =>
      surface(ground, ground.isNight) +
      at(0, -20, cloth({ width: 880, height: 780, colour, pattern }), { rotate: turn }) +
      at(-20 * side, -10, dish) +
      at(348 * side, -330, corner) +
      at(-386 * side, 210, spoonAbove(turn > 0 ? paint.apricotDeep : paint.pearDeep, 340), {
        rotate: -14 * side,
      }),
  };
}

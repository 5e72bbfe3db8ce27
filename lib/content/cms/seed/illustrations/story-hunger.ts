import { tableLine, tableTop, wall } from './backdrops';
import { bearArm, bearTorso } from './bear';
import { lit } from './colour-space';
import { floret } from './foods-vegetables';
import { people, reachingArm } from './hands';
import { highChairBack } from './house-parts';
import { ball } from './nursery-parts';
import { paint } from './palette';
import { garland, houseWindow, pendantLamp, plant, shelf, wallClock } from './room-parts';
import { at, box, ellipse } from './svg';
import { bowl, jar, openCup, plate, spoonLying } from './tableware';

import type { BearMood } from './bear';
import type { Ground, Tone } from './palette';
import type { Scene, SceneBook } from './scene';

const mash = '#f3b06d';

/** 'Hunger and fullness': one bear, one bowl, one spoon; only what he does with them changes. */
export const hungerStory: SceneBook = {
  'hunger-and-fullness-signs': meal({
    alt: 'A toy bear in a high chair looks at a spoon that a hand holds out, one paw reaching, one paw on the table.',
    tone: 'leaf',
    chair: paint.apricot,
    mood: { look: 0.5, mouth: 'smile' },
    paws: [
      [-106, 4],
      [110, -40],
    ],
    wallPart: (ground) =>
      at(330, -300, houseWindow(ground, { width: 240, height: 280, curtains: '#fbe3bd' })),
    front: at(160, -70, feedingSpoon()) + at(-120, 360, mealBowl(paint.sky)),
  }),
  'signs-leans-in': meal({
    alt: 'The toy bear leans over the table towards the bowl, eyes wide.',
    tone: 'pear',
    chair: paint.sky,
    mood: { look: 0.3, nod: 1, eyes: 'wide', mouth: 'smile', tilt: 6 },
    lean: 46,
    paws: [
      [-60, 20],
      [120, 16],
    ],
    wallPart: (ground) => at(300, -280, wallClock(ground, 96, 12, 0, paint.berry)),
    front: at(130, 370, mealBowl(paint.leaf)) + at(-240, 370, spoonLying(paint.berryDeep, 230)),
  }),
  'signs-reaches': meal({
    alt: 'The toy bear stretches both paws towards the spoon.',
    tone: 'apricot',
    chair: paint.leaf,
    mood: { look: 0.8, nod: -0.2, mouth: 'smile' },
    paws: [
      [60, -76],
      [136, -100],
    ],
    wallPart: (ground) =>
      at(320, -280, shelf(ground, 270)) +
      at(270, -280, jar({ width: 84, height: 108, fill: paint.butter })) +
      at(370, -280, plant({ height: 140 })),
    front: at(206, -110, feedingSpoon()) + at(-110, 360, mealBowl(paint.berry)),
  }),
  'signs-opens-mouth': meal({
    alt: 'The toy bear opens his mouth wide as the spoon comes near.',
    tone: 'sky',
    chair: paint.butter,
    mood: { look: 0.6, nod: -0.3, mouth: 'open' },
    paws: [
      [-106, 4],
      [104, 4],
    ],
    wallPart: (ground) => at(340, -320, houseWindow(ground, { width: 240, height: 280 })),
    front: at(70, -86, feedingSpoon()) + at(-120, 360, mealBowl(paint.apricot)),
  }),
  'signs-your-turn': meal({
    alt: 'A hand holds the spoon still, a little away; the toy bear looks at it and takes his time.',
    tone: 'paper',
    chair: paint.sky,
    mood: { look: 0.45, mouth: 'closed' },
    paws: [
      [-106, 4],
      [104, 4],
    ],
    wallPart: () => at(-60, -420, garland(760, [paint.apricot, paint.pear, paint.sky, paint.berry])),
    front: at(216, -30, feedingSpoon()) + at(-130, 360, mealBowl(paint.leaf)),
  }),
  'signs-turns-away': meal({
    alt: 'The toy bear turns his head away from the spoon, eyes closed.',
    tone: 'berry',
    chair: paint.leaf,
    mood: { look: -1, nod: -0.3, tilt: -7, mouth: 'closed', eyes: 'closed' },
    paws: [
      [-106, 4],
      [104, 4],
    ],
    wallPart: (ground) => at(330, -300, houseWindow(ground, { width: 230, height: 270 })),
    front: at(136, -80, feedingSpoon()) + at(-110, 360, mealBowl(paint.sky, 0.5)),
  }),
  'signs-pushes-away': meal({
    alt: 'The toy bear keeps his mouth shut and pushes the spoon away with a paw.',
    tone: 'apricot',
    chair: paint.sky,
    mood: { look: -0.4, mouth: 'closed' },
    paws: [
      [-106, 4],
      [134, -96],
    ],
    wallPart: (ground) =>
      at(320, -300, shelf(ground, 270)) + at(310, -300, plant({ height: 160, pot: paint.skyDeep })),
    front: at(176, -150, feedingSpoon(8)) + at(-130, 360, mealBowl(paint.pear, 0.5)),
  }),
  'signs-plays': meal({
    alt: 'The toy bear looks at a ball beside the table; a piece of broccoli has been dropped next to the plate.',
    tone: 'leaf',
    chair: paint.berry,
    mood: { look: -0.9, nod: 0.4, mouth: 'smile' },
    paws: [
      [-130, 10],
      [104, 4],
    ],
    wallPart: (ground) => at(300, -270, houseWindow(ground, { width: 240, height: 280 })),
    front:
      at(-370, 350, ball(74, paint.sky, paint.butter)) +
      at(
        110,
        370,
        plate(380, paint.milk, at(-30, -22, floret(), { scale: 0.8 }) + ellipse(70, -4, 54, 16, mash)),
      ) +
      at(360, 330, floret(), { rotate: 70, scale: 0.9 }),
  }),
  'signs-quiz': {
    ...meal({
      alt: 'Night: the toy bear, mouth closed, looks away from a bowl that is still half full.',
      tone: 'night',
      chair: '#5d8f8d',
      mood: { look: -0.8, mouth: 'closed' },
      paws: [
        [-106, 4],
        [104, 4],
      ],
      wallPart: (ground) => at(310, -270, houseWindow(ground, { width: 240, height: 280 })),
      front:
        at(60, 360, mealBowl(paint.apricot, 0.5)) + at(300, 380, spoonLying(paint.pear, 220), { flip: true }),
    }),
    stripAt: -110,
  },
  'signs-closing': meal({
    alt: 'The toy bear smiles at an empty bowl under a warm lamp; a cup of water stands by.',
    tone: 'night',
    chair: paint.apricot,
    mood: { mouth: 'smile' },
    paws: [
      [-106, 4],
      [104, 4],
    ],
    wallPart: (ground) =>
      at(-110, -330, pendantLamp(ground, paint.butter, 220)) +
      at(330, -270, houseWindow(ground, { width: 240, height: 280 })),
    front:
      at(-110, 360, bowl({ width: 300, colour: paint.sky, fill: lit(paint.sky, -0.08) })) +
      at(220, 350, openCup({ height: 130, colour: paint.berry })),
  }),
};

type Meal = {
  alt: string;
  tone: Tone;
  chair: string;
  mood: BearMood;
  /** Left and right paw, seen from us, relative to the bear. */
  paws: readonly [readonly [number, number], readonly [number, number]];
  lean?: number;
  wallPart: (ground: Ground) => string;
  front: string;
};

function meal({ alt, tone, chair, mood, paws, lean = 0, wallPart, front }: Meal): Scene {
  return {
    alt,
    tone,
    stage: 'square',
    draw: (ground) =>
      wall(ground) +
      wallPart(ground) +
      at(
        -110,
        tableLine,
        highChairBack(chair) +
          at(
            lean,
            lean * 0.5 - 10,
            bearTorso({ bib: chair === paint.sky ? paint.pear : paint.sky, ...mood }),
          ),
        { scale: 1.4 },
      ) +
      tableTop(ground) +
      at(
        -110,
        tableLine,
        bearArm([-66 + lean, -86 + lean * 0.4], paws[0], paws[0][0] > 0 ? 10 : -16) +
          bearArm([66 + lean, -86 + lean * 0.4], paws[1], 12),
        { scale: 1.4 },
      ) +
      front,
  };
}

/** The filled spoon points left, the hand that holds it comes from the right; origin: the spoon's bowl. */
function feedingSpoon(turn = 0): string {
  return at(
    0,
    0,
    at(74, 0, spoonLying(paint.pear, 240) + ellipse(-77, -9, 32, 14, mash), { rotate: 4 }) +
      at(176, 10, reachingArm(people.first), { flip: true, rotate: 6, scale: 1.15 }),
    { rotate: turn },
  );
}

function mealBowl(colour: string, full = 1): string {
  return bowl({
    width: 300,
    colour,
    fill: full < 1 ? lit(colour, -0.08) : mash,
    inside: full < 1 ? ellipse(-10, 12, 96, 16, mash) : box(-70, -6, 90, 11, 5, lit(mash, 0.05)),
  });
}

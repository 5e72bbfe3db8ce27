import type { ReactNode } from 'react';
import { foodById } from '@/lib/nutriai/engine/foods/food-list';
import { foodPicture } from '@/lib/nutriai/engine/foods/food-picture';
import type { DrawnCut } from '@/lib/nutriai/engine/knowledge/schemas/texture-words';
import styles from './serving-drawing.module.css';
import {
  breadFingers,
  dropper,
  groundHeap,
  layerOnToast,
  mashBowl,
  meltedBowl,
  openCup,
  smoothBowl,
  soaked,
  stirredBowl,
  teaspoon,
} from './serving/dishes';
import { finger, fingertip } from './serving/hand';
import { longPieces } from './serving/long-piece';
import { lookOf, type Look } from './serving/look';
import * as small from './serving/small-pieces';

/** What a drawing shows, in words for who does not see it. */
const cutWords: Readonly<Record<DrawnCut, string>> = {
  smooth: 'a smooth purée',
  mashed: 'a mash with small lumps',
  finger_length: 'pieces as long as an adult’s finger, with a finger beside them',
  grated: 'fine gratings',
  squashed: 'small rounds squashed flat',
  flattened: 'small rounds pressed flat',
  quartered_lengthways: 'a round food quartered from end to end',
  thin_slices: 'slices as thin as card',
  thin_strips: 'thin strips',
  lengthways_strips: 'strips cut from end to end, with a finger beside them',
  bite_size: 'pieces the size of a fingernail, with a fingertip beside them',
  finely_chopped: 'fine pieces',
  minced: 'mince',
  shredded: 'fine shreds',
  flaked: 'soft flakes',
  crumbled: 'crumbs',
  ground: 'a fine powder',
  thin_layer: 'a thin layer on toast',
  stirred_in: 'stirred into a bowl of other food',
  soaked_chopped: 'soaked and finely chopped',
  melted: 'melted into other food',
  toast_fingers: 'fingers of toast',
  drink: 'an open cup',
  dropper: 'a dropper and a drop',
  little: 'a little on a teaspoon',
};

const wordsOf = (cut: DrawnCut, months: number) =>
  cut === 'mashed' && months >= 9 ? 'a thick mash with soft lumps' : cutWords[cut];

const drawings: Readonly<Record<DrawnCut, (look: Look) => ReactNode>> = {
  smooth: smoothBowl,
  mashed: mashBowl,
  finger_length: longPieces,
  grated: (look) => small.threads(look, 2.2),
  squashed: (look) => small.pressed(look, 5),
  flattened: (look) => small.pressed(look, 3.5),
  quartered_lengthways: small.quarters,
  thin_slices: small.slices,
  thin_strips: (look) => small.strips(look, { count: 5, width: 3.5 }),
  lengthways_strips: (look) => small.strips(look, { count: 3, width: 8 }),
  bite_size: small.bitePieces,
  finely_chopped: small.finePieces,
  minced: small.mincedPieces,
  shredded: (look) => small.threads(look, 3),
  flaked: small.flakes,
  crumbled: small.crumbs,
  ground: groundHeap,
  thin_layer: layerOnToast,
  stirred_in: stirredBowl,
  soaked_chopped: soaked,
  melted: meltedBowl,
  toast_fingers: breadFingers,
  drink: openCup,
  dropper,
  little: teaspoon,
};

/** What a piece is measured against, where its size is what matters. */
const scales: Partial<Record<DrawnCut, ReactNode>> = {
  finger_length: finger,
  lengthways_strips: finger,
  bite_size: fingertip,
};

interface ServingDrawingProps {
  cut: DrawnCut;
  food: string;
  months: number;
}

/**
 * Draws how a food is served at an age: its own pieces in its own colours, on a plate or in a bowl; the words
 * beside it say the same and more.
 */
export function ServingDrawing({ cut, food, months }: ServingDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 150 80" role="img">
      <title>{`Drawn: ${foodById(food)?.name ?? food}, ${wordsOf(cut, months)}`}</title>
      <ellipse className={styles.plate} cx="62" cy="40" rx="60" ry="36" />
      <g stroke="rgb(70 50 30 / 40%)" strokeWidth=".6" strokeLinejoin="round">
        {drawings[cut](lookOf(foodPicture(food).served, months))}
      </g>
      {scales[cut]}
    </svg>
  );
}

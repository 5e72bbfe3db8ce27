import type { ReactNode } from 'react';
import type { ServingCut } from '@/lib/nutriai/engine/foods/food-serving';
import { foodPicture } from '@/lib/nutriai/engine/foods/food-picture';
import styles from './serving-drawing.module.css';

/** What a drawing shows, in words for who does not see it. */
const cutWords: Readonly<Record<ServingCut, string>> = {
  smooth: 'a smooth purée',
  mashed: 'a mash with small lumps',
  finger_length: 'pieces as long as an adult’s finger, with a finger beside them',
  grated: 'fine gratings',
  squashed: 'small rounds squashed flat',
  flattened: 'small rounds pressed flat',
  quartered_lengthways: 'a round fruit quartered from end to end',
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
};

const grid = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_each, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }));

/** Not quite in rows, as food lies on a plate; the same at every drawing. */
const astray = (place: number) => ((place * 37) % 9) - 4;

const pieces = (columns: number, rows: number, side: number) =>
  grid(columns, rows).map(({ column, row }, place) => (
    <rect
      key={place}
      x={28 + column * (68 / columns) + astray(place) / 2}
      y={20 + row * (34 / rows) + astray(place + 3) / 2}
      width={side}
      height={side * 0.8}
      rx={side / 4}
      transform={`rotate(${astray(place) * 7} ${30 + column * (68 / columns)} ${22 + row * (34 / rows)})`}
    />
  ));

interface Sticks {
  count: number;
  width: number;
  length: number;
  middle?: number;
}

const sticks = ({ count, width, length, middle = 40 }: Sticks) =>
  Array.from({ length: count }, (_each, place) => (
    <rect
      key={place}
      x={62 - length / 2}
      y={middle - (count * (width + 4)) / 2 + place * (width + 4)}
      width={length}
      height={width}
      rx={width / 2}
      transform={`rotate(${astray(place)} 62 ${middle})`}
    />
  ));

const rounds = (height: number) =>
  grid(3, 2).map(({ column, row }, place) => (
    <ellipse key={place} cx={40 + column * 22} cy={29 + row * 18 + astray(place) / 3} rx={8.5} ry={height} />
  ));

const bowl = (inside: ReactNode) => (
  <>
    <path className={styles.dish} d="M20 30h84c0 24-16 34-42 34S20 54 20 30Z" />
    <ellipse className={styles.rim} cx="62" cy="30" rx="42" ry="12" />
    {inside}
  </>
);

const toast = (
  <>
    <rect className={styles.bread} x="24" y="20" width="34" height="38" rx="6" />
    <rect className={styles.bread} x="66" y="20" width="34" height="38" rx="6" />
  </>
);

const quarter = (x: number) => <path key={x} d={`M${x} 22q9 16 0 34q-9-4-9-17t9-17Z`} />;

const drawings: Readonly<Record<ServingCut, ReactNode>> = {
  smooth: bowl(<ellipse cx="62" cy="31" rx="36" ry="9" />),
  mashed: bowl(
    <>
      <ellipse cx="62" cy="31" rx="36" ry="9" />
      <g className={styles.lumps}>
        <circle cx="46" cy="29" r="4" />
        <circle cx="63" cy="33" r="5" />
        <circle cx="79" cy="29" r="4" />
      </g>
    </>,
  ),
  finger_length: sticks({ count: 3, width: 10, length: 62, middle: 34 }),
  grated: sticks({ count: 7, width: 2, length: 40 }),
  squashed: rounds(5),
  flattened: rounds(4),
  quartered_lengthways: [42, 56, 72, 86].map(quarter),
  thin_slices: Array.from({ length: 5 }, (_each, place) => (
    <ellipse key={place} cx={38 + place * 12} cy="38" rx="4" ry="17" />
  )),
  thin_strips: sticks({ count: 5, width: 4, length: 56 }),
  lengthways_strips: sticks({ count: 3, width: 7, length: 58, middle: 36 }),
  bite_size: pieces(4, 3, 11),
  finely_chopped: pieces(8, 5, 5),
  minced: pieces(9, 6, 4),
  shredded: sticks({ count: 6, width: 3, length: 34 }),
  flaked: pieces(5, 4, 8),
  crumbled: pieces(9, 6, 4),
  ground: <path d="M28 58c8-22 24-34 34-34s26 12 34 34Z" />,
  thin_layer: (
    <>
      {toast}
      <path d="M28 26h26v26H28ZM70 26h26v26H70Z" />
    </>
  ),
  stirred_in: bowl(
    <>
      <ellipse className={styles.meal} cx="62" cy="31" rx="36" ry="9" />
      <path className={styles.swirl} d="M40 31c8-7 18 6 26 0s12-3 18 0" />
    </>,
  ),
  soaked_chopped: pieces(7, 4, 6),
  melted: bowl(
    <>
      <ellipse className={styles.meal} cx="62" cy="31" rx="36" ry="9" />
      <ellipse cx="62" cy="31" rx="16" ry="4" />
    </>,
  ),
  toast_fingers: [30, 48, 66, 84].map((x) => (
    <rect key={x} className={styles.bread} x={x} y="16" width="12" height="44" rx="4" />
  )),
  drink: (
    <>
      <path className={styles.rim} d="M42 14h40l-5 48H47Z" />
      <path d="M45 32h34l-3 28H48Z" />
    </>
  ),
  dropper: (
    <>
      <path className={styles.rim} d="M58 26h8v24l-2.5 6h-3L58 50Z" />
      <path d="M58 38h8v12l-2.5 6h-3L58 50Z" />
      <path className={styles.rubber} d="M56 27v-9q0-8 6-8t6 8v9Z" />
      <path d="M62 60q4.5 5 4.5 8a4.5 4.5 0 0 1-9 0q0-3 4.5-8Z" />
    </>
  ),
};

/** An adult's finger along the pieces, with its creases and nail. */
const finger = (
  <g className={styles.skin}>
    <path d="M150 57h-30q-9 0-15 3H38q-7 0-7 6t7 6h68q6 4 14 4h30Z" />
    <path className={styles.crease} d="M56 61q2 5 0 10M78 61q2 5 0 10" />
    <rect className={styles.nail} x="33" y="62.5" width="9" height="7" rx="3.5" />
  </g>
);

/** The end of one, from the side of the plate. */
const fingertip = (
  <g className={styles.skin}>
    <path d="M150 30h-32q-13 0-13 9t13 9h32Z" />
    <path className={styles.crease} d="M134 31q3 8 0 16" />
    <rect className={styles.nail} x="107" y="33.5" width="12" height="11" rx="5" />
  </g>
);

/** What a piece is measured against, where its size is what matters. */
const scales: Partial<Record<ServingCut, ReactNode>> = {
  finger_length: finger,
  lengthways_strips: finger,
  bite_size: fingertip,
};

interface ServingDrawingProps {
  cut: ServingCut;
  food: string;
}

/**
 * Draws the shape in which a food is served, in its colour and on a plate; the words beside it say the same
 * and more.
 */
export function ServingDrawing({ cut, food }: ServingDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 150 80" role="img">
      <title>{`Drawn: ${cutWords[cut]}`}</title>
      <ellipse className={styles.plate} cx="62" cy="40" rx="60" ry="36" />
      <g className={styles[foodPicture(food).colour]}>{drawings[cut]}</g>
      {scales[cut]}
    </svg>
  );
}

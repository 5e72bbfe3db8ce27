import type { ReactNode } from 'react';
import type { FoodGroup, ServingCut } from '@/lib/nutriai/engine/foods/food';
import styles from './serving-drawing.module.css';

/** What a drawing shows, in words for who does not see it. */
const cutWords: Readonly<Record<ServingCut, string>> = {
  smooth: 'a smooth purée',
  mashed: 'a mash with small lumps',
  finger_length: 'pieces as long as an adult’s finger',
  grated: 'fine gratings',
  squashed: 'small rounds squashed flat',
  flattened: 'small rounds pressed flat',
  quartered_lengthways: 'a round fruit quartered from end to end',
  thin_slices: 'slices as thin as card',
  thin_strips: 'thin strips',
  lengthways_strips: 'strips cut from end to end',
  bite_size: 'pieces the size of a fingernail',
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

const sticks = (count: number, width: number, length: number) =>
  Array.from({ length: count }, (_each, place) => (
    <rect
      key={place}
      x={62 - length / 2}
      y={38 - (count * (width + 4)) / 2 + place * (width + 4)}
      width={length}
      height={width}
      rx={width / 2}
      transform={`rotate(${astray(place)} 62 38)`}
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
  finger_length: sticks(3, 10, 62),
  grated: sticks(7, 2, 40),
  squashed: rounds(5),
  flattened: rounds(4),
  quartered_lengthways: [42, 56, 72, 86].map(quarter),
  thin_slices: Array.from({ length: 5 }, (_each, place) => (
    <ellipse key={place} cx={38 + place * 12} cy="38" rx="4" ry="17" />
  )),
  thin_strips: sticks(5, 4, 56),
  lengthways_strips: sticks(4, 7, 58),
  bite_size: pieces(4, 3, 11),
  finely_chopped: pieces(8, 5, 5),
  minced: pieces(9, 6, 4),
  shredded: sticks(6, 3, 34),
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
      <path className={styles.dish} d="M42 14h40l-5 48H47Z" />
      <path d="M45 32h34l-3 28H48Z" />
    </>
  ),
};

/** Draws the shape in which a food is served, on a plate; the words beside it say the same and more. */
export function ServingDrawing({ cut, group }: { cut: ServingCut; group: FoodGroup }) {
  return (
    <svg className={`${styles.drawing} ${styles[group]}`} viewBox="0 0 124 76" role="img">
      <title>{`Drawn: ${cutWords[cut]}`}</title>
      <ellipse className={styles.plate} cx="62" cy="40" rx="60" ry="34" />
      {drawings[cut]}
    </svg>
  );
}

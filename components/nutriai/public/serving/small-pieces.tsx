import type { ReactNode } from 'react';
import { astray, places, type Look } from './look';

type Piece = (look: Look) => ReactNode;

const cube: Piece = ({ main, shine, shade }) => (
  <>
    <path fill={main} d="M-5.500-2h8v6h-8Z" />
    <path fill={shine} d="m-5.500-2 3-3h8l-3 3Z" />
    <path fill={shade} d="m2.500-2 3-3v6l-3 3Z" />
  </>
);

const smallFloret: Piece = ({ main, shine, second }) => (
  <>
    <path fill={second} d="M-1.500 0h3v6h-3Z" />
    <path fill={main} d="M-6 0q-1-4 3-4 3-4 6-1 4 0 3 5Z" />
    <circle fill={shine} cx="-1" cy="-2.500" r="1.500" />
  </>
);

/** White around yolk. */
const boiledEgg: Piece = ({ main, second, shade }) => (
  <>
    <path fill={shade} d="M-6-2q5-5 11 0l1 5h-12Z" />
    <path fill={second} d="M-6-3q5-5 11 0l1 5h-12Z" />
    <path fill={main} d="M-3 2q0-4 3-4t3 4Z" />
  </>
);

const tube: Piece = ({ main, shine, shade }) => (
  <>
    <rect x="-6" y="-3" width="12" height="6" rx="1" fill={main} />
    <path fill={shine} d="M-5-2H5v1.500H-5Z" />
    <ellipse cx="6" cy="0" rx="1.500" ry="3" fill={shade} />
  </>
);

const segmentPiece: Piece = ({ main, second }) => (
  <>
    <path fill={second} d="M-6 3Q0-8 6 3Z" />
    <path fill={main} d="M-5 3Q0-6 5 3Z" />
    <path stroke={second} strokeWidth=".8" d="M-1 2v-4M2 2 1-2" />
  </>
);

const crust: Piece = ({ main, second }) => (
  <>
    <rect x="-6" y="-4" width="12" height="9" rx="1" fill={second} />
    <rect x="-6" y="-5" width="12" height="8" rx="1" fill={main} />
  </>
);

const grained: Piece = ({ main, second, shade }) => (
  <>
    <path fill={shade} d="M-6-2q6-4 12 0l-1 6H-5Z" />
    <path fill={main} d="M-6-3q6-4 12 0l-1 5.500H-5Z" />
    <path stroke={second} strokeWidth=".8" fill="none" d="M-3.500-2.500v4M0-3.500v5M3.500-2.500v4" />
  </>
);

const flake: Piece = ({ main, second }) => (
  <>
    <path fill={second} d="M-8 2q4-9 16-3-2 8-16 3Z" />
    <path fill={main} d="M-8 1q4-9 16-3-2 8-16 3Z" />
    <path stroke={second} strokeWidth=".9" fill="none" d="M-3-3q2 3 0 6M1-4.500q2 3 0 6" />
  </>
);

const halfSkin: Piece = ({ main, second, shine }) => (
  <>
    <path fill={second} d="M-6 2q6 5 12 0v-3H-6Z" />
    <path fill={main} d="M-6 0q6 5 12 0v-3H-6Z" />
    <path fill={shine} d="m-6-3 2-2h8l2 2Z" />
  </>
);

const bitten: Partial<Record<Look['form'], Piece>> = {
  floret: smallFloret,
  egg: boiledEgg,
  pasta: tube,
  segment: segmentPiece,
  bread: crust,
  meat: grained,
  fish: flake,
  skinned: halfSkin,
  wedge: halfSkin,
};

const spread = (at: ReturnType<typeof places>, draw: (place: (typeof at)[number]) => ReactNode) =>
  at.map((place) => (
    <g key={place.index} transform={`translate(${place.x} ${place.y}) rotate(${place.turn})`}>
      {draw(place)}
    </g>
  ));

/** Pieces of the size of a fingernail; a little bigger from two years. */
export function bitePieces(look: Look): ReactNode {
  const draw = bitten[look.form] ?? cube;
  const isBig = look.months >= 24;
  return (
    <g transform={isBig ? 'translate(-9.300 -5.700) scale(1.150)' : undefined}>
      {spread(isBig ? places(4, 2) : places(4, 3), () => draw(look))}
    </g>
  );
}

export const flakes = (look: Look) => spread(places(4, 3), () => flake(look));

/** Cut fine; of leaves, green flecks. */
export function finePieces(look: Look): ReactNode {
  const isLeaf = look.form === 'leaf' || look.form === 'herb';
  return spread(places(8, 5), ({ index }) => (
    <path
      fill={[look.main, look.shine, look.second][index % 3]}
      d={isLeaf ? 'M-4 0q4-4 8 0-4 3-8 0Z' : 'M-2.500-2h4l1.500 3-3 2-3-1Z'}
    />
  ));
}

/** Small soft worms, as a mincer makes them. */
export const mincedPieces = (look: Look) =>
  spread(places(7, 5), ({ index }) => (
    <path
      stroke={[look.main, look.shade, look.shine][index % 3]}
      strokeWidth="3.600"
      strokeLinecap="round"
      fill="none"
      d="M-3 1q2-4 3-1t3-1"
    />
  ));

export const crumbs = (look: Look) =>
  spread(places(7, 5), ({ index }) => (
    <path
      fill={[look.main, look.second, look.shine][index % 3]}
      d={index % 2 ? 'M-3 0q0-3 3-3t3 3-3 2.500T-3 0Z' : 'M-2-1q2-3 4 0t-1 3-3-3Z'}
    />
  ));

/** Fine threads: of cheese or carrot, of meat, of lettuce. */
export const threads = (look: Look, width: number) =>
  spread(places(5, 5), ({ index }) => (
    <path
      stroke={[look.main, look.form === 'shred' ? look.second : look.shade, look.shine, look.main][index % 4]}
      strokeWidth={width}
      strokeLinecap="round"
      fill="none"
      d={`M-8 0Q0 ${astray(index) || 3} 8 ${index % 2 ? 2 : -2}`}
    />
  ));

/** Round things with their skins burst, pressed more or less flat. */
export const pressed = (look: Look, height: number) =>
  spread(places(4, 2), ({ index }) => (
    <>
      <ellipse cy="1.500" rx="8" ry={height} fill={look.shade} />
      <ellipse rx="8" ry={height} fill={look.main} />
      <path fill={look.second} d={index % 2 ? 'M-3-1Q0-4 4-1 1 2-3-1Z' : 'M-4 1Q0-3 3 1 0 3-4 1Z'} />
    </>
  ));

/** Round things cut from end to end, the flesh up; of an egg, the yolk. */
export function quarters({ form, main, second, shine }: Look): ReactNode {
  const [skin, flesh, middle] = form === 'egg' ? [second, second, main] : [main, second, shine];
  return spread(places(4, 2), () => (
    <>
      <path fill={skin} d="M-9 0Q0-11 9 0 0 9-9 0Z" />
      <path fill={flesh} d="M-8 .5Q0-5 8 .5 0 6-8 .5Z" />
      <path fill={middle} d="M-4 1Q0-1.500 4 1 0 3-4 1Z" />
    </>
  ));
}

/** Half-moons so thin that they overlap. */
export const slices = (look: Look) =>
  [30, 43, 56, 69, 82].map((x, place) => (
    <g key={x} transform={`translate(${x} ${38 + astray(place) / 2}) rotate(${8 + astray(place)})`}>
      <path fill={look.second} d="M-3-20q19 20 0 40-4-1-3-3 12-17 0-34Z" />
      <path fill={look.main} d="M-4-18q15 18 0 36-7-18 0-36Z" />
      <path fill={look.shine} d="M-4-13q4 13 0 26-3-13 0-26Z" />
    </g>
  ));

interface Strips {
  count: number;
  width: number;
}

/** Thin strips; a sausage’s, cut from end to end, are round on one side. */
export const strips = (look: Look, { count, width }: Strips) =>
  Array.from({ length: count }, (_each, place) => (
    <g
      key={place}
      transform={`translate(62 ${34 + (place - (count - 1) / 2) * (width + 5)}) rotate(${astray(place)})`}
    >
      <rect x="-29" y={-width / 2} width="58" height={width + 1.5} rx={width / 2} fill={look.shade} />
      <rect x="-29" y={-width / 2} width="58" height={width} rx={width / 2} fill={look.main} />
      {look.form === 'sausage' && <path fill={look.second} d="M-27-2.500h54v3h-54Z" />}
    </g>
  ));

import type { ReactNode } from 'react';
import { astray, type Look } from './look';

type Piece = (look: Look) => ReactNode;

const stick: Piece = ({ main, shine, shade }) => (
  <>
    <path fill={shade} d="M-30-2v6q0 1 1 1h58q1 0 1-1v-6Z" />
    <path fill={main} d="M-30-2v4h60v-4Z" />
    <path fill={shine} d="m-30-2 3-4h57l3 4Z" />
  </>
);

const spear: Piece = ({ main, shine, second }) => (
  <>
    <path fill={second} d="M-31 2c12 8 50 8 62 0-8 9-54 9-62 0Z" />
    <path fill={main} d="M-31 2c10-11 52-11 62 0-10 6-52 6-62 0Z" />
    <path fill={shine} d="M-23-1c10-5 30-6 44-2-14-1-30 0-44 2Z" />
  </>
);

/** A wedge with its skin below. */
const wedge: Piece = ({ main, shine, second }) => (
  <>
    <path fill={second} d="M-31 0c8 9 54 9 62 0v3c-10 8-52 8-62 0Z" />
    <path fill={main} d="M-31 0c8 8 54 8 62 0L0-7Z" />
    <path fill={shine} d="M-31 0 0-7 31 0 0-2Z" />
  </>
);

const strip: Piece = ({ main, shine, second }) => (
  <>
    <path fill={second} d="M-30-1Q0-7 30-1v6Q0-1-30 5Z" />
    <path fill={main} d="M-30-4Q0-10 30-4v6Q0-4-30 2Z" />
    <path fill={shine} d="M-26-3Q0-8 26-3v1.500Q0-6-26-1.500Z" />
  </>
);

/** A strip of omelette: yolk and white. */
const omelette: Piece = ({ main, second, shade }) => (
  <>
    <rect x="-30" y="-4" width="60" height="10" rx="3" fill={shade} />
    <rect x="-30" y="-5" width="60" height="9" rx="3" fill={main} />
    <path
      fill={second}
      d="M-24-4q6-1 8 2-3 3-8 1ZM-8 0q7-3 11 0-4 4-11 2ZM12-4q7-1 9 2-5 3-10 1ZM-18 2q3-1 5 0l-2 2Z"
    />
  </>
);

const banana: Piece = ({ main, shine, second }) => (
  <>
    <path fill={main} d="M-31 1Q-4-11 31 0 0 12-31 1Z" />
    <path fill={shine} d="M-27 1Q-4-8 27 0 0 3-27 1Z" />
    <path stroke={second} strokeWidth="1" strokeDasharray="1 4" fill="none" d="M-22 1.500Q0-2 22 1.500" />
  </>
);

const seeded: Piece = ({ main, shine, second }) => (
  <>
    <path fill={main} d="M-31 3Q0-14 31 3 0 10-31 3Z" />
    <path fill={shine} d="M-22 3Q0-3 22 3 0 7-22 3Z" />
    <path stroke={second} strokeWidth="1.600" strokeDasharray="1 4" fill="none" d="M-21 0Q0-6 21 0" />
  </>
);

/** The stalk to hold, the head to suck. */
const floret: Piece = ({ main, shine, second, shade }) => (
  <>
    <path fill={second} d="M-30-2Q-6-4 6-7v14Q-6 4-30 4Z" />
    <path fill={shade} d="M2-8q6-5 11-1 8-3 10 2 6 2 4 8-2 5-9 4-4 5-10 1-7 2-7-4Z" />
    <path fill={main} d="M2-10q6-5 11-1 8-3 10 2 6 2 4 8-2 5-9 4-4 5-10 1-7 2-7-4Z" />
    <path fill={shine} d="M8-8q3-2 5 0l-2 2ZM17-6q4-1 5 2l-4 0ZM12 0q3-1 4 1l-3 1Z" />
  </>
);

const pod: Piece = ({ main, second, shade }) => (
  <>
    <path fill={shade} d="M-32 4Q-4-6 31-4q3 1 1 3Q0 10-32 6Z" />
    <path fill={main} d="M-32 4Q-4-8 31-5q3 1 1 3Q0 7-32 4Z" />
    <path stroke={second} strokeWidth="1.200" fill="none" d="M-22 2Q0-5 26-4" />
  </>
);

const spearOfStalk: Piece = ({ main, second, shade }) => (
  <>
    <path fill={shade} d="M-31-2H12v8h-43Z" />
    <path fill={main} d="M-31-3H12v7h-43Z" />
    <path fill={second} d="M10-5q12-3 21 5-9 8-21 5ZM-10-3l6 3-6 3ZM-22-3l6 3-6 3Z" />
  </>
);

const skinned: Piece = ({ main, shine, second }) => (
  <>
    <path fill={second} d="M-30 0v5q30 4 60 0V0Z" />
    <path fill={main} d="M-30-2v5q30 3 60 0v-5Z" />
    <path fill={shine} d="m-30-2 3-4h57l3 4Z" />
  </>
);

const pieces: Partial<Record<Look['form'], Piece>> = {
  spear,
  wedge,
  strip,
  egg: omelette,
  banana,
  seeded,
  floret,
  pod,
  spears: spearOfStalk,
  skinned,
};

/** Pieces as long as a finger, one below the other. */
export function longPieces(look: Look): ReactNode {
  const draw = pieces[look.form] ?? stick;
  return [16, 31.5, 47].map((y, place) => (
    <g key={y} transform={`translate(62 ${y}) rotate(${astray(place + 1) / 2}) scale(1 1.2)`}>
      {draw(look)}
    </g>
  ));
}

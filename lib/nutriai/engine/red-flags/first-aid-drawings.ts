import type { FirstAidDrawing } from '../knowledge/schemas/red-flags';
import type { Drawings } from './steps-at';

/** A drawing of one step of first aid. */
export interface StepDrawing {
  /** The number of the step, from 1. */
  step: number;
  /** Of the file on this site. */
  path: string;
  /** What it shows, in words for who does not see it. */
  alt: string;
}

/** As in the titles of the files. */
const shows: Readonly<Record<FirstAidDrawing, string>> = {
  'baby-back-blows':
    'Sitting, with a baby face down along the thigh and the head lower than the bottom: a hand ' +
    'strikes between the shoulder blades',
  'baby-chest-thrusts':
    'Sitting, with a baby face up along the thigh and the head lower than the bottom: two fingers ' +
    'push down in the middle of the breastbone',
  'child-back-blows':
    'A child leaning forward, held at the chest with one hand: the other hand strikes between the shoulder blades',
  'child-abdominal-thrusts':
    'Kneeling behind a child, a fist above the belly button and held with the other hand: it pulls sharply in and up',
  'recovery-position': 'A child lying on the side, the upper knee bent forward and a hand under the cheek',
  'adrenaline-pen':
    'A child lying flat: a hand presses an adrenaline pen straight into the outer middle of the thigh',
};

/** Returns the drawings of a card, in the order of its steps. */
export function stepDrawings(drawings: Drawings): StepDrawing[] {
  return Object.entries(drawings)
    .map(([step, name]) => ({ step: Number(step), path: `/first-aid/${name}.svg`, alt: shows[name] }))
    .sort((one, other) => one.step - other.step);
}

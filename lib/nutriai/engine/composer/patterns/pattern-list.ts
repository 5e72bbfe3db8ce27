import { tastingPlate } from './anything';
import { grainDishes } from './grain-dishes';
import { handHeld } from './hand-held';
import { type Pattern } from './pattern';
import { spooned } from './spooned';
import { sweetDishes } from './sweet-dishes';

/** Every kind of dish the composer makes. */
export const patterns: readonly Pattern[] = [
  spooned,
  grainDishes,
  handHeld,
  sweetDishes,
  tastingPlate,
].flat();

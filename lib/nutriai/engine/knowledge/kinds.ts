import { foodKinds } from './kinds/food-kinds';
import { gateKinds } from './kinds/gate-kinds';
import { guidanceKinds } from './kinds/guidance-kinds';
import { portionKinds } from './kinds/portion-kinds';
import { recipeKinds } from './kinds/recipe-kinds';
import type { Kind } from './kinds/kind';

/** Every kind of knowledge, in the order in which `knowledge/README.md` shows them. */
export const kinds = {
  ...foodKinds,
  ...portionKinds,
  ...gateKinds,
  ...recipeKinds,
  ...guidanceKinds,
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

import { knowledge } from '../../knowledge/knowledge';
import { type Compound } from '../../knowledge/schemas/compounds';
import { sharedTable } from '../../knowledge/shared-table';

const { falseFriends, hiddenAllergens, dishes, plantDairy, kindsOfFood, notFood } = knowledge;

/** What is no food is read as a product of which nothing is known but its name. */
const thingsThatAreNotFood = notFood.map(({ id, names }): Compound => ({ id, names, kind: 'product' }));

/**
 * Every name that stands for more than one food of the list, or for one that it lacks. Of two that share a
 * name the earlier counts.
 */
export const compounds: readonly Compound[] = sharedTable('compounds', () =>
  [thingsThatAreNotFood, falseFriends, hiddenAllergens, dishes, plantDairy, kindsOfFood].flat(),
)();

import { hiddenAllergens } from '../hidden-allergens';
import { falseFriends } from '../false-friends';
import { plantDairy } from '../plant-dairy';
import { breadsBreakfasts } from './breads-breakfasts';
import { cakesSweets } from './cakes-sweets';
import { type Compound } from './compound';
import { foodKinds } from './food-kinds';
import { meatFishDishes } from './meat-fish-dishes';
import { pastaRiceDishes } from './pasta-rice-dishes';
import { saucesDips } from './sauces-dips';
import { snacksDrinks } from './snacks-drinks';
import { soupsCurries } from './soups-curries';

/** Every name that stands for more than one food of the list, or for one that it lacks. Of two that share a name the earlier counts. */
export const compounds: readonly Compound[] = [
  falseFriends,
  hiddenAllergens,
  saucesDips,
  pastaRiceDishes,
  meatFishDishes,
  soupsCurries,
  breadsBreakfasts,
  cakesSweets,
  snacksDrinks,
  plantDairy,
  foodKinds,
].flat();

import { beefLambPork } from './library/beef-lamb-pork';
import { breakfastEggs } from './library/breakfast-eggs';
import { breakfastPancakesToast } from './library/breakfast-pancakes-toast';
import { breakfastPorridges } from './library/breakfast-porridges';
import { calciumRichWithoutMilk } from './library/calcium-rich-without-milk';
import { dalsBeans } from './library/dals-beans';
import { fish } from './library/fish';
import { fortifiedBabyCereals } from './library/fortified-baby-cereals';
import { grainsRice } from './library/grains-rice';
import { ironRichPots } from './library/iron-rich-pots';
import { pastaNoodles } from './library/pasta-noodles';
import { pattiesBreads } from './library/patties-breads';
import { poultry } from './library/poultry';
import { snacksFruitYoghurt } from './library/snacks-fruit-yoghurt';
import { snacksSavoury } from './library/snacks-savoury';
import { soups } from './library/soups';
import { vegetableMashes } from './library/vegetable-mashes';
import { type Recipe } from './recipe';

/** The library, in the order of a day. */
export const recipes: readonly Recipe[] = [
  fortifiedBabyCereals,
  breakfastPorridges,
  breakfastEggs,
  breakfastPancakesToast,
  snacksFruitYoghurt,
  snacksSavoury,
  vegetableMashes,
  dalsBeans,
  ironRichPots,
  calciumRichWithoutMilk,
  soups,
  grainsRice,
  pastaNoodles,
  fish,
  poultry,
  beefLambPork,
  pattiesBreads,
].flat();

const byId: ReadonlyMap<string, Recipe> = new Map(recipes.map((recipe) => [recipe.id, recipe]));

/** The recipe of that id, or undefined. */
export function recipeById(id: string): Recipe | undefined {
  return byId.get(id);
}

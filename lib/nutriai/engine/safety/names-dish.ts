import { isNoFood } from './check-not-food';
import { type ParsedIngredient } from '../text/parsed-ingredient';

/** Foods of the list that are dishes as well: a title that names one names what is made. */
const madeAtHome: ReadonlySet<string> = new Set([
  'baked-beans',
  'beef-burger',
  'chicken-nuggets',
  'custard',
  'falafel',
  'fish-fingers',
  'gnocchi',
  'hummus',
  'ketchup',
  'pancake',
  'rice-pudding',
  'sweetened-yoghurt',
]);

/** Tells whether words name what is made of several foods, rather than a food that goes in. */
export function namesDish({ compound, food }: ParsedIngredient): boolean {
  return (compound !== null && !isNoFood(compound)) || madeAtHome.has(food ?? '');
}

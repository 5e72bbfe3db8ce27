import { foodById } from '../foods/food-list';
import { isEaten, type Mention } from './mention';
import { type Preparation } from './parsed-ingredient';
import { type ElementTargets } from './preparation-targets';

/** So many parts of a sentence back at most a sausage is looked for. */
const farthestBack = 24;
/** Cut so, it is in rounds no more. */
const otherShapes: readonly Preparation[] = [
  'strips',
  'lengthways',
  'quartered_lengthways',
  'quartered',
  'minced',
  'mashed',
  'crumbled',
  'grated',
  'finely_chopped',
];

/**
 * Sausages that a sentence has before “…, cut in rounds”, whatever stands between: nobody cuts the bread and
 * the onions of a sausage in a bun like pennies. None where the phrase follows its own food at once.
 */
export function cutInRounds(targets: ElementTargets, place: number): readonly Mention[] {
  if (targets.foodRightBefore(place)) return [];
  return targets.elements
    .slice(Math.max(0, place - farthestBack), place)
    .flatMap((element) => (element.kind === 'food' ? element.mentions : []))
    .filter((mention) => isEaten(mention) && isTube(mention))
    .filter(({ preparations }) => otherShapes.every((shape) => !preparations.has(shape)));
}

function isTube({ meaning }: Mention): boolean {
  return meaning.foods.some((id) => foodById(id)?.choking === 'tube');
}

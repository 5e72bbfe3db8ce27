import { knowledge } from '../../knowledge/knowledge';
import { type Pattern } from './pattern';

/** Every kind of dish that the composer makes in a kitchen with a hob. */
export const patterns: readonly Pattern[] = knowledge.dishPatterns.filter(
  ({ onlyFor }) => onlyFor === undefined,
);

/** Dishes of ripe, tinned and ready foods, for who cannot cook. */
export const uncooked: readonly Pattern[] = onlyMadeFor('no_cooking');

/** Dishes for who has a microwave and no hob. */
export const microwaved: readonly Pattern[] = onlyMadeFor('microwave');

function onlyMadeFor(kitchen: Pattern['onlyFor']): readonly Pattern[] {
  return knowledge.dishPatterns.filter(({ onlyFor }) => onlyFor === kitchen);
}

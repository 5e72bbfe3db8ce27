import { knowledge } from '../../knowledge/knowledge';
import { type Compound } from '../../knowledge/schemas/compounds';
import { plantDairy } from '../plant-dairy';

const { falseFriends, hiddenAllergens, dishes, kindsOfFood } = knowledge;

/** Every name that stands for more than one food of the list, or for one that it lacks. Of two that share a name the earlier counts. */
export const compounds: readonly Compound[] = [
  falseFriends,
  hiddenAllergens,
  dishes,
  plantDairy,
  kindsOfFood,
].flat();

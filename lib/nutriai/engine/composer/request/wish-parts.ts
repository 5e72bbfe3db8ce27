import { type Child } from '../../child';
import { type RequestWish } from '../../knowledge/schemas/request-words';
import { type Recipe } from '../../recipes/recipe';
import { type Understood } from '../compose-request';
import { type Pattern } from '../patterns/pattern';
import { dishPart } from './dish-part';
import { plainWish } from './plain-wish';
import { styleParts } from './style-parts';
import { understoodPart } from './understood-part';
import { unreadParts } from './unread-parts';
import { keepsTo, whyNot, wishWords } from './wishes';

/** A request as it came, and what was made of it. */
export interface MadeOf {
  wish: string;
  /** What it asks besides foods, kitchen and time. */
  wishes: readonly RequestWish[];
  recipe: Recipe;
  pattern: Pattern;
  /** With all that is left out of the dish. */
  child: Child;
  /** Words that are reported elsewhere: of allergies, dislikes, foods that are wanted or left out. */
  told: readonly string[];
  /** Ids of foods that were named, alone or in a dish. */
  named: readonly string[];
  /** Foods that were named and may go in, each with the ids that stand for it. */
  wanted: readonly (readonly string[])[];
}

/**
 * Returns what a request asks for besides foods, kitchen and time, with what is not met: dishes by name, what
 * no recipe can promise, and the words that nothing was made of. No word of a request is dropped in silence.
 */
export function wishParts({
  wish,
  wishes,
  recipe,
  pattern,
  child,
  told,
  named,
  wanted,
}: MadeOf): Understood[] {
  const plain = plainWish(wish);
  const style = styleParts(plain, recipe);
  const said = wishes.flatMap(({ words }) => words.filter((each) => plain.includes(` ${each} `)));
  const made = { recipe, pattern, ageMonths: child.ageMonths, named };
  return [
    ...dishPart({ plain, pattern, child, told }),
    ...wishes.map((each) => {
      const why = keepsTo(each, made) ? null : whyNot(each, made);
      return understoodPart('wish', wishWords(each, made), why);
    }),
    ...style.parts,
    ...unreadParts({ wish, recipe, wanted, read: [...said, ...style.read, ...told] }),
  ];
}

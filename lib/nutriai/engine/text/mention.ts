import { type Allergen } from '../child';
import { type Meaning } from './lexicon';
import { type FreeFromSubject, type IngredientRole, type Preparation } from './parsed-ingredient';
import { type Quantity } from './quantity';

/** A food named in a text, while the text is being read: tokens from `first` to before `end`. */
export interface Mention {
  first: number;
  end: number;
  line: number;
  sentence: number;
  meaning: Meaning;
  /** The lowest certainty of its words. */
  certainty: number;
  role: IngredientRole;
  optional: boolean;
  /** Only a warning of traces names it. */
  traces: boolean;
  preparations: Set<Preparation>;
  freeFrom: Set<FreeFromSubject>;
  /** Foods that the text says are left out of it. */
  without: Set<string>;
  /** Allergens that such a food mostly holds, and perhaps not this one: wheat in buckwheat pancakes. */
  doubtful: Set<Allergen>;
  quantity: Quantity | null;
  /** Further amounts of a drink, which the text tells without naming it again. */
  further: Quantity[];
  /** Grams of one container, or of the whole, that stand beside a measure ("1 cup (240 g)"). */
  weighed: number | null;
  madeHere: boolean;
}

/** Whether a mention is eaten or drunk. */
export function isEaten({ role }: Mention): boolean {
  return role === 'ingredient' || role === 'drink';
}

import { type Locale } from '../child';
import { compositionRows } from '../foods/composition-rows';
import { formOf } from '../foods/composition-of';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { capitalised } from '../capitalised';
import { knowledge } from '../knowledge/knowledge';
import { type CountedDish } from '../knowledge/schemas/portions';
import { withoutAccents } from './amount-languages';
import { type NutrientAmounts, type NutrientCode, nutrients } from '../nutrients';

const codes = Object.keys(nutrients) as NutrientCode[];

const dishRows = new Map(knowledge.dishComposition.map((row) => [row.code, row]));

function compositionNamed(id: string): NutrientAmounts {
  const row = dishRows.get(id) ?? compositionRows.get(id);
  if (row) return row.amounts;
  const food = foodById(id);
  const form = food && formOf(food);
  if (!form) throw new Error(`There is neither a row nor an analysed food ${id}.`);
  return form.composition;
}

/** Per 100 g of a mix; a nutrient that one of its parts lacks is absent, for it is not known. */
function compositionOfMix(mix: Readonly<Record<string, number>>): NutrientAmounts {
  const parts = Object.entries(mix).map(([id, weight]) => ({ amounts: compositionNamed(id), weight }));
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const amounts: NutrientAmounts = {};
  for (const code of codes) {
    if (parts.some((part) => part.amounts[code] === undefined)) continue;
    amounts[code] = parts.reduce((sum, part) => sum + (part.amounts[code] ?? 0) * part.weight, 0) / total;
  }
  return amounts;
}

function asFood({ id, row, mix = {} }: CountedDish): Food {
  const name = capitalised(id.replaceAll('-', ' '));
  const composition = row === undefined ? compositionOfMix(mix) : compositionNamed(row);
  return {
    id,
    name,
    synonyms: [],
    group: 'other',
    forms: [{ code: row ?? id, state: 'ready', description: name, composition, source: 'usda-sr27' }],
    measures: [],
    allergens: [],
    mayContain: [],
    flags: [],
    diet: { vegan: false, vegetarian: false, pescatarian: false },
    choking: 'none',
    fromMonths: null,
    serving: [],
    sources: ['usda-sr27'],
  };
}

interface Counted {
  dish: CountedDish;
  food: Food;
}

const byTarget = new Map<string, Counted[]>();
for (const dish of knowledge.countedDishes) {
  const counted: Counted = { dish, food: asFood(dish) };
  for (const target of dish.of) byTarget.set(target, [...(byTarget.get(target) ?? []), counted]);
}

/** What the log says of a mention: its words, singular and plural as they stand, and whether it was weighed. */
export interface MentionedDish {
  ids: readonly (string | null)[];
  words: string;
  isWeighed: boolean;
  locale: Locale;
}

/**
 * Returns the food with the figures that a mention of a food or dish is counted by, where it has none of its
 * own or its words say something else; null where there is none. One that its words name goes first.
 */
export function countedDish({ ids, words, isWeighed, locale }: MentionedDish): Food | null {
  const all = ids
    .flatMap((id) => (id === null ? [] : (byTarget.get(id) ?? [])))
    .filter(({ dish }) => dish.by !== (isWeighed ? 'measure' : 'weight'))
    .filter(({ dish }) => dish.locale === undefined || dish.locale === locale);
  // "Digestive biscuit" is a name of its own, and longer than "biscuit".
  const lengthOf = ({ dish }: Counted) =>
    Math.max(0, ...(dish.words ?? []).filter((word) => hasWords(words, word)).map(({ length }) => length));
  const longest = Math.max(0, ...all.map(lengthOf));
  const named = longest > 0 ? all.find((each) => lengthOf(each) === longest) : undefined;
  return (named ?? all.find(({ dish }) => dish.words === undefined))?.food ?? null;
}

const hasWords = (text: string, words: string) =>
  ` ${withoutAccents(text).replaceAll(' & ', ' and ')} `.includes(` ${words} `);

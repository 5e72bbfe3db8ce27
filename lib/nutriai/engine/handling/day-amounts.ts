import { type FoodFlag } from '../foods/food';
import { type Item } from '../safety/item';
import { type Frequency } from './read-handling';

/** Drinks of which a day’s limit is one for all of a kind: cow’s milk and formula are both milk. */
const kindsOfDrink: readonly (readonly FoodFlag[])[] = [
  ['animal_milk', 'infant_formula', 'plant_drink'],
  ['juice'],
  ['water'],
];

/** Foods of which a week’s limit is one for all of a kind: salmon and sardines are both oily fish. */
const kindsOfFood: readonly FoodFlag[] = ['liver', 'oily_fish', 'limited_mercury'];

/** An item with what the text says of how much and how often. */
export interface AmountOfItem {
  item: Item;
  /** Grams each time, with the amounts that the text adds. */
  grams: { own: number; further: number } | null;
  frequency: Frequency | undefined;
}

/** Sums up what is given in a day or a week of each kind, and gives every item of a kind the sum. */
export function sumByKind(amounts: readonly AmountOfItem[]): Item[] {
  const ofDrinks = kindsOfDrink.map((kind) => gramsADay(amounts.filter(({ item }) => isDrinkOf(item, kind))));
  const ofFoods = kindsOfFood.map((kind) => timesAWeek(amounts.filter(({ item }) => item.flags.has(kind))));
  return amounts.map(({ item, frequency }) => {
    const drink = ofDrinks[kindsOfDrink.findIndex((kind) => isDrinkOf(item, kind))];
    const food = ofFoods[kindsOfFood.findIndex((kind) => item.flags.has(kind))];
    const times = food ?? frequency?.timesAWeek;
    return {
      ...item,
      ...(times === undefined ? {} : { timesAWeek: times }),
      ...(drink === undefined ? {} : { gramsADay: drink }),
    };
  });
}

function isDrinkOf({ flags, role, isServed }: Item, kind: readonly FoodFlag[]): boolean {
  return isServed === true && role === 'drink' && kind.some((flag) => flags.has(flag));
}

/** What is said twice counts once: “he drinks 500 ml a day. Is 500 ml a day too much?” */
function gramsADay(amounts: readonly AmountOfItem[]): number | undefined {
  const byWords = new Map<unknown, number>();
  for (const { item, grams, frequency } of amounts) {
    if (!grams) continue;
    const times = frequency ? Math.max(1, frequency.timesAWeek / 7) : 1;
    const key = frequency ? `${item.food?.id} ${grams.own} ${frequency.timesAWeek}` : item;
    byWords.set(key, grams.own * times + grams.further);
  }
  return byWords.size === 0 ? undefined : [...byWords.values()].reduce((sum, each) => sum + each);
}

/** Foods that share the words for how often are given by turns: “salmon or mackerel twice a week”. */
function timesAWeek(amounts: readonly AmountOfItem[]): number | undefined {
  const said = new Set(amounts.flatMap(({ frequency }) => frequency ?? []));
  return said.size === 0 ? undefined : [...said].reduce((sum, each) => sum + each.timesAWeek, 0);
}

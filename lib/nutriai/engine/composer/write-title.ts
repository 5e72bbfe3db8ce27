import { type Dish, type Item, itemsOf, sideSlot } from './dish';
import { type Pattern } from './patterns/pattern';
import { capital, listOf } from './steps/words';

const mostNames = 3;
const mostCharacters = 70;

/** Plural names that do not show by their last letter that they are, or seem to be and are not. */
const notPlural = /(couscous|hummus|asparagus|swiss|citrus)$/;

/** A natural title: at most three foods, no word twice, at most 70 characters. */
export function writeTitle(dish: Dish): string {
  const side = sideWords(dish);
  const mostInDish = side === '' ? mostNames : mostNames - 1;
  // Fish beside a fruit cream is worth more than the third fruit.
  return (
    longestTitle(dish, { side, most: mostInDish }) ??
    longestTitle(dish, { side: '', most: mostNames }) ??
    titleWith(dish, namedItems(dish).slice(0, 1)).slice(0, mostCharacters)
  );
}

/** With as many foods as fit; null where not even one does. */
function longestTitle(dish: Dish, { side, most }: { side: string; most: number }): string | null {
  const named = namedItems(dish);
  for (let count = Math.min(most, named.length); count >= 1; count -= 1) {
    const title = `${titleWith(dish, named.slice(0, count))}${side}`;
    if (title.length <= mostCharacters) return title;
  }
  return null;
}

/** What is served beside the dish, where it is one thing. */
function sideWords(dish: Dish): string {
  const sides = itemsOf(dish, sideSlot);
  const [side] = sides;
  if (!side || sides.length > 1) return '';
  return side.kitchen.role === 'fruit'
    ? `, with ${fullName(side)} to follow`
    : `, with ${fullName(side)} alongside`;
}

/** The foods that give the dish its name, the most telling first; what was asked goes before what was not. */
function namedItems(dish: Dish): Item[] {
  const { pattern } = dish;
  const own = pattern.namedBy.flatMap((slot) => itemsOf(dish, slot));
  const extra = dish.items.filter((item) => item.asked && item.slot !== sideSlot && !own.includes(item));
  const candidates = [...own, ...extra].filter(
    (item) => item.kitchen.unnamed === undefined && !isSaidByTitle(pattern, item),
  );
  const distinct = candidates.filter(
    (item, place) =>
      candidates.findIndex((other) => shareNoun(other.kitchen.title, item.kitchen.title)) === place,
  );
  const chosen = [...distinct].sort((a, b) => Number(b.asked) - Number(a.asked)).slice(0, mostNames);
  const inOrder = distinct.filter((item) => chosen.includes(item));
  return inOrder.length > 0 ? inOrder : [...dish.items].sort((a, b) => b.grams - a.grams).slice(0, 1);
}

/** Whether every title of the pattern says a food already: the pasta of a pasta dish, what `{grain}` stands for. */
function isSaidByTitle({ titles, kind }: Pattern, { kitchen, slot }: Item): boolean {
  if (kind === 'rice' && slot === 'grain') return true;
  const words = kitchen.title.toLowerCase().split(' ').pop() ?? '';
  return titles.some((title) => {
    const lower = ` ${title.toLowerCase()} `;
    return lower.includes(`{${slot}}`) || lower.includes(` ${words} `) || lower.includes(` ${words}s `);
  });
}

/** Whether two names would say a word twice: "split pea" and "pea", "coconut" and "coconut yoghurt". */
function shareNoun(one: string, other: string): boolean {
  const [words, others] = [one, other].map((name) => name.toLowerCase().split(' '));
  const has = (list: readonly string[] = [], word = '') => list.includes(word);
  return has(words, others?.[others.length - 1]) || has(others, words?.[words.length - 1]);
}

function titleWith(dish: Dish, named: readonly Item[]): string {
  const usable = dish.pattern.titles.filter((template) => isUsable(template, dish, named));
  const template = usable[dish.variant % Math.max(1, usable.length)] ?? dish.pattern.titles[0] ?? '{names}';
  const once = named.filter((item) => !isSaidBySlots(template, dish, item));
  const names = usable.length > 0 || once.length === 0 ? named : once;
  const filled = template.replace(/\{(\w+)\}/g, (_, slot: string) => wordsFor(slot, dish, names));
  return capital(filled.replace(/ {2,}/g, ' ').trim());
}

/** A template fits when its slots are filled and no food would stand in it twice. */
function isUsable(template: string, dish: Dish, named: readonly Item[]): boolean {
  if (named[0]?.kitchen.role === 'egg' && template.startsWith('Soft')) return false;
  const isFilled = slotsOf(template).every((slot) => wordsFor(slot, dish, named) !== '');
  return isFilled && !named.some((item) => isSaidBySlots(template, dish, item));
}

/** Whether what a template's slots stand for says a food's name already. */
function isSaidBySlots(template: string, dish: Dish, { kitchen }: Item): boolean {
  return slotsOf(template).some((slot) => shareNoun(wordsFor(slot, dish, []), kitchen.title));
}

/** The slots of a template besides the names. */
function slotsOf(template: string): string[] {
  const slots = [...template.matchAll(/\{(\w+)\}/g)].flatMap(([, slot]) => slot ?? []);
  return slots.filter((slot) => slot !== 'names' && slot !== 'with');
}

function wordsFor(slot: string, dish: Dish, named: readonly Item[]): string {
  if (slot === 'names') return listOf(named.map(({ kitchen }) => kitchen.title));
  if (slot === 'with') return listOf(named.map(fullName));
  if (slot === 'flavour') return flavourOf(dish);
  const [first] = itemsOf(dish, slot.toLowerCase());
  if (!first) return '';
  const words = first.kitchen.title;
  return slot === slot.toLowerCase() ? words : capital(words);
}

/** A name as it stands by itself: "red lentils", "carrot", "strawberries". */
function fullName({ kitchen: { name, title } }: Item): string {
  const isPlural = name.endsWith('s') && !notPlural.test(name.toLowerCase());
  if (!isPlural || title.endsWith('s')) return title;
  if (title.endsWith('y')) return `${title.slice(0, -1)}ies`;
  if (title.endsWith('leaf')) return `${title.slice(0, -4)}leaves`;
  return /(potato|tomato|mango)$/.test(title) ? `${title}es` : `${title}s`;
}

const nicelyNamed = new Set([
  'dill',
  'mint',
  'basil',
  'parsley',
  'coriander',
  'chives',
  'thyme',
  'sage',
  'ginger',
  'cumin',
  'turmeric',
  'cinnamon',
  'coconut-milk',
  'cardamom',
  'oregano',
  'saffron',
  'vanilla',
]);

function flavourOf(dish: Dish): string {
  return itemsOf(dish, 'flavour').find(({ food }) => nicelyNamed.has(food.id))?.kitchen.name ?? '';
}

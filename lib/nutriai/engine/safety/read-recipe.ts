import { type Locale } from '../child';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { foodNameKey } from '../foods/food-name-key';
import { addTo } from '../text/grouping';
import { parseIngredients } from '../text/parse-ingredients';
import { type ParsedIngredient, type Preparation } from '../text/parsed-ingredient';
import { type Item } from './item';
import { itemOfFood } from './item-of-food';
import { itemOfMention } from './item-of-mention';
import { namesDish } from './names-dish';
import { type ReadSubject } from './read-subject';
import { ListedReferences, type ToldMention } from './listed-references';
import { type SubjectIngredient, type SubjectRecipe } from './subject';

/** A line of the text that a recipe is written out as; `ingredient` is the one that it names. */
interface Line {
  words: string;
  start: number;
  end: number;
  ingredient: SubjectIngredient | null;
  part: 'heading' | 'title' | 'list' | 'method';
}

/** An item that a title or step names. */
interface ToldItem extends ToldMention {
  /** It stands after "the": it was named before. */
  isDefinite: boolean;
}

/**
 * A recipe or list of ingredients as items. It is written out as one text, so that what a step does to a
 * food, or to all of them, is read together with the list; foods given by id stay those foods whatever their
 * words may mean.
 */
export function readRecipe(recipe: SubjectRecipe, locale: Locale | undefined): ReadSubject {
  const lines = linesOf(recipe);
  const text = lines.map(({ words }) => words).join('\n');
  const { ingredients, unknown, guesses, truncated } = parseIngredients(text, locale && { locale });
  const lineAt = lineFinder(lines);
  const mentionsByLine = new Map<Line | undefined, ParsedIngredient[]>();
  for (const mention of ingredients) addTo(mentionsByLine, lineAt(mention), mention);
  const isCooked = (recipe.steps ?? []).length > 0;
  const lists = lines.flatMap((line) => {
    if (line.ingredient === null) return [];
    return [{ line, ...listedItems(line.ingredient, mentionsByLine.get(line) ?? [], isCooked) }];
  });
  const references = new ListedReferences(lists.flatMap(({ own }) => own));
  const around = ({ start, end }: ParsedIngredient, line: Line) => ({
    before: text.slice(Math.max(line.start, start - longestLookBack), start),
    after: text.slice(end, Math.min(line.end, end + longestLookBack)),
  });
  const listed = lists.flatMap(({ line, own, others }) => [
    ...own,
    ...others.flatMap((mention) => {
      const item = itemOfMention(mention);
      const isReference =
        item && own.length > 0 && references.has({ item, ...around(mention, line), isTitle: false });
      return item && !isReference ? [item] : [];
    }),
  ]);
  const told = ingredients.flatMap((mention): ToldItem[] => {
    const line = lineAt(mention);
    // The dish that a title names is made of what is listed.
    const isTitle = line?.part === 'title';
    const isDish = isTitle && namesDish(mention);
    if (!line || (!isTitle && line.part !== 'method') || isDish) return [];
    const item = itemOfMention(mention);
    const words = around(mention, line);
    const isDefinite = /\b(the|these|those)\s+$/i.test(words.before);
    return item ? [{ item, ...words, isTitle, isDefinite }] : [];
  });
  return {
    items: foldedIn(listed, told, references),
    unknown: unknown
      .filter((words) => lineAt(words)?.part !== 'title')
      .map(({ text: words, nearest }) => ({ text: words, nearest })),
    guesses: guesses.filter((words) => lineAt(words)?.part !== 'title'),
    truncated,
    text,
    servings: recipe.servings ?? null,
  };
}

/** So much of a line before and after a mention tells what it refers to. */
const longestLookBack = 80;

/** Finds the line that a place of the text is in; the lines stand in the order of the text. */
function lineFinder(lines: readonly Line[]): (place: { start: number }) => Line | undefined {
  return ({ start }) => {
    let [low, high] = [0, lines.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((lines[middle]?.end ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    const line = lines[low];
    return line && line.start <= start ? line : undefined;
  };
}

function linesOf({ title, ingredients, steps = [] }: SubjectRecipe): Line[] {
  const lines: Line[] = [];
  let start = 0;
  const add = (words: string, part: Line['part'], ingredient: SubjectIngredient | null = null) => {
    const line = words.replace(/\s+/g, ' ').trim();
    lines.push({ words: line, start, end: start + line.length, ingredient, part });
    start += line.length + 1;
  };
  if (title) add(title, 'title');
  add('Ingredients:', 'heading');
  for (const ingredient of ingredients) add(wordsOf(ingredient), 'list', ingredient);
  if (steps.length > 0) add('Method:', 'heading');
  for (const step of steps) add(step, 'method');
  return lines;
}

function wordsOf({ food, preparation, text, grams }: SubjectIngredient): string {
  const name = text ?? foodById(food)?.name ?? food;
  const amount = text === undefined && grams !== undefined && foodById(food) ? `${grams} g ` : '';
  return `${amount}${[name, typeof preparation === 'string' ? preparation : ''].filter(Boolean).join(', ')}`;
}

/** One line of the list: the food that it is about, and what else its words name. */
interface ListedLine {
  own: readonly Item[];
  others: readonly ParsedIngredient[];
}

function listedItems(
  ingredient: SubjectIngredient,
  mentions: readonly ParsedIngredient[],
  isCooked: boolean,
): ListedLine {
  const { food: id, preparation, state, grams, role } = ingredient;
  const stated: readonly Preparation[] = typeof preparation === 'object' ? preparation : [];
  const food = foodById(id);
  if (!food) {
    const items = mentions.flatMap((mention) => itemOfMention(mention) ?? []);
    const own = items.map((item) => ({
      ...withPreparations(item, stated),
      grams: grams ?? item.grams,
      role: role ?? item.role,
    }));
    return { own, others: [] };
  }
  const own = mentions.filter((mention) => isOwn(mention, food));
  const others = mentions.filter((mention) => !own.includes(mention));
  const items = own.flatMap((mention) => itemOfMention({ ...mention, role: 'ingredient' }) ?? []);
  // What is weighed raw or dry is not eaten so once there are steps.
  const eaten = isCooked && (state === 'raw' || state === 'dry') ? undefined : state;
  const isDrunk = own.some((mention) => mention.role === 'drink');
  const item = itemOfFood(food, {
    state: eaten,
    preparations: [...stated, ...items.flatMap((each) => [...each.preparations])],
    grams,
    role: role ?? (isDrunk && !isCooked ? 'drink' : 'ingredient'),
  });
  return { own: [item], others };
}

/** Whether a mention is the food of its line: by what it means, or because its words are the food's own name. */
function isOwn({ food, candidates, text }: ParsedIngredient, listed: Food): boolean {
  if (food === listed.id || candidates.includes(listed.id)) return true;
  return isShorterName(text, listed.name);
}

function isShorterName(short: string, long: string): boolean {
  const words = new Set(foodNameKey(long).split(' '));
  return foodNameKey(short)
    .split(' ')
    .every((word) => words.has(word));
}

/**
 * Steps name again what is listed, and titles name what they are about: that is no further food. What they
 * say of it counts.
 */
function foldedIn(listed: readonly Item[], told: readonly ToldItem[], references: ListedReferences): Item[] {
  const items = [...listed];
  const further: Item[] = [];
  const places = new PlacesInList(listed);
  for (const mention of told) {
    const { item, isTitle, isDefinite } = mention;
    const place = places.of(item, isTitle || isDefinite);
    const same = items[place];
    if (!same && (places.isMadeOfListed(item) || references.has(mention))) continue;
    if (!same) further.push(item);
    else if (!isTitle) items[place] = withPreparations(same, item.preparations);
  }
  return [...items, ...further];
}

/**
 * Finds what is told of in the list. Foods that are listed or told of many times in the same words are
 * compared once.
 */
class PlacesInList {
  /** Of items that are alike the first. */
  readonly #listed: ReadonlyMap<string, { item: Item; place: number }>;
  readonly #places = new Map<string, number>();
  readonly #madeOf = new Map<string, boolean>();

  constructor(listed: readonly Item[]) {
    const first = new Map<string, { item: Item; place: number }>();
    listed.forEach((item, place) => {
      const key = likeness(item, item.name);
      if (!first.has(key)) first.set(key, { item, place });
    });
    this.#listed = first;
  }

  /** -1 where it is not in the list. */
  of(told: Item, isPointed: boolean): number {
    const key = `${isPointed} ${told.parts.length === 0} ${likeness(told, told.text)}`;
    const known =
      this.#places.get(key) ??
      [...this.#listed.values()].find(({ item }) => isSameFood(item, told, isPointed))?.place ??
      -1;
    this.#places.set(key, known);
    return known;
  }

  isMadeOfListed(told: Item): boolean {
    const key = `${told.compound} ${told.text}`;
    const known =
      this.#madeOf.get(key) ?? [...this.#listed.values()].some(({ item }) => isMadeOf(told, item));
    this.#madeOf.set(key, known);
    return known;
  }
}

/** All that the comparison of two items looks at. */
function likeness({ food, role, flags, allergens }: Item, name: string): string {
  return [
    food?.id,
    role,
    name,
    [...flags].map(([flag, { certainty }]) => flag + certainty),
    allergens.map(({ allergen, certainty }) => allergen + certainty),
  ].join('|');
}

/**
 * The same food, or a shorter name for it ("the chicken" for chicken breast). Butter is not peanut butter,
 * unless a title or "the butter" can mean nothing else.
 */
function isSameFood(listed: Item, told: Item, isPointed: boolean): boolean {
  if (!listed.food) return false;
  if (listed.food.id === told.food?.id) return listed.role === told.role || told.role === 'ingredient';
  if (isPointed && isShorterName(told.text, listed.name)) return true;
  const held = told.allergens.filter(({ certainty }) => certainty === 'holds');
  return (
    isShorterName(told.text, listed.name) &&
    told.parts.length === 0 &&
    [...told.flags].every(([flag, { certainty }]) => certainty !== 'holds' || listed.flags.has(flag)) &&
    held.every(({ allergen }) => listed.allergens.some((own) => own.allergen === allergen))
  );
}

const fruitOrVegetable: ReadonlySet<string> = new Set(['other_fruits_veg', 'vita_fruits_veg']);
const madeForms = new Set([
  'sauce',
  'puree',
  'paste',
  'mash',
  'dip',
  'filling',
  'topping',
  'mixture',
  'compote',
]);

/** "The plum sauce" of a recipe with plums is what was just made of them, and not a bought one. */
function isMadeOf({ compound, text }: Item, { food, name }: Item): boolean {
  if (compound === null || !food || !fruitOrVegetable.has(food.group)) return false;
  const words = foodNameKey(text).split(' ');
  const head = words.pop() ?? '';
  return madeForms.has(head) && words.length > 0 && isShorterName(words.join(' '), name);
}

function withPreparations(item: Item, more: Iterable<Preparation>): Item {
  return { ...item, preparations: new Set([...item.preparations, ...more]) };
}

import type { Food } from '../../../nutriai/engine/foods/food';
import { foodById, foods as allFoods } from '../../../nutriai/engine/foods/food-list';
import { foodNameKey } from '../../../nutriai/engine/foods/food-name-key';
import type { ParsedIngredient } from '../../../nutriai/engine/text/parsed-ingredient';
import { parseIngredients } from '../../../nutriai/engine/text/parse-ingredients';
import type { Passage } from '../passages';
import { clauseAround, encourages, namesAThing, serves, warnsOf } from './warnings-of-food';

/** Words that as often mean another food, or none: "milk" is mostly breast milk. */
const vague = new Set(
  'milk,water,salt,sugar,fat,oil,cream,juice,meat,fruit,vegetables,spices,herbs,drops,spread'.split(','),
);
/** What every recipe and bottle has, whichever word it goes by ("boiled water"). */
const everywhere: ReadonlySet<string> = new Set(['water', 'salt', 'sugar']);
/** Foods of toddlers count only where a text serves them; those of children of two and more never do. */
const lateFromMonths = 12;
const neverFromMonths = 24;

let idByName: ReadonlyMap<string, string> | undefined;

/**
 * Counts how often passages speak of each food as something to serve: warnings ("no honey", "popcorn is a
 * choking hazard") are taken off, and a food with as many warnings as servings is left out.
 */
export function foodsSpokenOf(passages: readonly Passage[]): Map<string, number> {
  const text = passages.map((passage) => passage.text.replaceAll('\n', ' ')).join('\n');
  const warned = warningRanges(passages);
  const counts = new Map<string, number>();
  for (const mention of parseIngredients(text).ingredients) {
    const food = foodOf(mention, text);
    if (!food) continue;
    const isWarning = warned.some(({ start, end }) => mention.start >= start && mention.start < end);
    counts.set(food.id, (counts.get(food.id) ?? 0) + weightOf({ food, mention, text, isWarning }));
  }
  return new Map([...counts].filter(([, count]) => count > 0));
}

function warningRanges(passages: readonly Passage[]) {
  let at = 0;
  return passages.flatMap(({ text, isWarning }) => {
    const start = at;
    at += text.length + 1;
    return isWarning ? [{ start, end: at }] : [];
  });
}

interface Said {
  food: Food;
  mention: ParsedIngredient;
  text: string;
  isWarning: boolean;
}

/** 1 where the food is served, −1 where the text warns of it, 0 where its name stands for something else. */
function weightOf({ food, mention, text, isWarning }: Said): 1 | 0 | -1 {
  const { start, end, role } = mention;
  if (role === 'mention') return 0;
  const clause = clauseAround(text, { start, end });
  if (namesAThing(text, { start, end })) return 0;
  const isRefused = role === 'negated' && !encourages(clause);
  if (isWarning || isRefused || warnsOf(clause)) return -1;
  const from = food.fromMonths ?? neverFromMonths;
  if (from >= neverFromMonths) return -1;
  return from < lateFromMonths || serves(clause) ? 1 : 0;
}

/**
 * The food that a mention clearly means; undefined where it names a kind of food, a dish or a part of
 * a name.
 */
function foodOf(mention: ParsedIngredient, text: string): Food | undefined {
  const { food: id, text: words, compound, candidates, confidence } = mention;
  const food = id === null ? undefined : foodById(id);
  if (!food || everywhere.has(food.id) || confidence < 1 || vague.has(words.toLowerCase())) return undefined;
  const shared = foodOfSharedName(mention, text);
  if (shared !== undefined) return shared ?? undefined;
  const names = candidates.length > 0 ? [food.name] : [food.name, ...food.synonyms];
  return compound === null && isNamed(names, words) ? food : undefined;
}

/**
 * By one of its own names, perhaps with what is done to it ("mashed banana", "carrot sticks"). A kind ("nuts")
 * has an example in the list, which nobody meant.
 */
function isNamed(names: readonly string[], words: string): boolean {
  const key = foodNameKey(words);
  return names.flatMap(spellings).some((own) => {
    return key === own || key.endsWith(` ${own}`) || key.startsWith(`${own} `);
  });
}

/** A name as it is compared, with and without what stands behind it in brackets. */
function spellings(name: string): string[] {
  return [foodNameKey(name), foodNameKey(name.replace(/ \(.*\)$/, ''))];
}

/** What follows a name that shares its last word with others: ", goose or quail egg". */
const sharedName = /^(?:,\s*[\p{L}-]+)*,?\s+(?:or|and)\s+[\p{L}-]+\s+([\p{L}-]+)/u;

/** Nobody lists a food beside these: "turkey or duck eggs" is about eggs. */
const alwaysShared = /^(?:eggs?|milk)$/i;

/**
 * "duck, goose or quail egg" speaks of a duck egg: returns that food, null where we have none of that name, or
 * undefined where the words stand for themselves.
 */
function foodOfSharedName({ text: words, end }: ParsedIngredient, text: string): Food | null | undefined {
  const head = sharedName.exec(text.slice(end, end + 60))?.[1];
  if (head === undefined) return undefined;
  const id = foodIdNamed(`${words} ${head}`);
  if (id !== undefined) return foodById(id);
  return alwaysShared.test(head) ? null : undefined;
}

function foodIdNamed(words: string): string | undefined {
  idByName ??= new Map(
    allFoods
      .toReversed()
      .flatMap(({ id, name, synonyms }) =>
        [...synonyms, name].flatMap(spellings).map((each) => [each, id] as const),
      ),
  );
  return idByName.get(foodNameKey(words));
}

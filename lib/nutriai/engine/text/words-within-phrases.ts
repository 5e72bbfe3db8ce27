import { foodById } from '../foods/food-list';
import { isEaten, type Mention } from './mention';
import { type Preparation } from './parsed-ingredient';
import { type PhraseMatch } from './phrase-tree';
import { type PhraseMeaning, preparationsIn } from './preparations-in';
import { type Token } from './tokens';

const eggParts = new Set(['egg-yolk', 'egg-white']);
const deniers = new Set(['not', 'no', 'longer', 'never', 'without', 'isnt', 'nor']);
const citrus = new Set(['lemon-juice', 'lime', 'lemon-zest']);
const toastWords = new Set(['toast', 'soldier', 'soldiers']);
/** What may stand between bread and the form that it is served in: "gluten-free bread, as toast fingers". */
const beforeForm = new Set([
  ',',
  '(',
  'as',
  'in',
  'into',
  'cut',
  'to',
  'make',
  'for',
  '-',
  ':',
  'thin',
  'made',
  'and',
  'served',
]);

/**
 * Takes words that a phrase only uses to describe another food for no food of their own: the yolk of "egg
 * cooked until white and yolk are firm", the salt of "low-salt", the toast fingers that bread is cut into,
 * the juice of "juice of half a lemon".
 */
export function readWordsWithinPhrases(tokens: readonly Token[], mentions: readonly Mention[]): void {
  const phrases = preparationsIn(tokens).filter(({ first, end }) => end - first > 1);
  let passed = 0;
  let previous: Mention | undefined;
  let lastEgg: Mention | undefined;
  mentions.forEach((mention, place) => {
    if (!isEaten(mention)) return;
    while ((phrases[passed]?.end ?? Infinity) <= mention.first) passed += 1;
    const phrase = phrases
      .slice(passed, passed + 2)
      .find(({ first, end }) => first <= mention.first && mention.end <= end);
    const [food = ''] = mention.meaning.foods;
    if (phrase && eggParts.has(food)) describeEgg(tokens, { yolk: mention, egg: lastEgg }, phrase);
    else if (phrase && isOfPhrase(food, phrase)) mention.role = 'mention';
    else if (phrase && previous && isFormOfBread(tokens, mention, previous)) mention.role = 'mention';
    else if (isLemonJuice(tokens, mention, mentions[place + 1])) mention.role = 'mention';
    else if (previous && isKeptIn(tokens, mention, previous)) mention.role = 'mention';
    if (!isEaten(mention)) return;
    previous = mention;
    if (food === 'egg') lastEgg = mention;
  });
}

function says({ value }: PhraseMatch<PhraseMeaning>, preparation: Preparation): boolean {
  return value.some(({ preparations }) => preparations.includes(preparation));
}

/** The salt and the sugar of “low-salt, low-sugar beans”, and the seed of “lychee with the seed in”. */
function isOfPhrase(food: string, phrase: PhraseMatch<PhraseMeaning>): boolean {
  if (food === 'salt') return says(phrase, 'low_salt');
  if (food === 'sugar') return says(phrase, 'low_salt') && says(phrase, 'unsweetened');
  return food.endsWith('-seeds') && says(phrase, 'with_stones');
}

/**
 * What is said of the yolk is said of the egg before it, whatever stands between ("egg on toast, yolk still
 * runny").
 */
function describeEgg(
  tokens: readonly Token[],
  { yolk, egg }: { yolk: Mention; egg: Mention | undefined },
  phrase: PhraseMatch<PhraseMeaning>,
): void {
  if (!egg) return;
  yolk.role = 'mention';
  const isDenied = tokens
    .slice(Math.max(0, phrase.first - 3), phrase.first)
    .some(({ text }) => deniers.has(text));
  if (isDenied) return;
  for (const { preparations } of phrase.value)
    for (const preparation of preparations) egg.preparations.add(preparation);
}

function isFormOfBread(tokens: readonly Token[], form: Mention, bread: Mention): boolean {
  const isToast = tokens.slice(form.first, form.end).some(({ text }) => toastWords.has(text));
  if (!isToast || !(bread.meaning.foods[0] ?? '').endsWith('bread') || bread.sentence !== form.sentence)
    return false;
  return tokens.slice(bread.end, form.first).every(({ text }) => beforeForm.has(text));
}

/** "Juice of half a lemon" is lemon juice, with which one cooks. */
function isLemonJuice(tokens: readonly Token[], juice: Mention, next: Mention | undefined): boolean {
  if (!next || juice.end - juice.first > 1 || !/^juices?$/.test(tokens[juice.first]?.text ?? ''))
    return false;
  if (!citrus.has(next.meaning.foods[0] ?? '') || tokens[juice.end]?.text !== 'of') return false;
  return next.first - juice.end <= 5;
}

const ownWords = new Set([
  'its',
  'their',
  'own',
  'natural',
  'fruit',
  'the',
  'slices',
  'pieces',
  'halves',
  'segments',
  'chunks',
  'tinned',
  'canned',
]);
const fruitGroups: ReadonlySet<string> = new Set(['other_fruits_veg', 'vita_fruits_veg']);

/** The juice of "tinned peaches in juice" is what they were sold in, and is not drunk. */
function isKeptIn(tokens: readonly Token[], juice: Mention, fruit: Mention): boolean {
  if (!/juices?$/.test(tokens[juice.end - 1]?.text ?? '') || fruit.sentence !== juice.sentence) return false;
  if (!fruitGroups.has(foodById(fruit.meaning.foods[0] ?? '')?.group ?? '')) return false;
  const between = tokens.slice(fruit.end, juice.first).map(({ text }) => text);
  return between.includes('in') && between.every((word) => word === 'in' || ownWords.has(word));
}

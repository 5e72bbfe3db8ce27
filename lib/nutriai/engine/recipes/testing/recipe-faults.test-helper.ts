import { foodById } from '../../foods/food-list';
import { isMentioned } from '../food-mentioned';
import { type Recipe, type RecipeIngredient } from '../recipe';
import { recipeFacts } from '../recipe-facts';
import { ingredientLine } from '../ingredient-line';
import { minutesOfMethod } from '../step-minutes';
import { yieldWords } from '../yield-words';
import { allergensInWordsOnly } from './allergens-in-words';
import { leastMinutes } from './cooking-minutes';
import { doneInTwoWays, repeatedOrders } from './repeated-orders';
import { cookingOf } from './steps-read';
import { useFaultKinds, useFaults } from './use-faults';

/** What a picky parent would object to, by the kind of objection. */
export const faultKinds = [
  'repeated word',
  'said again in a step',
  'done in two ways',
  'amount is not what one buys',
  'listed as cooked, then cooked',
  'never cooked',
  'cooked too briefly',
  'no time stated',
  'used before it is cooked',
  'minutes do not add up',
  'yield does not add up',
  'allergen only in the words',
  'texture not for the age',
  ...useFaultKinds,
  'unit',
  'contradiction',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface RecipeFault {
  kind: FaultKind;
  recipe: string;
  what: string;
}

/** An ingredient as the page lists it. */
export interface ShownLine {
  amount: string;
  toDo: string;
}

export interface Shown {
  lines: readonly ShownLine[];
  /** "14 fingers of about 30 g". */
  yieldWords: string;
}

/** Reads a recipe as a parent does, and says what is wrong with it. */
export function recipeFaults(recipe: Recipe, shown: Shown): RecipeFault[] {
  const found = (kind: FaultKind, whats: readonly string[]) =>
    whats.map((what): RecipeFault => ({ kind, recipe: recipe.id, what }));
  const pairs = recipe.ingredients.map((ingredient, index) => ({
    ingredient,
    line: shown.lines[index] ?? { amount: '', toDo: '' },
  }));
  return [
    ...found(
      'repeated word',
      pairs.flatMap(({ line }) => repeatedWords(`${line.amount}, ${line.toDo}`)),
    ),
    ...found(
      'said again in a step',
      pairs.flatMap(({ line, ingredient }) => repeatedOrders(recipe, line, ingredient)),
    ),
    ...found(
      'done in two ways',
      pairs.flatMap(({ line, ingredient }) => doneInTwoWays(recipe, line, ingredient)),
    ),
    ...found(
      'amount is not what one buys',
      pairs.flatMap(({ line, ingredient }) => boughtCooked(line, ingredient)),
    ),
    ...found(
      'listed as cooked, then cooked',
      pairs.flatMap(({ line, ingredient }) => cookedTwice(recipe, line, ingredient)),
    ),
    ...recipe.ingredients.flatMap((ingredient) => cookingFaults(recipe, ingredient)),
    ...found('minutes do not add up', minutesFaults(recipe)),
    ...found('yield does not add up', yieldFaults(recipe, shown.yieldWords)),
    ...found('allergen only in the words', allergensInWordsOnly(recipe)),
    ...found('texture not for the age', textureFaults(recipe)),
    ...useFaults(recipe).flatMap(([kind, whats]) => found(kind, whats)),
    ...found('unit', unitFaults(recipe, shown)),
    ...found('contradiction', contradictions(recipe)),
  ];
}

const smallWords = new Set(
  'small large a an and or of the in to at for from with without about one two no not until very then out off by g ml tsp tbsp cup'.split(
    ' ',
  ),
);

function repeatedWords(line: string): string[] {
  const words = (line.toLowerCase().match(/\p{L}+/gu) ?? [])
    .map((word) => word.replace(/(?:es|s)$/, ''))
    .filter((word) => word.length > 2 && !smallWords.has(word));
  return [...new Set(words.filter((word, at) => words.indexOf(word) !== at))].map(
    (word) => `${word}: ${line}`,
  );
}

const cookedWords = /\b(?:cooked|boiled|steamed|baked|roasted|wilted|poached|fried|stewed|grilled)\b/i;
/** Sold cooked, picked or vacuum-packed. */
const soldCooked = new Set([
  'crab',
  'mussel',
  'lobster',
  'prawn',
  'chestnuts',
  'beetroot',
  'seitan',
  'lupin-beans',
]);

/** What the line says outside brackets, where a yield may stand ("75 g dry (180 g cooked)"). */
const outsideBrackets = (words: string) => words.replace(/\([^()]*\)/g, '');

function boughtCooked({ amount }: ShownLine, { food }: RecipeIngredient): string[] {
  return cookedWords.test(outsideBrackets(amount)) && !soldCooked.has(food) ? [`${food}: ${amount}`] : [];
}

function cookedTwice(recipe: Recipe, { toDo }: ShownLine, { food }: RecipeIngredient): string[] {
  return cookedWords.test(toDo.replace(/boiled and cooled[^,]*/, '')) && cookingOf(recipe, food) !== null
    ? [`${food}: ${toDo}`]
    : [];
}

const cookedStates = new Set([
  'boiled',
  'cooked',
  'baked',
  'fried',
  'stewed',
  'roasted',
  'grilled',
  'scrambled',
]);
const needsNoCooking = new Set([
  'crab',
  'mussel',
  'wholemeal-bread',
  'white-bread',
  'white-pitta',
  'wholemeal-pitta',
  'cashew',
  'chickpeas',
  'lupin-beans',
]);

/** Tinned pulses and sold bread are eaten as they are bought. */
function isBoughtReady({ food, household }: RecipeIngredient): boolean {
  return (
    needsNoCooking.has(food) ||
    /\btin(?:ned)?\b|\bjar\b|\bpacked\b/.test(household) ||
    foodById(food)?.id.endsWith('bread') === true
  );
}

function cookingFaults(recipe: Recipe, ingredient: RecipeIngredient): RecipeFault[] {
  const { food, state, trace } = ingredient;
  if (trace || state === undefined || !cookedStates.has(state) || isBoughtReady(ingredient)) return [];
  const fault = (kind: FaultKind, what: string): RecipeFault[] => [{ kind, recipe: recipe.id, what }];
  const cooking = cookingOf(recipe, food);
  if (cooking === null) return fault('never cooked', `${food}, ${state}`);
  const least = leastMinutes[food];
  const order = cooking.usedBefore ? fault('used before it is cooked', `${food}: ${cooking.usedBefore}`) : [];
  if (cooking.minutes === null) return [...order, ...fault('no time stated', `${food}: ${cooking.step}`)];
  if (least === undefined || cooking.minutes >= least) return order;
  return [...order, ...fault('cooked too briefly', `${food} needs ${least}, has ${cooking.minutes}`)];
}

function minutesFaults(recipe: Recipe): string[] {
  const longest = recipe.ingredients
    .filter((each) => !each.trace && cookedStates.has(each.state ?? '') && !isBoughtReady(each))
    .map(({ food }) => leastMinutes[food] ?? 0);
  const taken = Math.max(minutesOfMethod(recipe.steps), ...longest);
  return recipe.minutes < taken ? [`says ${recipe.minutes}, steps take ${taken}`] : [];
}

/** "14 fingers of about 30 g": the pieces are the batch; "3 servings, about 90 g each" is the servings. */
function yieldFaults(recipe: Recipe, words: string): string[] {
  const { batchG } = recipeFacts(recipe);
  const parts = [...words.matchAll(/\b(\d{1,3}) \p{L}[\p{L} ]{0,40} of about (\d{1,4}) g/gu)];
  const wrong = parts.filter(([, count, each]) => {
    const total = Number(count) * Number(each);
    return Math.abs(total - batchG) > Math.max(0.1 * batchG, Number(count) * 2.5);
  });
  const own = /^(\d+) (?:servings|bowls|pots)/.exec(recipe.batch.makes);
  const servings =
    own && Number(own[1]) !== recipe.servings
      ? [`${recipe.batch.makes}, but ${recipe.servings} servings`]
      : [];
  return [
    ...(parts.length === 0
      ? [`no weight: ${words}`]
      : wrong.map(([part]) => `${part} of ${Math.round(batchG)} g`)),
    ...servings,
  ];
}

const notAtSix =
  /\b(?:serve (?:it )?as it is|serve whole|bite-size|in bites|halve each|diced? (?!.*mash)|crisp|crunchy|family eats)\b/i;
const notAtNine = /\b(?:as the family eats|serve whole|crisp|crunchy)\b/i;
const madeFine =
  /\b(?:blend|smooth|pur[ée]e|mash|sieve|strips?|fingers?|finger-length|wedges?|logs?|flat|soak|half to hold|long|soft(?:ly)?|crush|grind|fine(?:ly)?|press|drain)\b/i;

function textureFaults({ textures, ageFromMonths }: Recipe): string[] {
  const first = textures[6];
  const atSix =
    first === undefined ? [] : notAtSix.test(first) || !madeFine.test(first) ? [`6: ${first}`] : [];
  const atNine = textures[9] !== undefined && notAtNine.test(textures[9]) ? [`9: ${textures[9]}`] : [];
  const has = Object.keys(textures).some((age) => Number(age) <= ageFromMonths);
  return [...atSix, ...atNine, ...(has ? [] : [`nothing is said at ${ageFromMonths} months`])];
}

function unitFaults(recipe: Recipe, { lines }: Shown): string[] {
  const heat = recipe.steps.flatMap((step) =>
    [...step.matchAll(/\b(\d{1,3}) ?°(\w)?/g)]
      .filter(([, degrees, scale]) => scale !== 'C' || Number(degrees) < 70 || Number(degrees) > 220)
      .map(([words]) => words),
  );
  const heatless =
    recipe.steps.some((step) => /\b(?:oven|bake|roast)/i.test(step)) &&
    !recipe.steps.some((step) => /°C/.test(step))
      ? ['an oven without a temperature']
      : [];
  const bare = lines
    .filter(
      ({ amount }) =>
        !/\d|[½⅓¼⅔¾]|\b(?:a|an|one) (?:pinch|handful|squeeze|splash|few|small|large)|just under/i.test(
          amount,
        ),
    )
    .map(({ amount }) => `no amount: ${amount}`);
  return [...heat, ...heatless, ...bare];
}

function contradictions(recipe: Recipe): string[] {
  const { steps, tags, batch, ingredients, activeMinutes = 0, minutes } = recipe;
  const text = steps.join(' ');
  const faults: string[] = [];
  if (tags.includes('no_cook') && /\b(?:boil (?!ing)|simmer|fry|bake|roast|steam\b|toast|oven)/i.test(text))
    faults.push('no cooking, but it cooks');
  if (tags.includes('freezer') !== batch.freezerMonths > 0 && tags.includes('freezer'))
    faults.push('for the freezer, but not frozen');
  if (tags.includes('one_pot') && /\boven\b|separate pan|dry pan and|tray/i.test(text))
    faults.push('one pot, but two vessels');
  if (batch.fridgeDays > 0 && /straight away(?!, or chill)|at once/i.test(text))
    faults.push('eaten straight away, but stored');
  if (
    batch.freezerMonths > 0 &&
    ingredients.some(
      ({ food, grams }) =>
        ['avocado', 'whole-yoghurt', 'greek-yoghurt', 'cream-cheese'].includes(food) && grams > 30,
    )
  )
    faults.push('frozen with what does not freeze');
  if (batch.reheating === 'Best eaten straight away.' && (batch.fridgeDays > 0 || batch.freezerMonths > 0))
    faults.push('stored, but best eaten straight away');
  if (activeMinutes > minutes) faults.push('more work than time');
  if (/overnight|[2-9] hours|\d to \d hours/i.test(text) && !/overnight/i.test(recipe.title) && minutes < 60)
    faults.push('hours of waiting in minutes');
  if (/\bbak|\boven/i.test(text) && !/(?:heat|preheat)[^.]*oven|at \d+°C/i.test(text))
    faults.push('oven not heated');
  for (const { food, preparation } of ingredients) {
    const said = preparation.toLowerCase();
    if (food === 'egg' && /boiled|hard/.test(said) && /\b(?:break|beat|crack)\b[^.]*\begg/i.test(text))
      faults.push(`egg ${said}, then broken`);
    if (
      /\bgrated\b/.test(said) &&
      text.split(/[.,]/).some((clause) => /\bdice\b/i.test(clause) && isMentioned(food, clause))
    )
      faults.push(`${food} grated, then diced`);
  }
  return faults;
}

/** A recipe as its page lists it. */
export function shownOf(recipe: Recipe): Shown {
  return {
    lines: recipe.ingredients.map((ingredient) => ingredientLine(ingredient, recipe)),
    yieldWords: yieldWords(recipe),
  };
}

import { type Allergen, allergens, diets } from '../../child';
import { foodById } from '../../foods/food-list';
import { type Recipe } from '../../recipes/recipe';
import { recipeFacts } from '../../recipes/recipe-facts';
import { compose } from '../compose';
import { type Composed, type Composition } from '../compose-request';

/**
 * A request in a parent's words and what it asks for, by key: a allergies, d diet, e equipment, t minutes, m
 * months, h at home, n dislikes, x texture, k meal, r to be refused or said.
 */
export interface Request {
  text: string;
  asks: ReadonlyMap<string, string>;
}

/** Reads a line such as "quick breakfast, 10 min, 8 months|t=10|m=8|k=breakfast". */
export function requestOf(line: string): Request {
  const [text = '', ...asks] = line.split('|');
  return {
    text,
    asks: new Map(
      asks.map((ask) => {
        const [key = '', value = ''] = ask.split('=');
        return [key, value];
      }),
    ),
  };
}

/** What was found of one thing asked: in the recipe, said to be impossible, or dropped without a word. */
export type Outcome = 'met' | 'said' | 'dropped';

export interface Judgement {
  text: string;
  outcomes: ReadonlyMap<string, Outcome>;
}

const oldestMonths = 36;
const usualMonths = 12;

/**
 * Composes for a request, with the age of an older child where the words name one, so that only the words can
 * make it right.
 */
export function judge({ text, asks }: Request, seed: number): Judgement {
  const ageMonths = asks.has('m') ? oldestMonths : usualMonths;
  const composition = compose({ ageMonths, meal: 'lunch', wish: text, seed });
  const outcomes = [...asks].map(([key, value]): [string, Outcome] => [
    key,
    outcomeOf(key, value, composition, asks),
  ]);
  return { text, outcomes: new Map(outcomes) };
}

function outcomeOf(
  key: string,
  value: string,
  composition: Composition,
  asks: ReadonlyMap<string, string>,
): Outcome {
  if (composition.kind === 'refused') {
    const isTooYoung = Number(asks.get('m') ?? usualMonths) < 6;
    return key === 'r' || isTooYoung || composition.reason === 'nothing_fits' ? 'met' : 'dropped';
  }
  if (key === 'r')
    return composition.leftOut.length > 0 || saysOf(composition, '').length > 0 ? 'met' : 'dropped';
  if (isMet(key, value, composition)) return 'met';
  return isSaid(key, value, composition) ? 'said' : 'dropped';
}

function isMet(key: string, value: string, { recipe, texture }: Composed): boolean {
  const words = value.split(',');
  switch (key) {
    case 'a':
      return words.every((word) => isWithout(recipe, word));
    case 'd':
      return diets.some((diet) => diet === value && diet !== 'omnivore' && recipeFacts(recipe).diet[diet]);
    case 'e':
      return words.every((word) => isDoneWith(recipe, word));
    case 't':
      return recipe.minutes <= Number(value);
    case 'm':
      return recipe.ageFromMonths <= Number(value) && texturesAt(Number(value)).includes(texture);
    case 'h':
      return words.every((word) => hasFood(recipe, word));
    case 'n':
      return words.every((word) => !hasFood(recipe, word));
    case 'x':
      return (texturesAsked[value] ?? []).includes(texture);
    case 'k':
      return recipe.meals[0] === value || recipe.meals.some((meal) => meal === value);
    default:
      throw new Error(`No ask ${key}.`);
  }
}

/** Textures that suit an age, as the stages of feeding have them. */
function texturesAt(months: number): readonly string[] {
  const first = ['puree', 'mash', 'soft_finger'];
  if (months < 9) return first;
  const middle = [...first, 'minced', 'chopped'];
  return months < 12 ? middle : [...middle, 'family'];
}

const texturesAsked: Readonly<Record<string, readonly string[]>> = {
  puree: ['puree'],
  mash: ['mash'],
  lumpy: ['minced', 'chopped'],
  minced: ['minced'],
  finger: ['soft_finger', 'chopped'],
  chopped: ['chopped', 'family'],
};

const isAllergen = (word: string): word is Allergen => allergens.some((allergen) => allergen === word);

function isWithout(recipe: Recipe, word: string): boolean {
  if (!isAllergen(word)) return !namesOf(recipe).some((name) => matches(name, word));
  const { allergens: held, mayContain } = recipeFacts(recipe);
  return !held.includes(word) && !mayContain.includes(word);
}

function namesOf({ ingredients }: Recipe): string[] {
  return ingredients.map(({ food }) =>
    `${food.replaceAll('-', ' ')} ${foodById(food)?.name ?? ''}`.toLowerCase(),
  );
}

const matches = (name: string, word: string) =>
  word
    .split(' ')
    .every((part) => name.split(/[^a-z]+/).some((each) => each.startsWith(part.replace(/e?s$/, ''))));

/** Kinds that no name shows. */
const kinds: Readonly<Record<string, (group: string, id: string) => boolean>> = {
  meat: (group, id) => group === 'flesh_foods' && !foodById(id)?.flags.includes('fish'),
  fish: (_group, id) => foodById(id)?.flags.includes('fish') === true,
  cheese: (_group, id) => /cheddar|mozzarella|parmesan|ricotta|cheese/.test(id),
  beans: (_group, id) => /bean|chickpea|lentil-no/.test(id),
  'nut butter': (_group, id) => /butter$/.test(id) && /peanut|almond|cashew|nut/.test(id),
};

const hasFood = (recipe: Recipe, word: string) =>
  namesOf(recipe).some((name) => matches(name, word)) || hasKind(recipe, word);

function hasKind({ ingredients }: Recipe, word: string): boolean {
  const kind = kinds[word];
  return kind !== undefined && ingredients.some(({ food }) => kind(foodById(food)?.group ?? '', food));
}

const uses = {
  oven: /\boven\b|\bbake\b|\broast\b|\bgrill\b|°C/i,
  hob: /\b(simmer|boil|fry|steam|poach|stew|soften|sauté)\b|\bheat (a|the) pan\b|\bin a( dry| small| frying)? pan\b|\bover a (low|medium) heat\b|\bwarm (?!the tortilla|the bread|water)[^.]*\b(minutes|stir)/i,
  blender: /\bblend|food processor|liquidise/i,
  microwave: /\bmicrowave\b/i,
  toaster: /(^|\. )Toast\b/,
} as const;

/** A vessel that is put on anew; what is added to a pan is not. */
const vessels = /(^|\. )(Boil|Simmer|Steam|Poach|Fry|Stew|Soften|Warm|Pour boiling|Bake|Toast)\b/g;

function isDoneWith({ steps, batch }: Recipe, equipment: string): boolean {
  const text = steps.join(' ');
  const none = (...names: readonly (keyof typeof uses)[]) =>
    names.every(
      (name) =>
        !steps.some((step) =>
          uses[name].test(step.replace(/microwave[^.]*\./gi, (m) => (name === 'microwave' ? m : ''))),
        ),
    );
  switch (equipment) {
    case 'no_cook':
      return none('oven', 'hob', 'microwave', 'toaster');
    case 'no_oven':
      return none('oven');
    case 'no_hob':
      return none('hob');
    case 'no_blender':
      return none('blender');
    case 'no_microwave':
      return none('microwave');
    case 'microwave_only':
      return none('oven', 'hob', 'toaster');
    case 'one_pan':
      return (text.match(vessels) ?? []).length <= 1;
    case 'freezer':
      return batch.freezerMonths > 0;
    default:
      throw new Error(`No equipment ${equipment}.`);
  }
}

/** What the answer says before the recipe: left out, notes, and what was understood and could not be met. */
function saysOf(composed: Composed, word: string): string[] {
  const all = [
    ...composed.leftOut.map(({ asked, why }) => `${asked} ${why}`),
    ...composed.notes,
    ...composed.understood.filter(({ met }) => !met).map(({ means }) => means),
  ];
  return all.filter((text) => text.toLowerCase().includes(word.toLowerCase()));
}

const saidWords: Readonly<Record<string, readonly string[]>> = {
  no_cook: ['cooking'],
  no_oven: ['oven'],
  no_hob: ['hob'],
  no_blender: ['blender'],
  no_microwave: ['microwave'],
  microwave_only: ['microwave'],
  one_pan: ['one pan'],
  freezer: ['freez'],
};

function isSaid(key: string, value: string, composed: Composed): boolean {
  const words = value.split(',');
  const isSaidOf = (word: string) => saysOf(composed, word).length > 0;
  switch (key) {
    case 't':
      return isSaidOf('minutes');
    case 'x':
    case 'm':
      return isSaidOf('texture') || isSaidOf('months');
    case 'e':
      return words.every(
        (word) => isDoneWith(composed.recipe, word) || (saidWords[word] ?? []).some(isSaidOf),
      );
    case 'h':
      return words.every(
        (word) =>
          namesOf(composed.recipe).some((name) => matches(name, word)) || isSaidOf(word.replace(/e?s$/, '')),
      );
    default:
      return false;
  }
}

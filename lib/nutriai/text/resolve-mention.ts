import { type Locale } from '../child';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { withoutMilk } from './credible-claims';
import { type Mention } from './mention';
import {
  type ParsedIngredient,
  preparations as allPreparations,
  type Preparation,
} from './parsed-ingredient';
import { quantityGrams } from './quantity-grams';
import { allergensOf, flagsOf, type FoodFacts, partsOf } from './resolve-allergens';
import { type Token } from './tokens';

/** Names whose plural is another food. */
const pluralMeanings: Readonly<Record<string, string>> = {
  peppers: 'red-pepper',
  greens: 'spring-greens',
  mints: 'hard-sweets',
};

/** Compound id of an ingredient that is only warned of: "may contain traces of nuts". */
export const tracesId = 'traces';

/** What a mention says, in full. `original` is the text as it was given. */
export function resolveMention(
  mention: Mention,
  tokens: readonly Token[],
  original: string,
  locale: Locale,
): ParsedIngredient {
  const start = tokens[mention.first]?.start ?? 0;
  const end = tokens[mention.end - 1]?.end ?? start;
  const text = original.slice(start, end);
  const [chosen, ...others] = foodsOf(mention, tokens);
  const { food, candidates } = dairyFree(mention, chosen, others);
  const { compound } = mention.meaning;
  for (const preparation of compound?.preparations ?? []) mention.preparations.add(preparation);
  const freeFrom = freeFromOf(mention);
  const facts: FoodFacts = {
    food,
    compound: food === chosen ? compound : null,
    words: text,
    freeFrom,
    without: mention.without,
  };
  const parts = mention.traces ? [] : partsOf(facts);
  const weight = gramsOfMention(mention, food, locale);
  return {
    text,
    start,
    end,
    food: mention.traces ? null : (food?.id ?? null),
    compound: mention.traces ? tracesId : (facts.compound?.id ?? null),
    candidates: (mention.traces && food ? [food, ...candidates] : candidates).map(({ id }) => id),
    parts,
    allergens: allergensOf(facts, parts).map((found) =>
      mention.traces ? { ...found, certainty: 'may_contain' } : found,
    ),
    flags: mention.traces ? [] : flagsOf(facts, parts),
    freeFrom: [...freeFrom],
    quantity: mention.quantity,
    grams: weight?.grams ?? null,
    gramsBasis: weight?.basis ?? null,
    preparations: preparationsOf(mention),
    role: mention.role,
    optional: mention.optional,
    madeHere: mention.madeHere,
    confidence: mention.certainty,
  };
}

function foodsOf({ first, end, meaning }: Mention, tokens: readonly Token[]): Food[] {
  const written = end - first === 1 ? (tokens[first]?.text ?? '') : '';
  const plural = Object.hasOwn(pluralMeanings, written) ? pluralMeanings[written] : undefined;
  const ids = plural === undefined ? meaning.foods : [plural, ...meaning.foods];
  return [...new Set(ids)].flatMap((id) => foodById(id) ?? []);
}

/** In the order of the list; quarters cut along the length are one preparation. */
function preparationsOf({ preparations }: Mention): Preparation[] {
  const all = new Set(preparations);
  if (all.has('quartered') && all.has('lengthways')) {
    all.add('quartered_lengthways');
    all.delete('lengthways');
  }
  if (all.has('quartered_lengthways')) all.delete('quartered');
  return allPreparations.filter((preparation) => all.has(preparation));
}

/** A dairy food said to be free from milk is another food. */
function dairyFree(
  { freeFrom }: Mention,
  food: Food | undefined,
  others: readonly Food[],
): { food: Food | undefined; candidates: readonly Food[] } {
  const instead = food && (freeFrom.has('milk') || freeFrom.has('animal')) ? withoutMilk(food) : undefined;
  if (instead === undefined) return { food, candidates: others };
  return { food: instead === null ? undefined : foodById(instead), candidates: [] };
}

const claimsOfPreparations: readonly (readonly [
  Preparation,
  'salt' | 'sugar' | 'caffeine' | 'bones' | 'stones' | 'skin' | 'seeds',
])[] = [
  ['unsalted', 'salt'],
  ['unsweetened', 'sugar'],
  ['boneless', 'bones'],
  ['pitted', 'stones'],
  ['skinless', 'skin'],
  ['seedless', 'seeds'],
];

function freeFromOf({ freeFrom, preparations }: Mention): Mention['freeFrom'] {
  const all = new Set(freeFrom);
  for (const [preparation, subject] of claimsOfPreparations) {
    const denied =
      (subject === 'salt' && preparations.has('salted')) ||
      (subject === 'sugar' && preparations.has('sweetened'));
    if (preparations.has(preparation) && !denied) all.add(subject);
  }
  return all;
}

function gramsOfMention(
  { quantity, weighed, preparations }: Mention,
  food: Food | undefined,
  locale: Locale,
): ReturnType<typeof quantityGrams> {
  if (weighed !== null) return { grams: Math.round(weighed * 10) / 10, basis: 'weight' };
  return quantity && quantityGrams(quantity, food, preparations, locale);
}

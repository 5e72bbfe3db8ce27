import { type Locale } from '../child';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { type Compound } from '../knowledge/schemas/compounds';
import { withoutMilk } from './credible-claims';
import { impliedPartsOf } from './implied-parts';
import { meaningByUse } from './meaning-by-use';
import { type Mention } from './mention';
import {
  type ParsedIngredient,
  preparations as allPreparations,
  type Preparation,
} from './parsed-ingredient';
import { partsInName } from './parts-in-name';
import { quantityGrams } from './quantity-grams';
import { allergensOf, flagsOf, type FoodFacts, partsOf } from './resolve-allergens';
import { type Token } from './tokens';

/** Names whose plural is another food, without accents or, where these tell two foods apart, with them. */
const pluralMeanings: Readonly<Record<string, string>> = {
  peppers: 'red-pepper',
  greens: 'spring-greens',
  mints: 'hard-sweets',
  pâtes: 'pasta',
};

/** Compound id of an ingredient that is only warned of: "may contain traces of nuts". */
export const tracesId = 'traces';

export interface ResolveContext {
  /** The text as it was given. */
  original: string;
  locale: Locale;
  /** Nothing else is eaten in the text. */
  alone: boolean;
}

/** What a mention says, in full. */
export function resolveMention(
  mention: Mention,
  tokens: readonly Token[],
  { original, locale, alone }: ResolveContext,
): ParsedIngredient {
  const start = tokens[mention.first]?.start ?? 0;
  const end = tokens[mention.end - 1]?.end ?? start;
  const text = original.slice(start, end);
  const byUse = meaningByUse(mention, tokens, alone);
  const [chosen, ...others] = foodsOf(mention, { tokens, text, byUse });
  const compound = byUse === null ? mention.meaning.compound : null;
  const { food, candidates } = isOwnRecipe(mention, compound)
    ? { food: undefined, candidates: others }
    : dairyFree(mention, chosen, others);
  for (const preparation of compound?.preparations ?? []) mention.preparations.add(preparation);
  const freeFrom = freeFromOf(mention);
  const facts = factsOf(mention, tokens, {
    food,
    compound: food === chosen || isOwnRecipe(mention, compound) ? compound : null,
    words: text,
    freeFrom,
  });
  const parts = mention.traces ? [] : partsOf(facts);
  const weight = gramsOfMention(mention, food, { words: text, locale });
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
    further: mention.further,
    grams: weight?.grams ?? null,
    gramsBasis: weight?.basis ?? null,
    preparations: preparationsOf(mention, food),
    role: mention.role,
    optional: mention.optional,
    madeHere: mention.madeHere,
    confidence: mention.certainty,
  };
}

function factsOf(
  mention: Mention,
  tokens: readonly Token[],
  known: Pick<FoodFacts, 'food' | 'compound' | 'words' | 'freeFrom'>,
): FoodFacts {
  return {
    ...known,
    without: mention.without,
    doubtful: mention.doubtful,
    isLowInSalt: mention.preparations.has('low_salt'),
    named: [...partsInName(mention, tokens), ...impliedPartsOf(mention, tokens)],
  };
}

function foodsOf(
  { first, end, meaning }: Mention,
  { tokens, text, byUse }: { tokens: readonly Token[]; text: string; byUse: readonly string[] | null },
): Food[] {
  const written = end - first === 1 ? [tokens[first]?.text ?? '', text.normalize('NFC').toLowerCase()] : [];
  const own = written.find((word) => Object.hasOwn(pluralMeanings, word));
  const plural = own === undefined ? undefined : pluralMeanings[own];
  const ids = plural === undefined ? (byUse ?? meaning.foods) : [plural, ...meaning.foods];
  return [...new Set(ids)].flatMap((id) => foodById(id) ?? []);
}

/** In the order of the list; quarters cut along the length are one preparation. */
function preparationsOf({ preparations }: Mention, food: Food | undefined): Preparation[] {
  const all = new Set(preparations);
  // Only eggs are runny when soft-boiled.
  if (food && food.group !== 'eggs' && all.delete('soft_boiled')) {
    all.delete('runny');
    all.add('boiled').add('soft');
  }
  // "Crushed walnuts, ground fine": what is finer in the end holds.
  if (all.has('ground')) all.delete('crushed');
  if (all.has('quartered') && all.has('lengthways')) {
    all.add('quartered_lengthways');
    all.delete('lengthways');
  }
  if (all.has('quartered_lengthways')) all.delete('quartered');
  return allPreparations.filter((preparation) => all.has(preparation));
}

function isOwnRecipe({ freeFrom, preparations }: Mention, compound: Compound | null): boolean {
  return compound?.foodIfBought === true && (freeFrom.size > 0 || preparations.has('home_made'));
}

/** A dairy food said to be free from milk is another food; whey and casein are milk, whatever a label claims. */
function dairyFree(
  { freeFrom, meaning }: Mention,
  food: Food | undefined,
  others: readonly Food[],
): { food: Food | undefined; candidates: readonly Food[] } {
  const isClaimed = freeFrom.has('milk') || freeFrom.has('animal');
  const mayBeOther = isClaimed && meaning.compound?.id !== 'milk-protein';
  const instead = food && mayBeOther ? withoutMilk(food) : undefined;
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
  of: { words: string; locale: Locale },
): ReturnType<typeof quantityGrams> {
  if (weighed !== null) return { grams: Math.round(weighed * 10) / 10, basis: 'weight' };
  return quantity && quantityGrams(quantity, food, { preparations, ...of });
}

import { type Allergen } from '../child';
import { idsOfClass } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';
import { type Mention } from './mention';
import { type FreeFromSubject } from './parsed-ingredient';
import { type Token } from './tokens';

/**
 * What a denied food or kind says that the food beside it is free from. Only words for the whole of an
 * allergen are here: "cashew-free" is not nut-free.
 */
const subjectsByFood: Readonly<Record<string, readonly FreeFromSubject[]>> = {
  'whole-milk': ['milk'],
  egg: ['egg'],
  peanut: ['peanut'],
  'soya-beans': ['soy'],
  'sesame-seeds': ['sesame'],
  celery: ['celery'],
  mustard: ['mustard'],
  'lupin-beans': ['lupin'],
  salt: ['salt'],
  sugar: ['sugar'],
  honey: ['honey'],
  gelatine: ['gelatine'],
  sweeteners: ['sweetener'],
};

const subjectsByCompound: Readonly<Record<string, readonly FreeFromSubject[]>> = {
  dairy: ['milk'],
  nuts: ['tree_nuts', 'peanut'],
  gluten: ['gluten'],
  soya: ['soy'],
  fish: ['fish'],
  'shellfish-mix': ['crustaceans', 'molluscs'],
  'crustacean-word': ['crustaceans'],
  'mollusc-word': ['molluscs'],
  sulphites: ['sulphites'],
  'runny-egg-dish': ['raw'],
  'raw-fish': ['raw'],
  meat: ['meat'],
};

/** Single words that say more, or less, than their food: lactose-free milk is milk still. */
const subjectsByWord = new Map(Object.entries(knowledge.claims.words));

const cheeses: ReadonlySet<string> = new Set(idsOfClass('cheeses'));

/** What a denied food, kind or word says that the food beside it is free from. */
export function subjectsDenied(
  tokens: readonly Token[],
  { first, end, meaning }: Mention,
): readonly FreeFromSubject[] {
  const word = end - first === 1 ? tokens[first]?.text : undefined;
  const byWord = word === undefined ? undefined : subjectsByWord.get(word);
  if (byWord) return byWord;
  const byCompound = meaning.compound && subjectsByCompound[meaning.compound.id];
  return byCompound ?? subjectsByFood[meaning.foods[0] ?? ''] ?? [];
}

/** The foods that are left out with a denied one: who leaves out cheese leaves out each of its kinds. */
export function foodsDenied({ meaning: { foods: named, compound } }: Mention): readonly string[] {
  const [first = ''] = named;
  // Who leaves out raw egg may well cook one.
  if (subjectsByCompound[compound?.id ?? '']?.includes('raw')) return [];
  return cheeses.has(first) && named.length > 1 ? [first, ...cheeses] : [first];
}

/** “No seafood” mostly means no fish either, which is to be asked about. */
export function allergensDoubted({ meaning: { compound } }: Mention): readonly Allergen[] {
  return compound?.id === 'shellfish-mix' ? ['fish'] : [];
}

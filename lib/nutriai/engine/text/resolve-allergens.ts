import { type Allergen, allergens as allAllergens } from '../child';
import { type Food, type FoodFlag } from '../foods/food';
import { foodById, idsOfClass } from '../foods/food-list';
import { type Compound } from '../knowledge/schemas/compounds';
import {
  hasLessSugarToo,
  isMadeFood,
  isSaltyByNature,
  isSugarByNature,
  maybeWithout,
  mayLeaveOut,
} from './credible-claims';
import {
  type AllergenCertainty,
  type AllergenMention,
  type FlagMention,
  type FoodPart,
  type FreeFromSubject,
  type PartCertainty,
} from './parsed-ingredient';

const seasonings: ReadonlySet<string> = new Set(idsOfClass('seasonings'));

/** Flags that a part gives to the whole. How a part is bought or served ("whole nuts", "a drink") is not among them. */
const passedOn: ReadonlySet<FoodFlag> = new Set<FoodFlag>([
  'honey',
  'added_sugar',
  'free_sugar',
  'sweetener',
  'high_salt',
  'processed_meat',
  'alcohol',
  'caffeine',
  'tea_coffee',
  'raw_egg_risk',
  'raw_animal',
  'unpasteurised',
  'mould_ripened',
  'cold_smoked_fish',
  'high_mercury',
  'liver',
  'shellfish',
  'fish',
  'hard_sweet',
  'chewy_sweet',
  'jelly_cup',
  'toxic',
  'arsenic',
]);

/** What a claim takes away, besides its allergen. */
const flagsBySubject: Partial<Record<FreeFromSubject, readonly FoodFlag[]>> = {
  honey: ['honey'],
  salt: ['high_salt', 'salty'],
  sugar: ['added_sugar'],
  sweetener: ['sweetener'],
  alcohol: ['alcohol'],
  caffeine: ['caffeine'],
  egg: ['raw_egg_risk'],
  tree_nuts: ['whole_nut'],
  meat: ['processed_meat', 'raw_animal', 'liver'],
  fish: ['fish', 'cold_smoked_fish'],
  raw: ['raw_egg_risk', 'raw_animal'],
  crustaceans: ['shellfish'],
  animal: [
    'honey',
    'raw_egg_risk',
    'processed_meat',
    'raw_animal',
    'liver',
    'fish',
    'shellfish',
    'mould_ripened',
    'unpasteurised',
  ],
};

/** Whether a claim about a subject takes away one of these flags. */
export function mayTakeAway(flags: readonly FoodFlag[], subject: FreeFromSubject): boolean {
  return flags.some((flag) => flagsBySubject[subject]?.includes(flag));
}

/** Allergens that come from animals: a vegan make leaves them out, but does not promise to be free from traces. */
const animalAllergens: ReadonlySet<Allergen> = new Set<Allergen>([
  'milk',
  'egg',
  'fish',
  'crustaceans',
  'molluscs',
]);

export interface FoodFacts {
  food: Food | undefined;
  compound: Compound | null;
  /** The words as they stood. */
  words: string;
  freeFrom: ReadonlySet<FreeFromSubject>;
  /** Foods said to be left out. */
  without: ReadonlySet<string>;
  /** Allergens that the food itself mostly holds, and perhaps not this one. */
  doubtful: ReadonlySet<Allergen>;
  /** Foods that the name of the dish names. */
  named: readonly string[];
  /** Less salt is in it than usual. */
  isLowInSalt: boolean;
}

/** The parts of a compound without what the text says is left out. */
export function partsOf({ compound, freeFrom, without, named }: FoodFacts): FoodPart[] {
  if (!compound) return [];
  const lists: [PartCertainty, readonly string[]][] = [
    ['always', [...new Set([...(compound.always ?? []), ...named])]],
    ['usually', compound.usually ?? []],
    ['sometimes', compound.sometimes ?? []],
  ];
  const seen = new Set<string>();
  return lists.flatMap(([certainty, ids]) =>
    ids.flatMap((id): FoodPart[] => {
      const food = foodById(id);
      if (!food || seen.has(id) || without.has(id) || leftOutOf(food, freeFrom)) return [];
      seen.add(id);
      const flags = food.flags.filter((flag) => passedOn.has(flag));
      return [{ food: id, name: food.name, certainty, allergens: food.allergens, flags }];
    }),
  );
}

function leftOutOf(food: Food, freeFrom: ReadonlySet<FreeFromSubject>): boolean {
  if (food.allergens.some((allergen) => freeFrom.has(allergen))) return true;
  if (freeFrom.has('animal') && !food.diet.vegan) return true;
  if (freeFrom.has('meat') && !food.diet.vegetarian) return true;
  return [...freeFrom].some((subject) => isNothingBut(food, subject));
}

/** A part that is the very thing: salt in a salt-free stew, honey in honey-free granola. */
function isNothingBut(food: Food, subject: FreeFromSubject): boolean {
  if (subject === 'salt') return food.id === 'salt' || food.id === 'seasoning-salt';
  const flags = flagsBySubject[subject] ?? [];
  return (
    ['honey', 'sugar', 'sweetener', 'alcohol', 'caffeine'].includes(subject) &&
    food.flags.some((flag) => flags.includes(flag))
  );
}

/** All allergens of a food named in a text, each once, at its highest certainty. */
export function allergensOf(facts: FoodFacts, parts: readonly FoodPart[]): AllergenMention[] {
  const found = new Map<Allergen, AllergenMention>();
  const { food, compound, words } = facts;
  const add = (allergen: Allergen, certainty: AllergenCertainty, why: string) => {
    const after = claimedCertainty(facts, allergen, certainty);
    const known = found.get(allergen);
    if (after && (!known || (known.certainty === 'may_contain' && after === 'holds'))) {
      found.set(allergen, { allergen, certainty: after, why });
    }
  };
  for (const allergen of food?.allergens ?? [])
    add(allergen, facts.doubtful.has(allergen) ? 'may_contain' : 'holds', words);
  // The fish of “paella, no seafood” is to be asked about; what else a dish holds by its name it holds.
  for (const allergen of compound?.allergens ?? [])
    add(allergen, allergen === 'fish' && facts.doubtful.has(allergen) ? 'may_contain' : 'holds', words);
  for (const part of parts) {
    const why = `${part.name} in ${words}`;
    for (const allergen of part.allergens) {
      // Who takes oat drink for the milk mostly takes other fat than butter too.
      const isUnsure =
        part.certainty === 'sometimes' || (part.certainty === 'usually' && facts.doubtful.has(allergen));
      add(allergen, isUnsure ? 'may_contain' : 'holds', why);
    }
  }
  for (const allergen of [...(food?.mayContain ?? []), ...(compound?.mayContain ?? [])])
    add(allergen, 'may_contain', words);
  for (const part of parts) {
    if (part.certainty === 'sometimes') continue;
    for (const allergen of foodById(part.food ?? '')?.mayContain ?? [])
      add(allergen, 'may_contain', `${part.name} in ${words}`);
  }
  return allAllergens.flatMap((allergen) => found.get(allergen) ?? []);
}

/** What a claim leaves of an allergen; null when it is gone. */
function claimedCertainty(
  facts: FoodFacts,
  allergen: Allergen,
  certainty: AllergenCertainty,
): AllergenCertainty | null {
  const { freeFrom } = facts;
  const isCredible = mayBeWithout(facts, allergen);
  if (isCredible && freeFrom.has(allergen)) return null;
  if (isLeftOutByName(facts, allergen)) return 'may_contain';
  if (!isCredible) return certainty;
  // Wheat starch without gluten is sold as gluten-free; vegan food is not free from traces.
  const doubtful =
    (allergen === 'wheat' && freeFrom.has('gluten')) ||
    (freeFrom.has('animal') && animalAllergens.has(allergen));
  return doubtful ? 'may_contain' : certainty;
}

/**
 * "Hummus without tahini", "Caesar dressing without anchovies": the parts that bring the allergen are left out by
 * name. What else may hold it, and a dash of seasoning, is still to be checked.
 */
function isLeftOutByName({ food, compound, without }: FoodFacts, allergen: Allergen): boolean {
  if (!compound || without.size === 0 || (food && !mayLeaveOut(food, allergen))) return false;
  const holds = (id: string) => foodById(id)?.allergens.includes(allergen) ?? false;
  const { always = [], usually = [], sometimes = [] } = compound;
  const carriers = [...always, ...usually, ...sometimes].filter(holds);
  const left = [...always, ...usually].filter((id) => holds(id) && !without.has(id));
  return carriers.some((id) => without.has(id)) && left.every((id) => seasonings.has(id));
}

function mayBeWithout({ food, compound }: FoodFacts, allergen: Allergen): boolean {
  const hasParts =
    compound !== null &&
    [compound.always, compound.usually, compound.sometimes].some((ids) => ids && ids.length > 0);
  if (food && food.allergens.includes(allergen)) return maybeWithout(food, allergen);
  // "Peanut-free nut butter" is of other nuts.
  if (compound?.allergens?.includes(allergen)) return hasParts || compound.kind === 'kind';
  return true;
}

/** All flags of a food named in a text, each once, at its highest certainty. */
export function flagsOf(facts: FoodFacts, parts: readonly FoodPart[]): FlagMention[] {
  const found = new Map<FoodFlag, FlagMention>();
  const { food, compound, words } = facts;
  const add = (flag: FoodFlag, certainty: AllergenCertainty, why: string) => {
    const known = found.get(flag);
    if (isTakenAway(facts, flag) || known?.certainty === 'holds') return;
    if (!known || certainty === 'holds') found.set(flag, { flag, certainty, why });
  };
  const isLessSweet =
    food !== undefined && hasLessSugarToo(food) && (facts.isLowInSalt || facts.freeFrom.has('salt'));
  for (const flag of food?.flags ?? [])
    add(flag, flag === 'added_sugar' && isLessSweet ? 'may_contain' : 'holds', words);
  for (const flag of compound?.flags ?? []) add(flag, 'holds', words);
  for (const part of parts) {
    for (const flag of part.flags) {
      // Mayonnaise in a dish is mostly bought, and made with pasteurised egg.
      const isUnsure =
        part.certainty === 'sometimes' || (flag === 'raw_egg_risk' && part.food === 'mayonnaise');
      add(flag, isUnsure ? 'may_contain' : 'holds', `${part.name} in ${words}`);
    }
  }
  for (const flag of compound?.mayBe ?? []) add(flag, 'may_contain', words);
  return [...found.values()];
}

function isTakenAway({ food, compound, freeFrom }: FoodFacts, flag: FoodFlag): boolean {
  const made = compound !== null || food === undefined || isMadeFood(food);
  return [...freeFrom].some((subject) => {
    // Raw in sushi and ceviche is the fish.
    if (subject === 'fish' && flag === 'raw_animal') return food?.allergens.includes('fish') ?? false;
    if (!(flagsBySubject[subject] ?? []).includes(flag)) return false;
    if (subject === 'salt') return food === undefined || !isSaltyByNature(food);
    if (subject === 'sugar') return food === undefined || !isSugarByNature(food);
    if (subject === 'caffeine' || subject === 'sweetener' || subject === 'alcohol') return true;
    return made && !(food?.id === 'honey' && subject === 'honey');
  });
}

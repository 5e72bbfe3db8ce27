import { foodAtStart, type NamedFood } from './food-words';
import { allergensNamed } from '../../safety/recorded-allergies';
import { statedAge } from '../../statements/stated-age';
import { dietOfRequest } from '../../statements/stated-diet';
import { allergyOfWords } from '../../statements/allergy-of-words';
import { type SaidOfFood, statedFacts } from '../../statements/stated-facts';
import { patterns } from '../patterns/pattern-list';
import { askedFaith } from './asked-faith';
import { askedEquipment, withoutLacking } from './asked-equipment';
import { askedFoods } from './asked-foods';
import { type SaidFood, type RequestFacts } from './request-facts';
import { askedMeal, withoutTea } from './asked-meal';
import { askedMinutes } from './asked-minutes';
import { askedTexture } from './asked-texture';

/** Slips in the words that matter most; those in names of foods are the text reader's. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\bshe[ph]{1,2}[ae]rds?\b/g, 'shepherds'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/ ?/g, 'with '],
  [/\b(alerg|allerg|alergi|allergi)(ic|c)\b/g, 'allergic'],
  [/\balerg(y|ies)\b/g, 'allerg$1'],
  [/\bintol+er(a|e)nt\b/g, 'intolerant'],
  [/\b(no|free|without|any) diary\b/g, '$1 dairy'],
  [/\bdiary (free|products?)\b/g, 'dairy $1'],
  [/^diary$/g, 'dairy'],
  [/\bnutz\b/g, 'nuts'],
  [/\b(c?oeliac|celiac)( disease)?\b/g, 'gluten allergy'],
  [/\bcmpa\b|\bcmpi\b/g, 'milk allergy'],
];

/**
 * Returns a text in lower case without accents and apostrophes; of its marks only those that part clauses and
 * lists are left.
 */
function plainOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N},.;:!?/&+\n]+/gu, ' ');
  return slips.reduce((words, [slip, right]) => words.replace(slip, right), plain);
}

/**
 * Reads what a parent's own words ask for: allergies, diet, what the kitchen lacks, time, age, texture, meal
 * and dislikes. A major allergen that is not wanted is left out as strictly as for an allergy, whatever the
 * reason and whether the baby or somebody else at the table avoids it.
 */
export function readRequest(text: string): RequestFacts {
  const plain = plainOf(text);
  const facts = statedFacts(text);
  const dishes = facts.foods.filter((each) => isDishAskedFor(each, plain));
  const stated = facts.foods
    .filter((each) => !dishes.includes(each))
    .map((each) => ({ ...each, food: foodOf(plainOf(each.words).trim()) }));
  const { allergies, unknownAllergies, avoided, dislikes, rest } = askedFoods(
    plainOf([facts.rest, ...dishes.map((dish) => dish.words)].join('. ')),
  );
  const isAllergy = ({ kind, isFree }: SaidOfFood) => kind === 'allergy' && !isFree;
  const foodsOf = (all: typeof stated) => all.flatMap(({ food }) => food ?? []);
  const isKind = ({ kind }: NamedFood) => kind.length > 0;
  const leftOut = [...foodsOf(stated.filter((each) => !isAllergy(each))), ...avoided, ...dislikes];
  return {
    allergies: [
      ...[...foodsOf(stated.filter(isAllergy)), ...allergies].map(({ words, allergens }) => ({
        ...{ words, allergens, isAllergy: true },
      })),
      ...leftOut.filter(isKind).map(({ words, kind }) => ({ words, allergens: kind, isAllergy: false })),
    ],
    unknownAllergies: [...facts.unreadAllergies, ...unknownAllergies],
    dislikes: distinctWords([...leftOut.filter((food) => !isKind(food)), ...ofCustom(plain)]),
    diet: dietOfRequest(plain),
    faith: askedFaith(plain),
    equipment: askedEquipment(plain),
    minutes: askedMinutes(plain),
    ageMonths: statedAge(text, 'request'),
    meal: askedMeal(plain),
    texture: askedTexture(plain),
    rest: withoutLacking(withoutTea(rest)),
  };
}

const dishWords = new Set(patterns.flatMap(({ words }) => words));

/** In “no tomatoes, onions” the second is left out as well; in “no tomatoes, pasta sauce” it is asked for. */
function isDishAskedFor({ words, kind, isFree }: SaidOfFood, plain: string): boolean {
  if (kind === 'allergy' || isFree || !plain.includes(`, ${words}`)) return false;
  // “No dairy, eggs” leaves out eggs, though dishes are called by them.
  return words
    .split(' ')
    .some(
      (word) =>
        (dishWords.has(word) || dishWords.has(word.replace(/s$/, ''))) && allergensNamed(word).length === 0,
    );
}

/** A food of the statement reader, which knows more names than the words of requests do. */
function foodOf(words: string): NamedFood | null {
  const named = foodAtStart(words.split(' '));
  if (named !== null) return named.food;
  const allergy = allergyOfWords(words);
  return allergy === null ? null : { words, kind: [], allergens: allergy.allergens };
}

/** What a family leaves out by its faith, where no word of the dish says so. */
const ofCustom = (plain: string): SaidFood[] => (/\bhindus?\b/.test(plain) ? [{ words: 'beef' }] : []);

function distinctWords(foods: readonly SaidFood[]): SaidFood[] {
  return [...new Set(foods.map(({ words }) => words))].map((words) => ({ words }));
}

import { type NamedFood } from './food-words';
import { saidAge } from './said-age';
import { saidDiet, saidFaith } from './said-diet';
import { saidEquipment } from './said-equipment';
import { saidFoods } from './said-foods';
import { type SaidFood, type SaidInRequest } from './said-in-request';
import { saidMeal } from './said-meal';
import { saidMinutes } from './said-minutes';
import { saidTexture } from './said-texture';

/** Slips in the words that matter most; those in names of foods are the text reader's. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/g, 'without'],
  [/\bw\/ ?/g, 'with '],
  [/\b(alerg|allerg|alergi|allergi)(ic|c)\b/g, 'allergic'],
  [/\balerg(y|ies)\b/g, 'allerg$1'],
  [/\bintol+er(a|e)nt\b/g, 'intolerant'],
  [/\b(no|free|without|any) diary\b/g, '$1 dairy'],
  [/\bdiary (free|products?)\b/g, 'dairy $1'],
  [/\bnutz\b/g, 'nuts'],
  [/\b(c?oeliac|celiac)( disease)?\b/g, 'gluten allergy'],
  [/\bcmpa\b|\bcmpi\b/g, 'milk allergy'],
];

/** Returns a text in lower case without accents and apostrophes; of its marks only those that part clauses and lists are left. */
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
 * Reads what a parent's own words ask for: allergies, diet, what the kitchen lacks, time, age, texture, meal, and what is not liked. What a
 * major allergen is called is left out as strictly as for an allergy, whatever the reason.
 */
export function readRequest(text: string): SaidInRequest {
  const plain = plainOf(text);
  const { allergies, unknownAllergies, avoided, dislikes, rest } = saidFoods(plain);
  const isKind = ({ kind }: NamedFood) => kind.length > 0;
  const dislikedKinds = [...avoided, ...dislikes].filter(isKind);
  return {
    allergies: [
      ...allergies.map(({ words, allergens }) => ({ words, allergens, isAllergy: true })),
      ...dislikedKinds.map(({ words, kind }) => ({ words, allergens: kind, isAllergy: false })),
    ],
    unknownAllergies,
    dislikes: distinctWords([...avoided, ...dislikes].filter((food) => !isKind(food))),
    diet: saidDiet(plain),
    faith: saidFaith(plain),
    equipment: saidEquipment(plain),
    minutes: saidMinutes(plain),
    ageMonths: saidAge(plain),
    meal: saidMeal(plain),
    texture: saidTexture(plain),
    rest,
  };
}

function distinctWords(foods: readonly NamedFood[]): SaidFood[] {
  return [...new Set(foods.map(({ words }) => words))].map((words) => ({ words }));
}

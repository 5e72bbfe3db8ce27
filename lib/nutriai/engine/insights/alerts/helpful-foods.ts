import { type Allergen, type Diet } from '../../child';
import { allergensNamed } from '../../safety/recorded-allergies';
import { type NutrientCode } from '../../nutrients';
import { type AllergenExposure } from '../allergen-exposures';
import { type Baby } from '../log';

/** A food to name in advice, and who does not eat it. */
interface Example {
  words: string;
  allergens?: readonly Allergen[];
  notIn?: readonly Diet[];
}

const notVegan = ['vegan'] as const;
const onlyOmnivore = ['vegan', 'vegetarian', 'pescatarian'] as const;
const notPlantBased = ['vegan', 'vegetarian'] as const;

const meat: Example = { words: 'meat', notIn: onlyOmnivore };
const fish: Example = { words: 'fish', allergens: ['fish'], notIn: notPlantBased };
const egg: Example = { words: 'well-cooked egg', allergens: ['egg'], notIn: notVegan };
const yoghurt: Example = { words: 'yoghurt', allergens: ['milk'], notIn: notVegan };
const cheese: Example = { words: 'cheese', allergens: ['milk'], notIn: notVegan };
const tofu: Example = { words: 'tofu', allergens: ['soy'] };
const cereal: Example = { words: 'fortified cereal', allergens: ['wheat', 'gluten', 'milk'] };
const nutButter: Example = { words: 'smooth nut butter', allergens: ['peanut', 'tree_nuts'] };
const lentils: Example = { words: 'lentils' };
const beans: Example = { words: 'beans' };

/** Foods that are rich in a nutrient by the composition table. */
const examples: Partial<Record<NutrientCode, readonly Example[]>> = {
  iron_mg: [meat, fish, egg, lentils, beans, tofu, cereal],
  energy_kcal: [{ words: 'oil' }, { words: 'avocado' }, nutButter],
  protein_g: [egg, fish, meat, yoghurt, lentils, beans, tofu],
  zinc_mg: [meat, fish, cheese, lentils, beans, tofu],
  calcium_mg: [yoghurt, cheese, { words: 'tofu set with calcium', allergens: ['soy'] }, { words: 'kale' }],
  vitamin_a_ug: ['carrot', 'sweet potato', 'pumpkin', 'mango', 'dark green leaves'].map((words) => ({
    words,
  })),
  vitamin_c_mg: ['berries', 'oranges', 'kiwi', 'red pepper', 'broccoli'].map((words) => ({ words })),
};

const isSameFood = (words: string, other: string) =>
  words.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(words.toLowerCase());

/** Whom advice is for. */
export interface Diner {
  baby: Pick<Baby, 'diet' | 'otherAllergies' | 'avoids'>;
  exposures: readonly Pick<AllergenExposure, 'code' | 'status'>[];
}

/** Not what the child is allergic to or reacted to, nor what the family does not eat. */
function mayBeNamed({ words, allergens = [], notIn = [] }: Example, { baby, exposures }: Diner): boolean {
  const unwanted = [...baby.otherAllergies, ...baby.avoids].filter((each) => each.trim() !== '');
  const kept = new Set<Allergen>([
    ...exposures.flatMap(({ code, status }) =>
      ['allergic', 'reacted', 'suspected'].includes(status) ? [code] : [],
    ),
    ...unwanted.flatMap((each) => allergensNamed(each)),
  ]);
  return (
    !allergens.some((code) => kept.has(code)) &&
    !notIn.includes(baby.diet) &&
    !unwanted.some((each) => isSameFood(words, each))
  );
}

function inWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

/**
 * Foods rich in a nutrient that this child may have, in words ("lentils, beans or tofu"); null where none is
 * left or known.
 */
export function helpfulFoods(code: NutrientCode, diner: Diner): string | null {
  const named = (examples[code] ?? [])
    .filter((example) => mayBeNamed(example, diner))
    .map(({ words }) => words);
  return named.length === 0 ? null : inWords(named);
}

import { type Food, type FoodFlag, type FoodState } from '../foods/food';
import { isSaltyByNature, isSugarByNature } from '../text/credible-claims';
import { type AllergenMention, type Preparation } from '../text/parsed-ingredient';
import { type Holding, type Item } from './item';

/** What a state of composition says of how the food was made ready. */
const preparationOfState: Partial<Record<FoodState, Preparation>> = {
  raw: 'raw',
  cooked: 'cooked',
  boiled: 'boiled',
  baked: 'baked',
  roasted: 'roasted',
  stewed: 'stewed',
  grilled: 'grilled',
  fried: 'fried',
  scrambled: 'scrambled',
  poached: 'poached',
  canned: 'canned',
  dry: 'dried',
  dried: 'dried',
  puree: 'pureed',
};

export interface FoodForm {
  state?: FoodState;
  preparations?: Iterable<Preparation>;
  role?: Item['role'];
  grams?: number;
}

/** A food of the list as an item, with what is said of its form. */
export function itemOfFood(
  food: Food,
  { state, preparations = [], role = 'ingredient', grams }: FoodForm = {},
): Item {
  const ofState = state === undefined ? undefined : preparationOfState[state];
  const said = new Set([...(ofState === undefined ? [] : [ofState]), ...preparations]);
  return {
    food,
    name: food.name,
    compound: null,
    text: food.name,
    start: -1,
    flags: flagsOf(food, said),
    allergens: allergensOf(food),
    preparations: said,
    freeFrom: [],
    role,
    parts: [],
    candidates: [],
    quantity: null,
    further: [],
    grams: grams ?? null,
  };
}

function flagsOf(food: Food, said: ReadonlySet<Preparation>): Map<FoodFlag, Holding> {
  const claimed = [
    ...(said.has('unsalted') && !said.has('salted') && !isSaltyByNature(food) ? ['high_salt', 'salty'] : []),
    ...(said.has('unsweetened') && !said.has('sweetened') && !isSugarByNature(food) ? ['added_sugar'] : []),
  ];
  const flags = food.flags.filter((flag) => !claimed.includes(flag));
  return new Map(flags.map((flag) => [flag, { certainty: 'holds', why: food.name }]));
}

function allergensOf(food: Food): AllergenMention[] {
  const { name } = food;
  return [
    ...food.allergens.map((allergen): AllergenMention => ({ allergen, certainty: 'holds', why: name })),
    ...food.mayContain.map((allergen): AllergenMention => ({
      allergen,
      certainty: 'may_contain',
      why: name,
    })),
  ];
}

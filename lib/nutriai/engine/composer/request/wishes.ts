import { type Food, type FoodFlag } from '../../foods/food';
import { foodById } from '../../foods/food-list';
import { knowledge } from '../../knowledge/knowledge';
import { type RequestWish } from '../../knowledge/schemas/request-words';
import { referenceIntakes } from '../../needs/nutrient-needs';
import { intakeBand } from '../../needs/reference-intake';
import { nutrients } from '../../nutrients';
import { type Recipe, reheatingWords } from '../../recipes/recipe';
import { recipeFacts } from '../../recipes/recipe-facts';
import { type Role } from '../kitchen/kitchen-food';
import { availableFood } from '../may-cook';
import { type Form, type Pattern } from '../patterns/pattern';
import { listOf } from '../steps/words';
import { plainWish } from './plain-wish';

/** How much more readily a food is chosen that a wish favours, and one that brings iron where iron is asked for. */
const favoured = 6;
/** How readily a food is taken that a wish spares, when nothing else is there. */
const spared = 0.01;
/** How readily water is taken for milk where nothing is to be bought. */
const fromTheTap = 50;
/** Kilocalories in a gram from which a dish is rich in energy. */
export const richKcalPerG = 1.3;

/** Returns what a request asks for besides foods, dishes, kitchen and time. */
export function wishesIn(text: string): RequestWish[] {
  const plain = plainWish(text);
  const asked = knowledge.requestWords.wishes.filter(({ words }) =>
    words.some((each) => plain.includes(` ${each} `)),
  );
  const ids = new Set(asked.map(({ id }) => id));
  return asked.filter(({ unless = [] }) => !unless.some((other) => ids.has(other)));
}

const ironFlags: readonly FoodFlag[] = ['haem_iron', 'plant_iron', 'iron_fortified'];

/** How readily a food is chosen for these wishes: 1 where they say nothing of it. */
export function leaning(wishes: readonly RequestWish[]): (food: Food) => number {
  return ({ id, flags }) =>
    wishes.reduce((weight, { keeps, gives, favours = [], spares = [] }) => {
      if (keeps === 'sparse') return id === 'water' ? weight * fromTheTap : weight;
      const isIron = gives?.nutrient === 'iron_mg' && flags.some((flag) => ironFlags.includes(flag));
      const isFavoured = isIron || favours.includes(id);
      return weight * (isFavoured ? favoured : 1) * (spares.includes(id) ? spared : 1);
    }, 1);
}

/** A recipe with the kind of dish that it is. */
export interface MadeDish {
  recipe: Recipe;
  pattern: Pattern;
  ageMonths: number;
  /** Ids of foods that were named. */
  named: readonly string[];
}

const handHeld: readonly Form[] = ['strips', 'shaped', 'wedges', 'fingers', 'toast'];

/** How many of the wishes a kind of dish meets. */
export function wishesMetBy(wishes: readonly RequestWish[], pattern: Pattern): number {
  return wishes.filter(({ dish }) => dish !== undefined && hasTrait(dish, pattern)).length;
}

function hasTrait(trait: NonNullable<RequestWish['dish']>, pattern: Pattern): boolean {
  const isHeld = handHeld.includes(pattern.form);
  const isCold = pattern.reheating === 'cold';
  switch (trait) {
    case 'cold':
      return isCold;
    case 'finger':
      return isHeld;
    case 'keeps':
      return pattern.fridgeDays > 0;
    case 'portable':
      return pattern.fridgeDays > 0 && (isHeld || isCold);
    case 'family':
      return pattern.tags.includes('family');
    case 'blended':
      return (isHeld && pattern.form !== 'fingers' && pattern.form !== 'toast') || pattern.form === 'mash';
  }
}

/** Whether a recipe keeps to a wish. */
export function keepsTo({ keeps, ...wish }: RequestWish, made: MadeDish): boolean {
  const { recipe, pattern } = made;
  const eaten = recipe.ingredients.filter(({ trace }) => trace !== true).map(({ food }) => food);
  switch (keeps) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'fridge':
    case 'keeps':
      return recipe.batch.fridgeDays > 0;
    case 'cold':
      return recipe.batch.reheating !== reheatingWords.hot && hasTrait('cold', pattern);
    case 'portable':
      return recipe.batch.fridgeDays > 0 && hasTrait('portable', pattern);
    case 'energy':
      return recipeFacts(recipe).kcalPerG >= richKcalPerG;
    case 'favoured':
      return (
        eaten.some((food) => wish.favours?.includes(food)) &&
        !eaten.some((food) => wish.spares?.includes(food))
      );
    case 'gives':
      return wish.gives !== undefined && givesEnough(wish.gives, made);
    case 'sparse':
      return moreThanNamed(made).length === 0;
    case 'finger':
    case 'family':
    case 'blended':
      return hasTrait(keeps, pattern);
  }
}

function givesEnough(
  { nutrient, share = 1, amount: least }: NonNullable<RequestWish['gives']>,
  { recipe, ageMonths }: MadeDish,
): boolean {
  const given = recipeFacts(recipe).perServing[nutrient];
  const day = referenceIntakes[nutrient]?.bands[intakeBand(ageMonths)]?.amount;
  const enough = least ?? (day == null ? null : day * share);
  return given !== undefined && enough !== null && given >= enough;
}

/** In every kitchen, and asked of nobody. */
const alwaysThere: readonly Role[] = ['fat', 'herb', 'spice', 'sharp'];

/** Foods that a dish takes besides those that were named. */
function moreThanNamed({ recipe, named }: MadeDish): string[] {
  return recipe.ingredients
    .map(({ food }) => food)
    .filter((food) => food !== 'water' && !named.includes(food))
    .filter((food) => !alwaysThere.includes(availableFood(food)?.kitchen.role ?? 'fat'))
    .map((food) => (foodById(food)?.name ?? food).toLowerCase());
}

/** Why a wish is not met, in words for a parent. */
export function whyNot({ why = '' }: RequestWish, made: MadeDish): string {
  return why.replace('{more}', () => listOf(moreThanNamed(made)));
}

/** Foods that a wish is met by, so that places for them are filled. */
export function eagerFor(wishes: readonly RequestWish[]): ReadonlySet<string> {
  return new Set(wishes.flatMap(({ favours = [], spares }) => (spares === undefined ? favours : [])));
}

/** Whether a dish is to take hardly more than what was named. */
export const isSparse = (wishes: readonly RequestWish[]) => wishes.some(({ keeps }) => keeps === 'sparse');

/** "Rich in iron (2.1 mg in a serving)". */
export function wishWords({ means, gives }: RequestWish, { recipe }: MadeDish): string {
  const amount = gives && recipeFacts(recipe).perServing[gives.nutrient];
  if (gives === undefined || amount === undefined) return means;
  const rounded = amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${means} (${rounded} ${nutrients[gives.nutrient].unit} in a serving)`;
}

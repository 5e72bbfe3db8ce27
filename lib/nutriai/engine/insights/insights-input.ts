import {
  type Allergen,
  allergens,
  diets,
  feedings,
  type IntroducedAllergen,
  locales,
  reactions,
  sexes,
} from '../child';
import { amountUnits, foodStates } from '../foods/food';
import { amountOf, type Fields, listOf, numberOf, objectOf, oneOf, optional, stringOf } from '../json-fields';
import { allergensNamed } from '../safety/recorded-allergies';
import {
  type Baby,
  type InsightsInput,
  type LoggedMeal,
  type LoggedReaction,
  type LoggedWater,
  type LogItem,
  mealKinds,
  type Measurement,
  type OwnRecipe,
} from './log';

const defaultDays = 7;

function measurementOf(value: unknown, name: string): Measurement {
  const fields = objectOf(value, name);
  return {
    date: stringOf(fields.date, `${name}.date`),
    ...optional(fields, { name: 'weight_kg', key: 'weightKg', read: numberOf }),
    ...optional(fields, { name: 'length_cm', key: 'lengthCm', read: numberOf }),
    ...optional(fields, { name: 'head_cm', key: 'headCm', read: numberOf }),
  };
}

function introducedOf(value: unknown, name: string): IntroducedAllergen {
  const fields = objectOf(value, name);
  return {
    code: oneOf(fields.code, allergens, `${name}.code`),
    date: fields.date === null ? null : stringOf(fields.date, `${name}.date`),
    reaction: oneOf(fields.reaction ?? 'none', reactions, `${name}.reaction`),
  };
}

/** Allergies are codes, or words of a parent, some of which mean a code. */
function allergiesOf(fields: Fields): Pick<Baby, 'allergies' | 'otherAllergies'> {
  const words = [...listOf(fields, 'allergies', stringOf), ...listOf(fields, 'other_allergies', stringOf)];
  const codes = new Set<Allergen>(words.flatMap((each) => allergensNamed(each)));
  return {
    allergies: [...codes],
    otherAllergies: words.filter((each) => allergensNamed(each).length === 0),
  };
}

/**
 * A baby profile out of JSON, `{birth_date, due_date?, sex?, feeding?, diet?, …}`.
 * @throws TypeError that names the field which does not fit
 */
export function babyOf(value: unknown): Baby {
  const fields = objectOf(value, 'baby');
  return {
    birthDate: stringOf(fields.birth_date, 'baby.birth_date'),
    ...optional(fields, { name: 'due_date', key: 'dueDate', read: stringOf }),
    sex: oneOf(fields.sex ?? 'unspecified', sexes, 'baby.sex'),
    feeding: oneOf(fields.feeding ?? 'breast', feedings, 'baby.feeding'),
    diet: oneOf(fields.diet ?? 'omnivore', diets, 'baby.diet'),
    ...optional(fields, {
      name: 'locale',
      key: 'locale',
      read: (locale) => oneOf(locale, locales, 'baby.locale'),
    }),
    ...allergiesOf(fields),
    avoids: listOf(fields, 'avoids', stringOf),
    introducedAllergens: listOf(fields, 'introduced_allergens', introducedOf),
    measurements: listOf(fields, 'measurements', measurementOf),
  };
}

function itemOf(value: unknown, name: string): LogItem {
  if (typeof value === 'string') return { text: value };
  const fields = objectOf(value, name);
  const item: LogItem = {
    ...optional(fields, { name: 'food', key: 'food', read: stringOf }),
    ...optional(fields, { name: 'recipe', key: 'recipe', read: stringOf }),
    ...optional(fields, { name: 'text', key: 'text', read: stringOf }),
    ...optional(fields, { name: 'amount', key: 'amount', read: amountOf }),
    ...optional(fields, {
      name: 'unit',
      key: 'unit',
      read: (unit) => oneOf(unit, amountUnits, `${name}.unit`),
    }),
    ...optional(fields, { name: 'grams', key: 'grams', read: amountOf }),
  };
  if (item.food === undefined && item.recipe === undefined && item.text === undefined)
    throw new TypeError(`${name} must give food, recipe or text.`);
  return item;
}

/** Signs come as words or as a list of them. */
function reactionOf(value: unknown, name: string): LoggedReaction {
  const fields = objectOf(value, name);
  const signs = typeof fields.signs === 'string' ? [fields.signs] : listOf(fields, 'signs', stringOf);
  return {
    severity: oneOf(fields.severity ?? 'none', reactions, `${name}.severity`),
    signs,
    ...optional(fields, { name: 'note', key: 'note', read: stringOf }),
  };
}

function shareOf(value: unknown, name: string): number {
  const share = amountOf(value, name);
  if (share > 1) throw new TypeError(`${name} must be from 0 to 1.`);
  return share;
}

function mealOf(value: unknown, name: string): LoggedMeal {
  const fields = objectOf(value, name);
  return {
    eatenAt: stringOf(fields.eaten_at, `${name}.eaten_at`),
    kind: oneOf(fields.kind, mealKinds, `${name}.kind`),
    items: listOf(fields, 'items', itemOf),
    ...optional(fields, { name: 'eaten_share', key: 'eatenShare', read: shareOf }),
    ...optional(fields, { name: 'reaction', key: 'reaction', read: reactionOf }),
  };
}

function waterOf(value: unknown, name: string): LoggedWater {
  const fields = objectOf(value, name);
  return {
    drunkAt: stringOf(fields.drunk_at, `${name}.drunk_at`),
    amountMl: amountOf(fields.amount_ml, `${name}.amount_ml`),
  };
}

function ingredientOf(value: unknown, name: string): OwnRecipe['ingredients'][number] {
  const fields = objectOf(value, name);
  return {
    food: stringOf(fields.food, `${name}.food`),
    grams: amountOf(fields.grams, `${name}.grams`),
    ...optional(fields, {
      name: 'state',
      key: 'state',
      read: (state) => oneOf(state, foodStates, `${name}.state`),
    }),
  };
}

function recipeOf(value: unknown, name: string): OwnRecipe {
  const fields = objectOf(value, name);
  const servings = numberOf(fields.servings ?? 1, `${name}.servings`);
  const ingredients = listOf(fields, 'ingredients', ingredientOf);
  if (servings <= 0) throw new TypeError(`${name}.servings must be above zero.`);
  if (!ingredients.some(({ grams }) => grams > 0)) throw new TypeError(`${name} must weigh something.`);
  const id = stringOf(fields.id, `${name}.id`);
  return { id, title: stringOf(fields.title ?? id, `${name}.title`), servings, ingredients };
}

/**
 * Reads `{baby, meals?, water?, days?, today?, time_zone?, recipes?}` in snake case. `today` stands in where
 * the input has none.
 * @throws TypeError that names the field which does not fit
 */
export function insightsInput(value: unknown, today: string): InsightsInput {
  const fields = objectOf(value, 'The input');
  return {
    baby: babyOf(fields.baby),
    meals: listOf(fields, 'meals', mealOf),
    water: listOf(fields, 'water', waterOf),
    days: numberOf(fields.days ?? defaultDays, 'days'),
    today: stringOf(fields.today ?? today, 'today'),
    ...optional(fields, { name: 'time_zone', key: 'timeZone', read: stringOf }),
    recipes: listOf(fields, 'recipes', recipeOf),
  };
}

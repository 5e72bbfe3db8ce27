import { type Child, diets, locales } from '../child';
import { foodStates } from '../foods/food';
import { type Fields, objectOf, oneOfIfGiven, stringOf } from '../json-fields';
import { type Source, sources } from '../sources';
import { assess } from './assess';
import { allergensNamed } from './recorded-allergies';
import { customs } from './rules/food-families';
import { type Subject, type SubjectIngredient } from './subject';
import {
  type Basis,
  type Finding,
  type FindingKind,
  type Severity,
  type Verdict,
  type VerdictWord,
} from './verdict';

export interface FindingJson {
  rule: string;
  kind: FindingKind;
  severity: Severity;
  food: string | null;
  food_name: string;
  message: string;
  instead: string;
  /** The first source of the rule; null where the reason is the family's own or a word that is not known. */
  source: Source | null;
  basis: Basis;
}

/** The answer of `POST /api/nutriai/safety-check` and of `nutriai check`. */
export interface SafetyCheckJson {
  verdict: VerdictWord;
  emergency: boolean;
  findings: FindingJson[];
  unknown: { text: string; nearest: readonly string[] }[];
  serve: { food: string; food_name: string; text: string }[];
}

/**
 * `assess` for JSON in snake case: `{age_months, allergies?, diet?, avoids?, locale?, severe_eczema?, text? |
 * ingredients? | recipe?}`. An allergy is a code of the 14 allergens or any words ("kiwi", "dairy"); an
 * ingredient is words, or `{food, state?, grams?, preparation?}` with a food id or words. Throws a TypeError
 * that names the field when the input does not fit, and a RangeError for an age outside 0 to 60 months.
 */
export function safetyCheckJson(input: unknown): SafetyCheckJson {
  const fields = objectOf(input, 'The input');
  return toSafetyCheckJson(
    assess(subjectOf(fields), childOf(fields), { severeEczema: fields.severe_eczema === true }),
  );
}

/** A verdict for the outside. */
export function toSafetyCheckJson({
  verdict,
  emergency,
  findings,
  unknown,
  serve,
}: Verdict): SafetyCheckJson {
  return {
    verdict,
    emergency,
    findings: findings.map(findingJson),
    unknown: unknown.map(({ text, nearest }) => ({ text, nearest })),
    serve: serve.map(({ food, foodName, text }) => ({ food, food_name: foodName, text })),
  };
}

function findingJson({ foodName, source, ...finding }: Finding): FindingJson {
  const [first] = source;
  const { rule, kind, severity, food, message, instead, basis } = finding;
  return {
    rule,
    kind,
    severity,
    food,
    food_name: foodName,
    message,
    instead,
    source: first === undefined ? null : sources[first],
    basis,
  };
}

function childOf(fields: Fields): Child {
  const age = fields.age_months;
  if (typeof age !== 'number') throw new TypeError('age_months must be a number.');
  const allergies = stringsOf(fields.allergies, 'allergies');
  const custom = customOf(fields.diet);
  const diet = custom === null ? oneOfIfGiven(inSmallLetters(fields.diet), diets, 'diet') : undefined;
  const locale = oneOfIfGiven(inSmallLetters(fields.locale), locales, 'locale');
  return {
    ageMonths: Math.floor(age),
    allergies: allergies.flatMap((words) => allergensNamed(words)),
    otherAllergies: [
      ...allergies.filter((words) => allergensNamed(words).length === 0),
      ...stringsOf(fields.other_allergies, 'other_allergies'),
    ],
    avoids: [...stringsOf(fields.avoids, 'avoids'), ...(custom === null ? [] : [custom])],
    ...(diet && { diet }),
    ...(locale && { locale }),
  };
}

function inSmallLetters(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().toLowerCase() : value;
}

/** A faith's rules that were given as the diet ("halal"): what they leave out is avoided. */
function customOf(diet: unknown): string | null {
  const word = inSmallLetters(diet);
  return typeof word === 'string' && Object.hasOwn(customs, word) ? word : null;
}

function stringsOf(value: unknown, name: string): string[] {
  if (value === undefined || value === null) return [];
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.map((entry) => {
    if (typeof entry !== 'string') throw new TypeError(`${name} must be a list of words.`);
    return entry;
  });
}

function subjectOf(fields: Fields): Subject {
  const { text, ingredients, recipe } = fields;
  if (recipe !== undefined && recipe !== null) return recipeOf(objectOf(recipe, 'recipe'));
  const words = text === undefined || text === null ? null : stringOf(text, 'text');
  if (ingredients === undefined || ingredients === null) {
    if (words === null) throw new TypeError('Give text, ingredients or recipe.');
    return { text: words };
  }
  const listed = ingredientsOf(ingredients);
  return { ingredients: words === null ? listed : [...listed, { food: words }] };
}

function recipeOf(recipe: Fields): Subject {
  const { title, servings } = recipe;
  return {
    recipe: {
      ...(title === undefined || title === null ? {} : { title: stringOf(title, 'title') }),
      ingredients: ingredientsOf(recipe.ingredients),
      steps: stringsOf(recipe.steps, 'steps'),
      ...(typeof servings === 'number' ? { servings } : {}),
    },
  };
}

function ingredientsOf(value: unknown): SubjectIngredient[] {
  if (!Array.isArray(value)) throw new TypeError('ingredients must be a list.');
  return value.map(ingredientOf);
}

function ingredientOf(value: unknown): SubjectIngredient {
  if (typeof value === 'string') return { food: value };
  const fields = objectOf(value, 'An ingredient');
  const name = fields.food ?? fields.name ?? fields.text;
  const food = stringOf(name, 'food');
  const state = oneOfIfGiven(fields.state, foodStates, 'state');
  const preparation = stringsOf(fields.preparation, 'preparation').join(', ');
  const { grams } = fields;
  if (
    grams !== undefined &&
    grams !== null &&
    !(typeof grams === 'number' && Number.isFinite(grams) && grams >= 0)
  )
    throw new TypeError('grams must be a number, zero or more.');
  return {
    food,
    ...(state && { state }),
    ...(preparation === '' ? {} : { preparation }),
    ...(typeof grams === 'number' ? { grams } : {}),
  };
}

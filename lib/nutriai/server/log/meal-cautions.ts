import type { MealCheckAnswer } from '../../../contract/nutriai-meal-check';
import type { MealItemRequest } from '../../../contract/nutriai-meals';
import type { Child } from '../../engine/child';
import { foodById } from '../../engine/foods/food-list';
import type { MealKind } from '../../engine/insights/log';
import { recipeById } from '../../engine/recipes/recipe-list';
import { recipeVerdict } from '../../engine/recipes/recipe-verdict';
import { assess } from '../../engine/safety/assess';
import { isOfHabit } from '../../engine/safety/is-of-habit';
import type { Finding, Verdict } from '../../engine/safety/verdict';
import { watchFor } from '../../engine/safety/watch-for';
import { sources } from '../../engine/sources';
import { ownVerdict } from '../recipes/own-verdict';
import type { OwnRecipe } from '../recipes/stored-recipe';

type Caution = MealCheckAnswer['cautions'][number];

interface MealToCheck {
  kind: MealKind;
  items: readonly MealItemRequest[];
  child: Child;
  /** Recipes of the member's own, by id. */
  own: ReadonlyMap<string, OwnRecipe>;
}

/** A screen shows few of them, and a meal with more is not read. */
const cautionsAtMost = 6;

/** Returns what the safety gate has against a meal before it is logged: each food once, what must not be first. */
export function mealCautions({ kind, items, child, own }: MealToCheck): MealCheckAnswer {
  const verdicts = items.flatMap((item) => verdictOf(item, { kind, items, child, own }) ?? []);
  return {
    emergency: verdicts.some(({ emergency }) => emergency),
    cautions: cautionsOf(verdicts.flatMap(({ findings }) => findings)).slice(0, cautionsAtMost),
  };
}

/**
 * Returns the findings that a parent should hear before a meal is logged, the most serious first: one for
 * each food, and a second where the food endangers in another way. An allergy or a diet hides no choking.
 */
export function cautionsOf(findings: readonly Finding[]): Caution[] {
  const found = findings.flatMap((finding) => cautionOf(finding) ?? []);
  const heard = new Map<string, Set<string>>();
  return [...found]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .filter(({ food_name: name, watch }) => {
      const key = name.toLowerCase();
      const watched = heard.get(key);
      heard.set(key, new Set([...(watched ?? []), watch]));
      return watched === undefined || (watch !== '' && !watched.has(watch));
    });
}

function verdictOf(item: MealItemRequest, { kind, child, own }: MealToCheck): Verdict | null {
  if (item.recipe !== undefined) {
    const recipe = recipeById(item.recipe);
    const ofMember = own.get(item.recipe);
    if (recipe) return recipeVerdict(recipe, child);
    return ofMember ? ownVerdict(ofMember, child) : null;
  }
  if (item.food !== undefined) {
    return assess(
      { ingredients: [{ food: item.food, ...roleOf(item.food, kind), ...gramsIn(item) }] },
      child,
    );
  }
  const text = item.text ?? '';
  return assess(kind === 'milk' ? { ingredients: [{ food: text, role: 'drink' }] } : { text }, child);
}

/** What is drunk in a milk feed; at a table an animal milk may be food. */
function roleOf(food: string, kind: MealKind): { role?: 'drink' } {
  const isDrink = kind === 'milk' || foodById(food)?.flags.includes('drink') === true;
  return isDrink ? { role: 'drink' } : {};
}

const gramsIn = ({ grams }: MealItemRequest) => (grams == null ? {} : { grams });

const isAllergy = (rule: string) => /^(H24|cross-reaction|peanut-ask-first|egg-ask-first)/.test(rule);

/**
 * A form that chokes, or a food that has to wait for an older child; that food is to be cooked through goes
 * without saying once it has been eaten.
 */
const isOfForm = (rule: string) => /^(H6|H7|H8|choking|not-at-this-age)/.test(rule);

function cautionOf(finding: Finding): Caution | null {
  const { rule, kind, severity, foodName, message, instead } = finding;
  const [source] = finding.source;
  if (rule === 'emergency') return null;
  const isBlocked = severity === 'block';
  if (!isBlocked && !(severity === 'prepare' && (isAllergy(rule) || isOfForm(rule)))) return null;
  return {
    level: isBlocked && !isOfHabit(rule) ? 'stop' : 'note',
    kind: isAllergy(rule) ? 'allergy' : kind,
    rule,
    food_name: foodName,
    message,
    instead,
    watch: watchFor(finding),
    source: source === undefined ? null : sources[source],
  };
}

const kindRanks = { allergy: 0, safety: 1, diet: 2 } as const;
const ofLevel = { stop: 0, note: 3 } as const;
const ofHabit = 6;

const rankOf = ({ level, kind, rule }: Caution) =>
  level === 'note' && isOfHabit(rule) ? ofHabit : ofLevel[level] + kindRanks[kind];

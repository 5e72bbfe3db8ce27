import { foodById } from '../../foods/food-list';
import { foodNameKey } from '../../foods/food-name-key';
import { isMentioned, tellingWords } from '../food-mentioned';
import { type Recipe } from '../recipe';
import { minutesOfStep } from '../step-minutes';

/** Words that say that something is heated or swells in hot water. */
const cooks =
  /\b(?:boil|simmer|steam|bake|roast|fry|poach|stew|cook(?!ed)|brown|soften|wilt|scramble|braise|grill|warm (?:through|gently)|soak|pour (?:some of )?(?:boiling|the hot|hot)|thicken|(?:until|let it) (?:set|firm|no pink|opaque)|for (?:the last )?\d+|stir for|leave covered for)\b/i;
/** Goes in with others, to be cooked in a step to come. */
const joins =
  /\b(?:put|add|stir|mix|beat|fold|whisk|lay|fill|layer|pour|work|press|break|separate|spread|knead|turn|mash in|blend|shape|serve over|cover|with the)\b/i;
/** Foods that can be mashed or blended only once they are soft. */
const softFirst = new Set([
  'potato',
  'sweet-potato',
  'butternut-squash',
  'pumpkin',
  'beetroot',
  'plantain',
  'edamame',
  'parsnip',
  'swede',
  'cauliflower',
  'lentils',
  'split-peas',
  'salmon',
  'pink-salmon',
  'cod',
  'white-rice',
  'brown-rice',
  'short-grain-rice',
  'pasta',
]);
const cutsUp = /\b(?:mash|blend|flake|pur[ée]e)\b/i;

const keys = new Map<string, string>();

function keyOf(words: string): string {
  const cached = keys.get(words) ?? ` ${foodNameKey(words)} `;
  keys.set(words, cached);
  return cached;
}

/** By its usual name alone. */
function isCalled(food: string, words: string): boolean {
  const name =
    foodNameKey(foodById(food)?.name ?? food)
      .split(' ')
      .at(-1) ?? food;
  return keyOf(words.replace(/\bsquashes\b/g, '')).includes(` ${name}`);
}

export interface Cooking {
  /** From the step in which it goes in to the end; null where no step says how long. */
  minutes: number | null;
  step: string;
  /** A step before that takes it for cooked. */
  usedBefore: string | null;
}

/** How a recipe cooks an ingredient; null where it does not. */
export function cookingOf({ steps, ingredients }: Recipe, food: string): Cooking | null {
  const others = ingredients
    .filter((each) => each.food !== food && !each.trace && !isFat(each.food))
    .map((each) => each.food);
  const at = steps.findIndex(
    (step, index) => isMentioned(food, step) && (isCookedIn(step, food) || isCookedAfter(steps, index, food)),
  );
  const step = steps[at];
  if (step === undefined) return null;
  const used = steps
    .slice(0, at)
    .find((earlier) => isMentioned(food, earlier) && softFirst.has(food) && cutsUp.test(earlier));
  return { minutes: minutesFrom(steps, at, food, others), step, usedBefore: used ?? null };
}

/** What nothing is cooked of, only in; nut butters have the word of butter. */
const isFat = (food: string) =>
  foodById(food)?.group === 'fats_oils' || food === 'water' || food.endsWith('-butter');

function isCookedIn(step: string, food: string): boolean {
  const words = step
    .split(/[.;]/)
    .filter((clause) => !/heat the oven to \d+°C(?:$| and (?:line|oil))/i.test(clause));
  return words.some(
    (clause, at) =>
      isMentioned(food, clause) &&
      !takesForCooked(clause, food) &&
      (cooks.test(clause) || (joins.test(clause) && words.slice(at + 1).some((next) => cooks.test(next)))),
  );
}

/** It goes into a bowl or pan in this step and one of the next ones cooks it. */
function isCookedAfter(steps: readonly string[], at: number, food: string): boolean {
  const step = steps[at] ?? '';
  if (takesForCooked(step, food) || !(joins.test(step) || /\b(?:grate|chop|cut|turn|dice)\b/i.test(step)))
    return false;
  if (softFirst.has(food) && cutsUp.test(step)) return false;
  return steps.slice(at + 1).some((next) => cooks.test(next) && !/^meanwhile/i.test(next));
}

/** Words that may stand between "cooked" and the food's telling word. */
const between = '(?:sweet |red |white |brown |black |butternut |dry |yellow |grated )?';

const cookedAlready = new Map<string, RegExp>();

function takesForCooked(step: string, food: string): boolean {
  const pattern =
    cookedAlready.get(food) ??
    new RegExp(`\\b(?:cooked|the soft|soaked|mashed) ${between}(?:${tellingWords(food).join('|')})`, 'i');
  cookedAlready.set(food, pattern);
  return pattern.test(keyOf(step));
}

function minutesFrom(
  steps: readonly string[],
  at: number,
  food: string,
  others: readonly string[],
): number | null {
  const first = steps[at] ?? '';
  const last = /for the last (\d+)/.exec(first);
  const isLast =
    last !== null &&
    isMentioned(
      food,
      first
        .slice(0, last.index)
        .split(/,|\bwith\b/)
        .at(-1) ?? '',
    );
  const own = isLast ? Number(last[1]) : minutesOfStep(first);
  const isAboutOthers = (step: string) =>
    /^(?:Boil|Bake|Roast|Poach|Steam|Fry|Simmer|Stew|Soften|Warm|Meanwhile)/.test(step) &&
    others.some((other) => isCalled(other, step.split(/[.;,]/)[0] ?? ''));
  const later = steps
    .slice(at + 1)
    .filter((step) => cooks.test(step) && (isMentioned(food, step) || !isAboutOthers(step)))
    .flatMap((step) => minutesOfStep(step) ?? []);
  const all = [...(own === null ? [] : [own]), ...later];
  return all.length === 0 ? null : all.reduce((sum, each) => sum + each, 0);
}

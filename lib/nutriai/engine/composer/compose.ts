import { type Child } from '../child';
import { type Texture } from '../foods/food';
import { type Recipe } from '../recipes/recipe';
import { recipeVerdict } from '../recipes/recipe-verdict';
import { letsThrough, type Verdict } from '../safety/verdict';
import { type Candidate, choosePatterns } from './choose-pattern';
import { type Composed, type ComposeRequest, type Composition } from './compose-request';
import { type Dish } from './dish';
import { fillSlots } from './fill-slots';
import { type Available, availableFor } from './may-cook';
import { type Asked, readAsked } from './read-asked';
import { readWish } from './read-wish';
import { recipeOfDish } from './recipe-of-dish';
import { nothingFits, refusalOf } from './refuse';
import { type SeededRandom, seededRandom } from './seeded-random';
import { aimsFor, solveGrams } from './solve-grams';
import { type TextureChoice, textureChoice } from './texture-wishes';

/** Tries of one pattern, and dishes that the gate reads, before what is best so far is taken. */
const triesOfPattern = 3;
const mostPatterns = 12;
const mostReadings = 6;

/** Of the time there is, peeling and cutting take so many minutes; what cooks as fast as this is always quick enough. */
const handsOnMinutes = 5;
const quickest = 5;

/** A dish that passed. */
interface Passed {
  recipe: Recipe;
  texture: Texture;
  verdict: Verdict;
  isInTime: boolean;
}

/**
 * A new recipe for a child from 6 months on, without a model: a dish that fits what is asked, foods that go together, grams solved for energy,
 * iron and salt, steps with the age's cuts. Every safe asked food is in it; what is not is said in `leftOut`. It has passed the gate, as all
 * that a parent sees. The same request and seed give the same recipe.
 */
export function compose(request: ComposeRequest): Composition {
  const refusal = refusalOf(request);
  if (refusal) return refusal;
  const asked = readAsked(request);
  const child = childOf(request, asked);
  const random = seededRandom(`${request.seed ?? 0}`);
  const wish = readWish([request.wish ?? '', ...asked.dishes].join('; '));
  const texture = textureChoice(request.ageMonths, request.texture, request.wish);
  const minutes = request.minutes ?? wish.minutes;
  const wanted = {
    meal: request.meal,
    ageMonths: request.ageMonths,
    asked: asked.foods,
    wish,
    texture,
    minutes,
  };
  const pool = availableFor(child);
  const making = { request, child, pool, minutes, random, wantsIron: wish.wantsIron };
  const passed =
    firstPassed(choosePatterns(wanted, random), making) ??
    firstPassed(choosePatterns({ ...wanted, asked: [] }, random), making);
  if (passed) return composed(passed, asked, { texture, minutes });
  return nothingFits;
}

interface Making {
  request: ComposeRequest;
  child: Child;
  pool: readonly Available[];
  minutes: number | null;
  random: SeededRandom;
  wantsIron: boolean;
}

/** The first dish that the gate allows as it is and that is ready in time; else the best that it does not block. */
function firstPassed(candidates: readonly Candidate[], making: Making): Passed | null {
  let best: Passed | null = null;
  let readings = 0;
  const plate = candidates.filter(({ pattern }) => pattern.weight === 0);
  const order = [...candidates.filter(({ pattern }) => pattern.weight > 0).slice(0, mostPatterns), ...plate];
  for (const candidate of order) {
    for (let attempt = 0; attempt < triesOfPattern; attempt += 1) {
      if (best && readings >= mostReadings) return best;
      const dish = dishOf(candidate, making);
      if (!dish) continue;
      const recipe = recipeOfDish(dish, making.request.meal);
      const isInTime = making.minutes === null || recipe.minutes <= making.minutes;
      if (!isInTime && best?.verdict.verdict === 'allow') continue;
      readings += 1;
      const verdict = recipeVerdict(recipe, making.child);
      if (!letsThrough(verdict.verdict)) continue;
      const found = { recipe, texture: dish.texture, verdict, isInTime };
      if (isInTime && verdict.verdict === 'allow') return found;
      if (!best || rank(found) > rank(best)) best = found;
    }
  }
  return best;
}

function rank({ isInTime, verdict }: Passed): number {
  return (isInTime ? 2 : 0) + (verdict.verdict === 'allow' ? 1 : 0);
}

function dishOf(
  { pattern, placed, family, texture }: Candidate,
  { request, pool, minutes, random, wantsIron }: Making,
): Dish | null {
  const inTime = ({ kitchen }: Available) =>
    minutes === null || kitchen.minutes <= Math.max(quickest, minutes - pattern.minutes - handsOnMinutes);
  const items = fillSlots({ pattern, family, placed, pool: pool.filter(inTime), random, wantsIron });
  if (!items) return null;
  const weighed = solveGrams(items, pattern, aimsFor(pattern, request));
  if (!weighed) return null;
  const { ageMonths } = request;
  const variant = Math.floor(random.next() * 60);
  return { pattern, items: weighed, family, texture, ageMonths, servings: pattern.servings, variant };
}

/** The child with all that the family leaves out. */
function childOf(request: ComposeRequest, { excluded }: Asked): Child {
  return { ...request, avoids: [...(request.avoids ?? []), ...(request.dislikes ?? []), ...excluded] };
}

function composed(
  { recipe, texture, verdict, isInTime }: Passed,
  asked: Asked,
  { texture: choice, minutes }: { texture: TextureChoice; minutes: number | null },
): Composed {
  const notes = [...asked.notes];
  if (choice.unsuited !== null)
    notes.push('The texture you asked for does not suit this age; we made the nearest that does.');
  if (!isInTime && minutes !== null)
    notes.push(
      `We found no dish for this that is ready in ${minutes} minutes; this one takes ${recipe.minutes}.`,
    );
  const uncounted = recipe.ingredients.filter(({ trace, grams }) => trace && grams >= 5);
  if (uncounted.length > 0)
    notes.push('The nutrients do not count every ingredient: for some we have no measured figures.');
  return { kind: 'recipe', recipe, texture, verdict, leftOut: asked.leftOut, notes };
}

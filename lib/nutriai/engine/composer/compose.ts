import { type Allergen, type Child } from '../child';
import type { Texture } from '../foods/food-serving';
import { type Recipe } from '../recipes/recipe';
import { recipeVerdict } from '../recipes/recipe-verdict';
import { letsThrough, type Verdict } from '../safety/verdict';
import { type Candidate, choosePatterns } from './choose-pattern';
import { type Composed, type ComposeRequest, type Composition, type Understood } from './compose-request';
import { type Dish } from './dish';
import { fillSlots } from './fill-slots';
import { type Available, availableFor } from './may-cook';
import { type Asked, readAsked } from './read-asked';
import { readWish } from './read-wish';
import { recipeOfDish } from './recipe-of-dish';
import { nothingFits, refusalOf } from './refuse';
import { type Pattern } from './patterns/pattern';
import { patterns } from './patterns/pattern-list';
import { forKitchen, unmetEquipment } from './said/equipment-of';
import { patternsFor, poolFor } from './said/kitchen-limits';
import { reportUnderstood } from './said/report-understood';
import { type Equipment, type SaidInRequest } from './said/said-in-request';
import { wishParts } from './said/wish-parts';
import { withSaid } from './said/with-said';
import { type SeededRandom, seededRandom } from './seeded-random';
import { aimsFor, solveGrams } from './solve-grams';
import { type TextureChoice, textureChoice } from './texture-wishes';

/** Tries of one pattern, and dishes that the gate reads, before what is best so far is taken. */
const triesOfPattern = 3;
const mostPatterns = 12;
const mostReadings = 6;

/**
 * Of the time there is, peeling and cutting take so many minutes; what cooks as fast as this is always quick
 * enough.
 */
const handsOnMinutes = 5;
const quickest = 5;

/** A dish that passed. */
interface Passed {
  recipe: Recipe;
  pattern: Pattern;
  texture: Texture;
  verdict: Verdict;
  isInTime: boolean;
  /** How much of what was said of the kitchen it does not keep to. */
  unmet: number;
}

/**
 * A new recipe for a child from 6 months on, without a model: a dish that fits what is asked, foods that go
 * together, grams solved for energy, iron and salt, steps with the age's cuts. Every safe asked food is in
 * it; what is not is said in `leftOut`. It has passed the gate, as all that a parent sees. The same request
 * and seed give the same recipe.
 */
export function compose(given: ComposeRequest): Composition {
  const { request, said, words } = withSaid(given);
  // The words as they came: what is read out of them may be what tells of an emergency.
  const refusal = refusalOf({ ...request, ...(given.wish !== undefined && { wish: given.wish }) });
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
    patterns: patternsFor(said.equipment, minutes).filter((pattern) => !isDisliked(pattern, said)),
  };
  const all = availableFor(child);
  const pool = poolFor(all, said.equipment);
  const making = {
    request,
    child,
    pool,
    minutes,
    random,
    wantsIron: wish.wantsIron,
    equipment: said.equipment,
  };
  const passed =
    firstPassed(choosePatterns(wanted, random), making) ??
    firstPassed(choosePatterns({ ...wanted, asked: [] }, random), making) ??
    firstPassed(choosePatterns({ ...wanted, asked: [], patterns }, random), { ...making, pool: all });
  if (!passed) return nothingFits;
  const { recipe, texture: made } = passed;
  const { wanted: named, leftOut } = asked;
  const understood = [
    ...reportUnderstood({ said, asked: given, recipe, texture: made, wanted: named }),
    ...wishParts({
      ...{ wish: words, recipe, pattern: passed.pattern, wanted: named },
      told: [...wordsSaid(said), ...leftOut.map((each) => each.asked)],
    }),
  ];
  const verdict = recipeVerdict(recipe, { ...child, allergies: claimedAllergies(given, said) });
  return composed({ ...passed, verdict }, asked, { texture, minutes, understood });
}

/** Words that what was understood has already. */
function wordsSaid({ allergies, unknownAllergies, dislikes }: SaidInRequest): string[] {
  return [...[...allergies, ...dislikes].map(({ words }) => words), ...unknownAllergies];
}

/** Of the child and of the words; "no eggs" does not make a child one who asks a doctor before the first peanut. */
function claimedAllergies({ allergies = [] }: ComposeRequest, said: SaidInRequest): Allergen[] {
  const claimed = said.allergies.filter(({ isAllergy }) => isAllergy);
  return [...new Set([...allergies, ...claimed.flatMap((allergy) => allergy.allergens)])];
}

/** "Anything but porridge". */
function isDisliked({ words }: Pattern, { dislikes }: SaidInRequest): boolean {
  return dislikes.some((disliked) => words.includes(disliked.words.replace(/s$/, '')));
}

interface Making {
  request: ComposeRequest;
  child: Child;
  pool: readonly Available[];
  minutes: number | null;
  random: SeededRandom;
  wantsIron: boolean;
  equipment: readonly Equipment[];
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
      const recipe = forKitchen(recipeOfDish(dish, making.request.meal), making.equipment);
      const isInTime = making.minutes === null || recipe.minutes <= making.minutes;
      const unmet = unmetEquipment(recipe, making.equipment).length;
      const isBetter = best === null || (isInTime && !best.isInTime) || unmet < best.unmet;
      if ((!isInTime || unmet > 0) && !isBetter && best?.verdict.verdict === 'allow') continue;
      readings += 1;
      const verdict = recipeVerdict(recipe, making.child);
      if (!letsThrough(verdict.verdict)) continue;
      const found = { recipe, pattern: candidate.pattern, texture: dish.texture, verdict, isInTime, unmet };
      if (isInTime && unmet === 0 && verdict.verdict === 'allow') return found;
      if (!best || rank(found) > rank(best)) best = found;
    }
  }
  return best;
}

function rank({ isInTime, unmet, verdict }: Passed): number {
  return -4 * unmet + (isInTime ? 2 : 0) + (verdict.verdict === 'allow' ? 1 : 0);
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
  {
    texture: choice,
    minutes,
    understood,
  }: { texture: TextureChoice; minutes: number | null; understood: readonly Understood[] },
): Composed {
  const notes = [...asked.notes];
  if (choice.unsuited !== null)
    notes.push('The texture you asked for doesn’t suit this age, so we used the closest one that does.');
  if (!isInTime && minutes !== null)
    notes.push(
      `We found no dish for this that is ready in ${minutes} minutes; this one takes ${recipe.minutes}.`,
    );
  const uncounted = recipe.ingredients.filter(({ trace, grams }) => trace && grams >= 5);
  if (uncounted.length > 0)
    notes.push('The nutrients do not count every ingredient: for some we have no measured figures.');
  return { kind: 'recipe', recipe, texture, verdict, leftOut: asked.leftOut, understood, notes };
}

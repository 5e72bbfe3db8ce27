import { type Allergen, type Child } from '../child';
import { type RequestWish } from '../knowledge/schemas/request-words';
import { familyPlateWords } from '../recipes/family-plate';
import { type Meal } from '../recipes/recipe';
import { recipeVerdict } from '../recipes/recipe-verdict';
import { choosePatterns } from './choose-pattern';
import { type Composed, type ComposeRequest, type Composition, type Understood } from './compose-request';
import { firstPassed, type Passed } from './first-passed';
import { leftOverWords } from './left-over';
import { availableFor } from './may-cook';
import { type Asked, readAsked } from './read-asked';
import { readWish, type Wish } from './read-wish';
import { nothingFits, refusalOf } from './refuse';
import { type Pattern } from './patterns/pattern';
import { patterns } from './patterns/pattern-list';
import { patternsFor, poolFor } from './request/kitchen-limits';
import { reportUnderstood } from './request/report-understood';
import { type RequestFacts } from './request/request-facts';
import { eagerFor, isSparse, leaning, wishesIn } from './request/wishes';
import { wishParts } from './request/wish-parts';
import { type RequestWithFacts, withRequestFacts } from './request/with-request-facts';
import { seededRandom } from './seeded-random';
import { type TextureChoice, textureChoice } from './texture-wishes';

/**
 * A new recipe for a child from 6 months on, without a model: a dish that fits what is asked, foods that go
 * together, grams solved for energy, iron and salt, steps with the age's cuts. Every safe asked food is in
 * it; what is not is said in `leftOut`. It has passed the gate, as all that a parent sees. The same request
 * and seed give the same recipe.
 */
export function compose(given: ComposeRequest): Composition {
  const read = withRequestFacts(given);
  // The words as they came: what is read out of them may be what tells of an emergency.
  const refusal = refusalOf({ ...read.request, ...(given.wish !== undefined && { wish: given.wish }) });
  if (refusal) return refusal;
  const asked = readAsked(read.request);
  const wish = readWish([read.request.wish ?? '', ...asked.dishes].join('; '));
  const request = { ...read.request, meal: read.said.meal ?? mealOfDish(wish, read.request.meal) };
  const wishes = wishesIn(read.words).filter(({ keeps }) => keeps !== 'sparse' || asked.foods.length > 0);
  const child = childOf(request, asked);
  const texture = textureChoice(request.ageMonths, request.texture, request.wish);
  const passed = passedFor({ ...read, request }, { asked, wish, wishes, child, texture });
  if (!passed) return nothingFits;
  const { said, words } = read;
  const { recipe, texture: made } = passed;
  const { wanted, leftOut } = asked;
  const understood = [
    ...reportUnderstood({ said, asked: given, recipe, texture: made, wanted }),
    ...wishParts({
      ...{ wish: words, wishes, recipe, pattern: passed.pattern, child, wanted },
      named: namedBy(asked),
      told: [...wordsSaid(said), ...leftOut.map((each) => each.asked)],
    }),
  ];
  const verdict = recipeVerdict(recipe, { ...child, allergies: claimedAllergies(given, said) });
  return composed({ ...passed, verdict }, asked, { request, texture, wishes, understood });
}

/** What a request asks for, read. */
interface Read {
  asked: Asked;
  wish: Wish;
  wishes: readonly RequestWish[];
  child: Child;
  texture: TextureChoice;
}

/**
 * The best dish for what was asked; without the asked foods, then without the limits of the kitchen, where none
 * fits.
 */
function passedFor(
  { request, said, words }: RequestWithFacts,
  { asked, wish, wishes, child, texture }: Read,
): Passed | null {
  const random = seededRandom(`${request.seed ?? 0}`);
  const minutes = request.minutes ?? wish.minutes;
  const { equipment } = said;
  // Raw chicken is cooked whatever was said: then the whole dish may be.
  const isCooked = poolFor(asked.foods, equipment).length < asked.foods.length;
  const limits = isCooked ? equipment.filter((each) => each !== 'no_cooking') : equipment;
  const isSteamed = /\bsteam(?:ed|er|ing)?\b/i.test(words);
  const wanted = {
    ...{ meal: request.meal, ageMonths: request.ageMonths, asked: asked.foods },
    ...{ wish, texture, minutes, wishes, isSteamed },
    patterns: patternsFor(limits, minutes).filter((pattern) => !isDisliked(pattern, said)),
  };
  const all = availableFor(child);
  const making = {
    ...{ request, child, minutes, random, wishes, equipment, isSteamed },
    texture: texture.asked,
    pool: poolFor(all, limits),
    wishFilling: { leaning: leaning(wishes), eager: eagerFor(wishes), isSparse: isSparse(wishes) },
    named: namedBy(asked),
  };
  return (
    firstPassed(choosePatterns(wanted, random), making) ??
    firstPassed(choosePatterns({ ...wanted, asked: [] }, random), making) ??
    firstPassed(choosePatterns({ ...wanted, asked: [], patterns }, random), { ...making, pool: all })
  );
}

/** Ids of all foods that were named. */
function namedBy({ foods, wanted }: Asked): string[] {
  return [...foods.map(({ food }) => food.id), ...wanted.flat()];
}

const sweetMeals: readonly Meal[] = ['breakfast', 'snack'];

/** A pudding is no lunch: who names a dish that is never one means a snack or a breakfast. */
function mealOfDish(wish: Wish, meal: Meal): Meal {
  const named = patterns.filter(({ id }) => wish.patterns.has(id));
  const best = Math.max(...named.map(({ id }) => wish.patterns.get(id) ?? 0));
  const meals = named.filter(({ id }) => wish.patterns.get(id) === best).flatMap((pattern) => pattern.meals);
  if (meals.length === 0 || sweetMeals.includes(meal)) return meal;
  if (!meals.every((each) => sweetMeals.includes(each))) return meal;
  return meals.includes('snack') ? 'snack' : 'breakfast';
}

/** Words that what was understood has already. */
function wordsSaid({ allergies, unknownAllergies, dislikes }: RequestFacts): string[] {
  return [...[...allergies, ...dislikes].map(({ words }) => words), ...unknownAllergies];
}

/** Of the child and of the words; "no eggs" does not make a child one who asks a doctor before the first peanut. */
function claimedAllergies({ allergies = [] }: ComposeRequest, said: RequestFacts): Allergen[] {
  const claimed = said.allergies.filter(({ isAllergy }) => isAllergy);
  return [...new Set([...allergies, ...claimed.flatMap((allergy) => allergy.allergens)])];
}

/** "Anything but porridge". */
function isDisliked({ words }: Pattern, { dislikes }: RequestFacts): boolean {
  return dislikes.some((disliked) => words.includes(disliked.words.replace(/s$/, '')));
}

/** The child with all that the family leaves out. */
function childOf(request: ComposeRequest, { excluded }: Asked): Child {
  return { ...request, avoids: [...(request.avoids ?? []), ...(request.dislikes ?? []), ...excluded] };
}

function composed(
  { recipe, texture, verdict, isInTime }: Passed,
  asked: Asked,
  {
    request: { meal, minutes },
    texture: choice,
    wishes,
    understood,
  }: {
    request: ComposeRequest;
    texture: TextureChoice;
    wishes: readonly RequestWish[];
    understood: readonly Understood[];
  },
): Composed {
  const notes = [...asked.notes];
  const isSaid = (kind: Understood['kind']) => understood.some((part) => part.kind === kind && !part.met);
  if (choice.unsuited !== null && !isSaid('texture'))
    notes.push('The texture you asked for doesn’t suit this age, so we used the closest one that does.');
  if (!isInTime && minutes !== undefined && !isSaid('time'))
    notes.push(
      `We found no dish for this that is ready in ${minutes} minutes; this one takes ${recipe.minutes}.`,
    );
  if (wishes.some(({ keeps }) => keeps === 'family')) notes.push(familyPlateWords(recipe));
  const leftOvers = leftOverWords(
    asked.foods.filter(({ food }) => recipe.ingredients.some((each) => each.food === food.id)),
  );
  if (leftOvers !== null) notes.push(leftOvers);
  const uncounted = recipe.ingredients.filter(({ trace, grams }) => trace && grams >= 5);
  if (uncounted.length > 0)
    notes.push('The nutrients do not count every ingredient: for some we have no measured figures.');
  return { kind: 'recipe', recipe, meal, texture, verdict, leftOut: asked.leftOut, understood, notes };
}

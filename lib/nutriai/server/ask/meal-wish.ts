import { askingOf } from '../../engine/asking/asking';
import type { DishKind, Meal } from '../../engine/recipes/recipe';
import { foldedWords, topicsIn } from './near/topics-in';
import { nutrientAsked } from './nutrient-words';
import type { Question } from './read-question';

/** What a question that asks what to cook or serve wishes, in whichever language. */
export interface MealWish {
  meal: Meal | null;
  /** Most minutes that it may take. */
  minutes: number | null;
  /** Kinds of the library that come near the dish that is named; empty for none. */
  kinds: readonly DishKind[];
  isNoCook: boolean;
  /** It goes with the child, in a box. */
  isPacked: boolean;
  hasNoFridge: boolean;
  isForWeek: boolean;
  asksSpoons: boolean;
  isFingerFood: boolean;
  /** A cake, of which the library has none. */
  isCake: boolean;
  /** Whether something is to be left out. */
  isWithout: boolean;
}

const wishes = askingOf('meal-wishes', []);
const is = (name: string) => {
  const pattern = wishes.pattern(name);
  return (padded: string) => pattern.test(padded);
};
const cooks = is('cooks');
const serves = is('serves');
const asksWhat = is('asks-what');
const namesMeal = is('meal');
const namesIdea = is('idea');
const namesRecipe = is('recipe');
const without = is('without');
const withFoods = is('with');
const wantsYesOrNo = is('yes-or-no');
const atHome = is('at-home');
const quick = is('quick');
const noCook = is('no-cook');
const packed = is('packed');
const noFridge = is('no-fridge');
const week = is('week');
const spoons = is('spoons');
const namesCake = is('dish-cake');
const minutesPattern = wishes.pattern('minutes');

const meals: readonly Meal[] = ['breakfast', 'lunch', 'dinner', 'snack'];
const mealNamed = meals.map((meal) => ({ meal, isNamed: is(meal) }));

/** What comes nearest in the library: it has no cakes, and muffins or pancakes stand in. */
const dishes: readonly { isNamed: (padded: string) => boolean; kinds: readonly DishKind[] }[] = [
  { isNamed: is('dish-pancakes'), kinds: ['pancakes'] },
  { isNamed: is('dish-cake'), kinds: ['muffins', 'bake', 'pancakes'] },
  { isNamed: is('dish-muffins'), kinds: ['muffins', 'bake', 'pancakes'] },
  { isNamed: is('dish-dip'), kinds: ['dip'] },
  { isNamed: is('dish-soup'), kinds: ['soup'] },
  { isNamed: is('dish-porridge'), kinds: ['porridge'] },
  { isNamed: is('dish-puree'), kinds: ['puree', 'mash'] },
  { isNamed: is('dish-patties'), kinds: ['patties', 'fritters'] },
  { isNamed: is('dish-biscuits'), kinds: ['finger_food', 'bake', 'muffins'] },
];

/** "Quick": as in the writer of recipes. */
const quickMinutes = 20;

/** What is made in a kitchen, too, and is no meal; */
const otherTopics = [
  'formula',
  'breast-milk',
  'express',
  'powder',
  'medicine',
  'scoop',
  'home-made-formula',
  'teat',
  'price',
] as const;
/** and what is so only where neither a meal nor a food is named. */
const looseTopics = ['bottle', 'sterilise', 'milk', 'water', 'freeze', 'thaw', 'keep'] as const;
/** A wish for a meal says little else. */
const mostWords = 24;

interface Words {
  padded: string;
  topics: ReadonlySet<string>;
  /** Foods that are to be in it. */
  foods: number;
  /** Something is said to be left out. */
  isLeftOut: boolean;
}

/** Whether a question asks what to cook or to serve, in whichever language. */
export function asksForMeal(question: Question): boolean {
  const found = wordsIn(question);
  const isLoose = found.foods === 0 && !namesMeal(found.padded) && !found.isLeftOut;
  const isOther = [...otherTopics, ...(isLoose ? looseTopics : [])].some((topic) => found.topics.has(topic));
  return !isOther && found.padded.trim().split(' ').length <= mostWords && asks(found, question);
}

/** Returns what a question that asks for a meal wishes of it. */
export function mealWishOf(question: Question): MealWish {
  return wishOf(wordsIn(question));
}

function wordsIn({ text, facts, excluded, mentions }: Question): Words {
  const words = foldedWords(text);
  const isAllergy = facts.allergies.length + facts.otherAllergies.length + facts.unreadAllergies.length > 0;
  return {
    padded: ` ${words.join(' ')} `,
    topics: topicsIn(words),
    foods: mentions.length,
    isLeftOut: isAllergy || excluded.length > 0,
  };
}

function asks({ padded, topics, foods, isLeftOut }: Words, question: Question): boolean {
  const isDish = dishes.some(({ isNamed }) => isNamed(padded));
  const isMeal = namesMeal(padded) || mealNamed.some(({ isNamed }) => isNamed(padded)) || packed(padded);
  const isWhat = asksWhat(padded);
  if (wantsYesOrNo(padded)) return false;
  if (isWhat && cooks(padded)) return true;
  if (namesRecipe(padded)) return isDish || isMeal || foods > 0;
  if (namesIdea(padded) && (isMeal || isDish)) return true;
  if (isWhat && isMeal && serves(padded)) return true;
  if (foods > 1 && atHome(padded) && isWhat) return true;
  if (noCook(padded) && (isMeal || (isWhat && serves(padded)))) return true;
  if (topics.has('finger-food') && isLeftOut && foods === 0) return true;
  return (isMeal || isDish) && isShortWish({ padded, foods, isLeftOut, question });
}

/** "Breakfast without egg", "quick lunch", "dinner with chicken", "snacks rich in iron": no verb, no other matter. */
function isShortWish({
  padded,
  foods,
  isLeftOut,
  question,
}: Pick<Words, 'padded' | 'foods' | 'isLeftOut'> & { question: Question }): boolean {
  if (isLeftOut && without(padded)) return true;
  if (/^ (what|whats|quick|packed|lunch|breakfast|dinner|snack)/.test(padded) && isLeftOut) return true;
  if (quick(padded) && !asksWhat(padded)) return true;
  if (nutrientAsked(question.plain) !== null) return /^ \S+ rich | rich in /.test(padded);
  return foods > 0 && withFoods(padded) && startsWithMeal(padded);
}

const startsWithMeal = (padded: string) => {
  const start = `${padded.split(' ').slice(0, 4).join(' ')} `;
  return namesMeal(start) || mealNamed.some(({ isNamed }) => isNamed(start));
};

function wishOf({ padded, topics, isLeftOut }: Words): MealWish {
  const [, count] = minutesPattern.exec(padded) ?? [];
  const kinds = dishes.find(({ isNamed }) => isNamed(padded))?.kinds ?? [];
  const isPacked = packed(padded);
  return {
    meal: isPacked ? null : (mealNamed.find(({ isNamed }) => isNamed(padded))?.meal ?? null),
    minutes: count === undefined ? (quick(padded) ? quickMinutes : null) : Number(count),
    kinds,
    isNoCook: noCook(padded),
    isPacked,
    hasNoFridge: noFridge(padded),
    isForWeek: week(padded),
    asksSpoons: spoons(padded),
    isFingerFood: topics.has('finger-food'),
    isCake: namesCake(padded),
    isWithout: isLeftOut || without(padded),
  };
}

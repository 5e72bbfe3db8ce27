import { type Diet } from '../../child';
import { type Food } from '../../foods/food';
import { foodById } from '../../foods/food-list';
import { knowledge } from '../../knowledge/knowledge';
import { parseIngredients } from '../../text/parse-ingredients';
import { type ComposeRequest } from '../compose-request';
import { requestInEnglish } from './request-in-english';
import { readRequest } from './read-request';
import { type RequestFacts } from './request-facts';
import { wishesIn } from './wishes';

/** Colours that people leave out, and what has them. */
const colours: Readonly<Record<string, readonly string[]>> = {
  green: [
    ...['spinach', 'kale', 'broccoli', 'peas', 'green beans', 'courgette', 'cabbage', 'asparagus', 'lettuce'],
    ...['avocado', 'spring greens', 'pak choi', 'brussels sprouts', 'mangetout', 'swiss chard', 'watercress'],
  ],
};

const strictness: readonly Diet[] = ['omnivore', 'pescatarian', 'vegetarian', 'vegan'];

/** "Cheap as chips" asks for no chips. */
function withoutPhrases(rest: string): string {
  return wishPhrases.reduce((words, phrase) => words.replaceAll(phrase, ' . '), rest);
}

const leastWords = 3;
const wishPhrases = knowledge.requestWords.wishes
  .flatMap(({ words }) => words)
  .filter((words) => words.split(' ').length >= leastWords);

/** What rules of faith leave out that any recipe can leave out: kosher kitchens keep meat and milk apart. */
function ofFaith(faith: RequestFacts['faith'], rest: string, request: ComposeRequest): string[] {
  if (faith === null) return [];
  if (faith === 'halal') return ['pork'];
  const asked = [rest, ...(request.ingredients ?? [])].join(', ');
  const hasMeat = parseIngredients(asked).ingredients.some(({ food, candidates }) =>
    [food, ...candidates].some((id) => isMeat(foodById(id ?? ''))),
  );
  return ['pork', 'shellfish', hasMeat ? 'dairy' : 'meat'];
}

const isMeat = (food: Food | undefined) =>
  food?.group === 'flesh_foods' && !food.flags.some((flag) => flag === 'fish' || flag === 'shellfish');

/** Who asks to hide vegetables wants them in the dish. */
function withHidden(said: RequestFacts, words: string): RequestFacts {
  if (!wishesIn(words).some(({ id }) => id === 'hidden')) return said;
  return {
    ...said,
    dislikes: said.dislikes.filter(({ words: disliked }) => !/^veg(?:etable)?s?$/.test(disliked)),
  };
}

/** A request with all that its words ask for in the places where the composer looks, and what those words were. */
export interface RequestWithFacts {
  request: ComposeRequest;
  /** The words of the request in the English that they are read in. */
  words: string;
  said: RequestFacts;
}

/**
 * Reads the words of a request into its fields. Words make it only stricter: they add allergies, make a diet
 * stricter, a time shorter and a child younger, never the other way around; the meal that is said is the one
 * that is meant.
 */
export function withRequestFacts(request: ComposeRequest): RequestWithFacts {
  const words = requestInEnglish(request.wish ?? '');
  const said = withHidden(readRequest(words), words);
  const { faith, ageMonths, minutes, meal, texture } = said;
  const allergens = said.allergies.flatMap((allergy) => allergy.allergens);
  const others = said.allergies.filter((allergy) => allergy.allergens.length === 0).map(({ words }) => words);
  const disliked = said.dislikes.flatMap(({ words }) => colours[words] ?? [words]);
  return {
    said,
    words,
    request: {
      ...request,
      ageMonths: ageMonths === null ? request.ageMonths : Math.min(ageMonths, request.ageMonths),
      allergies: [...new Set([...(request.allergies ?? []), ...allergens])],
      otherAllergies: [...(request.otherAllergies ?? []), ...others],
      diet: stricter(request.diet, said.diet?.diet),
      exclude: [...(request.exclude ?? []), ...disliked, ...ofFaith(faith, said.rest, request)],
      meal: meal ?? request.meal,
      ...(minutes !== null && { minutes: Math.min(minutes, request.minutes ?? minutes) }),
      ...(texture !== null && request.texture === undefined && { texture }),
      ...(request.wish !== undefined && { wish: withoutPhrases(said.rest) }),
    },
  };
}

function stricter(one: Diet | undefined, other: Diet | undefined): Diet {
  const place = (diet: Diet | undefined) => strictness.indexOf(diet ?? 'omnivore');
  return strictness[Math.max(place(one), place(other))] ?? 'omnivore';
}

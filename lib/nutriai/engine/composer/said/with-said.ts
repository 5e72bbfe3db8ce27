import { type Diet } from '../../child';
import { type ComposeRequest } from '../compose-request';
import { requestInEnglish } from './request-in-english';
import { readRequest } from './read-request';
import { type SaidInRequest } from './said-in-request';

/** Colours that people leave out, and what has them. */
const colours: Readonly<Record<string, readonly string[]>> = {
  green: [
    ...['spinach', 'kale', 'broccoli', 'peas', 'green beans', 'courgette', 'cabbage', 'asparagus', 'lettuce'],
    ...['avocado', 'spring greens', 'pak choi', 'brussels sprouts', 'mangetout', 'swiss chard', 'watercress'],
  ],
};

const strictness: readonly Diet[] = ['omnivore', 'pescatarian', 'vegetarian', 'vegan'];

/** What rules of faith leave out that any recipe can leave out. */
const faithExclusions = { halal: ['pork'], kosher: ['pork', 'shellfish'] } as const;

/** A request with all that its words ask for in the places where the composer looks, and what those words were. */
export interface RequestWithSaid {
  request: ComposeRequest;
  /** The words of the request in the English that they are read in. */
  words: string;
  said: SaidInRequest;
}

/**
 * Reads the words of a request into its fields. Words make it only stricter: they add allergies, make a diet
 * stricter, a time shorter and a child younger, never the other way around; the meal that is said is the one
 * that is meant.
 */
export function withSaid(request: ComposeRequest): RequestWithSaid {
  const words = requestInEnglish(request.wish ?? '');
  const said = readRequest(words);
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
      exclude: [...(request.exclude ?? []), ...disliked, ...(faith ? faithExclusions[faith] : [])],
      meal: meal ?? request.meal,
      ...(minutes !== null && { minutes: Math.min(minutes, request.minutes ?? minutes) }),
      ...(texture !== null && request.texture === undefined && { texture }),
      ...(request.wish !== undefined && { wish: said.rest }),
    },
  };
}

function stricter(one: Diet | undefined, other: Diet | undefined): Diet {
  const place = (diet: Diet | undefined) => strictness.indexOf(diet ?? 'omnivore');
  return strictness[Math.max(place(one), place(other))] ?? 'omnivore';
}

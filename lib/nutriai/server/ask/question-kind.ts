import type { AnswerKind } from '../../../contract/nutriai-ask';
import { askingOf } from '../../engine/asking/asking';
import { asksOfUnknown, asksToEat } from './asks-to-eat';
import type { Question } from './read-question';

/** What kinds there are once red flags and what is medical are out of the way. */
export type OrdinaryKind = Exclude<
  AnswerKind,
  'emergency' | 'urgent' | 'medical' | 'guidance' | 'log' | 'unknown'
>;

const kinds = askingOf('kinds', []);
const storage = kinds.pattern('storage');
const sleep = kinds.pattern('sleep');
const recipes = kinds.pattern('recipes');
const allergenWords = kinds.pattern('allergen-words');
const introducing = kinds.pattern('introducing');
const nutrient = kinds.pattern('nutrient');
const amounts = kinds.pattern('amounts');
const needed = kinds.pattern('needed');
const avoiding = kinds.pattern('avoiding');
const serving = kinds.pattern('serving');
const general = kinds.pattern('general');
const behaviour = kinds.pattern('behaviour');
const askedOfFood = kinds.pattern('asked-of-food');
const keptFood = kinds.pattern('kept-food');
const texture = kinds.pattern('texture');
const bareWords = 6;
const isShort = (plain: string) => plain.split(' ').length <= bareWords;

/** Whether a question speaks of growing up, sleep or behaviour, which our articles are about. */
export function isOfOurTopics(plain: string): boolean {
  return behaviour.test(plain) || sleep.test(plain);
}

/** Whether a question asks what to cook. */
export function recipesAsked(plain: string): boolean {
  return recipes.test(plain);
}

/** Whether a question names a nutrient: then it asks for it, whatever it tells of an allergy. */
export function namesNutrient(plain: string): boolean {
  return nutrient.test(plain);
}

/** What kind of answer a question asks for; null where only our articles may know. */
export function questionKind(question: Question): OrdinaryKind | null {
  const { plain, foods, mentions } = question;
  const isBehaviour = isOfOurTopics(plain) && (behaviour.test(plain) || !storage.test(plain));
  if (storage.test(plain) && !isSleepOnly(plain)) return 'storage';
  if (recipes.test(plain)) return 'recipes';
  if (avoiding.test(plain) && foods.length === 0) return 'serving';
  if (introducing.test(plain) && allergenWords.test(plain)) return 'allergens';
  const isNutrient =
    nutrient.test(plain) && (amounts.test(plain) || (isShort(plain) && mentions.length === 0));
  if (isBehaviour && !isAskedOfFood(plain) && !isNutrient) return null;
  if (isNutrient) return 'needs';
  if (needed.test(plain)) return 'needs';
  if (mentions.length > 0) return asksToEat(question) ? 'food' : null;
  if (serving.test(plain) && (general.test(plain) || isShort(plain))) return 'serving';
  if (texture.test(plain)) return 'serving';
  if (isAskedOfFood(plain) && asksOfUnknown(question)) return 'food';
  return null;
}

/** "Is it bad to leave the light on overnight" keeps no food. */
function isSleepOnly(plain: string): boolean {
  return sleep.test(plain) && !keptFood.test(plain);
}

/** "Can she have …?", "is … safe?": a yes or no about something to eat. */
export function isAskedOfFood(plain: string): boolean {
  return askedOfFood.test(plain);
}

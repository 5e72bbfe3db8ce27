import type { Food } from '../../engine/foods/food';
import { askingOf } from '../../engine/asking/asking';
import { foodById } from '../../engine/foods/food-list';
import { plainText } from '../../engine/foods/food-name-key';
import type { ParsedIngredient } from '../../engine/text/parsed-ingredient';
import { parseIngredients } from '../../engine/text/parse-ingredients';
import { withPlainDigits } from '../../engine/plain-digits';
import { foldedText } from '../../engine/red-flags/words-of';
import { foodsInEnglish, translated } from '../../engine/statements/foods-in-english';
import { englishTalk, languageOfQuestion, type QuestionLanguage } from './question-language';
import { isSlip, correctedText } from './correct-words';
import { withoutMilkOfFeeds } from './milk-of-feeds';
import { type StatedFacts, statedFacts } from '../../engine/statements/stated-facts';

/** A question, read once for all that answers it. */
export interface Question {
  /** As it was typed. */
  text: string;
  /** Another language than English that it is written in; null for none that answers speak. */
  language: string | null;
  /** Without the child's name, which could read as a food. */
  foodText: string;
  /**
   * What it asks, in lower case without marks, its telling words corrected; without what it says of the
   * child's allergies.
   */
  plain: string;
  /** The whole of it, likewise. */
  wholePlain: string;
  /** `wholePlain` with the word "food" for every food that it names. */
  ofFood: string;
  /** What it says of the child. */
  facts: StatedFacts;
  /** The age it names, in completed months. */
  statedMonths: number | null;
  /** Foods and dishes in the order of the text; "without honey" and "grape-sized" are none. */
  mentions: readonly ParsedIngredient[];
  /** Those that the list of foods has, each once. */
  foods: readonly Food[];
  /** Foods that it says are to be left out. */
  excluded: readonly Food[];
  /** Words that seem to name a food and are not known. */
  unknown: readonly { text: string; nearest: readonly string[] }[];
}

/** Ways of asking that read as foods or as unknown words, and amounts of age. */
const frames = new RegExp(askingOf('frames', []).pattern('frames').source, 'gi');

function withoutName(text: string, name: string | null): string {
  const parts = (name ?? '').split(/\s+/).filter((part) => part.length > 1);
  return parts.reduce((rest, part) => {
    const word = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return rest.replace(new RegExp(`(?<!\\p{L})${word}(['’]s)?(?!\\p{L})`, 'giu'), 'my baby');
  }, text);
}

/** What a question says, as far as the engine can read it. */
export function readQuestion(text: string, name: string | null): Question {
  const language = languageOfQuestion(text);
  const whole = inEnglishFoods(withPlainDigits(withoutName(text, name)), language);
  // Only what is asked is read in English: the words of its language say which foods it means ("tortilla").
  const asking = language === null ? whole : translated(whole, language.asking);
  const facts = statedFacts(whole);
  const isEnglish = language === null;
  const plain = correctedText(isEnglish ? facts.rest : statedFacts(asking).rest, { isEnglish });
  const reading = { plain, asks: language?.asks ?? englishTalk, isEnglish };
  const rest = facts.rest.replace(frames, ' ');
  const own = foodsRead(rest, reading);
  const ofAnother = facts.foods.filter(({ standing }) => standing === 'another').map(({ words }) => words);
  // "My mum reacts to kiwi, is it ok for him?" asks of the kiwi, and tells of no allergy of his.
  const isOfAnother = own.ingredients.length === 0 && ofAnother.length > 0;
  const { foodText, ingredients, unknown } = isOfAnother
    ? foodsRead(`${ofAnother.join(' and ')}. ${rest}`, reading)
    : own;
  const mentions = ingredients.filter(({ role }) => role === 'ingredient' || role === 'drink');
  const foods = foodsOf(mentions);
  const wholePlain = correctedText(asking, { isEnglish });
  return {
    text,
    language: language?.answers.language ?? null,
    foodText,
    plain,
    wholePlain,
    ofFood: withoutNames(wholePlain, mentions, { isEnglish }),
    facts,
    statedMonths: facts.ageMonths,
    mentions,
    foods,
    excluded: foodsOf(ingredients.filter(({ role }) => role === 'negated')),
    unknown: unknown.filter(
      ({ text: word }) => !isAskingWord(plainText(word)) && !(isEnglish && isSlip(plainText(word))),
    ),
  };
}

function inEnglishFoods(text: string, language: QuestionLanguage | null): string {
  return language === null
    ? foodsInEnglish(text)
    : foodsInEnglish(translated(text, language.ages), language.answers.language);
}

interface FoodReading {
  plain: string;
  asks: ReadonlySet<string>;
  isEnglish: boolean;
}

function foodsRead(text: string, { plain, asks, isEnglish }: FoodReading) {
  const read = withoutAsking(text, asks, { isEnglish });
  const foodText = withoutMilkOfFeeds(read.text, plain, read.ingredients);
  return { foodText, ...(foodText === read.text ? read : parseIngredients(foodText)) };
}

/** Words of a language by which one asks are no unknown foods: the gate does not read them. */
function withoutAsking(
  text: string,
  asks: ReadonlySet<string>,
  { isEnglish }: { isEnglish: boolean },
): ReturnType<typeof parseIngredients> & { text: string } {
  const read = parseIngredients(text);
  const isAsking = (word: string) => asks.has(foldedText(word));
  // "Córkę" is a daughter in Polish, and no "coke" that somebody spelt badly; "cara" is a face in Spanish, and a
  // yam elsewhere.
  const misread = read.ingredients.filter((each) => !isEnglish || each.confidence < 1);
  const asking = [...read.unknown, ...misread].filter((each) => each.text.split(/\s+/).every(isAsking));
  const rest = asking.reduce((left, each) => withoutWord(left, each.text), text);
  // Beside one less word another may read as a food: "de sakte hai" without "sakte".
  return rest === text ? { ...read, text } : withoutAsking(rest, asks, { isEnglish });
}

/** "Te" is taken out of "is dat te zout", and not out of "boterham". */
function withoutWord(text: string, words: string): string {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{M}])${literal}(?![\\p{L}\\p{M}])`, 'gu'), ' ');
}

/** "He hates carrots" and "he hates broccoli" ask the same. */
function withoutNames(
  plain: string,
  mentions: readonly ParsedIngredient[],
  spelling: { isEnglish: boolean },
): string {
  return mentions.reduce((rest, { text }) => {
    const name = correctedText(text, spelling);
    return name === '' ? rest : ` ${rest} `.replaceAll(` ${name} `, ' food ').trim();
  }, plain);
}

function foodsOf(mentions: readonly ParsedIngredient[]): Food[] {
  const foods = mentions.flatMap(({ food }) => (food === null ? [] : (foodById(food) ?? [])));
  return [...new Map(foods.map((food) => [food.id, food])).values()];
}

/** Words of questions that the reader of recipes does not know. */
const askingWords = new Set(
  (
    'whats hows wheres whens whos im ive id youre theyre isnt wasnt arent hasnt ' +
    'havent doesnt shouldnt wouldnt weaning wean weaned introduce introducing ' +
    'allergens ok okay pls please thanks hi hello hey nutrient nutrients portion ' +
    'portions recommended requirement requirements recipe recipes nutriai'
  ).split(' '),
);

function isAskingWord(plain: string): boolean {
  return plain.split(' ').every((word) => askingWords.has(word));
}

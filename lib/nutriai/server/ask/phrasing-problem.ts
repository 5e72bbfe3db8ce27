import type { Child } from '../../engine/child';
import { plainText } from '../../engine/foods/food-name-key';
import { assess } from '../../engine/safety/assess';
import { parseIngredients } from '../../engine/text/parse-ingredients';
import type { PhrasedSentence, PhrasingFact } from '../../model/phrase-answer';
import { isSupported, isTurnedRound } from './wording-support';
import { namesMedicine, readsAsDiagnosis } from './medical-question';

const sentencesAtMost = 6;
const sentenceLength = 400;

export type PhrasingProblem =
  | 'empty'
  | 'too-long'
  | 'markup'
  | 'citation'
  | 'figure'
  | 'medicine'
  | 'diagnosis'
  | 'food'
  | 'unsupported'
  | 'turned-round'
  | 'unsafe';

/** What the gate says when it could not read something; a sentence of talk always has some of that. */
const unread = new Set(['unknown-food', 'meant-food', 'nothing-recognised', 'too-long']);

/**
 * Why a model's wording must not be shown; null when nothing speaks against it. Everything it says must stand
 * in the facts that it was given.
 */
export function phrasingProblem(
  sentences: readonly PhrasedSentence[],
  facts: readonly PhrasingFact[],
  child: Child,
): PhrasingProblem | null {
  if (sentences.length === 0) return 'empty';
  if (sentences.length > sentencesAtMost || sentences.some(({ text }) => text.length > sentenceLength))
    return 'too-long';
  const given = facts.map(({ text }) => text).join(' ');
  for (const { text, cites } of sentences) {
    const problem = sentenceProblem(text, cites, { facts, given, child });
    if (problem !== null) return problem;
  }
  return null;
}

interface Given {
  facts: readonly PhrasingFact[];
  given: string;
  child: Child;
}

function sentenceProblem(
  text: string,
  cites: readonly string[],
  { facts, given, child }: Given,
): PhrasingProblem | null {
  if (text.trim() === '') return 'empty';
  if (/[<>{}[\]]|https?:|www\.|\*\*|^#/.test(text)) return 'markup';
  if (cites.length === 0 || !cites.every((id) => facts.some((fact) => fact.id === id))) return 'citation';
  if (!figuresOf(text).every((figure) => figuresOf(given).includes(figure))) return 'figure';
  const plain = plainText(text);
  if (namesMedicine(plain) && !namesMedicine(plainText(given))) return 'medicine';
  if (readsAsDiagnosis(plain)) return 'diagnosis';
  if (!foodsOf(text).every((food) => foodsOf(given).includes(food))) return 'food';
  if (!isSupported(text, given)) return 'unsupported';
  if (isTurnedRound(text, given)) return 'turned-round';
  return isUnsafe(text, child) ? 'unsafe' : null;
}

const numberWords =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|double|twice|once)\b/g;
const wordFigures: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
};

/** "One" is as often no figure. */
function figuresOf(text: string): string[] {
  const words = [...text.toLowerCase().matchAll(numberWords)].map(([word]) => wordFigures[word] ?? word);
  return [...(text.match(/\d+(?:[.,]\d+)?/g) ?? []), ...words.filter((word) => word !== '1')];
}

function foodsOf(text: string): string[] {
  return parseIngredients(text).ingredients.flatMap(({ food, compound }) => food ?? compound ?? []);
}

/**
 * As it stands it would be blocked for this child. What the facts forbid, the sentence before has said
 * already, in our own words.
 */
function isUnsafe(text: string, child: Child): boolean {
  return assess({ text }, child).findings.some(
    ({ severity, rule }) => severity === 'block' && !unread.has(rule),
  );
}

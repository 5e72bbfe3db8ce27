import type { Child } from '../../../engine/child';
import { foodById } from '../../../engine/foods/food-list';
import type { ShortSentence } from '../../../engine/knowledge/schemas/answer-languages';
import type { Finding, Verdict } from '../../../engine/safety/verdict';
import type { ParsedIngredient } from '../../../engine/text/parsed-ingredient';
import type { AskedChild } from '../asked-child';
import type { Question } from '../read-question';
import { inWords, type SaidInShort } from '../rule-answer';

const namesAtMost = 4;

/** A question about food, and what the gate says of it. */
export interface Answering {
  question: Question;
  asked: AskedChild;
  child: Child;
  verdict: Verdict;
}

/** The answer in short, in English words and as what it says. */
export interface Lead {
  text: string;
  /** What it already says of how the food is served. */
  told?: string;
  said: readonly SaidInShort[];
}

/** Whether a finding is of a recorded allergy or reaction. */
export const isOfAllergy = ({ rule }: Finding) => rule.startsWith('H24');

/** What is said of these foods at the age of this child. */
export function about(
  sentence: ShortSentence,
  mentions: readonly ParsedIngredient[],
  { ageMonths }: Child,
): SaidInShort {
  return { sentence, foods: namesAsTyped(mentions), months: ageMonths };
}

/** Returns the foods of a question in words, as they were typed. */
export function namesOf(mentions: readonly ParsedIngredient[]): string {
  return inWords(namesAsTyped(mentions));
}

function namesAsTyped(mentions: readonly ParsedIngredient[]): string[] {
  const names = mentions.map(({ food, text }) => {
    const known = food === null ? undefined : foodById(food);
    return known && text.length > 40 ? known.name.toLowerCase() : text.toLowerCase();
  });
  return [...new Set(names)].slice(0, namesAtMost);
}

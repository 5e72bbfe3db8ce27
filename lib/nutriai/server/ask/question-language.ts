import { knowledge } from '../../engine/knowledge/knowledge';
import type { AnswerLanguage } from '../../engine/knowledge/schemas/answer-languages';
import { redFlagKnowledge } from '../../engine/red-flags/red-flag-knowledge';
import { type Translation, translationOf } from '../../engine/statements/foods-in-english';
import { foldedText, wordsOf } from '../../engine/red-flags/words-of';
import { agesIn } from './ages-in';

/** A single word may stand in a question of another language; in a question of so few words it tells. */
const shortQuestion = 3;
const enough = 2;

const emergencyWords = (language: string) =>
  redFlagKnowledge.words.find((words) => words.language === language)?.evidence ?? [];

/** A language, and the words by which a question in it is known. */
export interface QuestionLanguage {
  answers: AnswerLanguage;
  words: ReadonlySet<string>;
  /** Words of questions and of everyday talk: none of them is an unknown food. */
  asks: ReadonlySet<string>;
  /** Of the words after the number of an age. */
  ages: Translation;
  /** Of the words by which one asks. */
  asking: Translation;
}

const talkIn = (language: string) =>
  knowledge.talkWords
    .filter((talk) => talk.language === language)
    .flatMap(({ words }) => foldedText(words).trim().split(/\s+/));

/** Words of everyday talk in English, which name nothing that is eaten. */
export const englishTalk: ReadonlySet<string> = new Set(talkIn('en'));

const english: ReadonlySet<string> = new Set([
  ...emergencyWords('en'),
  ...englishTalk,
  ...(knowledge.plainWords.en ?? []),
  ...Object.values(knowledge.inflectedWords).flat(),
]);

const questionLanguages: readonly QuestionLanguage[] = knowledge.answerLanguages.map((answers) => {
  const telling = answers.asks.map(foldedText);
  const asks = new Set([...telling, ...talkIn(answers.language)]);
  return {
    answers,
    asks,
    words: new Set([...telling, ...emergencyWords(answers.language)]),
    ages: { before: [], english: translationOf(agesIn(answers)) },
    asking: { before: [], english: translationOf(answers.words) },
  };
});

/** Persian and Urdu have letters that Arabic does not have. */
const scripts: readonly { language: AnswerLanguage['language']; has: RegExp; not?: RegExp }[] = [
  { language: 'ar', has: /\p{Script=Arabic}/u, not: /[پچژگکیٹڈڑںھہے]/u },
  { language: 'hi', has: /\p{Script=Devanagari}/u },
];

/**
 * Returns the language of a question; null for English, for languages that answers do not speak, and where the
 * words speak for two of them alike.
 */
export function languageOfQuestion(text: string): QuestionLanguage | null {
  const script = scripts.find(({ has, not }) => has.test(text) && not?.test(text) !== true);
  if (script !== undefined)
    return questionLanguages.find(({ answers }) => answers.language === script.language) ?? null;
  const words = new Set(wordsOf(text).map((word) => word.text));
  // Everyday words tell less than those of questions: many stand in two languages.
  return spokenBy(words, (language) => language.words) ?? spokenBy(words, ({ asks }) => asks);
}

/** Whether no word of a text is English: "como dar ovo" may be Spanish or Portuguese, and is neither. */
export const isWithoutEnglish = (text: string): boolean =>
  countIn(new Set(wordsOf(text).map((word) => word.text)), english) === 0;

/** The one language that more of these words speak for than for any other, and than for English. */
function spokenBy(
  words: ReadonlySet<string>,
  known: (language: QuestionLanguage) => ReadonlySet<string>,
): QuestionLanguage | null {
  const counted = questionLanguages
    .map((language) => ({ language, count: countIn(words, known(language)) }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counted;
  if (first === undefined || first.count === second?.count) return null;
  const isEnough = first.count >= (words.size <= shortQuestion ? 1 : enough);
  return isEnough && first.count > countIn(words, english) ? first.language : null;
}

function countIn(words: ReadonlySet<string>, known: ReadonlySet<string>): number {
  return [...words].filter((word) => known.has(word)).length;
}

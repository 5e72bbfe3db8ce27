import { capitalised } from '../../engine/capitalised';
import { nameAsTyped } from '../../engine/statements/foods-in-english';
import type { AnswerLanguage } from '../../engine/knowledge/schemas/answer-languages';
import { languageOfQuestion } from './question-language';
import type { RuleAnswer, SaidInShort } from './rule-answer';

/**
 * Puts what an answer says in short before it, in the language of the question. The card of an emergency
 * speaks that language itself. What the answer says stands in English below, word for word.
 */
export function inLanguageAsked(answer: RuleAnswer, text: string): RuleAnswer {
  if (answer.emergency !== null) return answer;
  const language = languageOfQuestion(text)?.answers;
  if (language === undefined) return answer;
  const said = (answer.said ?? []).map((each) => sentenceOf(each, language, text));
  const details = answer.kind === 'unknown' ? [] : [language.sentences.inEnglish];
  const first = {
    text: [...new Set(said), ...details].join(' '),
    language: language.language,
    items: [],
    cites: answer.parts[0]?.cites ?? [],
  };
  return { ...answer, parts: [first, ...answer.parts] };
}

function sentenceOf(
  { sentence, foods = [], months = 0, amount = '' }: SaidInShort,
  { language, sentences, months: ages }: AnswerLanguage,
  text: string,
): string {
  const form = new Intl.PluralRules(language).select(months);
  const age = (ages[form] ?? ages.other ?? '').replace('{n}', String(months));
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    foods.map((food) => nameIn(language, nameAsTyped(food, language, text))),
  );
  const words = sentences[sentence]
    .replace('{age}', () => age)
    .replace('{foods}', () => names)
    .replace('{amount}', amount);
  return capitalised(words);
}

/** German writes the names of things with a capital. */
const nameIn = (language: string, name: string) => (language === 'de' ? capitalised(name) : name);

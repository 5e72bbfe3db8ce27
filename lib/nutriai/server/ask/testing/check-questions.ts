import 'server-only';
import { answerByRules } from '../answer-by-rules';
import { askedAge, askedBaby } from '../asked-child';
import type { RuleAnswer } from '../rule-answer';
import { ada, adaToday } from './ada';
import { adaLog } from './ada-log';
import { findFirstArticles } from './first-articles';
import { type QuestionCase, questionCases } from './question-cases';

export interface CheckedQuestion extends QuestionCase {
  answer: RuleAnswer;
  /** What is wrong with the answer; empty for a useful one. */
  problems: readonly string[];
}

const usualAge = 9;

/** Asks every question and says what is wrong with each answer. */
export async function checkQuestions(): Promise<CheckedQuestion[]> {
  const checked: CheckedQuestion[] = [];
  for (const question of questionCases()) {
    const asked =
      question.baby === undefined
        ? askedAge(question.age ?? usualAge, adaToday)
        : askedBaby(ada, 'Ada', adaToday);
    const answer = await answerByRules(question.q, asked, {
      findArticles: findFirstArticles,
      readLog: () => Promise.resolve(question.baby === undefined ? null : adaLog),
    });
    checked.push({ ...question, answer, problems: problemsOf(question, answer) });
  }
  return checked;
}

/** Returns all that an answer says. */
export function wordsOfAnswer({ parts, emergency }: RuleAnswer): string {
  const said = parts.flatMap(({ text, items }) => [
    text,
    ...items.map((item) => `${item.text} ${item.note}`),
  ]);
  return [...said, ...(emergency?.steps ?? [])].join('\n');
}

function problemsOf({ first, neverFirst, says, never, intents }: QuestionCase, answer: RuleAnswer): string[] {
  const [lead] = answer.parts;
  const words = wordsOfAnswer(answer);
  const isUnknown = answer.kind === 'unknown' && !intents.includes('out-of-scope');
  return [
    ...(isUnknown ? ['not known'] : []),
    ...(first !== undefined && !first.test(lead?.text ?? '') ? [`does not begin with ${first.source}`] : []),
    ...(neverFirst?.test(lead?.text ?? '') === true ? [`begins with ${neverFirst.source}`] : []),
    ...(says !== undefined && !says.test(words) ? [`does not say ${says.source}`] : []),
    ...(never?.test(words) === true ? [`says ${never.source}`] : []),
  ];
}

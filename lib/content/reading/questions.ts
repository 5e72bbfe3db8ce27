import type { QuestionGroup } from './info-pages';
import { slugify } from './slugify';

type Question = QuestionGroup['questions'][number];

export interface LinkedQuestion extends Question {
  /** Its part of the page's address: `/faq#id`. */
  id: string;
}

export interface LinkedQuestionGroup {
  id: string;
  title: string;
  questions: LinkedQuestion[];
}

/** Groups and questions with ids made from their words, numbered when repeated. */
export function withIds(groups: readonly QuestionGroup[]): LinkedQuestionGroup[] {
  const used = new Map<string, number>();
  const idOf = (text: string) => {
    const base = slugify(text) || 'question';
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
  return groups.map(({ title, questions }) => ({
    id: idOf(title),
    title,
    questions: questions.map((question) => ({ ...question, id: idOf(question.question) })),
  }));
}

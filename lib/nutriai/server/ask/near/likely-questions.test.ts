import { commonAnswers } from '../common-answers';
import { readQuestion } from '../read-question';
import { answerTitled, likelyQuestions } from './likely-questions';
import { candidatesFor } from './nearest-answer';

const candidatesOf = (text: string, months: number) => candidatesFor(readQuestion(text, null), months);

describe('the likely questions', () => {
  it('are titles of what a question is like, at most three, and none of the answer that it got', () => {
    const candidates = candidatesOf(
      'she screams at the breast when the milk rushes out, and then at night too',
      2,
    );
    const [first] = likelyQuestions(candidates, null);
    const main = first === undefined ? undefined : answerTitled(first);
    expect(main).toBeDefined();
    const others = likelyQuestions(candidates, main ?? null);
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThanOrEqual(3);
    expect(others).not.toContain(first);
    expect(others.every((title) => answerTitled(title) !== undefined)).toBe(true);
  });
});

describe('a title', () => {
  it('is of one answer alone, and finds it however it is typed', () => {
    const titles = commonAnswers.flatMap(({ title }) => title ?? []);
    expect(titles.length).toBeGreaterThan(500);
    expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length);
    for (const answer of commonAnswers)
      if (answer.title !== undefined)
        expect(answerTitled(answer.title.toUpperCase().replace('?', ' ?'))).toBe(answer);
    expect(answerTitled('how is the weather')).toBeUndefined();
  });
});

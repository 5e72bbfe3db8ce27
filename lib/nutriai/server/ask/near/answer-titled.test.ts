import { commonAnswers } from '../common-answers';
import { answerTitled } from './answer-titled';

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

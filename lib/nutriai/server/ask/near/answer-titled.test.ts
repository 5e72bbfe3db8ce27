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

test('finds it by its title in American English, as it is offered there', () => {
  const asked = 'How many wet diapers a day should my baby have?';
  expect(answerTitled(asked)?.id).toBe(answerTitled(asked.replace('diapers', 'nappies'))?.id);
  expect(answerTitled(asked)).toBeDefined();
});

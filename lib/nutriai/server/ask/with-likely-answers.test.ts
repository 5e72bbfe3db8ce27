import { answerByRules } from './answer-by-rules';
import { askedAge } from './asked-child';
import { answerTitled } from './near/answer-titled';

const ask = (text: string, months = 9) =>
  answerByRules(text, askedAge(months, '2026-11-20'), { findArticles: () => Promise.resolve([]) });
const elseMeant = 'If you meant something else:';

describe('what else a question may mean', () => {
  it('is said in short where it is not clear what is asked, each under the question that it answers', async () => {
    const { parts, sources, followUps } = await ask('more milk or more food if he wakes a lot');
    const others = parts.find(({ text }) => text === elseMeant);
    expect(others?.items.length).toBeGreaterThan(0);
    for (const { text, note } of others?.items ?? []) {
      expect(answerTitled(text)?.parts.map((each) => each.text)).toContain(note);
      expect(parts.map((each) => each.text)).not.toContain(note);
      expect(followUps).toContain(text);
    }
    expect(others?.cites.every((id) => sources.some((source) => source.id === id))).toBe(true);
  });

  it.each(['can he eat strawberries', 'how do i cut grapes', 'who won the football'])(
    'is not said where the question is clear, or like none: %s',
    async (question) => {
      const { parts } = await ask(question);
      expect(parts.map(({ text }) => text)).not.toContain(elseMeant);
    },
  );
});

it.each([
  ['he drank half the bottle of breastmilk, can he finish it later or bin it', /^Only for a short while\./],
  ['is expensive formula better than the cheap one', /the price says nothing about quality/],
  ['pumped at work no fridge til 5pm, its about 23 degrees, ok?', /^Freshly expressed milk keeps/],
])('what is written counts more than a word of a food, of money or of work: %s', async (question, words) => {
  expect((await ask(question, 3)).parts[0]?.text).toMatch(words);
});

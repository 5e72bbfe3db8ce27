import { answerByRules } from './answer-by-rules';
import type { AskedChild } from './asked-child';
import { askedAge } from './asked-child';

type Allergies = AskedChild['child']['allergies'];

const leadFor = async (question: string, months: number, allergies: Allergies = []) => {
  const asked = askedAge(months, '2026-11-23');
  const { parts } = await answerByRules(
    question,
    { ...asked, child: { ...asked.child, allergies } },
    { findArticles: () => Promise.resolve([]) },
  );
  return parts.map(({ text }) => text).join(' ¶ ');
};

test('a word that is no food does not stand before what is written to it', async () => {
  expect(await leadFor('MMR jab safe with egg allergy?', 12, ['egg'])).toMatch(/^Yes, a child with an egg/);
});

test('where an allergen hides is no question whether it may be eaten', async () => {
  expect(await leadFor('which sauces have hidden egg in them?', 8, ['egg'])).not.toMatch(/^No\b/);
  expect(await leadFor('can she have egg and peanut?', 8, ['egg', 'peanut'])).toMatch(/^No\b/);
});

test('that milk is no main drink yet is no answer to whether it has to stop', async () => {
  expect(await leadFor('diarrhoea for 2 days should i stop dairy', 10)).not.toMatch(/^No\b/);
  expect(await leadFor('should i stop formula and give cows milk', 8)).toMatch(/^No\b/);
  expect(await leadFor('diarrhoea for 2 days should i stop dairy', 10, ['milk'])).toMatch(/^No\b/);
});

test('what has been eaten in spite of an allergy is answered with what to watch for', async () => {
  const question = 'she ate a bit of my buttered toast and seems fine';
  expect(await leadFor(question, 11, ['milk'])).toMatch(/^Give no more of it.*Call 112, 999 or 911/);
  expect(await leadFor(question, 11)).not.toMatch(/^Give no more of it/);
  expect(await leadFor('can she have buttered toast', 11, ['milk'])).toMatch(/^No\b/);
});

test('a question that may be in either of two languages is read as one whether a food may be eaten', async () => {
  expect(await leadFor('como dar ovo', 8)).toMatch(/^Yes, ovo at 8 months/);
  expect(await leadFor('como dar ovo', 8, ['egg'])).toMatch(/^No\b/);
});

test.each(['wie viel Kuhmilch am Tag', 'combien de lait de vache par jour', 'ile mleka krowiego dziennie'])(
  'an amount of milk in another language is that of milk: %s',
  async (question) => {
    expect(await leadFor(question, 14)).toMatch(/300 to 400 ml of whole milk/);
  },
);

test('a litre of milk a day is never said to be no need to worry', async () => {
  expect(await leadFor("my kid drinks a litre of milk and won't eat", 32)).not.toMatch(
    /^There is no need to worry/,
  );
  expect(await leadFor('my toddler refuses milk', 32)).toMatch(/^There is no need to worry/);
});

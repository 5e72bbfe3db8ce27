import { answerByRules } from './answer-by-rules';
import { askedAge } from './asked-child';

const asked = askedAge(8, '2026-11-23');
const answerTo = async (text: string) => {
  const { kind, parts } = await answerByRules(text, asked, { findArticles: () => Promise.resolve([]) });
  return { kind, said: parts.map((each) => each.text).join(' ') };
};

const orWorry = 'If that is over, or was only a worry:';

it.each([
  ['Poppy hasn’t pooed for 4 days and hardly drinks, what can I feed her?', /prunes/],
  ['Does teething put babies off food? Mine has hardly drunk any milk for two days', /cool and soft/],
])('answers what is asked below the alarm: %s', async (text, told) => {
  const { kind, said } = await answerTo(text);
  expect(kind).toBe('urgent');
  expect(said).toMatch(new RegExp(`doctor or health visitor today.*${orWorry}`, 's'));
  expect(said).toMatch(told);
});

it.each([
  ['who only tells', 'bloody poo, pale and not feeding'],
  ['whose child needs an ambulance', 'he swallowed a button battery, how long until it comes out?'],
  ['who asks for a food', 'no wet nappies since this morning, can she have strawberries?'],
])('leaves the alarm alone for a parent %s', async (_who, text) => {
  const { said } = await answerTo(text);
  expect(said).not.toContain(orWorry);
});

import { answerByRules } from './answer-by-rules';
import type { AskedChild } from './asked-child';
import { askedAge } from './asked-child';

const leadFor = async (question: string, allergies: AskedChild['child']['allergies'], months = 14) => {
  const asked = askedAge(months, '2026-11-23');
  const { parts } = await answerByRules(
    question,
    { ...asked, child: { ...asked.child, allergies } },
    { findArticles: () => Promise.resolve([]) },
  );
  return parts[0]?.text ?? '';
};

test.each([
  ['what yogurt can she have with cmpa', ['milk'], /milk-free/],
  ['che yogurt può mangiare con allergia al latte', ['milk'], /milk-free/],
  ['what can i give for breakfast', ['egg'], /^Egg-free/],
  ['cow milk alternative for nut allergic toddler', ['tree_nuts'], /soya or oat drink/],
] as const)('tells what to give instead: %s', async (question, allergies, says) => {
  expect(await leadFor(question, [...allergies])).toMatch(says);
});

test('says first what another allergy rules out', async () => {
  expect(await leadFor('which yogurt can he have', ['milk', 'soy'])).toMatch(/leave these out.*soya/);
});

test.each(['can she have yoghurt', 'is cheddar ok', 'which peanut butter yoghurt can she have'])(
  'still says no where one food is asked for: %s',
  async (question) => {
    expect(await leadFor(question, ['milk', 'peanut'])).toMatch(/^No\b/);
  },
);

test.each([
  ['how long does homemade soup last in the freezer', /month/],
  ['batch cooking purees how long in freezer', /month/],
  ['can i give him leftover pasta from last night', /^Yes, if/],
])('answers how food is kept with the time: %s', async (question, says) => {
  expect(await leadFor(question, [])).toMatch(says);
});

test('says no yes to sesame for a child with a peanut allergy', async () => {
  expect(await leadFor('is sesame ok with peanut allergy', ['peanut'])).toMatch(/^Ask your allergy team/);
});

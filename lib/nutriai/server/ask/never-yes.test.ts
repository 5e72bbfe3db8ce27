import { answerByRules } from './answer-by-rules';
import { askedAge } from './asked-child';

/** Ways in which parents tell of an allergy beside a question, without their words for it. */
const ways = [
  'allergic to ALLERGEN, can she have FOOD?',
  'can he have FOOD, ALLERGEN allergy',
  'can he have FOOD with ALLERGEN, ALLERGEN allergy',
  'avoid ALLERGEN (allergy). FOOD?',
  'is FOOD ok? ALLERGEN (allergic)',
  'is FOOD ok, soya, celery and ALLERGEN allergy',
  'can he have FOOD he is allergic to ALLERGEN',
  'ALLERGEN allergy. FOOD ok?',
  'is FOOD ok with a ALLERGEN allergy',
  'we can’t do ALLERGEN, is FOOD safe?',
  'she reacts to ALLERGEN, FOOD for lunch?',
  'no ALLERGEN pls, is FOOD fine?',
  'doctor said no ALLERGEN, can i give FOOD',
  'told to avoid ALLERGEN. FOOD?',
  'he is ALLERGEN free, can he eat FOOD',
  'no longer allergic to ALLERGEN, FOOD ok?',
  'alergic to ALLERGEN, can i give FOOD',
  'ALLERGEN gives her hives. is FOOD alright at 12 months',
  'tested positive for ALLERGEN, is FOOD allowed',
  'ALLERGEN is off the menu, what about FOOD',
  'my 14 month old can’t have ALLERGEN. FOOD for tea?',
] as const;

const foods = [
  ['egg', 'omelette'],
  ['egg', 'pancakes'],
  ['milk', 'cheddar'],
  ['dairy', 'rice pudding'],
  ['cows milk', 'yoghurt'],
  ['peanut', 'satay'],
  ['nuts', 'almond butter'],
  ['wheat', 'toast'],
  ['fish', 'tuna pasta'],
  ['sesame', 'hummus'],
  ['soya', 'tofu'],
  ['shellfish', 'prawn curry'],
] as const;

test.each(ways)('never says yes to a food with the named allergen: %s', async (way) => {
  for (const [allergen, food] of foods) {
    const question = way.replaceAll('ALLERGEN', allergen).replaceAll('FOOD', food);
    const { parts } = await answerByRules(question, askedAge(14, '2026-11-23'), {
      findArticles: () => Promise.resolve([]),
    });
    expect([question, parts[0]?.text]).toEqual([question, expect.not.stringMatching(/^yes\b/i)]);
  }
});

const leadFor = async (question: string, months = 14) => {
  const { kind, parts } = await answerByRules(question, askedAge(months, '2026-11-23'), {
    findArticles: () => Promise.resolve([]),
  });
  return { kind, lead: parts[0]?.text ?? '' };
};

test.each([
  'can someone with fish allergy have prawns',
  'peanut allergy, can he have almond butter',
  'corn puffs ok? peanut allergy',
  'are rice crackers ok, sesame allergy',
  'egg allergy, is shop bought cake ok',
])('no yes before the label or the doctor: %s', async (question) => {
  expect((await leadFor(question)).lead).not.toMatch(/^yes\b/i);
});

test.each([
  ['how much calcium does she need, milk allergy', /mg of calcium/],
  ['protein in grams a day please, dairy free', /g of protein/],
  ['iron for an egg allergic baby, how much', /mg of iron/],
  ['zinc per day? cant have wheat', /mg of zinc/],
])('an allergy beside a question about a nutrient is not the question: %s', async (question, says) => {
  const { kind, lead } = await leadFor(question, 10);
  expect(kind).toBe('needs');
  expect(lead).toMatch(says);
});

test('asks of the food that somebody else reacts to, and takes it for no allergy of the child', async () => {
  expect((await leadFor('my mum reacts to kiwi is it ok for him')).lead).toMatch(/^Yes, kiwi/);
  expect((await leadFor('sister is coeliac. can he have toast')).lead).toMatch(/^Yes, toast/);
});

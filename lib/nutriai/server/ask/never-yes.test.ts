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
    const { parts } = await answerByRules(question, askedAge(14, '2026-11-23'), () => Promise.resolve([]));
    expect([question, parts[0]?.text]).toEqual([question, expect.not.stringMatching(/^yes\b/i)]);
  }
});

import type { SafetyCheckAnswer } from '@/lib/contract/nutriai-public';
import { findingGroups, servings } from './check-words';

type Finding = SafetyCheckAnswer['findings'][number];

const finding = (severity: Finding['severity'], food: string, instead: string): Finding => ({
  rule: `${severity}-${food}`,
  kind: 'safety',
  severity,
  food: food.toLowerCase(),
  food_name: food,
  message: `${severity} of ${food}.`,
  instead,
  source: null,
  basis: 'verified',
});

describe('the reasons of a check', () => {
  it('do not say again what to do instead of a food that is blocked as it is', () => {
    const groups = findingGroups([
      finding('block', 'Grapes', 'Quarter them.'),
      finding('prepare', 'Grapes', 'Quarter them.'),
    ]);
    expect(groups.map(({ finding: { severity } }) => severity)).toEqual(['block']);
  });

  it('keep what says something else, or speaks of another food', () => {
    const groups = findingGroups([
      finding('block', 'Grapes', 'Quarter them.'),
      finding('prepare', 'Grapes', 'Take out the pips.'),
      finding('prepare', 'Olives', 'Quarter them.'),
      finding('warn', 'Grapes', 'Quarter them.'),
    ]);
    expect(groups).toHaveLength(4);
  });
});

test('how to serve a food stands once: with its reason, or else below', () => {
  const prepare = finding('prepare', 'Carrot', 'Cook until soft.');
  const carrot = { food: 'carrot', food_name: 'Carrot', text: 'Cook until soft.' };
  const oats = { food: 'oats', food_name: 'Oats', text: 'Cook until soft.' };
  const groups = [{ id: '1', foods: ['Carrot'], finding: prepare }];
  expect(servings([carrot, oats], groups)).toEqual({ repeated: [carrot], others: [oats] });
});

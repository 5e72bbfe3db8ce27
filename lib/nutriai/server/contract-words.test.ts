import { usualCookingMinutes as contractCookingMinutes } from '../../contract/plan-words';
import { babyOf, insightsInput } from '../engine/insights/insights-input';
import { usualCookingMinutes } from '../engine/planner/plan-request';
import { feedingWords, reactionWords, sexWords, unitWords } from '../../contract/nutriai-words';

it('takes no word that the engine refuses', () => {
  const baby = { birth_date: '2026-01-01' };
  for (const sex of sexWords) expect(babyOf({ ...baby, sex }).sex).toBe(sex);
  for (const feeding of feedingWords) expect(babyOf({ ...baby, feeding }).feeding).toBe(feeding);
  for (const severity of reactionWords)
    for (const unit of unitWords) {
      const items = [{ food: 'egg', amount: 1, unit }];
      const meals = [{ eaten_at: '2026-06-01T08:00:00Z', kind: 'lunch', items, reaction: { severity } }];
      expect(insightsInput({ baby, meals }, '2026-06-02').meals).toHaveLength(1);
    }
});

it('gives a day as much cooking as the planner does', () => {
  expect(contractCookingMinutes).toBe(usualCookingMinutes);
});

import { insights } from '../../engine/insights/insights';
import type { LoggedMeal } from '../../engine/insights/log';
import { bottle, boy, girl, logOf, meal, of } from '../../engine/insights/logs.test-helper';
import { toInsightsAnswer } from './insights-answer';

const babyId = '8f4c2c4e-6b1c-4a44-9d4e-3b0d2f3b8f10';
const milkOf = (meals: readonly LoggedMeal[], baby = boy) =>
  toInsightsAnswer(insights(logOf(baby, meals)), { babyId, baby }).milk;

it('tells the milk of the days whose nutrients are told', () => {
  const day = [meal(20, 'milk', [bottle(750)]), meal(20, 'lunch', [of('oats', 20)])];
  expect(milkOf(day)).toMatchObject({ mean_ml: 750, estimated: false });
});

it('goes by days with a feed where no meal is logged, and by the age where nothing is', () => {
  expect(milkOf([meal(19, 'milk', [bottle(700)])])).toMatchObject({ mean_ml: 700, estimated: false });
  const all = milkOf([], girl);
  expect(all?.estimated).toBe(true);
  expect(all?.mean_ml).toBeGreaterThan(400);
});

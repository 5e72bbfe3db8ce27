import { readForGate } from '../safety/assess';
import { countSteps } from './count-steps.test-helper';
import { growingFaster, isLinear, judgeText } from './growing-readings.test-helper';
import { hostileTexts } from './hostile-texts.test-helper';

// The tables of words are made at the first reading.
beforeAll(() => judgeText('egg and honny'));

it('reads and judges a text in look-ups and steps in proportion to its length, whatever stands in it', () => {
  expect(growingFaster(judgeText)).toEqual([]);
}, 600_000);

it('reads a whole recipe in proportion to the number of its lines', () => {
  const recipe = (times: number, words: string) => ({
    recipe: {
      title: words,
      ingredients: Array.from({ length: 2 * times }, () => ({ food: words })),
      steps: Array.from({ length: 2 * times }, () => words),
      servings: 4,
    },
  });
  const growing = hostileTexts.flatMap((text) => {
    const words = text.ofLength(60);
    const count = (times: number) => countSteps(() => readForGate(recipe(times, words), undefined));
    const counts = [count(1), count(2), count(4)] as const;
    return isLinear(counts, text) ? [] : [{ name: text.name, counts }];
  });
  expect(growing).toEqual([]);
}, 600_000);

it('notices a reading that goes over the text again and again', () => {
  const again = (text: string) => {
    const words = [...text];
    words.forEach((_, place) => words.slice(place));
  };
  expect(growingFaster(again).length).toBeGreaterThan(hostileTexts.length / 2);
});

import { assessReading, readForGate } from '../safety/assess';
import { countSteps, type Steps } from './count-steps.test-helper';
import { type HostileText, hostileTexts } from './hostile-texts.test-helper';

/** A text twice as long may take twice the steps, and a little more where only the longer one comes to something at all. */
const mostGrowth = 2.2;
/** What does not go by the length: in texts of words by chance, up to 200 unknown words are compared with all names. */
const fixedSteps = ({ isByChance }: HostileText) => (isByChance ? 2_000_000 : 15_000);
const mostLookUpsPerUnit = 500;
const shortest = 200;

// The tables of words are made at the first reading.
beforeAll(() => judge('egg and honny'));

function judge(text: string): void {
  assessReading(readForGate({ text }, undefined), { ageMonths: 9, allergies: ['egg'], diet: 'vegan' });
}

function isLinear([once, twice, fourTimes]: readonly [Steps, Steps, Steps], fixed: number): boolean {
  const grows = (half: Steps, whole: Steps) =>
    whole.walked > mostGrowth * half.walked + fixed || whole.lookUps > mostGrowth * half.lookUps + fixed;
  return !grows(once, twice) && !grows(twice, fourTimes);
}

/** The texts whose steps grow faster than their length, from one length to twice and four times as much. */
function growingFaster(work: (text: string) => void) {
  return hostileTexts.flatMap((text) => {
    const count = (length: number) => countSteps(() => work(text.ofLength(length)));
    const counts = [count(shortest), count(2 * shortest), count(4 * shortest)] as const;
    const isBounded = counts[2].lookUps <= mostLookUpsPerUnit * 4 * shortest;
    return isBounded && isLinear(counts, fixedSteps(text)) ? [] : [{ name: text.name, counts }];
  });
}

it('reads and judges a text in look-ups and steps in proportion to its length, whatever stands in it', () => {
  expect(growingFaster(judge)).toEqual([]);
}, 600_000);

it('reads a whole recipe in proportion to the number of its lines', () => {
  const recipe = (times: number, words: string) => ({
    recipe: {
      title: words.slice(0, 100),
      ingredients: Array.from({ length: 5 * times }, () => ({ food: words.slice(0, 120) })),
      steps: Array.from({ length: 4 * times }, () => words.slice(0, 200)),
      servings: 4,
    },
  });
  const growing = hostileTexts.flatMap((text) => {
    const words = text.ofLength(120);
    const count = (times: number) => countSteps(() => readForGate(recipe(times, words), undefined));
    const counts = [count(1), count(2), count(4)] as const;
    return isLinear(counts, fixedSteps(text)) ? [] : [{ name: text.name, counts }];
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

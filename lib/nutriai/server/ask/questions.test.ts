import { type CheckedQuestion, checkQuestions } from './testing/check-questions';

let checked: readonly CheckedQuestion[];

beforeAll(async () => {
  checked = await checkQuestions();
}, 60_000);

const lead = ({ answer }: CheckedQuestion) => answer.parts[0]?.text ?? '';

test('no question that names an allergy or a diet is answered with a yes to what breaks it', () => {
  const broken = checked.filter((each) => each.neverFirst?.test(lead(each)) === true);
  expect(broken.map((each) => `${each.q}: ${lead(each)}`)).toEqual([]);
});

/**
 * Measured: 366 of 367 and 340 of 347. Of the questions of 05-in-other-words.yaml, 65 of the first 70 and 37
 * of the next 42 said what they had to on the first run; read by a person, 54 and 30 were useful. The file
 * 06-particular.yaml has of the next 299 those that failed on the first run: 36 lacked what they had to say,
 * and some 80 began with the answer to another question.
 */
const usefulAtLeast = { development: 0.99, unseen: 0.97 };

test.each(['development', 'unseen'] as const)('%s: parents get a useful answer', (half) => {
  const asked = checked.filter((each) => each.half === half);
  const useful = asked.filter(({ problems }) => problems.length === 0);
  expect(useful.length / asked.length).toBeGreaterThanOrEqual(usefulAtLeast[half]);
});

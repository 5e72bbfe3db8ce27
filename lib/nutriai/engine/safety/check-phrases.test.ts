import { checkPhrases } from './check-phrases';
import { phraseRules } from './rules/phrases';

const rulesIn = (plain: string, ageMonths: number) =>
  checkPhrases(plain, { ageMonths }).map(({ rule }) => rule);

const diluted = 'add extra water to the formula';

it('finds a hazard of handling, with all that its rule says', () => {
  const [first] = rulesIn(diluted, 3);
  const rule = phraseRules.find(({ id }) => id === first);
  if (!rule) throw new Error(`No rule finds “${diluted}”.`);
  expect(checkPhrases(diluted, { ageMonths: 3 })[0]).toEqual({
    rule: rule.id,
    kind: 'safety',
    severity: rule.severity,
    food: null,
    foodName: '',
    message: rule.message,
    instead: rule.instead,
    source: rule.sources,
    basis: rule.basis,
  });
});

it.each([
  ['serve with the pineapple core', 1],
  ['serve without the pineapple core', 0],
  ['no pineapple core', 0],
  ['never ever give your pineapple core', 0],
  ['never mind and serve pineapple core', 1],
  ['avoid the pineapple core but chew on a pineapple core', 1],
  [`avoid ${'the '.repeat(20)}pineapple core`, 1],
  ['mash the banana', 0],
])('“%s”: %d', (plain, count) => {
  expect(rulesIn(plain, 9)).toHaveLength(count);
});

it('goes by the ages of each rule', () => {
  for (const { id, fromMonths = 0, untilMonths, patterns } of phraseRules) {
    const ages = Array.from({ length: 61 }, (_, age) => age);
    const text = textOf(patterns);
    if (text === undefined) continue;
    expect([id, ...ages.filter((age) => rulesIn(text, age).includes(id))]).toEqual([
      id,
      ...ages.filter((age) => age >= fromMonths && (untilMonths === null || age < untilMonths)),
    ]);
  }
});

/** Words of a parent that one of the patterns means, for those patterns that are plain words. */
function textOf(patterns: readonly RegExp[]): string | undefined {
  const samples = [
    diluted,
    'pineapple core',
    'monkey nuts',
    'put cereal in the bottle',
    'rice cereal in his bottle',
    'prop the bottle',
    'dip the dummy in honey',
  ];
  return samples.find((text) => patterns.some((pattern) => pattern.test(text)));
}

import { assess } from './assess';

const rulesOf = (text: string, allergies: readonly 'sulphites'[] = []) =>
  assess({ text }, { ageMonths: 18, allergies }).findings.map(({ rule }) => rule);

it.each([
  'raisins',
  'golden sultanas',
  'dried mango',
  'dried peaches',
  'peaches, dried',
  'apricots, dried, orange',
  'dried pear halves',
  'dried apple rings',
  'dried currants',
  'dried cherries',
  'prunes',
  'dried pineapple',
])('with an allergy to sulphites, has the label of %s read', (text) => {
  expect(rulesOf(text, ['sulphites'])).toEqual(
    expect.arrayContaining([expect.stringMatching(/^H24-(?:check-label-)?sulphites$/)]),
  );
});

it('leaves out orange dried apricots with an allergy to sulphites', () => {
  expect(rulesOf('dried apricots', ['sulphites'])).toContain('H24-sulphites');
});

it.each(['fresh peach', 'ripe mango', 'stewed apple', 'mashed pear', 'kiwi', 'fresh apricot'])(
  'says nothing of sulphites beside %s',
  (text) => {
    expect(rulesOf(text, ['sulphites']).filter((rule) => rule.includes('sulphites'))).toEqual([]);
  },
);

it.each([
  'sucrose',
  'glucose',
  'dextrose',
  'fructose',
  'maltose',
  'trehalose',
  'isomaltulose',
  'maltodextrin',
])('takes %s for sugar', (text) => {
  expect(rulesOf(text)).toContain('H5-added-sugar');
});

it.each([
  'cellulose',
  'methylcellulose',
  'lactose',
  'sucralose',
  'lactulose',
  'varicose',
  'verbose',
  'moose',
])('does not take %s for sugar, although it ends alike', (text) => {
  expect(rulesOf(text)).not.toContain('H5-added-sugar');
});

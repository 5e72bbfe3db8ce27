/** @jest-environment node */
import { assess } from './assess';
import { allergenCases } from './cases/allergens';
import { chokingCases } from './cases/choking';
import { dishCases } from './cases/dishes';
import { hardRuleCases } from './cases/hard-rules';
import { fieldCases } from './cases/field';
import { drinkCases } from './cases/drinks';
import { everydayFoodCases } from './cases/everyday-food';
import { hiddenInItCases } from './cases/hidden-in-it';
import { hostileTesterCases } from './cases/hostile-tester';
import { inPassingCases } from './cases/in-passing';
import { saidOtherwiseCases } from './cases/said-otherwise';
import { unsafeFormCases } from './cases/unsafe-forms';
import { wholeRecipeCases } from './cases/whole-recipes';
import { type Expected, type SafetyCases } from './cases/safety-case';
import { type VerdictWord } from './verdict';

const tables: [string, readonly SafetyCases[]][] = [
  ['hard rules', hardRuleCases],
  ['choking', chokingCases],
  ['allergens and diets', allergenCases],
  ['dishes', dishCases],
  ['the field', fieldCases],
  ['unsafe forms', unsafeFormCases],
  ['everyday food', everydayFoodCases],
  ['hidden in it', hiddenInItCases],
  ['drinks', drinkCases],
  ['whole recipes', wholeRecipeCases],
  ['in passing', inPassingCases],
  ['said otherwise', saidOtherwiseCases],
  ['a hostile tester', hostileTesterCases],
];

function fits(verdict: VerdictWord, expected: Expected): boolean {
  if (expected === 'not_block') return verdict !== 'block';
  return expected === 'not_allow' ? verdict !== 'allow' : verdict === expected;
}

describe.each(tables)('%s', (_name, cases) => {
  it.each(
    cases.flatMap((set) =>
      set.ages.flatMap((age) => set.texts.map((text) => [text, age, set.expected, set] as const)),
    ),
  )('%s at %d months: %s', (text, ageMonths, expected, { child, rule }) => {
    const { verdict, findings } = assess({ text }, { ...child, ageMonths });
    expect({
      verdict,
      findings: findings.map((finding) => `${finding.severity} ${finding.rule} ${finding.foodName}`),
    }).toEqual({
      verdict: fits(verdict, expected) ? verdict : expected,
      findings: expect.any(Array),
    });
    if (rule) expect(findings.map((finding) => finding.rule).join()).toContain(rule);
  });
});

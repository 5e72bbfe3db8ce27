/** @jest-environment node */
import { assess } from './assess';
import { allergenCases } from './cases/allergens';
import { chokingCases } from './cases/choking';
import { dishCases } from './cases/dishes';
import { hardRuleCases } from './cases/hard-rules';
import { fieldCases } from './cases/field';
import { type Expected, type SafetyCases } from './cases/safety-case';
import { type VerdictWord } from './verdict';

const tables: [string, readonly SafetyCases[]][] = [
  ['hard rules', hardRuleCases],
  ['choking', chokingCases],
  ['allergens and diets', allergenCases],
  ['dishes', dishCases],
  ['the field', fieldCases],
];

function fits(verdict: VerdictWord, expected: Expected): boolean {
  return expected === 'not_block' ? verdict !== 'block' : verdict === expected;
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

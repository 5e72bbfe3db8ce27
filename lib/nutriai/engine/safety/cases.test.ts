import { assessReading, readForGate } from './assess';
import { type Expected, type SafetyCases } from '../knowledge/schemas/safety-cases';
import { caseTables } from './safety-cases';
import { letsThrough, type VerdictWord } from './verdict';

function fits(verdict: VerdictWord, expected: Expected): boolean {
  if (expected === 'not_block') return letsThrough(verdict);
  return expected === 'not_allow' ? verdict !== 'allow' : verdict === expected;
}

interface Misfit {
  ageMonths: number;
  verdict: VerdictWord;
  findings: readonly string[];
}

/** The ages at which the gate's answer is another; a text is read once for all of them, as the gate reads a recipe. */
function misfitsOf(text: string, { ages, expected, child, rule }: SafetyCases): Misfit[] {
  const reading = readForGate({ text }, child?.locale);
  return ages.flatMap((ageMonths): Misfit[] => {
    const { verdict, findings } = assessReading(reading, { ...child, ageMonths });
    const isNamed =
      rule === undefined ||
      findings
        .map((finding) => finding.rule)
        .join()
        .includes(rule);
    if (fits(verdict, expected) && isNamed) return [];
    const told = findings.map((finding) => `${finding.severity} ${finding.rule} ${finding.foodName}`);
    return [{ ageMonths, verdict, findings: told }];
  });
}

describe.each(caseTables)('$name', ({ cases }) => {
  it.each(
    cases.flatMap((set) => set.texts.map((text) => [text, set.ages.join(', '), set.expected, set] as const)),
  )('%s at %s months: %s', (text, _ages, _expected, set) => {
    expect(misfitsOf(text, set)).toEqual([]);
  });
});

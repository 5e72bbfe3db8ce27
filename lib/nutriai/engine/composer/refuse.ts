import { assess } from '../safety/assess';
import { emergencySigns } from '../safety/emergency-signs';
import { expressionInLines } from '../text/expression-in-lines';
import { type ComposeRequest, type Refused } from './compose-request';

/** Months at which solids begin, and to which the needs reach. */
const firstMonths = 6;
const lastMonths = 60;

/**
 * Why no recipe is written: too young for solids, no age, or words that tell of an emergency. Null when there
 * is no reason.
 */
export function refusalOf({ ageMonths, wish, ingredients = [] }: ComposeRequest): Refused | null {
  if (!Number.isFinite(ageMonths) || ageMonths < 0 || ageMonths > lastMonths)
    return refused(
      'no_age',
      `Recipes are for ages from ${firstMonths} to ${lastMonths} months.`,
      'Give the age in completed months.',
    );
  if (ageMonths < firstMonths)
    return {
      ...refused(
        'under_six_months',
        'Under 6 months babies need breast milk or first infant formula only, so there is no recipe for this age.',
        'Solids begin at around 6 months, when your baby can sit, hold the head up, and reach for ' +
          'food. Talk to your health visitor or doctor before you start sooner.',
      ),
      sources: ['who-complementary-feeding', 'nhs-first-foods'],
    };
  const text = [wish ?? '', ...ingredients].join('\n').replace(severeAllergy, 'allergic to');
  if (emergencySigns(text).length === 0) return null;
  const [first] = assess({ text }, { ageMonths }).findings;
  return {
    ...refused(
      'emergency',
      first?.message ?? 'This can be an emergency.',
      first?.instead ?? 'Call 999, 112 or 911 now.',
    ),
    sources: first?.source ?? [],
    findings: first ? [first] : [],
  };
}

/** "She is anaphylactic to peanuts" tells of an allergy, and "has gone anaphylactic" of an emergency. */
const severeAllergy = expressionInLines('gi')`
  (?<!\b(?:go|goes|gone|going|went|turn|turned|turning|get|gets|got|getting|become|becoming|became) )
  \banaphylactic to\b
`;

function refused(reason: Refused['reason'], message: string, instead: string): Refused {
  return { kind: 'refused', reason, message, instead, sources: [], findings: [] };
}

/** When allergies, diet and exclusions together leave no dish. */
export const nothingFits: Refused = refused(
  'nothing_fits',
  'With everything that is to be left out we found no dish that is safe and filling.',
  'Leave out less, or ask a dietitian what your child can eat; a doctor or health visitor can refer you.',
);

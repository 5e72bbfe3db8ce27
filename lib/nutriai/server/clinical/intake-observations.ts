import type { Observation } from 'fhir/r4';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { type Entry, quantity, referenceTo, resourceUrl } from './fhir-entries';

type Nutrient = InsightsAnswer['nutrients'][number];

interface Eaten {
  babyId: string;
  patient: Entry;
  insights: Pick<InsightsAnswer, 'from' | 'to' | 'days' | 'nutrients' | 'milk' | 'logged_days'>;
}

/**
 * Returns the mean daily intake of the window by nutrient, and of milk. R4 has no resource for what was
 * eaten (NutritionIntake came with R5), so each is an observation, named in words: LOINC's codes for intake
 * speak of what was measured in a hospital, and this was counted from a family's log.
 */
export function intakeObservations({ babyId, patient, insights }: Eaten): Entry[] {
  const observation = (key: string, about: Pick<Observation, 'code' | 'valueQuantity' | 'note'>): Entry => ({
    fullUrl: resourceUrl(babyId, 'intake', insights.from, insights.to, key),
    resource: {
      resourceType: 'Observation',
      status: 'final',
      subject: referenceTo(patient),
      effectivePeriod: { start: insights.from, end: insights.to },
      ...about,
    },
  });
  const days = insights.logged_days === 1 ? 'day' : 'days';
  const counted = `Mean of ${insights.logged_days} logged ${days}, counted from the family’s log.`;
  const nutrients = insights.nutrients.flatMap((nutrient): Entry[] => {
    if (nutrient.have === null) return [];
    return [
      observation(nutrient.code, {
        code: { text: `Dietary intake of ${nutrient.name.toLowerCase()} per day` },
        valueQuantity: quantity(nutrient.have, `${nutrient.unit}/d`, `${ucumOf(nutrient)}/d`),
        note: [{ text: [counted, ...doubtsAbout(nutrient)].join(' ') }],
      }),
    ];
  });
  const { milk } = insights;
  if (!milk || milk.mean_ml === null) return nutrients;
  const drunk = observation('milk', {
    code: { text: 'Intake of milk per day' },
    valueQuantity: quantity(milk.mean_ml, 'mL/d'),
    note: [{ text: milk.estimated ? 'Some of it estimated by age.' : 'As logged.' }],
  });
  return [...nutrients, drunk];
}

function ucumOf({ unit }: Nutrient): string {
  return unit.replace('µg', 'ug');
}

function doubtsAbout({ upper, have, estimated }: Nutrient): string[] {
  const percent = Math.round((estimated / (have ?? 1)) * 100);
  return [
    ...(estimated > 0 ? [`${percent}% of it rests on estimated amounts.`] : []),
    ...(upper === null ? ['Something eaten could not be counted: the true figure may be higher.'] : []),
  ];
}

import type { Bundle, Patient } from 'fhir/r4';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { allergyIntolerances } from './allergy-intolerances';
import { type Entry, resourceUrl } from './fhir-entries';
import { growthObservations } from './growth-observations';
import { intakeObservations } from './intake-observations';

const genders = { female: 'female', male: 'male', unspecified: 'unknown' } as const;

interface Recorded {
  baby: BabyAnswer;
  insights: InsightsAnswer;
  madeAtMs: number;
}

/**
 * Returns what is known of a baby as a FHIR R4 bundle (type `collection`): the child, measurements with
 * WHO's centiles, allergies and intake. Addresses in it are the same each time it is made of the same data.
 */
export function fhirBundle({ baby, insights, madeAtMs }: Recorded): Bundle {
  const patient = patientOf(baby);
  const entry = [
    patient,
    ...growthObservations({ baby, patient, growth: insights.growth }),
    ...allergyIntolerances({ baby, patient }),
    ...intakeObservations({ babyId: baby.id, patient, insights }),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: new Date(madeAtMs).toISOString(),
    entry,
  };
}

function patientOf({ id, name, birth_date: birthDate, sex }: BabyAnswer): Entry {
  const resource: Patient = {
    resourceType: 'Patient',
    name: [{ text: name }],
    gender: genders[sex],
    birthDate,
  };
  return { fullUrl: resourceUrl(id, 'patient'), resource };
}

import type { Observation } from 'fhir/r4';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { GrowthAnswer, GrowthSeries } from '@/lib/contract/nutriai-growth';
import { type Entry, loinc, quantity, referenceTo, resourceUrl, vitalSigns } from './fhir-entries';

type Measurement = BabyAnswer['measurements'][number];
type Measure = keyof Omit<Measurement, 'date'>;

/** LOINC's codes of what is measured. */
const measured: Readonly<Record<Measure, { code: string; display: string; unit: string }>> = {
  weight_kg: { code: '29463-7', display: 'Body weight', unit: 'kg' },
  length_cm: { code: '8302-2', display: 'Body height', unit: 'cm' },
  head_cm: { code: '9843-4', display: 'Head Occipital-frontal circumference', unit: 'cm' },
};

/** LOINC's codes of centiles, with the measurements that each follows from. */
const centiles: Readonly<
  Record<GrowthSeries['indicator'], { code: string; display: string; from: readonly Measure[] }>
> = {
  weight_for_age: {
    code: '8336-0',
    display: 'Body weight [Percentile] Per age and sex',
    from: ['weight_kg'],
  },
  length_for_age: {
    code: '8303-0',
    display: 'Body height [Percentile] Per age and sex',
    from: ['length_cm'],
  },
  weight_for_length: {
    code: '77606-2',
    display: 'Weight-for-length Per age and sex',
    from: ['weight_kg', 'length_cm'],
  },
  bmi_for_age: {
    code: '59576-9',
    display: 'Body mass index (BMI) [Percentile] Per age and sex',
    from: ['weight_kg', 'length_cm'],
  },
  head_circumference_for_age: {
    code: '8289-1',
    display: 'Head Occipital-frontal circumference Percentile',
    from: ['head_cm'],
  },
};

interface Grown {
  baby: Pick<BabyAnswer, 'id' | 'sex' | 'measurements'>;
  patient: Entry;
  growth: GrowthAnswer;
}

/**
 * Returns each measurement as an observation, and each centile that follows from it (WHO Child Growth
 * Standards, 2006). Without a sex there are no centiles: WHO has a chart for girls and one for boys.
 */
export function growthObservations({ baby, patient, growth }: Grown): Entry[] {
  const ofMeasure = (date: string, measure: Measure) => resourceUrl(baby.id, 'measurement', date, measure);
  const subject = referenceTo(patient);
  const measurements = baby.measurements.flatMap((measurement) =>
    (Object.keys(measured) as Measure[]).flatMap((measure): Entry[] => {
      const value = measurement[measure];
      if (value === null) return [];
      const { code, display, unit } = measured[measure];
      const resource: Observation = {
        resourceType: 'Observation',
        status: 'final',
        category: [vitalSigns],
        code: loinc(code, display),
        subject,
        effectiveDateTime: measurement.date,
        valueQuantity: quantity(value, unit),
      };
      return [{ fullUrl: ofMeasure(measurement.date, measure), resource }];
    }),
  );
  if (baby.sex === 'unspecified') return measurements;
  const ofCentiles = growth.series.flatMap(({ indicator, points }) =>
    points.map(({ date, centile, z }): Entry => {
      const { code, display, from } = centiles[indicator];
      const resource: Observation = {
        resourceType: 'Observation',
        status: 'final',
        category: [vitalSigns],
        code: loinc(code, display),
        subject,
        effectiveDateTime: date,
        valueQuantity: quantity(centile, '%'),
        method: { text: methodOf(growth) },
        derivedFrom: from.map((measure) => ({ reference: ofMeasure(date, measure) })),
        note: [{ text: `z-score ${z.toFixed(2)}` }],
      };
      return { fullUrl: resourceUrl(baby.id, 'centile', date, indicator), resource };
    }),
  );
  return [...measurements, ...ofCentiles];
}

function methodOf({ is_corrected: isCorrected }: GrowthAnswer): string {
  const standard = 'WHO Child Growth Standards (2006)';
  return isCorrected ? `${standard}, age corrected for preterm birth until two years` : standard;
}

import { Fhir } from 'fhir';
import fhirpath from 'fhirpath';
import r4 from 'fhirpath/fhir-context/r4';
import type { Bundle } from 'fhir/r4';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { insights } from '../../engine/insights/insights';
import { bottle, boy, girl, meal, of, today } from '../../engine/insights/logs.test-helper';
import type { Baby, LoggedMeal } from '../../engine/insights/log';
import { toInsightsAnswer } from '../insights/insights-answer';
import { fhirBundle } from './fhir-bundle';

const id = '3f0c8f52-6f3f-4c8e-9a55-0a4f2c1d7e10';
const madeAtMs = Date.parse('2026-11-20T10:00:00Z');

/** What every profile has that says no more. */
const profile: BabyAnswer = {
  id,
  name: 'Ada',
  birth_date: girl.birthDate,
  due_date: null,
  sex: 'female',
  feeding: 'breast',
  diet: 'omnivore',
  locale: null,
  avoids: [],
  allergies: [],
  other_allergies: [],
  dislikes: [],
  introduced_allergens: [],
  measurements: [{ date: '2026-11-10', weight_kg: 7.6, length_cm: 67, head_cm: null }],
  age_months: 7,
  corrected_age_months: null,
  role: 'parent',
  limited_until: null,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
} as BabyAnswer;

function bundleOf(
  baby: Partial<BabyAnswer> = {},
  { log = girl, meals = [] }: { log?: Baby; meals?: LoggedMeal[] } = {},
): Bundle {
  const found = insights({ baby: log, meals, recipes: [], water: [], days: 30, today, timeZone: 'UTC' });
  const answer = toInsightsAnswer(found, { babyId: id, baby: log });
  return fhirBundle({ baby: { ...profile, ...baby }, insights: answer, madeAtMs });
}

const ask = (bundle: Bundle, path: string): unknown[] => fhirpath.evaluate(bundle, path, {}, r4) as unknown[];

/** The validator has no copy of LOINC, and says so of each of its codes. */
const ofLoinc = /observation-codes" could not be found|\(http:\/\/loinc\.org\) not found in value set/;

function problemsOf(bundle: Bundle): string[] {
  return new Fhir()
    .validate(bundle)
    .messages.map(({ location = '', message = '' }) => `${location}: ${message}`)
    .filter((problem) => !ofLoinc.test(problem));
}

const lunch = meal(18, 'lunch', [of('lentils', 60), of('carrot', 40)]);
const allergic: Partial<BabyAnswer> = {
  allergies: ['egg'],
  other_allergies: ['kiwi'],
  introduced_allergens: [
    { code: 'milk', date: '2026-10-01', reaction: 'mild' },
    { code: 'egg', date: null, reaction: 'severe' },
    { code: 'wheat', date: '2026-10-05', reaction: 'none' },
  ],
};

it('gives a reaction from before the log no day', () => {
  const days = ask(bundleOf(allergic), 'Bundle.entry.resource.ofType(AllergyIntolerance).reaction.onset');
  expect(days).toEqual(['2026-10-01']);
  const notes = ask(
    bundleOf(allergic),
    'Bundle.entry.resource.ofType(AllergyIntolerance).reaction.note.text',
  );
  expect(notes).toEqual(['Before the log began, date unknown.']);
});

it('has a validator that finds faults', () => {
  const bundle = { ...bundleOf(), type: 'heap' } as unknown as Bundle;
  expect(problemsOf(bundle)).not.toEqual([]);
});

it.each<[string, Bundle]>([
  ['a baby of whom little is known', bundleOf({ measurements: [] }, { log: { ...girl, measurements: [] } })],
  ['a baby with measurements and a log', bundleOf({}, { meals: [lunch] })],
  ['a baby with allergies', bundleOf(allergic)],
  [
    'a boy on formula',
    bundleOf({ sex: 'male' }, { log: boy, meals: [meal(19, 'milk', [bottle(180)]), lunch] }),
  ],
  [
    'a baby whose sex is not given',
    bundleOf({ sex: 'unspecified' }, { log: { ...girl, sex: 'unspecified' } }),
  ],
])('writes of %s what a validator finds no fault in', (_whom, bundle) => {
  expect(problemsOf(bundle)).toEqual([]);
  const urls = ask(bundle, 'Bundle.entry.fullUrl');
  expect(new Set(urls).size).toBe(urls.length);
  // Whatever is referred to is in the bundle.
  expect(
    ask(bundle, 'Bundle.entry.resource.descendants().reference').filter((to) => !urls.includes(to)),
  ).toEqual([]);
});

it('codes measurements and centiles by LOINC, and says what each centile follows from', () => {
  const bundle = bundleOf();
  const coded = (code: string) =>
    `Bundle.entry.resource.ofType(Observation).where(code.coding.where(system='http://loinc.org' and code='${code}').exists())`;
  expect(ask(bundle, `${coded('29463-7')}.value.value`)).toEqual([7.6]);
  expect(ask(bundle, `${coded('29463-7')}.value.code`)).toEqual(['kg']);
  expect(ask(bundle, `${coded('8302-2')}.value.value`)).toEqual([67]);
  expect(ask(bundle, coded('9843-4'))).toEqual([]);
  const [centile] = ask(bundle, `${coded('8336-0')}.value.value`);
  // WHO, girls of seven months: the median is 7.6 kg.
  expect(centile).toBeGreaterThan(45);
  expect(centile).toBeLessThan(56);
  expect(ask(bundle, `${coded('77606-2')}.derivedFrom.reference`)).toHaveLength(2);
  expect(ask(bundle, `${coded('8336-0')}.method.text`)).toEqual(['WHO Child Growth Standards (2006)']);
});

it('gives no centile where the sex is not known', () => {
  const bundle = bundleOf({ sex: 'unspecified' }, { log: { ...girl, sex: 'unspecified' } });
  expect(ask(bundle, "Bundle.entry.resource.ofType(Observation).where(value.unit = '%')")).toEqual([]);
  expect(ask(bundle, 'Bundle.entry.resource.ofType(Patient).gender')).toEqual(['unknown']);
});

it('names each allergy once, as the family entered it, with what was seen', () => {
  const bundle = bundleOf(allergic);
  const allergies = 'Bundle.entry.resource.ofType(AllergyIntolerance)';
  expect(ask(bundle, `${allergies}.code.text`)).toEqual(['egg', 'milk', 'kiwi']);
  expect(ask(bundle, `${allergies}.verificationStatus.coding.code`)).toEqual([
    'unconfirmed',
    'unconfirmed',
    'unconfirmed',
  ]);
  expect(ask(bundle, `${allergies}.reaction.severity`)).toEqual(['severe', 'mild']);
  // Nobody remembers the day of the first: it has none.
  expect(ask(bundle, `${allergies}.reaction.onset`)).toEqual(['2026-10-01']);
});

it('says of intake by how many days it goes, and where it may be more', () => {
  const bundle = bundleOf({}, { meals: [lunch] });
  const iron =
    "Bundle.entry.resource.ofType(Observation).where(code.text = 'Dietary intake of iron per day')";
  expect(ask(bundle, `${iron}.value.code`)).toEqual(['mg/d']);
  expect(ask(bundle, `${iron}.note.text`)).toEqual([expect.stringContaining('Mean of 1 logged day,')]);
  expect(ask(bundle, `${iron}.effective.end`)).toEqual([today]);
});

it('gives the same data the same addresses, and another baby others', () => {
  const urls = (bundle: Bundle) => ask(bundle, 'Bundle.entry.fullUrl');
  expect(urls(bundleOf())).toEqual(urls(bundleOf()));
  const other = urls(bundleOf({ id: '11111111-1111-4111-8111-111111111111' }));
  expect(urls(bundleOf()).filter((url) => other.includes(url))).toEqual([]);
});

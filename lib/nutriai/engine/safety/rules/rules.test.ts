import { type Locale } from '../../child';
import { foodById } from '../../foods/food-list';
import { sources } from '../../sources';
import { findingAt, probeOf } from '../probe.test-helper';
import { findingOf } from '../apply-rules';
import { type Rule } from '../../knowledge/schemas/rules';
import { rules } from './rules';

const oldest = 60;
const locales: readonly Locale[] = ['uk', 'us', 'who'];
const until = (rule: Rule) => rule.untilMonths ?? oldest + 1;

describe('the table of rules', () => {
  it('has each rule once', () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('names foods that exist', () => {
    const named = rules.flatMap(({ when }) => [...(when.anyFood ?? []), ...(when.notFood ?? [])]);
    expect(named.filter((id) => !foodById(id))).toEqual([]);
  });

  it('covers every hard rule', () => {
    const numbers = new Set(
      rules.flatMap(({ id }) => [...id.matchAll(/H(\d+)/g)].map(([, number]) => Number(number))),
    );
    // H24, allergens, has tables of its own.
    const expected = Array.from({ length: 27 }, (_, index) => index + 1).filter((number) => number !== 24);
    expect([...numbers].sort((a, b) => a - b)).toEqual(expected);
  });

  it('gives every rule a source and words for the parent', () => {
    const wrong = rules.filter(
      ({ message, instead, sources: cited }) =>
        message === '' || instead === '' || cited.length === 0 || cited.some((id) => !(id in sources)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
  const from = rule.fromMonths ?? 0;

  it('speaks from its first month to the last before its age, and no further', () => {
    const ages = Array.from({ length: oldest + 1 }, (_, age) => age);
    const heard = ages.filter((age) => findingAt(rule, age) !== null);
    expect(heard).toEqual(ages.filter((age) => age >= from && age < until(rule)));
  });

  it('says it with its own severity', () => {
    expect(findingAt(rule, from)?.severity).toBe(rule.severity);
  });

  it.each(locales)('is changed by %s only as its relaxation says', (locale) => {
    const relaxed = rule.relaxed?.[locale];
    const ages = Array.from({ length: oldest + 1 }, (_, age) => age);
    const last = relaxed?.untilMonths ?? until(rule);
    expect(ages.filter((age) => findingAt(rule, age, locale) !== null)).toEqual(
      ages.filter((age) => age >= from && age < Math.min(last, until(rule))),
    );
    const severity = relaxed?.severity ?? rule.severity;
    if (from < last) expect(findingAt(rule, from, locale)?.severity).toBe(severity);
    for (const preparation of relaxed?.unless ?? []) {
      const probe = probeOf(rule);
      const item = { ...probe, preparations: new Set([...probe.preparations, preparation]) };
      expect(findingOf(rule, item, { ageMonths: from, locale })).toBeNull();
      const others = locales.filter((other) => other !== locale && !rule.relaxed?.[other]);
      for (const other of others)
        expect(findingOf(rule, item, { ageMonths: from, locale: other })).not.toBeNull();
      // The British Lion names its own authority where the family has chosen none.
      const isSilent = findingOf(rule, item, { ageMonths: from }) === null;
      expect(isSilent).toBe(preparation === 'lion_marked');
    }
  });

  it('is silent when what clears it is stated', () => {
    const probe = probeOf(rule);
    const spoken = (rule.when.noPreparation ?? []).filter((preparation) => {
      const item = { ...probe, preparations: new Set([...probe.preparations, preparation]) };
      return findingOf(rule, item, { ageMonths: from }) !== null;
    });
    expect(spoken).toEqual([]);
  });
});

/** What the authorities differ on, and nothing else. */
it('relaxes only what authorities differ on', () => {
  const relaxed = rules.flatMap((rule) =>
    locales.flatMap((locale) => (rule.relaxed?.[locale] ? [`${locale} ${rule.id}`] : [])),
  );
  expect(relaxed.sort()).toEqual([
    'uk H17-juice',
    'uk H9-cook-egg',
    'uk H9-raw-egg',
    'uk H9-raw-egg-home-made',
    'uk H9-runny-egg',
    'uk H9-softly-set-egg',
    'us H6-nuts',
    'us H6-nuts-as-snack',
    'us H6-nuts-by-nature',
    'us H6-nuts-by-the-piece',
    'us H6-nuts-in-it',
    'us H6-whole-nuts',
    'us juice-diluted',
    'us skimmed-as-drink',
    'who H17-juice',
    'who H3-animal-milk-as-drink',
    'who semi-skimmed-as-drink',
    'who skimmed-as-drink',
  ]);
});

import { measurementAtZ } from './growth-curves';
import { weightGain, type WeightHistory } from './weight-gain';

const sex = 'female';
const birthAt = (z: number) => measurementAtZ('weightForAge', { sex, place: { ageMonths: 0 }, z });
const weighedAt = (ageMonths: number, z: number) => ({
  ageDays: ageMonths * 30.4375,
  weightKg: measurementAtZ('weightForAge', { sex, place: { ageMonths }, z }),
});
const found = (history: Omit<WeightHistory, 'sex'>) =>
  weightGain({ sex, ...history }).findings.map(({ id }) => id);

const space = 2 / 3;

describe('a fall across centile spaces (NICE NG75)', () => {
  it.each([
    ['below the 9th', -1.5, 0.9, []],
    ['below the 9th', -0.6, 0, []],
    ['on the 9th', -2 * space, 0.99, []],
    ['at the 50th', 0, 1.99, []],
    ['at the 50th', 0, 2, ['fall_across_centiles']],
    ['on the 91st', 2 * space, 2.01, ['fall_across_centiles']],
    ['above the 91st', 1.5, 2.9, []],
    ['above the 91st', 1.5, 3, ['fall_across_centiles']],
  ])('born %s (z %d), fallen %d spaces: %j', (_, birthZ, spaces, expected) => {
    const history = { birthWeightKg: birthAt(birthZ), weights: [weighedAt(4, birthZ - spaces * space)] };
    expect(found(history).filter((id) => id === 'fall_across_centiles')).toEqual(expected);
  });

  it('one space is enough for a baby born below the 9th centile', () => {
    const gain = weightGain({ sex, birthWeightKg: birthAt(-1.4), weights: [weighedAt(6, -1.4 - space)] });
    expect(gain.fallToCheck).toBe(1);
    expect(gain.fallInSpaces).toBeCloseTo(1, 9);
    expect(gain.findings.map(({ id }) => id)).toEqual(['fall_across_centiles', 'below_2nd_centile']);
  });

  it('is counted from the highest earlier weight, whatever the order', () => {
    const weights = [weighedAt(8, -1), weighedAt(2, 0), weighedAt(5, 0.5)];
    const gain = weightGain({ sex, birthWeightKg: birthAt(0), weights });
    expect(gain.latestZ).toBeCloseTo(-1, 9);
    expect(gain.fallInSpaces).toBeCloseTo(2.25, 9);
    expect(gain.findings.map(({ id }) => id)).toEqual(['fall_across_centiles']);
  });

  it('waits for two spaces where the birth weight is not known', () => {
    expect(weightGain({ sex, weights: [weighedAt(3, -1.4), weighedAt(6, -1.9)] })).toMatchObject({
      fallToCheck: 2,
      findings: [],
    });
  });

  it('is not seen in a rise, nor in a single weight', () => {
    expect(
      weightGain({ sex, birthWeightKg: birthAt(-1), weights: [weighedAt(4, 0.5)] }).fallInSpaces,
    ).toBeLessThan(0);
    expect(weightGain({ sex, weights: [weighedAt(4, 0.5)] }).fallInSpaces).toBeUndefined();
  });

  it('is not made by a slip of the pen', () => {
    expect(found({ weights: [weighedAt(3, 6), weighedAt(5, 0)] })).toEqual([]);
  });
});

it.each([
  [-2.01, ['below_2nd_centile']],
  [-2, []],
  [-1.9, []],
])('a weight at z %d: %j', (z, expected) => {
  expect(found({ weights: [weighedAt(7, z)] })).toEqual(expected);
});

describe('the first weeks', () => {
  it.each([
    [4, 3.151, []],
    [4, 3.15, []],
    [4, 3.14, ['early_loss']],
    [20, 3.4, []],
    [21, 3.49, ['birth_weight_not_regained']],
    [21, 3.5, []],
  ])('day %d, 3.5 kg at birth, now %d kg: %j', (ageDays, weightKg, expected) => {
    expect(found({ birthWeightKg: 3.5, weights: [{ ageDays, weightKg }] })).toEqual(expected);
  });

  it('do not count as a fall', () => {
    const gain = weightGain({ sex, birthWeightKg: 3.5, weights: [{ ageDays: 5, weightKg: 3.2 }] });
    expect(gain).toEqual({ fallToCheck: 2, findings: [] });
  });
});

it('follows a baby born early by corrected age, without a centile of birth', () => {
  const gain = weightGain({
    sex,
    preterm: true,
    birthWeightKg: 1.9,
    weights: [{ ageDays: 150, correctedAgeDays: 100, weightKg: 6.0229 }],
  });
  expect(gain.latestZ).toBeCloseTo(0, 2);
  expect(gain.fallToCheck).toBe(2);
  expect(gain.fallInSpaces).toBeUndefined();
  const early = weightGain({
    sex,
    preterm: true,
    weights: [{ ageDays: 30, correctedAgeDays: -20, weightKg: 2 }],
  });
  expect(early.latestZ).toBeUndefined();
});

it('says nothing without weights and refuses impossible ones', () => {
  expect(weightGain({ sex, weights: [] })).toEqual({ fallToCheck: 2, findings: [] });
  expect(() => weightGain({ sex, weights: [{ ageDays: 10, weightKg: 3500 }] })).toThrow(RangeError);
  expect(() => weightGain({ sex, birthWeightKg: 0.1, weights: [] })).toThrow(RangeError);
  expect(() => weightGain({ sex, weights: [{ ageDays: 4000, weightKg: 15 }] })).toThrow(RangeError);
});

import { type TabledSex } from './lms-columns';
import { type Indicator } from './standards';

const children: Record<TabledSex, string> = { female: 'girls', male: 'boys' };

/** What most children below a centile do: one, and many. */
const less: Record<Indicator, { one: string; many: string; peers: string }> = {
  weightForAge: { one: 'weighs less', many: 'weigh less', peers: 'this age' },
  lengthForAge: { one: 'is shorter', many: 'are shorter', peers: 'this age' },
  weightForLength: { one: 'weighs less', many: 'weigh less', peers: 'this length' },
  bmiForAge: { one: 'has a lower BMI', many: 'have a lower BMI', peers: 'this age' },
  headCircumferenceForAge: { one: 'has a smaller head', many: 'have a smaller head', peers: 'this age' },
};

/**
 * A centile in plain words, since few parents know what one is: "Of 100 girls this age, about 30 weigh less."
 * @throws RangeError outside 0 to 100
 */
export function centileWords(centile: number, indicator: Indicator, sex: TabledSex): string {
  if (!(centile >= 0 && centile <= 100))
    throw new RangeError(`A centile lies between 0 and 100, not at ${centile}.`);
  const { one, many, peers } = less[indicator];
  const of = `Of 100 ${children[sex]} ${peers},`;
  if (centile < 1) return `${of} fewer than 1 ${one}.`;
  if (centile > 99) return `${of} more than 99 ${many}.`;
  const count = Math.round(centile);
  return `${of} about ${count} ${count === 1 ? one : many}.`;
}

import { indicatorNames } from '../../growth/growth-report-json';
import { type Indicator } from '../../growth/standards';
import { type WeightFindingId } from '../../growth/weight-gain';
import { type GrowthInsight } from '../growth-insight';
import { type Alert } from './alert';

const titles: Record<WeightFindingId, string> = {
  early_loss: 'More weight lost than usual in the first days',
  birth_weight_not_regained: 'Birth weight not reached at three weeks',
  fall_across_centiles: 'Weight has moved down across centile lines',
  below_2nd_centile: 'Weight is below the 2nd centile line',
};

const measures: Record<Indicator, string> = {
  weightForAge: 'weight',
  lengthForAge: 'length',
  weightForLength: 'weight for length',
  bmiForAge: 'BMI',
  headCircumferenceForAge: 'head circumference',
};

/** Faltering weight (NICE NG75) and measurements beyond 2 or 3 SD. A low weight is said once. */
export function growthAlerts({ weightGain, latest }: GrowthInsight): Alert[] {
  const findings = weightGain?.findings ?? [];
  const faltering = findings.map(({ id, message, source }): Alert => ({
    id: `growth:${id}`,
    severity: id === 'early_loss' ? 'urgent' : 'see_someone',
    title: titles[id],
    advice: message,
    source,
  }));
  const saidOfWeight = findings.some(({ id }) => id === 'below_2nd_centile');
  const far = latest
    .filter(({ indicator, z }) => !(saidOfWeight && indicator === 'weightForAge' && z < 0))
    .map(({ indicator, z, flag }): Alert => ({
      id: `growth:${indicatorNames[indicator]}`,
      severity: 'see_someone',
      title: `The last ${measures[indicator]} is far ${z < 0 ? 'below' : 'above'} the middle for this age`,
      advice:
        flag === 'talk_soon'
          ? 'Ask your health visitor or GP to check within the next few days. One measurement can be wrong, ' +
            'so have it repeated.'
          : 'Show it to your health visitor or GP at your next visit. A single measurement says little: the ' +
            'trend over time matters more.',
      source: 'who-2006-growth',
    }));
  return [...faltering, ...far];
}

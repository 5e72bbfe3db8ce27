import type { BabyAnswer } from '../../../contract/nutriai-babies';
import type { GrowthSeries } from '../../../contract/nutriai-growth';
import { daysFrom } from '../plans/calendar';
import { dateText } from '../log/day-text';
import type { Measurement } from './measurement-entry';
import { lengthText, type UnitSystem, weightText } from '../units';

const daysPerMonth = 30.4375;
/** Born this many days early or more, a baby goes by the due date until two years. */
const earlyFromDays = 22;
const correctedUntilDays = 731;

/** Beyond this many deviations a measurement is more often a slip than a child. */
const farOut = 3.5;
/** Two measurements of one child this many deviations apart are, too. */
const jump = 1.5;
/** Bodies do not shrink; this much differs when somebody measures twice, in centimetres. */
const measuredTwiceCm = 1;

const measures = [
  { field: 'weight_kg', indicator: 'weight_for_age', noun: 'weight', text: weightText },
  { field: 'length_cm', indicator: 'length_for_age', noun: 'length', text: lengthText },
  { field: 'head_cm', indicator: 'head_circumference_for_age', noun: 'head', text: lengthText },
] as const;

interface Known {
  baby: Pick<BabyAnswer, 'birth_date' | 'due_date'>;
  /** Measurements of other days. */
  others: readonly Measurement[];
  series: readonly GrowthSeries[];
  units: UnitSystem;
}

/** What in a measurement looks like a slip of the pen or of the unit, in sentences that ask to look again. */
export function measurementSlips(measurement: Measurement, known: Known): string[] {
  return measures.flatMap((measure) => {
    const value = measurement[measure.field];
    const chart = known.series.find(({ indicator }) => indicator === measure.indicator);
    if (value === null || !chart) return [];
    return slipOf({ ...measure, value, date: measurement.date }, chart, known) ?? [];
  });
}

interface Measured {
  field: (typeof measures)[number]['field'];
  noun: string;
  text: (value: number, units: UnitSystem) => string;
  value: number;
  date: string;
}

function slipOf(
  { field, noun, text, value, date }: Measured,
  chart: GrowthSeries,
  known: Known,
): string | null {
  const { others, units, baby } = known;
  const z = deviations(chart, chartMonths(date, baby), value);
  const written = text(value, units);
  if (z !== null && Math.abs(z) > farOut) {
    return (
      `A ${noun} of ${written} is very ${z < 0 ? 'low' : 'high'} for this age. Are the number, the unit and ` +
      'the date right?'
    );
  }
  const nearest = others
    .filter((each) => each[field] !== null)
    .toSorted((a, b) => Math.abs(daysFrom(a.date, date)) - Math.abs(daysFrom(b.date, date)))[0];
  const before = nearest?.[field];
  if (!nearest || before === null || before === undefined) return null;
  const isLater = nearest.date < date;
  const grown = isLater ? value - before : before - value;
  if (field !== 'weight_kg' && grown < -measuredTwiceCm) {
    return (
      `On ${dateText(nearest.date)} the ${noun} was ${text(before, units)}, now it is ${written}. ` +
      'Children don’t get shorter: is it right?'
    );
  }
  const other = deviations(chart, chartMonths(nearest.date, baby), before);
  if (z === null || other === null || Math.abs(z - other) <= jump) return null;
  return `From ${text(before, units)} on ${dateText(nearest.date)} to ${written} is a big change. Is it right?`;
}

function chartMonths(date: string, { birth_date: born, due_date: due }: Known['baby']): number {
  const age = daysFrom(born, date);
  const early = due === null ? 0 : daysFrom(born, due);
  const isCorrected = early >= earlyFromDays && age < correctedUntilDays;
  return (isCorrected ? age - early : age) / daysPerMonth;
}

/** Standard deviations at which the five lines are drawn. */
const lineDeviations: Readonly<Record<GrowthSeries['lines'][number]['centile'], number>> = {
  3: -1.881,
  15: -1.036,
  50: 0,
  85: 1.036,
  97: 1.881,
};

/**
 * About how many deviations from the middle, read off the drawn lines; null outside them. Enough to find
 * slips, too rough to show.
 */
function deviations({ lines }: GrowthSeries, x: number, value: number): number | null {
  const marks = lines.flatMap(({ centile, points }) => {
    const y = valueAt(points, x);
    return y === null ? [] : [{ z: lineDeviations[centile], y }];
  });
  const upper = marks.findIndex(({ y }) => y >= value);
  const index = upper === -1 ? marks.length - 1 : Math.max(1, upper);
  const [low, high] = [marks[index - 1], marks[index]];
  if (!low || !high) return null;
  return low.z + ((value - low.y) / (high.y - low.y)) * (high.z - low.z);
}

function valueAt(points: readonly { x: number; y: number }[], x: number): number | null {
  const next = points.findIndex((point) => point.x >= x);
  const [before, after] = [points[Math.max(0, next - 1)], points[next]];
  if (next === -1 || !before || !after || before.x > x) return null;
  if (after.x === before.x) return after.y;
  return before.y + ((x - before.x) / (after.x - before.x)) * (after.y - before.y);
}

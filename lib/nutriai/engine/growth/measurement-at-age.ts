import { type Sex } from '../child';
import { ageOn } from './age';
import { measurementAtZ } from './growth-curves';
import { indicatorTraits } from './indicators';
import { checkedMeasurement } from './measurement-limits';
import { daysPerMonth } from './standards';

export interface MeasuredAt {
  birthDate: string;
  dueDate?: string | undefined;
  sex: Sex;
  /** `YYYY-MM-DD` */
  date: string;
}

const indicators = {
  weightKg: { indicator: 'weightForAge', unit: 'kg', digits: 1 },
  lengthCm: { indicator: 'lengthForAge', unit: 'cm', digits: 0 },
  headCm: { indicator: 'headCircumferenceForAge', unit: 'cm', digits: 0 },
} as const;

/**
 * Beyond the z-scores at which WHO takes a measurement for a mistake, so that no child is refused who is only
 * very small or very large. Ours.
 */
const margin = 0.15;

const oldestMonths = 60;

/**
 * Returns the value if a child of this age can measure so: within the z-scores that WHO holds possible, with
 * 15 % more on either side. Of a child born early both ages count, and of an unknown sex both charts; before
 * the due date only the limits of any child do.
 * @throws RangeError with the limits, else
 */
export function checkedAtAge(kind: keyof typeof indicators, value: number, child: MeasuredAt): number {
  checkedMeasurement(kind, value);
  const limits = limitsOf(kind, child);
  if (limits === null || (value >= limits.min && value <= limits.max)) return value;
  const { unit, digits } = indicators[kind];
  const [min, max] = [limits.min.toFixed(digits), limits.max.toFixed(digits)];
  throw new RangeError(
    `No child of this age measures ${value} ${unit}: WHO’s charts, with a margin, go from ${min} to ` +
      `${max} ${unit}. Check the figure, the unit and the day.`,
  );
}

function limitsOf(kind: keyof typeof indicators, { birthDate, dueDate, sex, date }: MeasuredAt) {
  const age = ageOf(date, { birthDate, dueDate });
  if (age === null) return null;
  const days = [age.ageDays, age.correctedAgeDays ?? age.ageDays];
  if (days.some((each) => each < 0 || each / daysPerMonth > oldestMonths)) return null;
  const { indicator } = indicators[kind];
  const { implausibleBelow, implausibleAbove } = indicatorTraits[indicator];
  const sexes = sex === 'unspecified' ? (['female', 'male'] as const) : [sex];
  const at = (z: number) =>
    sexes.flatMap((each) =>
      days.map((day) =>
        measurementAtZ(indicator, { sex: each, place: { ageMonths: day / daysPerMonth }, z }),
      ),
    );
  return {
    min: Math.min(...at(implausibleBelow)) * (1 - margin),
    max: Math.max(...at(implausibleAbove)) * (1 + margin),
  };
}

/** Null of a date before the birth or one that does not exist, which is another field's mistake. */
function ageOf(date: string, child: { birthDate: string; dueDate: string | undefined }) {
  const { birthDate, dueDate } = child;
  try {
    return ageOn(date, { birthDate, ...(dueDate !== undefined && { dueDate }) });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

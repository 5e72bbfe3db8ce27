import { askingOf } from '../../../engine/asking/asking';
import type { GrowthPoint, GrowthSeries } from '../../../engine/insights/growth-insight';
import type { Indicator } from '../../../engine/growth/standards';
import { type CitedPart, pageSource, part } from '../rule-answer';
import { addDays } from '../../../engine/insights/day-of';
import { dayWords, monthAsked } from './days-asked';

const gainAsked = askingOf('log-details', []).pattern('gain');
const growthPage = pageSource('Insights', '/nutriai/insights');
/** A first measurement further than this from the start of the time asked about is said to be so. */
const nearDays = 15;
const dayMs = 86_400_000;

interface Grown {
  name: string;
  birthDate: string;
  today: string;
  series: readonly GrowthSeries[];
}

/** "How much did she gain this month?": the difference of two measurements; null where there is none. */
export function gainedPart(plain: string, { name, birthDate, today, series }: Grown): CitedPart | null {
  if (!gainAsked.test(plain)) return null;
  const found = series.find(({ indicator }) => indicator === indicatorAsked(plain));
  const last = found?.points.at(-1);
  if (found === undefined || last === undefined) return null;
  const from = fromDay(plain, { birthDate, today });
  const first = firstOf(found.points, last, from);
  if (first === undefined) return null;
  const words = (point: GrowthPoint) =>
    `${dayWords(point.date, today).replace(/^on /, '')} (${point.value} ${found.unit})`;
  const isFar = from !== null && daysApart(first.date, from) > nearDays;
  const note = isFar ? ' There is no measurement closer to the start of that time.' : '';
  return part(
    `${name} ${changeWords(last.value - first.value, found)} from ${words(first)} to ${words(last)}.${note}`,
    [growthPage],
  );
}

function indicatorAsked(plain: string): Indicator {
  if (/\b(tall\w*|long\w*|length|height|cm)\b/.test(plain)) return 'lengthForAge';
  return /\bhead\b/.test(plain) ? 'headCircumferenceForAge' : 'weightForAge';
}

/** The day from which growth was asked for; null where none was named, for since the last measurement. */
function fromDay(plain: string, { birthDate, today }: Pick<Grown, 'birthDate' | 'today'>): string | null {
  const month = monthAsked(plain, today);
  if (month !== null) return month.from;
  if (/\bsince (birth|(she|he) was born)\b/.test(plain)) return birthDate;
  if (/\bthis month\b/.test(plain)) return `${today.slice(0, 8)}01`;
  if (/\b(last|past) month\b/.test(plain)) return addDays(today, -30);
  return /\bweek\b/.test(plain) ? addDays(today, -6) : null;
}

/** The measurement nearest to the beginning of the time, else the last before the latest. */
function firstOf(points: readonly GrowthPoint[], last: GrowthPoint, from: string | null) {
  const earlier = points.filter(({ date }) => date < last.date);
  if (from === null) return earlier.at(-1);
  return earlier.toSorted((a, b) => daysApart(a.date, from) - daysApart(b.date, from))[0];
}

const daysApart = (date: string, other: string) => Math.abs(Date.parse(date) - Date.parse(other)) / dayMs;

function changeWords(change: number, { unit, indicator }: Pick<GrowthSeries, 'unit' | 'indicator'>): string {
  const amount = `${Math.round(Math.abs(change) * 100) / 100} ${unit}`;
  if (indicator === 'weightForAge') return change < 0 ? `lost ${amount}` : `gained ${amount}`;
  return change < 0 ? `measured ${amount} less` : `grew ${amount}`;
}

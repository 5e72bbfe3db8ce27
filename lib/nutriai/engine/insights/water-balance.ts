import { type SourceId } from '../sources';
import { type DayIntake } from './day-intake';
import { mean } from './nutrient-balance';

/**
 * `not_yet`: under six months no water is given. `below`, `within` and `above` are of the band of plain
 * water. `no_data`: none is logged.
 */
export type WaterStatus = 'not_yet' | 'below' | 'within' | 'above' | 'no_data';

export interface WaterDay {
  date: string;
  plainMl: number;
  /** Of milk, food, drinks and plain water; null on a day without a logged meal. */
  totalMl: number | null;
}

export interface WaterBalance {
  days: readonly WaterDay[];
  /** Mean of the days with any plain water in the log. */
  plainMl: number | null;
  /** Mean of the days with a logged meal. */
  totalMl: number | null;
  /** Adequate intake of milk, food and drinks together. */
  totalNeedMl: number;
  /** The usual amount of plain water at the age; null under six months. */
  bandMl: { min: number; max: number } | null;
  warnAboveMl: number;
  status: WaterStatus;
  advice: string;
  sources: readonly SourceId[];
}

/** A drop of water in food is no drink of water. */
function plainIn({ meals }: DayIntake): number {
  const cups = meals.flatMap(({ foods }) =>
    foods.filter(({ food, isDrink }) => isDrink && food.flags.includes('water')),
  );
  return cups.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
}

function waterDay(day: DayIntake, logged: number): WaterDay {
  const eaten = day.nutrients.water_g.have;
  return {
    date: day.date,
    plainMl: logged + plainIn(day),
    totalMl: day.isLogged && eaten !== null ? eaten + logged : null,
  };
}

function statusOf(plainMl: number | null, band: WaterBalance['bandMl']): WaterStatus {
  if (band === null) return 'not_yet';
  if (plainMl === null) return 'no_data';
  if (plainMl < band.min) return 'below';
  return plainMl > band.max ? 'above' : 'within';
}

const neverPushed =
  'You don’t need to push it: milk and food provide most of it. More is fine when thirsty or in hot weather.';

/**
 * Plain water against the band of the age, and all water against the adequate intake. Less than the band asks
 * for nothing: milk and food hold most of it. `loggedMl` holds the millilitres of plain water by date.
 */
export function waterBalance(
  days: readonly DayIntake[],
  loggedMl: ReadonlyMap<string, number>,
): WaterBalance | null {
  const last = days.at(-1);
  if (!last) return null;
  const { water } = last.needs;
  const all = days.map((day) => waterDay(day, loggedMl.get(day.date) ?? 0));
  const plain = all.filter(({ plainMl }) => plainMl > 0).map(({ plainMl }) => plainMl);
  const totals = all.flatMap(({ totalMl }) => totalMl ?? []);
  const plainMl = plain.length === 0 ? null : mean(plain);
  const status = statusOf(plainMl, water.plainWaterMl);
  return {
    days: all,
    plainMl,
    totalMl: totals.length === 0 ? null : mean(totals),
    totalNeedMl: water.totalMl,
    bandMl: water.plainWaterMl,
    warnAboveMl: water.warnAboveMl,
    status,
    advice: status === 'below' ? `${water.advice} ${neverPushed}` : water.advice,
    sources: water.sources,
  };
}

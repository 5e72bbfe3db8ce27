import { knowledge } from '../knowledge/knowledge';
import {
  type AgeStandard,
  type AgeTables,
  type MonthlyLms,
  type NewbornLms,
  type Position,
  type TabledSex,
} from './lms-columns';
import { type Lms, lmsAt, type LmsCurve, pointsOf } from './lms-curve';

const { weightForLength, ...byAge } = knowledge.growth;

/** What WHO tables by age hold. */
export type AgeIndicator = 'weightForAge' | 'lengthForAge' | 'bmiForAge' | 'headCircumferenceForAge';
/** The indicators of the WHO Child Growth Standards 2006 that are kept here. */
export type Indicator = AgeIndicator | 'weightForLength';

/** WHO's month. */
export const daysPerMonth = 30.4375;

/** The first day on which WHO tables go by standing height. */
export const standingFromDays = 731;

/** Rows are a day apart at first, and the curves not smooth: see `lmsAt`. */
const linearBelowDays = 14;

/** The tables end at 60 months. */
export const lastTabledDay = 60 * daysPerMonth;

const both = <T>(make: (sex: TabledSex) => T): Record<TabledSex, T> => ({
  female: make('female'),
  male: make('male'),
});

function monthlyPoints(table: MonthlyLms) {
  return pointsOf(
    table,
    table.m.map((_, row) => (table.firstMonth + row) * daysPerMonth),
  );
}

function withNewborn(table: MonthlyLms, newborn: NewbornLms): LmsCurve {
  return [...monthlyPoints(table), ...pointsOf(newborn, newborn.days)].sort((a, b) => a.x - b.x);
}

function curvesOf(tables: AgeTables): Record<Position, LmsCurve> {
  if ('any' in tables) {
    const curve = withNewborn(tables.any, tables.newborn);
    return { lying: curve, standing: curve };
  }
  return { lying: withNewborn(tables.lying, tables.newborn), standing: monthlyPoints(tables.standing) };
}

const curvesByAge = (standard: AgeStandard) => both((sex) => curvesOf(standard[sex]));

const ageCurves: Record<AgeIndicator, Record<TabledSex, Record<Position, LmsCurve>>> = {
  weightForAge: curvesByAge(byAge.weightForAge),
  lengthForAge: curvesByAge(byAge.lengthForAge),
  bmiForAge: curvesByAge(byAge.bmiForAge),
  headCircumferenceForAge: curvesByAge(byAge.headCircumferenceForAge),
};

const lengthCurves: Record<TabledSex, Record<Position, LmsCurve>> = both((sex) => {
  const curve = (position: Position) => {
    const table = weightForLength[sex][position];
    return pointsOf(
      table,
      table.m.map((_, row) => table.firstCm + row / 2),
    );
  };
  return { lying: curve('lying'), standing: curve('standing') };
});

/** How WHO has a child of this age measured. 24 months are 730.5 days: a monthly age of 24 stands. */
export function positionAt(ageDays: number): Position {
  return ageDays >= standingFromDays - 0.5 ? 'standing' : 'lying';
}

/**
 * L, M and S of an indicator by age, from birth to 60 months. `ageDays` may be a fraction (a completed month is 30.4375
 * days, at which the monthly table is met exactly). Source: WHO Child Growth Standards 2006.
 * @throws RangeError at an age without a value
 */
export function lmsForAge(
  indicator: AgeIndicator,
  { sex, ageDays, position = positionAt(ageDays) }: { sex: TabledSex; ageDays: number; position?: Position },
): Lms {
  return lmsAt(ageCurves[indicator][sex][position], ageDays, linearBelowDays);
}

/**
 * L, M and S of weight for length (lying, 45 to 110 cm) or for height (standing, 65 to 120 cm). Source: WHO
 * Child Growth Standards 2006. Undefined for a length outside the table.
 */
export function lmsForLength(sex: TabledSex, lengthCm: number, position: Position): Lms | undefined {
  const curve = lengthCurves[sex][position];
  const first = curve[0];
  const last = curve.at(-1);
  if (!first || !last || lengthCm < first.x || lengthCm > last.x) return undefined;
  return lmsAt(curve, lengthCm);
}

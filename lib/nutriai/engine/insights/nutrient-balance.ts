import { leastCoverage } from '../recipes/recipe-facts';
import { dayTargets } from '../needs/food-targets';
import { type NutrientCode, nutrients } from '../nutrients';
import { type SourceId } from '../sources';
import { type DayIntake, nutrientCodes } from './day-intake';

/**
 * `covered`: the need is met (energy: nine tenths of it, for the equation gives an average). `close`: at
 * least the estimated average requirement, or where none is set four fifths of the need. `low`: less, of a
 * log of which four fifths are measured for it, or half where double would be short too. `no_data`: too much
 * that was eaten is not measured for it.
 */
export type IntakeStatus = 'covered' | 'close' | 'low' | 'no_data';

export interface NutrientBalance {
  code: NutrientCode;
  name: string;
  unit: string;
  /** A day, the mean of the logged days; null where nothing that was eaten is measured for it. */
  have: number | null;
  /** A day, the mean of the same days. */
  need: number;
  /** have ÷ need. */
  share: number | null;
  /** What is known of. */
  lower: number;
  /** Null where something eaten is unknown: the true mean is `lower` or more. */
  upper: number | null;
  fromMilk: number;
  coverage: number;
  status: IntakeStatus;
  /** Tolerable upper intake level, where it counts food. */
  upperLevel: number | null;
  source: SourceId;
  byDay: readonly { date: string; have: number | null; need: number }[];
}

/** What most children run short of stands first. */
const order: readonly NutrientCode[] = [
  'iron_mg',
  'vitamin_d_ug',
  'energy_kcal',
  'protein_g',
  'zinc_mg',
  'calcium_mg',
  'vitamin_a_ug',
  'vitamin_c_mg',
  'vitamin_b12_ug',
  'fat_g',
  'epa_dha_g',
];
const orderedCodes = [...order, ...nutrientCodes.filter((code) => !order.includes(code))];

/**
 * The allowance is the average requirement and two deviations of 10 %, a factor of 1.2 (IOM); so four fifths
 * stand in where no average requirement is set.
 */
const closeShare = 0.8;
const energyCoveredShare = 0.9;

export const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Room for rounding: a need that is met by the sum of its parts is met. */
const tolerance = 1e-9;

interface Judged {
  code: NutrientCode;
  have: number | null;
  fromMilk: number;
  need: number;
  ear: number | undefined;
  coverage: number;
}

/** Half is known, and twice as much from food would still be short. */
function isSurelyShort({ have, fromMilk, coverage }: Judged, close: number): boolean {
  return have !== null && coverage >= 0.5 && fromMilk + 2 * (have - fromMilk) < close;
}

function statusOf(judged: Judged): IntakeStatus {
  const { code, have, need, ear, coverage } = judged;
  const covered = code === 'energy_kcal' ? need * energyCoveredShare : need;
  const close = ear !== undefined && ear < need ? ear : need * closeShare;
  if (have === null) return 'no_data';
  if (have >= covered - tolerance) return 'covered';
  if (have >= close - tolerance) return 'close';
  return coverage >= leastCoverage || isSurelyShort(judged, close) ? 'low' : 'no_data';
}

function balanceOf(code: NutrientCode, days: readonly DayIntake[], last: DayIntake): NutrientBalance | null {
  const current = last.needs.nutrients[code];
  const byDay = days.flatMap(({ date, needs, nutrients: intakes }) => {
    const need = dayTargets(needs.nutrients, needs.energy.totalKcal)[code];
    return need === undefined ? [] : [{ date, have: intakes[code].have, need, intake: intakes[code] }];
  });
  if (!current || byDay.length === 0) return null;
  const known = byDay.some(({ have }) => have !== null);
  const lower = mean(byDay.map(({ have }) => have ?? 0));
  const have = known ? lower : null;
  const need = mean(byDay.map((day) => day.need));
  const coverage = mean(byDay.map(({ intake }) => intake.coverage));
  const fromMilk = mean(byDay.map(({ intake }) => intake.fromMilk));
  const { name, unit } = nutrients[code];
  return {
    code,
    name,
    unit,
    have,
    need,
    share: have === null ? null : have / need,
    lower,
    upper: byDay.some(({ intake }) => intake.atLeast) ? null : lower,
    fromMilk,
    coverage,
    status: statusOf({ code, have, fromMilk, need, ear: current.ear, coverage }),
    upperLevel: current.ulScope === 'total' ? (current.ul ?? null) : null,
    source: current.source,
    byDay: byDay.map((day) => ({ date: day.date, have: day.have, need: day.need })),
  };
}

/**
 * Intake against need of each nutrient that has one, over the logged days; iron and vitamin D first. Empty
 * without a logged day.
 */
export function nutrientBalance(days: readonly DayIntake[]): NutrientBalance[] {
  const logged = days.filter(({ isLogged, needs }) => isLogged && needs.ageMonths >= 6);
  const last = logged.at(-1);
  if (!last) return [];
  return orderedCodes.flatMap((code) => balanceOf(code, logged, last) ?? []);
}

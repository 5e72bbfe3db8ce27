import {
  generatedRequests,
  variedRequests,
} from '../lib/nutriai/engine/planner/generated-babies.test-helper';
import { type MealPlan } from '../lib/nutriai/engine/planner/meal-plan';
import { plan } from '../lib/nutriai/engine/planner/plan';
import { planFaults } from '../lib/nutriai/engine/planner/plan-faults.test-helper';
import {
  type LimitOfWeek,
  limitsOf,
  planLimits,
} from '../lib/nutriai/engine/planner/plan-limits.test-helper';
import { type PlanRequest } from '../lib/nutriai/engine/planner/plan-request';
import { WorkerSolver } from '../lib/nutriai/engine/planner/solve-in-worker';

/**
 * Makes a week for each of some generated babies and prints how many are weeks that a parent would cook:
 * `node scripts/run.mjs plan-figures.ts [weeks] [usual]`. Families have settings of their own (meals a day,
 * cooking time, what is left out); with `usual` none has.
 */
const [weeks = '210', settings] = process.argv.slice(2);

interface Made {
  request: PlanRequest;
  result: MealPlan;
  limits: readonly LimitOfWeek[];
  ms: number;
  /** Of all threads. */
  processorMs: number;
}

async function weekOf(request: PlanRequest, solver: WorkerSolver): Promise<Made[]> {
  const [before, started] = [process.cpuUsage(), performance.now()];
  const result = await plan(request, solver);
  const [used, ms] = [process.cpuUsage(before), performance.now() - started];
  if ('refused' in result) return [];
  const processorMs = (used.user + used.system) / 1000;
  return [{ request, result, limits: limitsOf(result, request), ms, processorMs }];
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Each limit: how many weeks keep it of those to which it applies, and what the others say of it. */
function limitRows(all: readonly Made[]): string[] {
  return planLimits.map((name) => {
    const of = all.flatMap(({ limits }) => limits.filter(({ limit }) => limit === name));
    const beyond = of.filter(({ isKept }) => !isKept);
    const unsaid = beyond.filter(({ note }) => note === undefined).length;
    const most = Math.max(0, ...of.map(({ have }) => have)).toFixed(2);
    return (
      `${name.padEnd(24)} kept ${String(of.length - beyond.length).padStart(4)} of ${of.length}` +
      `, not said ${unsaid}, most ${most}`
    );
  });
}

function print(title: string, all: readonly Made[]): void {
  const slots = all.flatMap(({ result }) => result.days.flatMap((day) => day.slots));
  const times = all.map(({ ms }) => ms);
  const faults = all.flatMap(({ result, request }) => planFaults(result, request));
  const rows = [
    ...limitRows(all),
    `empty places             ${slots.filter(({ recipe }) => recipe === null).length} of ${slots.length}`,
    `all needs met            ${all.filter(({ result }) => result.shortfalls.length === 0).length} of ${all.length}`,
    `shortfalls a week        ${mean(all.map(({ result }) => result.shortfalls.length)).toFixed(2)}`,
    `faults                   ${faults.length}${faults[0] === undefined ? '' : `: ${faults[0]}`}`,
    `milliseconds a week      median ${percentile(times, 0.5).toFixed(0)}, p95 ${percentile(times, 0.95).toFixed(0)}`,
    `processor milliseconds   ${mean(all.map(({ processorMs }) => processorMs)).toFixed(0)}`,
  ];
  process.stdout.write(`${title}: ${all.length} weeks\n${rows.map((row) => `  ${row}`).join('\n')}\n`);
}

const solver = new WorkerSolver({ workers: 1 });
const all: Made[] = [];
for (const request of (settings === 'usual' ? generatedRequests : variedRequests)(Number(weeks), 7))
  all.push(...(await weekOf(request, solver)));
await solver.close();
print('all', all);
const ofAges = (from: number, to: number) =>
  all.filter(({ request: { child } }) => child.ageMonths >= from && child.ageMonths < to);
print('6 to 11 months', ofAges(6, 12));
print('12 to 17 months', ofAges(12, 18));
print('from 18 months', ofAges(18, 40));

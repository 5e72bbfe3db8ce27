import { generatedRequests } from '../lib/nutriai/engine/planner/generated-babies.test-helper';
import { type MealPlan, type Shortfall } from '../lib/nutriai/engine/planner/meal-plan';
import { plan } from '../lib/nutriai/engine/planner/plan';
import { planFaults } from '../lib/nutriai/engine/planner/plan-faults.test-helper';
import { WorkerSolver } from '../lib/nutriai/engine/planner/solve-in-worker';

const babies = Number(process.env.BENCH_BABIES ?? 1000);
const fortnights = Math.max(1, Math.round(babies / 20));
/** The first plans find the solver and the gate's memory cold; so does the first of each age. */
const warmUp = 5;

const say = (line: string) => process.stdout.write(`${line}\n`);
const solver = new WorkerSolver({ workers: 1 });

interface Outcome {
  ms: number;
  result: MealPlan;
  faults: readonly string[];
}

async function outcomesOf(count: number, days: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const requests = generatedRequests(count, days);
  for (const request of requests.slice(0, warmUp)) await plan(request, solver);
  for (const request of requests) {
    const started = performance.now();
    const result = await plan(request, solver);
    const ms = performance.now() - started;
    if ('refused' in result) throw new Error(result.why);
    outcomes.push({ ms, result, faults: planFaults(result, request) });
  }
  return outcomes;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function sayOutcomes(days: number, outcomes: readonly Outcome[]): void {
  const gaps = outcomes.map(({ result }) => result.gap);
  const times = outcomes.map(({ ms }) => ms);
  const met = outcomes.filter(({ result }) => result.shortfalls.length === 0).length;
  const faulty = outcomes.filter(({ faults }) => faults.length > 0);
  say(`\n${days} days, ${outcomes.length} babies`);
  say(`fully met      ${percent(met / outcomes.length)}`);
  say(`faulty plans   ${faulty.length}${faulty[0] ? `: ${faulty[0].faults[0]}` : ''}`);
  say(`proven gap     median ${percent(percentile(gaps, 0.5))}  max ${percent(Math.max(...gaps))}`);
  say(
    `time           median ${percentile(times, 0.5).toFixed(0)} ms  p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  );
}

/**
 * Each nutrient: how many plans are short of it, by how much, and in how many of these our recipes could not
 * have done better than the need.
 */
function sayShortfalls(outcomes: readonly Outcome[]): void {
  const byNutrient = new Map<string, Shortfall[]>();
  for (const { result } of outcomes) {
    for (const shortfall of result.shortfalls) {
      byNutrient.set(shortfall.nutrient, [...(byNutrient.get(shortfall.nutrient) ?? []), shortfall]);
    }
  }
  say(
    `\n${'shortfall'.padEnd(14)} ${'plans'.padStart(8)} ${'median of need'.padStart(16)} ` +
      `${'least'.padStart(8)}  proven impossible`,
  );
  for (const [nutrient, all] of [...byNutrient].sort((a, b) => b[1].length - a[1].length)) {
    const shares = all.map(({ share }) => share);
    const impossible = all.filter(({ bestShare = 1 }) => bestShare < 1).length;
    say(
      `${nutrient.padEnd(14)} ${percent(all.length / outcomes.length).padStart(8)} ` +
        `${percent(percentile(shares, 0.5)).padStart(16)} ${percent(Math.min(...shares)).padStart(8)}  ` +
        `${impossible}`,
    );
  }
}

const weeks = await outcomesOf(babies, 7);
sayOutcomes(7, weeks);
sayShortfalls(weeks);
sayOutcomes(14, await outcomesOf(fortnights, 14));
await solver.close();

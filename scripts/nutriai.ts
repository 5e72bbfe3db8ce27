import { text } from 'node:stream/consumers';
import { composeJson } from '@/lib/nutriai/engine/composer/compose-json';
import { growthReportJson, type GrowthJsonInput } from '@/lib/nutriai/engine/growth/growth-report-json';
import { insightsJson } from '@/lib/nutriai/engine/insights/insights-json';
import { needsForJson, type NeedsJsonInput } from '@/lib/nutriai/engine/needs/needs-json';
import { planJson } from '@/lib/nutriai/engine/planner/plan-json';
import { WorkerSolver } from '@/lib/nutriai/engine/planner/solve-in-worker';
import { safetyCheckJson } from '@/lib/nutriai/engine/safety/safety-check-json';

/**
 * The engine at the command line: `npm run -s nutriai -- check < input.json`. Reads one JSON object or an
 * array of them on standard input and prints JSON, and nothing else, on standard output: an object for an
 * object, an array for an array. What one item has wrong stands in its place as `{"error": …}`; the status is
 * then 1.
 */
const commands: Readonly<Record<string, (input: unknown) => unknown>> = {
  check: safetyCheckJson,
  compose: composeJson,
  growth: (input) => growthReportJson(input as GrowthJsonInput),
  insights: (input) => insightsJson(input, today()),
  needs: (input) => needsForJson(input as NeedsJsonInput),
  plan: timedPlan,
};

const solver = new WorkerSolver({ workers: 1 });

/** A plan with the milliseconds that it took. */
async function timedPlan(input: unknown): Promise<unknown> {
  const started = performance.now();
  const planned = await planJson(input, solver);
  return { ...(planned as object), solved_ms: Math.round(performance.now() - started) };
}

/** For an input that does not say it: the engine itself never reads the clock. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

interface Failure {
  error: string;
}

async function answer(command: (input: unknown) => unknown, input: unknown): Promise<unknown> {
  try {
    return await command(input);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) } satisfies Failure;
  }
}

/** One after the other, in their order. */
async function answerAll(
  command: (input: unknown) => unknown,
  inputs: readonly unknown[],
): Promise<unknown[]> {
  const outputs: unknown[] = [];
  for (const input of inputs) outputs.push(await answer(command, input));
  return outputs;
}

function print(output: unknown): void {
  process.stdout.write(`${JSON.stringify(output, null, 2)}\n`);
}

function isFailure(output: unknown): boolean {
  return typeof output === 'object' && output !== null && 'error' in output;
}

function parsed(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch (error) {
    return error;
  }
}

async function main(): Promise<void> {
  const [name = ''] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    process.stderr.write(
      `Give a command: ${Object.keys(commands).join(', ')}. It reads JSON on standard input.\n`,
    );
    process.exitCode = 2;
    return;
  }
  const input = parsed(await text(process.stdin));
  if (input instanceof Error) {
    print({ error: `This is no JSON: ${input.message}` });
    process.exitCode = 1;
    return;
  }
  const output = Array.isArray(input) ? await answerAll(command, input) : await answer(command, input);
  print(output);
  if ([output].flat().some(isFailure)) process.exitCode = 1;
}

await main();

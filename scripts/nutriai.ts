import { text } from 'node:stream/consumers';
import { growthReportJson, type GrowthJsonInput } from '@/lib/nutriai/growth/growth-report-json';
import { insightsJson } from '@/lib/nutriai/insights/insights-json';
import { needsForJson, type NeedsJsonInput } from '@/lib/nutriai/needs/needs-json';
import { safetyCheckJson } from '@/lib/nutriai/safety/safety-check-json';

/**
 * The engine at the command line: `npm run -s nutriai -- check < input.json`. Reads one JSON object or an array of them on standard input and
 * prints JSON, and nothing else, on standard output: an object for an object, an array for an array. What one item has wrong stands in its
 * place as `{"error": …}`; the status is then 1.
 */
const commands: Readonly<Record<string, (input: unknown) => unknown>> = {
  check: safetyCheckJson,
  growth: (input) => growthReportJson(input as GrowthJsonInput),
  insights: (input) => insightsJson(input, today()),
  needs: (input) => needsForJson(input as NeedsJsonInput),
};

/** For an input that does not say it: the engine itself never reads the clock. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

interface Failure {
  error: string;
}

function answer(command: (input: unknown) => unknown, input: unknown): unknown {
  try {
    return command(input);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) } satisfies Failure;
  }
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
  const output = Array.isArray(input) ? input.map((item) => answer(command, item)) : answer(command, input);
  print(output);
  if ([output].flat().some(isFailure)) process.exitCode = 1;
}

await main();

export interface Measured {
  name: string;
  /** Milliseconds, in the order in which they were taken. */
  times: readonly number[];
  /** Processor time of all calls together: it says more than the clock where others use the same cores. */
  processorMs?: number;
}

/** Takes the time of one call after the other; the first calls, which find everything cold, are left out. */
export async function measure<Input>(
  name: string,
  {
    inputs,
    call,
    warmUp = 20,
  }: { inputs: readonly Input[]; call: (input: Input) => Promise<unknown>; warmUp?: number },
): Promise<Measured> {
  for (const input of inputs.slice(0, warmUp)) await call(input);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (const input of inputs) {
    const start = performance.now();
    await call(input);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return { name, times, processorMs: (user + system) / 1000 };
}

/**
 * A line each: how many calls, the times within which half, 95 and 99 of a hundred came back, the worst, and
 * the processor time of a call.
 */
export function report(measured: readonly Measured[]): string {
  const rows = measured.map(({ name, times, processorMs }) => [
    name,
    String(times.length),
    ...[0.5, 0.95, 0.99, 1].map((share) => percentile(times, share).toFixed(1)),
    processorMs === undefined ? '' : (processorMs / Math.max(1, times.length)).toFixed(1),
  ]);
  const head = ['', 'calls', 'p50 ms', 'p95 ms', 'p99 ms', 'worst ms', 'cpu ms'];
  return [head, ...rows].map((row) => row.map((cell, index) => pad(cell, index)).join('  ')).join('\n');
}

function pad(text: string, column: number): string {
  return column === 0 ? text.padEnd(16) : text.padStart(9);
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type Growing,
  growingFaster,
  judgeText,
} from '../../lib/nutriai/engine/text/growing-readings.test-helper';
import { HeldThread } from './held-thread';
import { type CostlyReport, CostlyRun, tooLong } from './run-costly';
import { type Fault, type FuzzReport, runFuzz } from './run-fuzz';

/**
 * Sends hostile requests to a site that runs, and says what went wrong: `fuzz main <origin> <seed> <seconds>
 * <requests> [pid] [socket]`. With the server's pid it watches its memory too, with the socket of its
 * turn-clock.mjs its main thread more closely.
 * Without hostile requests all the time is for costly ones. Ends with 1 when anything was wrong.
 */
const [origin = '', seed = '1', seconds = '60', requests = '1000000', ...watched] = process.argv.slice(2);
const [pid = '', turnClock = ''] = watched;

/** What a server may keep of what it was sent, beyond what a first round has warmed up. */
const growthAtMostMb = 150;
/** Of the time; what is left is for costly texts, one request at a time. */
const shares = { warmUp: 0.3, hostile: 0.4 };
const kindsShown = 15;

function residentMb(): number | null {
  if (pid === '') return null;
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return line ? Number(line[1]) / 1024 : null;
}

const totalMs = Number(seconds) * 1_000;
const endsAt = Date.now() + totalMs;
const held = new HeldThread({ origin, metricsToken: process.env.METRICS_TOKEN ?? '', turnClock });
const common = { origin, requests: Number(requests), answerAtMostMs: 1_000, held };
const warmUp = await runFuzz({
  ...common,
  seed: Number(seed) + 1,
  atMostMs: totalMs * shares.warmUp,
  staffRole: 'admin',
});
const before = residentMb();
const report = await runFuzz({
  ...common,
  seed: Number(seed),
  atMostMs: totalMs * shares.hostile,
  staffRole: 'editor',
});
const after = residentMb();
const costlyRun = await CostlyRun.prepare({ seed: Number(seed), held });
const costly = await costlyRun.forMs(endsAt - Date.now());
judgeText('egg and honny');
const growing = growingFaster(judgeText, { seed: Number(seed) });

const faults = [...warmUp.faults, ...report.faults];
const growthMb = before === null || after === null ? 0 : after - before;
const problems = [
  ...(faults.length > 0 ? [`${faults.length} answers were wrong: test-results/fuzz.json`] : []),
  ...(growthMb > growthAtMostMb ? [`The server grew by ${Math.round(growthMb)} MB.`] : []),
  ...tooLong(costly).map((hold) => `The main thread was held for ${hold}`),
  ...growing.map(
    ({ name, counts }) => `Reading grows faster than its text: ${name} ${JSON.stringify(counts)}`,
  ),
];
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/fuzz.json', JSON.stringify({ ...report, faults, costly, growing }, null, 2));
process.stdout.write(
  [
    ...hostileLines({ warmUp, report, faults }),
    before === null || after === null
      ? ''
      : `memory ${Math.round(before)} MB before, ${Math.round(after)} MB after`,
    ...costlyLines(costly, growing),
    ...(problems.length === 0 ? ['Nothing was wrong.'] : ['', ...problems]),
  ].join('\n') + '\n',
);
process.exit(problems.length > 0 ? 1 : 0);

function hostileLines({
  warmUp,
  report,
  faults,
}: {
  warmUp: FuzzReport;
  report: FuzzReport;
  faults: readonly Fault[];
}): string[] {
  const counts = Object.entries(report.byStatus).map(([status, count]) => `${status}: ${count}`);
  return [
    `seed ${seed}: ${warmUp.sent + report.sent} requests, slowest ${Math.round(report.slowestMs)} ms`,
    counts.join(', '),
    `${report.succeeded} of ${report.operations} operations answered with success`,
    ...faults
      .slice(0, 25)
      .map(({ problems, request, answer }) => `\n${problems.join('; ')}\n  ${request}\n  ${answer}`),
  ];
}

function costlyLines({ sent, texts, holds }: CostlyReport, growing: readonly Growing[]): string[] {
  return [
    `${sent} costly requests of ${texts} texts, one at a time; the main thread was held longest by`,
    ...holds
      .slice(0, kindsShown)
      .map(({ name, heldMs, text, status }) => `  ${heldMs.toFixed(0)} ms ${name} (${status}), ${text}`),
    `${growing.length} kinds of text take more than their share of steps when they are longer`,
  ];
}

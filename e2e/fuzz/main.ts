import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runFuzz } from './run-fuzz';

/**
 * Sends hostile requests to a site that runs, and says what went wrong: `fuzz main <origin> <seed> <seconds> <requests> [pid]`. With the server's pid it
 * watches its memory too. Ends with 1 when anything was wrong.
 */
const [origin = '', seed = '1', seconds = '60', requests = '1000000', pid = ''] = process.argv.slice(2);

/** What a server may keep of what it was sent, beyond what a first round has warmed up. */
const growthAtMostMb = 150;

function residentMb(): number | null {
  if (pid === '') return null;
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return line ? Number(line[1]) / 1024 : null;
}

const common = { origin, requests: Number(requests), answerAtMostMs: 1_000 };
const warmUpMs = Number(seconds) * 400;
const warmUp = await runFuzz({
  ...common,
  seed: Number(seed) + 1,
  atMostMs: warmUpMs,
  staffRole: 'admin',
});
const before = residentMb();
const report = await runFuzz({
  ...common,
  seed: Number(seed),
  atMostMs: Number(seconds) * 1_000 - warmUpMs,
  staffRole: 'editor',
});
const after = residentMb();
const faults = [...warmUp.faults, ...report.faults];
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/fuzz.json', JSON.stringify({ ...report, faults }, null, 2));
const growthMb = before === null || after === null ? 0 : after - before;
const counts = Object.entries(report.byStatus).map(([status, count]) => `${status}: ${count}`);
process.stdout.write(
  [
    `seed ${seed}: ${warmUp.sent + report.sent} requests, slowest ${Math.round(report.slowestMs)} ms`,
    counts.join(', '),
    `${report.succeeded} of ${report.operations} operations answered with success`,
    before === null || after === null
      ? ''
      : `memory ${Math.round(before)} MB before, ${Math.round(after)} MB after`,
    ...faults
      .slice(0, 25)
      .map(({ problems, request, answer }) => `\n${problems.join('; ')}\n  ${request}\n  ${answer}`),
    faults.length === 0
      ? 'Nothing was wrong.'
      : `\n${faults.length} answers were wrong: test-results/fuzz.json`,
  ].join('\n') + '\n',
);
if (growthMb > growthAtMostMb) process.stdout.write(`The server grew by ${Math.round(growthMb)} MB.\n`);
process.exit(faults.length > 0 || growthMb > growthAtMostMb ? 1 : 0);

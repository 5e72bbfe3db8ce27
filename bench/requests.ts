import { judge } from '../lib/nutriai/engine/composer/testing/judge-requests';
import { type Half, readRequests } from '../lib/nutriai/engine/composer/testing/read-requests';

const seed = Number(process.env.BENCH_SEED ?? 1);
const say = (line: string) => process.stdout.write(`${line}\n`);

function measure(half: Half): void {
  const started = performance.now();
  const judged = readRequests(half).map((request) => judge(request, seed));
  const ms = (performance.now() - started) / judged.length;
  const every = (test: (outcome: string) => boolean) =>
    judged.filter(({ outcomes }) => [...outcomes.values()].every(test)).length;
  const met = every((outcome) => outcome === 'met');
  const answered = every((outcome) => outcome !== 'dropped');
  say(
    `| ${half} | ${judged.length} | ${met} | ${answered - met} | ${judged.length - answered} | ${ms.toFixed(0)} |`,
  );
}

say('| half | requests | met in full | said what is not | something dropped | ms each |');
say('| ---- | -------- | ----------- | ---------------- | ----------------- | ------- |');
measure('open');
measure('unseen');

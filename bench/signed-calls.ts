import { execFileSync, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { addressOf, type BenchMember, registerMembers } from './serving/members';
import { cpuMs, whenUp } from './serving/running';

/**
 * What a call costs that a member makes with an access token: calls a second, and the processor's time of the
 * server for each, on the production build (`npm run build` first). The processor's time counts what the
 * server itself used, so it can be compared on a machine that does other things as well.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const callsPerRound = Number(process.env.BENCH_CALLS ?? 3_000);
const connections = Number(process.env.BENCH_CONNECTIONS ?? 8);
const port = Number(process.env.BENCH_PORT ?? 3295);
const origin = `http://127.0.0.1:${port}`;
const memberCount = 50;

const say = (line: string) => process.stdout.write(`${line}\n`);
const agent = new Agent({ keepAlive: true, maxSockets: connections });

interface Sample {
  callsPerSecond: number;
  cpuMsPerCall: number;
}

const environment = { ...process.env, PORT: String(port), SITE_URL: origin, TRUSTED_PROXIES: '1' };
execFileSync('node', ['scripts/run.mjs', 'prepare.ts'], {
  env: environment,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const server = spawn('node', ['scripts/run.mjs', 'serve.ts'], {
  env: environment,
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await whenUp(`${origin}/readyz`);
  await main();
} finally {
  agent.destroy();
  server.kill('SIGTERM');
}
process.exit(0);

async function main(): Promise<void> {
  const members = await registerMembers(origin, memberCount);
  const calls: Record<string, (member: BenchMember) => string> = {
    'own profile': () => '/api/user-profile',
    'one baby': ({ babyId }) => `/api/nutriai/baby-profiles/${babyId}`,
    'a day': ({ babyId }) => `/api/nutriai/baby-profiles/${babyId}/today`,
  };
  for (const path of Object.values(calls)) await measure(members, path, 500);
  say('call          calls/s    CPU ms a call   (the middle one of the rounds, lowest and highest)');
  for (const [name, path] of Object.entries(calls)) {
    const samples: Sample[] = [];
    for (let round = 0; round < rounds; round += 1) samples.push(await measure(members, path, callsPerRound));
    say(
      `${name.padEnd(14)}${told(samples, 'callsPerSecond', 0).padEnd(26)}${told(samples, 'cpuMsPerCall', 3)}`,
    );
  }
}

async function measure(
  members: readonly BenchMember[],
  path: (member: BenchMember) => string,
  count: number,
): Promise<Sample> {
  const cpuBefore = cpuMs({ child: server });
  const start = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next++ % members.length;
      const member = members[index];
      if (member) await call(path(member), { access: member.access, address: addressOf(index + 1) });
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - start) / 1000;
  return { callsPerSecond: count / seconds, cpuMsPerCall: (cpuMs({ child: server }) - cpuBefore) / count };
}

/** @throws for anything but 200: a refusal is cheap, and must not be measured */
function call(path: string, from: { access: string; address: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${from.access}`, 'x-forwarded-for': from.address };
    const sent = request(origin + path, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
      );
    });
    sent.once('error', reject).end();
  });
}

function told(samples: readonly Sample[], key: keyof Sample, digits: number): string {
  const sorted = samples.map((sample) => sample[key]).sort((a, b) => a - b);
  const at = (index: number) => (sorted[index] ?? 0).toFixed(digits);
  return `${at(Math.floor(sorted.length / 2))} (${at(0)}–${at(sorted.length - 1)})`;
}

import config from '../payload.config';
import { randomUUID } from 'node:crypto';
import { getPayload } from 'payload';
import { migrateDatabase } from '../lib/platform/database/migrate-database';
import { signIn } from '../lib/accounts/server/sign-in/sign-in';
import { register } from '../lib/accounts/server/sign-in/register';
import { isStaffPassword, type StoredStaffPassword } from '../lib/content/cms/staff-doors/staff-password';
import { ApiError } from '../lib/platform/http/api-error';
import { type Measured, report } from './measure';

/**
 * Whether the time of a refused sign-in tells who has an account: known and unknown addresses by turns, so
 * that both meet the same machine.
 */
const samples = Number(process.env.BENCH_SAMPLES ?? 500);
const staffSamples = Math.min(samples, 100);
const warmUp = 20;
const context = { payload: await getPayload({ config }), nowMs: Date.now };
await migrateDatabase(context.payload);

let calls = 0;
/** Each call from a place of its own: a limit must not be what is measured. */
function visitor() {
  calls += 1;
  return { address: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`, deviceName: 'bench' };
}

async function knownEmail(): Promise<string> {
  const email = `${randomUUID()}@example.test`;
  await register(context, { email, password: 'Quiet-River-9' }, visitor());
  return email;
}

async function refusedIn(email: string): Promise<number> {
  const started = performance.now();
  try {
    await signIn(context, { email, password: 'Wrong-River-9' }, visitor());
  } catch (error) {
    // After five failures both kinds have to wait before they are told anything.
    if (error instanceof ApiError && [401, 429].includes(error.status)) return performance.now() - started;
    throw error;
  }
  throw new Error('A wrong password signed somebody in.');
}

async function staffRefusedIn(stored: StoredStaffPassword | null): Promise<number> {
  const started = performance.now();
  if (await isStaffPassword(stored, 'Wrong-River-9')) throw new Error('A wrong password was right.');
  return performance.now() - started;
}

/** By turns, and each time the other one first: what the machine does besides falls on both alike. */
async function byTurns(count: number, known: () => Promise<number>, unknown: () => Promise<number>) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = -warmUp; index < count; index += 1) {
    const first = index % 2 === 0 ? 'known' : 'unknown';
    const second = first === 'known' ? 'unknown' : 'known';
    for (const which of [first, second] as const) {
      const time = await (which === 'known' ? known : unknown)();
      if (index >= 0) times[which].push(time);
    }
  }
  return times;
}

const median = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

function say(what: string, { known, unknown }: { known: number[]; unknown: number[] }): void {
  const measured: Measured[] = [
    { name: `${what} known`, times: known },
    { name: `${what} not`, times: unknown },
  ];
  const percent = (milliseconds: number) => `${((100 * milliseconds) / median(unknown)).toFixed(2)} %`;
  // What else the machine does meets both of a pair alike: their difference says more than that of two medians.
  const pairs = known.map((time, index) => time - (unknown[index] ?? Number.NaN));
  process.stdout.write(
    [
      report(measured),
      `difference of the medians ${percent(median(known) - median(unknown))}`,
      `median of the differences of pairs ${percent(median(pairs))}\n\n`,
    ].join('\n'),
  );
}

/**
 * A few failures are let through for one address of mail: each is tried four times, whether it is somebody's
 * or not.
 */
function fourTimes(emails: readonly string[]): () => Promise<number> {
  let asked = 0;
  return () => refusedIn(emails[Math.floor(asked++ / 4)] ?? '');
}

const addresses = Math.ceil((samples + warmUp) / 4);
const known: string[] = [];
while (known.length < addresses) known.push(await knownEmail());
const unknown = Array.from({ length: addresses }, () => `${randomUUID()}@example.test`);
say('member', await byTurns(samples, fourTimes(known), fourTimes(unknown)));

const { id } = await context.payload.create({
  collection: 'staff',
  data: { email: 'bench@example.test', password: 'Quiet-River-9', name: 'Bench', role: 'editor' },
});
const stored = await context.payload.db.findOne<StoredStaffPassword & { id: number }>({
  collection: 'staff',
  where: { id: { equals: id } },
});
say(
  'staff',
  await byTurns(
    staffSamples,
    () => staffRefusedIn(stored),
    () => staffRefusedIn(null),
  ),
);
await context.payload.destroy();
process.exit(0);

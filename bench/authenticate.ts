import { authenticate } from '../lib/accounts/server/tokens/bearer';
import { findStanding } from '../lib/accounts/server/tokens/caller-standing';
import { findMember } from '../lib/accounts/server/members/member-store';
import { newMember, makeWorld } from '../lib/accounts/server/testing/world';
import { readAccessToken } from '../lib/accounts/server/tokens/tokens';
import { openTestDatabase } from '../lib/platform/database/testing/open-test-database';

/**
 * What knowing the caller costs the processor for each call: the member with their session in one statement,
 * beside the member alone, as it was read before a session was looked up. Both in turn, so that whatever else
 * the machine does falls on both.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const callsPerRound = Number(process.env.BENCH_CALLS ?? 2_000);

const payload = await openTestDatabase();
const world = makeWorld(payload);
const members = [];
for (let count = 0; count < 20; count += 1) members.push(await newMember(world));
const subjects = await Promise.all(
  members.map(async ({ id, access }) => {
    const { sid = '' } = await readAccessToken(access, world.nowMs());
    return { id, sessionId: sid, header: `Bearer ${access}` };
  }),
);
type Subject = (typeof subjects)[number];

const ways: Record<string, (subject: Subject) => Promise<unknown>> = {
  'the member alone': ({ id }) => findMember(payload, { id }),
  'the member with the session': ({ id, sessionId }) =>
    findStanding(payload, { memberId: id, sessionId, nowMs: world.nowMs() }),
  'the whole check of a token': ({ header }) => authenticate(header, async () => world),
};

const samples = new Map<string, number[]>();
for (let round = 0; round <= rounds; round += 1) {
  for (const [name, work] of Object.entries(ways)) {
    const before = process.cpuUsage();
    for (let call = 0; call < callsPerRound; call += 1)
      await work(subjects[call % subjects.length] as Subject);
    const { user, system } = process.cpuUsage(before);
    // The first round pays for compiling.
    if (round > 0) samples.set(name, [...(samples.get(name) ?? []), (user + system) / callsPerRound]);
  }
}
for (const [name, all] of samples) {
  const sorted = all.sort((a, b) => a - b);
  const at = (index: number) => (sorted[index] ?? 0).toFixed(0);
  const middle = at(Math.floor(sorted.length / 2));
  process.stdout.write(`${name.padEnd(30)} ${middle} µs a call (${at(0)}–${at(sorted.length - 1)})\n`);
}
process.exit(0);

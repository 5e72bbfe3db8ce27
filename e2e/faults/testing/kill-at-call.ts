import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { deleteAccount } from '../../../lib/accounts/server/member-data/delete-account';
import { refreshSession } from '../../../lib/accounts/server/sessions/sessions';
import { makeWorld, newMember, type World } from '../../../lib/accounts/server/testing/world';
import { openTestDatabase, report } from '../../../lib/platform/database/testing/open-test-database';
import { babyRequest } from '../../../lib/contract/nutriai-babies';
import { mealPlanRequest } from '../../../lib/contract/nutriai-plans';
import { withWriteTransaction } from '../../../lib/platform/database/sql';
import { AnsweredBefore, bodyHash, runOnce } from '../../../lib/platform/http/idempotency';
import { ApiError } from '../../../lib/platform/http/api-error';
import { addBaby } from '../../../lib/nutriai/server/babies/babies';
import { storePlan, makePlan } from '../../../lib/nutriai/server/plans/make-plan';
import { dataPath } from '../../../lib/platform/files/data-dir';
import { getSettings } from '../../../lib/platform/settings/settings';
import { breakStatements } from './break-statements';
import { filesInStore } from './break-store';

/**
 * A process that is killed in the middle of what somebody asked of it:
 * - `prepare`: a site with a member, a baby and a picture;
 * - `do <work> <call>`: does the work and is killed at this call of the database (none: does all of it);
 * - `again <work>`: what the client does when no answer came. Tells how it went, and which files there are.
 */
const [step = '', workName = '', call = ''] = process.argv.slice(2);
const facts = z.object({
  member: z.string(),
  password: z.string(),
  refresh: z.string(),
  baby: z.string(),
  image: z.number(),
  today: z.string(),
});
type Facts = z.output<typeof facts>;
const factsFile = dataPath('facts.json');

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const picture = () => {
  const data = Buffer.from(pixel, 'base64');
  return { data, mimetype: 'image/png', name: 'dot.png', size: data.byteLength };
};

async function prepare(world: World): Promise<void> {
  const { id, password, refresh } = await newMember(world);
  const birthDate = new Date(world.nowMs() - 240 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const baby = await withWriteTransaction(world.payload, (transaction) =>
    addBaby(world, {
      transaction,
      caller: { memberId: id, sessionId: null },
      baby: babyRequest.parse({ name: 'Ada', birth_date: birthDate }),
    }),
  );
  const image = await world.payload.create({
    collection: 'images',
    data: { alt: 'A dot' },
    file: { ...picture(), name: 'first.png' },
  });
  const made: Facts = {
    member: id,
    password,
    refresh,
    baby: baby.id,
    image: image.id,
    today: new Date(world.nowMs()).toISOString().slice(0, 10),
  };
  writeFileSync(factsFile, JSON.stringify(made));
}

type Work = (world: World, given: Facts) => Promise<unknown>;

const works: Readonly<Record<string, Work>> = {
  upload: ({ payload }) => payload.create({ collection: 'images', data: { alt: 'A dot' }, file: picture() }),
  replacement: ({ payload }, { image }) =>
    payload.update({ collection: 'images', id: image, data: {}, file: picture() }),
  plan: async (world, { member, baby, today }) => {
    const caller = { memberId: member, sessionId: null };
    const wish = mealPlanRequest.parse({ baby, start_date: today, days: 1, seed: 7 });
    const made = await makePlan(world, caller, {
      wanted: wish,
      call: {
        signal: new AbortController().signal,
        onStep: () => undefined,
      },
    });
    const identity = {
      key: 'plan-1',
      caller: member,
      method: 'POST',
      path: '/api/nutriai/meal-plans',
      bodyHash: bodyHash('', wish),
    };
    const answerOf = (result: unknown) => ({ status: 201, body: JSON.stringify(result) });
    return runOnce(
      world.payload,
      { secret: getSettings().TOKEN_SECRET, call: identity, nowMs: world.nowMs(), answerOf },
      (transaction) => storePlan(world, { transaction, caller, plan: made }),
    );
  },
  rotation: (world, { refresh }) => refreshSession(world, refresh),
  erasure: (world, { member, password }) =>
    deleteAccount(world, { memberId: member, sessionId: null }, { password }),
};

/** A repeated call may find that it was done already. */
async function outcomeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AnsweredBefore) return 'answered before';
      if (error instanceof ApiError) return `refused with ${error.status}`;
      throw error;
    },
  );
}

const payload = await openTestDatabase();
const world = makeWorld(payload);
if (step === 'prepare') {
  await prepare(world);
  report({ prepared: true });
} else {
  const given = facts.parse(JSON.parse(readFileSync(factsFile, 'utf8')));
  const work = works[workName];
  if (!work) throw new Error(`no such work: ${workName}`);
  const breaker = breakStatements(payload);
  breaker.breakAt(call === '' ? Number.POSITIVE_INFINITY : Number(call), () =>
    process.kill(process.pid, 'SIGKILL'),
  );
  const outcome = await outcomeOf(work(world, given));
  const calls = breaker.calls();
  const { docs } = await payload.find({ collection: 'images', pagination: false, depth: 0 });
  const named = docs.flatMap(({ filename, sizes }) => [
    filename,
    ...Object.values(sizes ?? {}).map((size) => size?.filename),
  ]);
  const files = (await filesInStore()).map((file) => file.replace(/^\w+\/|: \d+$/g, ''));
  const missing = named.filter((name) => typeof name === 'string' && !files.includes(name));
  report({ outcome, calls, missing });
}
await payload.destroy();
process.exit(0);

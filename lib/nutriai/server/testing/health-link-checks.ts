import assert from 'node:assert/strict';
import { base64url, compactDecrypt } from 'jose';
import * as z from 'zod';
import {
  type Checks,
  dayMs,
  minuteMs,
  refused,
  setStatus,
  type World,
} from '../../../accounts/server/testing/world';
import { findMemberIn } from '../../../accounts/server/members/member-store';
import { endAccess } from '../../../accounts/server/tokens/end-access';
import { deleteExpired } from '../../../content/cms/jobs/delete-expired';
import { passcodeAttempts } from '../../../contract/health-link-words';
import { manifestRequest } from '../../../contract/nutriai-health-links';
import { numberColumn, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Caller } from '../../../platform/http/service-context';
import { addBaby, deleteBaby } from '../babies/babies';
import { answerDirectly, answerManifest, answerTicket } from '../health-links/answer-recipient';
import { listLinks, prepareLink, revokeLink, storeLink } from '../health-links/health-links';
import { takeFile } from '../health-links/link-store';
import { babyOf, inTransaction, linkFor, newCaller } from './family';

const page = { limit: 20, offset: 0 };
const passcode = '481 620';
const payloadOf = z.object({ url: z.url(), key: z.string(), exp: z.int(), flag: z.string().optional() });

/** As a recipient's program reads a link. */
function readUri(uri: string) {
  const payload = payloadOf.parse(
    JSON.parse(Buffer.from(uri.slice('shlink:/'.length), 'base64url').toString()),
  );
  return { ...payload, address: payload.url.split('/').at(-1) ?? '' };
}

interface Shared {
  parent: Caller;
  babyId: string;
  id: string;
  address: string;
  key: string;
}

async function share(world: World, fields: object = {}): Promise<Shared> {
  const parent = await newCaller(world);
  const { id: babyId } = await inTransaction(world, (transaction) =>
    addBaby(world, { transaction, caller: parent, baby: babyOf(world) }),
  );
  const prepared = await prepareLink(world, parent, { babyId, request: linkFor(fields) });
  const { id, link } = await inTransaction(world, (transaction) => storeLink(transaction, parent, prepared));
  const { address, key } = readUri(link);
  return { parent, babyId, id, address, key };
}

const ask = (world: World, { address }: Shared, fields: object = {}) =>
  answerManifest(world, address, manifestRequest.parse({ recipient: 'Clinic', ...fields }));

async function seenBy(world: World, { parent, babyId }: Shared) {
  const [link] = (await listLinks(world, parent, { babyId, ...page })).results;
  assert.ok(link);
  return { state: link.state, left: link.attempts_left, results: link.accesses.map(({ result }) => result) };
}

async function storedText(world: World, { id }: Shared): Promise<string> {
  const rows = await readRows(
    world.payload,
    z.unknown(),
    sql`SELECT * FROM baby_health_links WHERE id = ${id}`,
  );
  return JSON.stringify(rows);
}

async function countOf(world: World, statement: ReturnType<typeof sql>): Promise<number> {
  const [row] = await readRows(world.payload, z.object({ total: numberColumn }), statement);
  return row?.total ?? 0;
}

/** The same world, some time later. */
const later = (world: World, ms: number): World => ({ ...world, nowMs: () => world.nowMs() + ms });

export const healthLinkChecks: Checks = {
  'a record behind a link is stored encrypted, and neither its key nor its address': async (world) => {
    const shared = await share(world, { passcode });
    const stored = await storedText(world, shared);
    for (const secret of [shared.key, shared.address, passcode, 'resourceType']) {
      assert.equal(stored.includes(secret), false, secret);
    }
    const { status, files } = await ask(world, shared, { passcode });
    const [file] = files;
    // As the specification was published (1.0.0 of July 2025).
    assert.deepEqual([status, file?.contentType], ['finalized', 'application/fhir+json;fhirVersion=4.0.1']);
    assert.ok(file?.embedded);
    const { plaintext, protectedHeader } = await compactDecrypt(file.embedded, base64url.decode(shared.key));
    assert.deepEqual(protectedHeader, {
      alg: 'dir',
      enc: 'A256GCM',
      cty: 'application/fhir+json',
      zip: 'DEF',
    });
    assert.equal(JSON.parse(new TextDecoder().decode(plaintext)).resourceType, 'Bundle');
  },

  'a link stays when its parent recovers the account': async (world) => {
    const shared = await share(world);
    await withWriteTransaction(world.payload, async (transaction) => {
      const member = await findMemberIn(transaction, { id: shared.parent.memberId });
      assert.ok(member);
      await endAccess(transaction, member);
    });
    assert.ok((await ask(world, shared)).files[0]?.embedded);
  },

  'a link for one time works once for many who ask at the same moment': async (world) => {
    const shared = await share(world, { is_one_time: true });
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => ask(world, shared)));
    assert.equal(asked.filter(({ status }) => status === 'fulfilled').length, 1);
    const { state, results } = await seenBy(world, shared);
    assert.equal(state, 'used');
    assert.deepEqual([...results].sort(), [...Array.from({ length: 5 }, () => 'ended'), 'read']);
    assert.match(await storedText(world, shared), /"file":null/);
  },

  'a link for one time that ended since it was looked at gives nothing': async (world) => {
    const shared = await share(world, { is_one_time: true });
    // Too long to be handed at once, so that the file stays for whoever has the ticket.
    const take = () =>
      withWriteTransaction(world.payload, ({ rows }) =>
        takeFile(rows, { id: shared.id, isOneTime: true, nowMs: world.nowMs() }),
      );
    const taken = await Promise.all([take(), take(), take()]);
    assert.equal(taken.filter((file) => file !== null).length, 1);
  },

  'wrong passcodes are counted once each however many come at the same moment, and end the link': async (
    world,
  ) => {
    const shared = await share(world, { passcode });
    const wrong = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () => refused(ask(world, shared, { passcode: '000 000' }), 401)),
      );
    const first = await wrong(passcodeAttempts - 1);
    const left = first.map(({ body }) => body.remainingAttempts);
    assert.deepEqual(
      left.map(Number).sort((a, b) => a - b),
      Array.from({ length: passcodeAttempts - 1 }, (_, index) => index + 1),
    );
    // One that is right, and one that is missing, cost nothing.
    await ask(world, shared, { passcode: ` ${passcode} ` });
    const missing = await refused(ask(world, shared), 401);
    assert.equal(missing.body.remainingAttempts, 1);
    const [last] = await wrong(1);
    assert.equal(last?.body.remainingAttempts, 0);
    await refused(ask(world, shared, { passcode }), 404);
    assert.equal((await seenBy(world, shared)).state, 'locked');
  },

  'a link ends at its time, when it is revoked, and with the account or the baby': async (world) => {
    const expired = await share(world, { expires_in_days: 1 });
    await ask(later(world, dayMs - minuteMs), expired);
    await refused(ask(later(world, dayMs), expired), 404);
    await refused(answerDirectly(later(world, dayMs), expired.address, 'Clinic'), 404);
    const revoked = await share(world);
    await revokeLink(world, revoked.parent, { babyId: revoked.babyId, linkId: revoked.id });
    await refused(ask(world, revoked), 404);
    assert.deepEqual(await seenBy(world, revoked), { state: 'revoked', left: null, results: ['ended'] });
    const disabled = await share(world);
    await setStatus(world, disabled.parent.memberId, 'disabled');
    await refused(ask(world, disabled), 404);
    const erased = await share(world);
    await ask(world, erased);
    await deleteBaby(world, erased.parent, erased.babyId);
    await refused(ask(world, erased), 404);
    const left = sql`SELECT count(*) AS total FROM baby_health_link_accesses WHERE link_id = ${erased.id}`;
    assert.equal(await countOf(world, left), 0);
  },

  'a file that is too long to embed is fetched once, soon, and not after the link is revoked': async (
    world,
  ) => {
    const shared = await share(world, { passcode });
    const announced = async () => {
      const [file] = (await ask(world, shared, { passcode, embeddedLengthMax: 10 })).files;
      assert.equal(file?.embedded, undefined);
      return file?.location?.split('/').at(-1) ?? '';
    };
    const ticket = await announced();
    assert.match(await answerTicket(world, ticket), /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
    await refused(answerTicket(world, ticket), 404);
    const late = await announced();
    await refused(answerTicket(later(world, 6 * minuteMs), late), 404);
    const cut = await announced();
    await revokeLink(world, shared.parent, { babyId: shared.babyId, linkId: shared.id });
    await refused(answerTicket(world, cut), 404);
    const once = await share(world, { is_one_time: true });
    const [file] = (await ask(world, once, { embeddedLengthMax: 0 })).files;
    await refused(ask(world, once), 404);
    await answerTicket(world, file?.location?.split('/').at(-1) ?? '');
    assert.match(await storedText(world, once), /"file":null/);
  },

  'who asked is stored in bounds, and for thirty days past the end of the link': async (world) => {
    const shared = await share(world, { passcode });
    await ask(world, shared, { passcode });
    for (let count = 0; count < 103; count += 1) {
      await refused(ask(world, shared, { recipient: `${'x'.repeat(300)}\u202e\n` }), 401);
    }
    const accesses = sql`SELECT count(*) AS total FROM baby_health_link_accesses WHERE link_id = ${shared.id}`;
    assert.equal(await countOf(world, accesses), 101);
    const [link] = (await listLinks(world, shared.parent, { babyId: shared.babyId, ...page })).results;
    // All are of one moment: the clinic that asked first may be among the newest.
    const names = new Set(link?.accesses.map(({ recipient }) => recipient));
    names.delete('Clinic');
    assert.deepEqual([...names], ['x'.repeat(200)]);
    const ends = world.nowMs() + 7 * dayMs;
    await deleteExpired(world.payload, ends + 29 * dayMs);
    assert.equal((await listLinks(world, shared.parent, { babyId: shared.babyId, ...page })).count, 1);
    assert.match(await storedText(world, shared), /"file":null/);
    await deleteExpired(world.payload, ends + 30 * dayMs);
    assert.equal((await listLinks(world, shared.parent, { babyId: shared.babyId, ...page })).count, 0);
    assert.equal(await countOf(world, accesses), 0);
  },
};

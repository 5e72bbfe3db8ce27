import assert from 'node:assert/strict';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { changePassword } from '../../../accounts/server/passwords/change-password';
import {
  callerOf,
  type Checks,
  dayMs,
  goodPassword,
  minuteMs,
  refused,
  type World,
} from '../../../accounts/server/testing/world';
import { deleteExpired } from '../../../content/cms/jobs/delete-expired';
import { babyPatch } from '../../../contract/nutriai-babies';
import { mealPatch, mealRequest } from '../../../contract/nutriai-meals';
import { webhookEvents } from '../../../contract/webhook-words';
import { webhookPatch, webhookRequest } from '../../../contract/webhooks';
import { numberColumn, readRows, sql } from '../../../platform/database/sql';
import { FakeReceiver } from '../../../platform/http/testing/fake-receiver';
import type { Caller } from '../../../platform/http/service-context';
import { addBaby, changeBaby, rowsOutside } from '../babies/babies';
import { removeCarer } from '../babies/carers';
import { changeMeal, deleteMeal } from '../log/meals';
import { addWater, changeWater, deleteWater } from '../log/water-intake';
import { listDeliveries, sendAgain, sendTest } from '../webhooks/deliveries';
import { deliverWebhooks } from '../webhooks/deliver-webhooks';
import { exportedWebhooks } from '../webhooks/exported-webhooks';
import { takeDelivery } from '../webhooks/take-delivery';
import { changeWebhook, listWebhooks, makeWebhook } from '../webhooks/webhooks';
import { anHourAgo, babyOf, inTransaction, join, newCaller } from './family';
import { logMeal } from './log-meal';

const page = { limit: 50, offset: 0, number: 1 };

interface Hooked {
  world: World;
  receiver: FakeReceiver;
  url: string;
  parent: Caller;
  baby: string;
  hook: { id: string; secret: string };
}

const newBaby = async (world: World, parent: Caller) =>
  (
    await inTransaction(world, (transaction) =>
      addBaby(world, { transaction, caller: parent, baby: babyOf(world) }),
    )
  ).id;

const newHook = (world: World, caller: Caller, fields: object) =>
  inTransaction(world, (transaction) => {
    const request = webhookRequest.parse({ name: 'Lamp', events: [...webhookEvents], ...fields });
    return makeWebhook(world, { transaction, caller, request });
  });

/** A parent with a baby, a webhook, and a receiver that takes all. */
const hooked =
  (work: (given: Hooked) => Promise<void>): Checks[string] =>
  async (world) => {
    const receiver = new FakeReceiver();
    const url = await receiver.listen();
    try {
      const parent = await newCaller(world);
      const baby = await newBaby(world, parent);
      await work({ world, receiver, url, parent, baby, hook: await newHook(world, parent, { url }) });
    } finally {
      await receiver.close();
    }
  };

const drink = (world: World, caller: Caller, baby: string, amount_ml = 50) =>
  inTransaction(world, (transaction) =>
    addWater(world, {
      transaction,
      caller,
      request: { baby, drunk_at: anHourAgo(world), amount_ml, source: '' },
    }),
  );

const deliveriesOf = async ({ world, parent, hook }: Hooked) =>
  (await listDeliveries(world, parent, { id: hook.id, ...page })).results;

const idsIn = ({ seen }: FakeReceiver) =>
  seen.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id);

async function mailsOfKind(world: World, kind: string): Promise<number> {
  const [row] = await readRows(
    world.payload,
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM outgoing_mails WHERE kind = ${kind}`,
  );
  return row?.total ?? 0;
}

export const webhookChecks: Checks = {
  'a webhook is told once of each change, in order, with ids and times alone': hooked(async (given) => {
    const { world, receiver, parent, baby, hook } = given;
    const { id } = await drink(world, parent, baby);
    await changeWater(world, parent, { id, patch: { amount_ml: 70 } });
    await deleteWater(world, parent, id);
    await deliverWebhooks(world);
    await deliverWebhooks(world);
    assert.deepEqual(receiver.types(), ['water.logged', 'water.changed', 'water.deleted']);
    const [first] = receiver.seen;
    assert.ok(first);
    assert.deepEqual(Object.keys((JSON.parse(first.body) as { data: object }).data), ['baby', 'id', 'at']);
    const { 'webhook-id': messageId, 'webhook-timestamp': at } = first.headers;
    const signed = new Webhook(hook.secret).sign(String(messageId), new Date(Number(at) * 1000), first.body);
    assert.equal(first.headers['webhook-signature'], signed);
    const ids = new Set(receiver.seen.map(({ headers }) => headers['webhook-id']));
    assert.equal(ids.size, 3);
    const stored = await deliveriesOf(given);
    assert.deepEqual(
      stored.map(({ state, status, attempts }) => [state, status, attempts]),
      Array.from({ length: 3 }, () => ['delivered', 204, 1]),
    );
  }),

  'meals, milk, reactions and growth each have their events': hooked(
    async ({ world, receiver, parent, baby }) => {
      const items = [{ food: 'banana', grams: 20 }];
      const meal = { baby, eaten_at: anHourAgo(world), items };
      const { id } = await logMeal(world, parent, mealRequest.parse({ ...meal, kind: 'snack' }));
      const reaction = { severity: 'mild', symptoms: ['rash'] };
      await changeMeal(world, parent, { id, patch: mealPatch.parse({ reaction }) });
      await changeMeal(world, parent, { id, patch: mealPatch.parse({ reaction: null }) });
      await deleteMeal(world, parent, id);
      const milk = [{ food: 'breast-milk', grams: 100 }];
      await logMeal(world, parent, mealRequest.parse({ ...meal, items: milk, kind: 'milk' }));
      const date = new Date(world.nowMs() - 2 * dayMs).toISOString().slice(0, 10);
      for (const weight_kg of [9, 9, 9.5]) {
        const patch = babyPatch.parse({ change_measurements: { put: [{ date, weight_kg }] } });
        await changeBaby(world, parent, { id: baby, patch });
      }
      const patch = babyPatch.parse({ change_measurements: { remove: [date] } });
      await changeBaby(world, parent, { id: baby, patch });
      await deliverWebhooks(world);
      assert.deepEqual(receiver.types(), [
        'meal.logged',
        'meal.changed',
        'reaction.logged',
        'meal.changed',
        'reaction.deleted',
        'meal.deleted',
        'milk.logged',
        'growth.logged',
        'growth.changed',
        'growth.deleted',
      ]);
      // Nothing of what was eaten, nor of what it did.
      const told = receiver.seen.map(({ body }) => body).join('\n');
      assert.doesNotMatch(told, /banana|breast-milk|rash|mild|9\.5|Ada/);
    },
  ),

  'what is undone tells nobody': hooked(async (given) => {
    const { world, receiver, parent, baby } = given;
    const broken = inTransaction(world, async (transaction) => {
      await addWater(world, {
        transaction,
        caller: parent,
        request: {
          baby,
          drunk_at: anHourAgo(world),
          amount_ml: 50,
          source: '',
        },
      });
      throw new Error('undone');
    });
    await assert.rejects(broken, /undone/);
    await deliverWebhooks(world);
    assert.deepEqual([receiver.seen, await deliveriesOf(given)], [[], []]);
  }),

  'a message that fails holds the later ones of its baby, and no other': hooked(async (given) => {
    const { world, receiver, parent, baby } = given;
    const other = await newBaby(world, parent);
    receiver.answer = (response, { body }) => response.writeHead(body.includes(other) ? 204 : 503).end();
    const first = await drink(world, parent, baby);
    const second = await drink(world, parent, baby);
    const elsewhere = await drink(world, parent, other);
    await deliverWebhooks(world);
    await deliverWebhooks(world);
    assert.deepEqual(idsIn(receiver), [first.id, elsewhere.id]);
    receiver.answerWith(200);
    await deliverWebhooks(world);
    assert.equal(receiver.seen.length, 2, 'it was sent before its time');
    world.advanceMs(minuteMs);
    await deliverWebhooks(world);
    assert.deepEqual(idsIn(receiver), [first.id, elsewhere.id, first.id, second.id]);
    const [one, , again] = receiver.seen;
    assert.equal(one?.headers['webhook-id'], again?.headers['webhook-id']);
    assert.notEqual(one?.headers['webhook-timestamp'], again?.headers['webhook-timestamp']);
  }),

  'after a day of failures a webhook is off, its member is told, and each message can be sent again': hooked(
    async (given) => {
      const { world, receiver, parent, baby, hook } = given;
      receiver.answerWith(500);
      const first = await drink(world, parent, baby);
      const second = await drink(world, parent, baby);
      const before = await mailsOfKind(world, 'webhook turned off');
      for (let hours = 0; hours < 26; hours += 0.25) {
        await deliverWebhooks(world);
        world.advanceMs(dayMs / 96);
      }
      const attempts = receiver.seen.length;
      assert.ok(attempts > 10 && attempts < 40, `${attempts} attempts in a day`);
      assert.deepEqual(new Set(idsIn(receiver)), new Set([first.id]));
      const [webhook] = (await listWebhooks(world, parent, page)).results;
      assert.deepEqual([webhook?.is_on, webhook?.off_reason], [false, 'failing']);
      assert.equal(await mailsOfKind(world, 'webhook turned off'), before + 1);
      const failed = await deliveriesOf(given);
      assert.deepEqual(
        failed.map(({ state, problem }) => [state, problem]),
        [
          ['failed', 'off'],
          ['failed', 'status'],
        ],
      );
      const [later, earlier] = failed;
      assert.ok(later && earlier);
      await refused(sendAgain(world, parent, { id: hook.id, delivery: earlier.id }), 409);
      // Nothing of the time in which it was off is told later.
      await drink(world, parent, baby);
      receiver.answerWith(200);
      await changeWebhook(world, parent, { id: hook.id, patch: webhookPatch.parse({ is_on: true }) });
      for (const { id } of [earlier, later]) await sendAgain(world, parent, { id: hook.id, delivery: id });
      await deliverWebhooks(world);
      assert.deepEqual(idsIn(receiver).slice(attempts), [first.id, second.id]);
      assert.equal(receiver.seen.at(-2)?.headers['webhook-id'], receiver.seen[0]?.headers['webhook-id']);
    },
  ),

  'a receiver that fails for one message alone keeps its webhook': hooked(async (given) => {
    const { world, receiver, parent, baby } = given;
    const other = await newBaby(world, parent);
    receiver.answer = (response, { body }) => response.writeHead(body.includes(other) ? 204 : 500).end();
    await drink(world, parent, baby);
    for (let hours = 0; hours < 26; hours += 1) {
      await drink(world, parent, other);
      await deliverWebhooks(world);
      world.advanceMs(dayMs / 24);
    }
    await deliverWebhooks(world);
    const [webhook] = (await listWebhooks(world, parent, page)).results;
    assert.equal(webhook?.is_on, true);
    const failed = (await deliveriesOf(given)).filter(({ state }) => state === 'failed');
    assert.equal(failed.length, 1);
  }),

  'an answer with 410 turns a webhook off at once': hooked(async ({ world, receiver, parent, baby }) => {
    receiver.answerWith(410);
    await drink(world, parent, baby);
    await deliverWebhooks(world);
    const [webhook] = (await listWebhooks(world, parent, page)).results;
    assert.deepEqual([webhook?.is_on, webhook?.off_reason], [false, 'gone']);
  }),

  'who no longer looks after a baby hears nothing of it, of what was stored before either': hooked(
    async ({ world, receiver, url, parent, baby, hook }) => {
      await changeWebhook(world, parent, { id: hook.id, patch: webhookPatch.parse({ is_on: false }) });
      const carer = await join(world, { parent, baby, role: 'carer' });
      const theirs = await newHook(world, carer, { url });
      receiver.answerWith(500);
      await drink(world, parent, baby);
      await deliverWebhooks(world);
      assert.equal(receiver.seen.length, 1);
      receiver.answerWith(200);
      await removeCarer(world, parent, { babyId: baby, carerId: carer.memberId });
      await drink(world, parent, baby);
      world.advanceMs(minuteMs);
      await deliverWebhooks(world);
      assert.equal(receiver.seen.length, 1);
      const left = await listDeliveries(world, carer, { id: theirs.id, ...page });
      assert.deepEqual(
        left.results.map(({ state, problem }) => [state, problem]),
        [['failed', 'no_access']],
      );
    },
  ),

  'a webhook for one baby hears of no other, and one for milk of no water': hooked(
    async ({ world, receiver, parent, baby, hook }) => {
      const other = await newBaby(world, parent);
      const patch = webhookPatch.parse({ babies: [other], events: ['water.logged'] });
      await changeWebhook(world, parent, { id: hook.id, patch });
      await drink(world, parent, baby);
      const heard = await drink(world, parent, other);
      await deleteWater(world, parent, heard.id);
      await deliverWebhooks(world);
      assert.deepEqual([receiver.types(), idsIn(receiver)], [['water.logged'], [heard.id]]);
    },
  ),

  'of several processes one takes each message, and the next takes what a dead one has left': hooked(
    async (given) => {
      const { world, receiver, parent, baby, hook } = given;
      receiver.answerWith(500);
      await drink(world, parent, baby);
      await deliverWebhooks(world);
      world.advanceMs(minuteMs);
      const taken = await Promise.all(Array.from({ length: 5 }, () => takeDelivery(world)));
      assert.equal(taken.filter((each) => each !== null).length, 1);
      receiver.answerWith(200);
      await deliverWebhooks(world);
      assert.equal(receiver.seen.length, 1, 'a message that another process is sending was taken');
      world.advanceMs(91_000);
      await deliverWebhooks(world);
      assert.equal(receiver.seen.length, 2);
      assert.equal(receiver.seen[0]?.headers['webhook-id'], receiver.seen[1]?.headers['webhook-id']);
      assert.equal((await deliveriesOf({ ...given, hook }))[0]?.state, 'delivered');
    },
  ),

  'a test is tried once, and its failure turns nothing off': hooked(async (given) => {
    const { world, receiver, parent, hook } = given;
    receiver.answerWith(500);
    await sendTest(world, parent, hook.id);
    await deliverWebhooks(world);
    world.advanceMs(10 * minuteMs);
    await deliverWebhooks(world);
    assert.deepEqual(receiver.types(), ['webhook.test']);
    const [webhook] = (await listWebhooks(world, parent, page)).results;
    const [delivery] = await deliveriesOf(given);
    assert.deepEqual([webhook?.is_on, delivery?.state, delivery?.problem], [true, 'failed', 'status']);
  }),

  'a new password turns webhooks off, and what waits is not sent': hooked(async (given) => {
    const { world, receiver, parent, baby, hook } = given;
    receiver.answerWith(500);
    await drink(world, parent, baby);
    await deliverWebhooks(world);
    const next = 'Other-River-10';
    const body = { old_password: goodPassword, new_password1: next, new_password2: next };
    await changePassword(world, await callerOf(world, parent.memberId), body);
    receiver.answerWith(200);
    world.advanceMs(minuteMs);
    await drink(world, parent, baby);
    await deliverWebhooks(world);
    assert.equal(receiver.seen.length, 1);
    const [webhook] = (await listWebhooks(world, parent, page)).results;
    assert.deepEqual([webhook?.id, webhook?.is_on, webhook?.off_reason], [hook.id, false, 'account']);
  }),

  'neither the address nor the secret can be read in the database, and no export has the secret': hooked(
    async ({ world, url, parent, hook }) => {
      const stored = await readRows(
        world.payload,
        z.record(z.string(), z.unknown()),
        sql`SELECT * FROM member_webhooks WHERE id = ${hook.id}`,
      );
      const text = JSON.stringify(stored);
      assert.ok(stored.length === 1 && !text.includes(url) && !text.includes(hook.secret.slice(6)));
      const exported = await exportedWebhooks(rowsOutside(world), parent.memberId);
      assert.equal(exported[0]?.url, url);
      assert.ok(!JSON.stringify(exported).includes(hook.secret.slice(6)));
    },
  ),

  'a webhook that no secret opens is turned off, and holds nobody else up': hooked(
    async ({ world, receiver, url, parent, baby, hook }) => {
      const { id: other } = await newHook(world, parent, { url });
      await inTransaction(world, ({ rows }) =>
        rows(z.unknown(), sql`UPDATE member_webhooks SET sealed = 'x' || sealed WHERE id = ${hook.id}`),
      );
      await drink(world, parent, baby);
      await deliverWebhooks(world);
      assert.equal(receiver.seen.length, 1);
      const { results } = await listWebhooks(world, parent, page);
      const reasons = new Map(results.map(({ id, off_reason: reason }) => [id, reason]));
      assert.deepEqual([reasons.get(hook.id), reasons.get(other)], ['secret_lost', null]);
    },
  ),

  'deliveries go after a week': hooked(async (given) => {
    const { world, parent, baby } = given;
    await drink(world, parent, baby);
    await deliverWebhooks(world);
    await deleteExpired(world.payload, world.nowMs() + 6 * dayMs);
    assert.equal((await deliveriesOf(given)).length, 1);
    await deleteExpired(world.payload, world.nowMs() + 8 * dayMs);
    assert.equal((await deliveriesOf(given)).length, 0);
  }),

  'a webhook for which a thousand messages wait is turned off': hooked(async (given) => {
    const { world, parent, baby, hook } = given;
    const soon = world.nowMs() + 60 * minuteMs;
    await inTransaction(world, ({ rows }) =>
      rows(
        z.unknown(),
        sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
            INSERT INTO webhook_deliveries (public_id, webhook_id, baby_id, message_id, event, body, state, attempts,
              next_attempt_at_ms, give_up_at_ms, created_at_ms)
            SELECT ${hook.id} || '-' || i, ${hook.id}, ${baby}, 'msg_' || i, 'water.logged', '{}', 'waiting', 0, ${soon}, ${soon}, ${soon} FROM n`,
      ),
    );
    await drink(world, parent, baby);
    const [webhook] = (await listWebhooks(world, parent, page)).results;
    assert.deepEqual([webhook?.is_on, webhook?.off_reason], [false, 'too_many']);
  }),
};

import assert from 'node:assert/strict';
import type { Checks, World } from '../../../accounts/server/testing/world';
import { appointmentRequest } from '../../../contract/nutriai-calendar';
import { dropRequest } from '../../../contract/nutriai-drops';
import { mealRequest } from '../../../contract/nutriai-meals';
import { addBaby } from '../babies/babies';
import { addAppointment } from '../appointments/appointments';
import { addDrop } from '../drops/drops';
import { addWater } from '../log/water-intake';
import { anHourAgo, babyOf, inTransaction, newCaller } from './family';
import { logMeal } from './log-meal';

interface SqliteAdapter {
  writeConnection: { begin: () => void; execute: (sql: string, values: readonly unknown[]) => unknown };
  client: { execute: (...call: unknown[]) => Promise<unknown> };
}

/** What work writes: transactions, the statements in them, and writes outside of any, which each wait for the disk. */
async function writesOf(world: World, work: () => Promise<unknown>) {
  const { writeConnection, client } = world.payload.db as unknown as SqliteAdapter;
  const counted = { transactions: 0, statements: 0, outside: 0 };
  const { begin, execute } = writeConnection;
  const { execute: executeOutside } = client;
  writeConnection.begin = () => {
    counted.transactions += 1;
    begin.call(writeConnection);
  };
  writeConnection.execute = (...call) => {
    counted.statements += 1;
    return execute.apply(writeConnection, call);
  };
  client.execute = (...call) => {
    const [statement] = call as [string | { sql: string }];
    const text = typeof statement === 'string' ? statement : statement.sql;
    if (!/^\s*select\b/i.test(text) && !text.includes('payload_jobs')) counted.outside += 1;
    return executeOutside.apply(client, call);
  };
  try {
    await work();
  } finally {
    Object.assign(writeConnection, { begin, execute });
    client.execute = executeOutside;
  }
  return counted;
}

export const writeChecks: Checks = {
  'logging a meal or a drink takes one transaction, and waits for the disk once': async (world) => {
    const parent = await newCaller(world);
    const { id: baby } = await inTransaction(world, (transaction) =>
      addBaby(world, { transaction, caller: parent, baby: babyOf(world) }),
    );
    const meal = mealRequest.parse({
      baby,
      eaten_at: anHourAgo(world),
      kind: 'lunch',
      items: [{ food: 'egg', grams: 30 }],
    });
    const ofMeal = await writesOf(world, () => logMeal(world, parent, meal));
    assert.deepEqual(ofMeal, { transactions: 1, statements: 7, outside: 0 });

    const drink = { baby, drunk_at: anHourAgo(world), amount_ml: 60, source: '' };
    const ofDrink = await writesOf(world, () =>
      inTransaction(world, (transaction) => addWater(world, { transaction, caller: parent, request: drink })),
    );
    assert.deepEqual(ofDrink, { transactions: 1, statements: 5, outside: 0 });
  },

  'an emergency typed into any entry is answered with what to do': async (world) => {
    const parent = await newCaller(world);
    const { id: baby } = await inTransaction(world, (transaction) =>
      addBaby(world, { transaction, caller: parent, baby: babyOf(world) }),
    );
    const starts_at = new Date(world.nowMs() + 3_600_000).toISOString();
    const textsOf = (typed: string, place: string) =>
      inTransaction(world, async (transaction) => {
        const visit = { caller: parent, transaction };
        const drink = { baby, drunk_at: anHourAgo(world), amount_ml: 60, source: typed };
        const drop = dropRequest.parse({ baby, name: 'Calpol', amount: typed });
        const check = appointmentRequest.parse({ baby, title: 'Check', place, starts_at });
        return [
          (await addWater(world, { ...visit, request: drink })).emergency_text,
          (await addDrop(world, { ...visit, request: drop })).emergency_text,
          (await addAppointment(world, { ...visit, request: check })).emergency_text,
        ];
      });
    const urgent = await textsOf('he is limp and blue', 'ward 3, she had a seizure and will not wake up');
    for (const text of urgent) assert.match(text ?? '', /call 999/);
    assert.deepEqual(await textsOf('as on the label', '3 High Street'), [undefined, undefined, undefined]);
  },
};

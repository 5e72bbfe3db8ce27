import assert from 'node:assert/strict';
import type { Checks, World } from '../../../accounts/server/testing/world';
import { babyPatch } from '../../../contract/nutriai-babies';
import { mealPatch, mealRequest } from '../../../contract/nutriai-meals';
import type { Caller } from '../../../platform/http/service-context';
import { subscribe, type TopicMessage } from '../../../platform/live/topics';
import { addBaby, changeBaby } from '../babies/babies';
import { removeCarer } from '../babies/carers';
import { addDrop, deleteDrop } from '../drops/drops';
import { topicOfBaby } from '../live/notify-carers';
import { changeMeal, deleteMeal } from '../log/meals';
import { addWater, deleteWater } from '../log/water-intake';
import { anHourAgo, babyOf, dropFor, inTransaction, join, newCaller } from './family';
import { logMeal } from './log-meal';

/** A baby, and what is heard of it. */
async function followed(world: World) {
  const parent = await newCaller(world);
  const { id: baby } = await inTransaction(world, (transaction) =>
    addBaby(world, { transaction, caller: parent, baby: babyOf(world) }),
  );
  const heard: (TopicMessage | null)[] = [];
  const end = subscribe(topicOfBaby(baby), (message) => heard.push(message));
  /** What was heard since the last time. */
  const news = () => heard.splice(0);
  return { parent, baby, news, end };
}

const drink = (world: World, baby: string) => ({
  baby,
  drunk_at: anHourAgo(world),
  amount_ml: 60,
  source: '' as const,
});

const lunch = (world: World, baby: string) =>
  mealRequest.parse({ baby, eaten_at: anHourAgo(world), kind: 'lunch', items: [{ food: 'egg', grams: 30 }] });

const saidBy = ({ sessionId: from }: Caller, baby: string, kind: string) => [
  { topic: topicOfBaby(baby), kind, from },
];

export const liveChecks: Checks = {
  'whoever follows a baby hears of each kind of change, by which session, and not what it was': async (
    world,
  ) => {
    const { parent, baby, news, end } = await followed(world);
    const meal = await logMeal(world, parent, lunch(world, baby));
    assert.deepEqual(news(), saidBy(parent, baby, 'meals'));
    await changeMeal(world, parent, { id: meal.id, patch: mealPatch.parse({ eaten_share: 0.5 }) });
    await deleteMeal(world, parent, meal.id);
    assert.deepEqual(news(), [...saidBy(parent, baby, 'meals'), ...saidBy(parent, baby, 'meals')]);
    const water = await inTransaction(world, (transaction) =>
      addWater(world, { transaction, caller: parent, request: drink(world, baby) }),
    );
    await deleteWater(world, parent, water.id);
    assert.deepEqual(news(), [...saidBy(parent, baby, 'water'), ...saidBy(parent, baby, 'water')]);
    const drop = await inTransaction(world, (transaction) =>
      addDrop(world, { transaction, caller: parent, request: dropFor(baby) }),
    );
    await deleteDrop(world, parent, drop.id);
    assert.deepEqual(news(), [...saidBy(parent, baby, 'drops'), ...saidBy(parent, baby, 'drops')]);
    await changeBaby(world, parent, { id: baby, patch: babyPatch.parse({ name: 'Ada Ann' }) });
    assert.deepEqual(news(), saidBy(parent, baby, 'profile'));
    const carer = await join(world, { parent, baby, role: 'carer' });
    assert.deepEqual(news(), saidBy(carer, baby, 'carers'));
    await removeCarer(world, parent, { babyId: baby, carerId: carer.memberId });
    assert.deepEqual(news(), saidBy(parent, baby, 'carers'));
    end();
  },

  'a change is heard of once it has been committed, and never when it was undone': async (world) => {
    const { parent, baby, news, end } = await followed(world);
    await inTransaction(world, async (transaction) => {
      await addWater(world, { transaction, caller: parent, request: drink(world, baby) });
      assert.deepEqual(news(), []);
    });
    assert.deepEqual(news(), saidBy(parent, baby, 'water'));
    await assert.rejects(
      inTransaction(world, async (transaction) => {
        await addWater(world, { transaction, caller: parent, request: drink(world, baby) });
        throw new Error('undone');
      }),
    );
    assert.deepEqual(news(), []);
    end();
  },
};

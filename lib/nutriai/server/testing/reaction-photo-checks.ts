import assert from 'node:assert/strict';
import { type Checks, refused, type World } from '../../../accounts/server/testing/world';
import { mealRequest } from '../../../contract/nutriai-meals';
import { photosOfMealAtMost } from '../../../contract/photo-limits';
import type { Caller } from '../../../platform/http/service-context';
import { addBaby, deleteBaby, rowsOutside } from '../babies/babies';
import { deleteMeal } from '../log/meals';
import { exportedBabies } from '../member-data/exported-babies';
import {
  addPhoto,
  changePhoto,
  deletePhoto,
  listPhotos,
  readPicture,
} from '../reaction-photos/reaction-photos';
import { anHourAgo, babyOf, inTransaction, newCaller } from './family';
import { logMeal } from './log-meal';

const photo = { picture: Buffer.from('pixels').toString('base64'), width: 4, height: 3 };

async function mealOf(world: World): Promise<{ parent: Caller; baby: string; meal: string }> {
  const parent = await newCaller(world);
  const { id: baby } = await inTransaction(world, (transaction) =>
    addBaby(world, { transaction, caller: parent, baby: babyOf(world) }),
  );
  const reaction = { severity: 'mild', signs: ['Hives'] };
  const items = [{ food: 'egg', grams: 30 }];
  const request = mealRequest.parse({ baby, eaten_at: anHourAgo(world), kind: 'lunch', items, reaction });
  const { id: meal } = await logMeal(world, parent, request);
  return { parent, baby, meal };
}

const add = (world: World, caller: Caller, meal: string) =>
  inTransaction(world, (transaction) =>
    addPhoto(world, { transaction, caller, request: { meal, caption: '' }, photo }),
  );

export const reactionPhotoChecks: Checks = {
  'a photo of a reaction is kept, read, exported and deleted': async (world) => {
    const { parent, baby, meal } = await mealOf(world);
    const { id, reaction } = await add(world, parent, meal);
    assert.deepEqual(reaction?.signs, ['Hives']);
    assert.equal(Buffer.from(await readPicture(world, parent, id)).toString(), 'pixels');
    const { babies } = await exportedBabies(rowsOutside(world), parent.memberId, world.nowMs());
    assert.equal(babies[0]?.reaction_photos[0]?.picture, photo.picture);
    await deletePhoto(world, parent, id);
    assert.equal((await listPhotos(world, parent, baby)).count, 0);
    await refused(readPicture(world, parent, id), 404);
  },

  'the caption of a photo is changed, by those who may delete it': async (world) => {
    const { parent, baby, meal } = await mealOf(world);
    const { id } = await add(world, parent, meal);
    const patch = { caption: 'Red spots on the left cheek' };
    assert.deepEqual(
      await changePhoto(world, parent, { id, patch }),
      (await listPhotos(world, parent, baby)).results[0],
    );
    assert.equal((await listPhotos(world, parent, baby)).results[0]?.caption, patch.caption);
    assert.equal((await changePhoto(world, parent, { id, patch: {} })).caption, patch.caption);
    const urgent = await changePhoto(world, parent, { id, patch: { caption: 'her lips are blue' } });
    assert.match(urgent.emergency_text ?? '', /call 999/);
    await changePhoto(world, parent, { id, patch });
    assert.equal(Buffer.from(await readPicture(world, parent, id)).toString(), 'pixels');
    const { parent: stranger } = await mealOf(world);
    await refused(changePhoto(world, stranger, { id, patch }), 404);
  },

  'a photo of a reaction is nobody else’s': async (world) => {
    const { parent, baby, meal } = await mealOf(world);
    const { id } = await add(world, parent, meal);
    const { parent: stranger } = await mealOf(world);
    await refused(readPicture(world, stranger, id), 404);
    await refused(deletePhoto(world, stranger, id), 404);
    await refused(listPhotos(world, stranger, baby), 404);
    await refused(add(world, stranger, meal), 400);
    assert.equal((await listPhotos(world, parent, baby)).count, 1);
  },

  'photos of a reaction have a limit, however many come at once, and go with their meal and baby': async (
    world,
  ) => {
    const { parent, baby, meal } = await mealOf(world);
    const added = await Promise.allSettled(Array.from({ length: 5 }, () => add(world, parent, meal)));
    assert.equal(added.filter(({ status }) => status === 'fulfilled').length, photosOfMealAtMost);
    const [first] = (await listPhotos(world, parent, baby)).results;
    assert.ok(first);
    await deleteMeal(world, parent, meal);
    await refused(readPicture(world, parent, first.id), 404);
    const other = await mealOf(world);
    const { id } = await add(world, other.parent, other.meal);
    await deleteBaby(world, other.parent, other.baby);
    await refused(readPicture(world, other.parent, id), 404);
  },
};

import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type {
  ReactionPhotoAnswer,
  ReactionPhotoPatch,
  ReactionPhotoRequest,
} from '../../../contract/nutriai-reaction-photos';
import { photosOfBabyAtMost, photosOfMealAtMost } from '../../../contract/photo-limits';
import { emptyDatabaseLog } from '../../../platform/database/erase-for-good';
import { noColumns, numberColumn, sql, withWriteTransaction } from '../../../platform/database/sql';
import { fieldErrors, nonFieldError, notFound } from '../../../platform/http/api-error';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { requireBaby, type Rows } from '../babies/baby-rows';
import { loggedBaby, mayChange } from '../log/log-rows';
import { type MealRow, selectMeals } from '../log/meal-rows';
import { notifyCarers } from '../live/notify-carers';
import type { CleanPhoto } from './clean-photo';
import { selectPhotos, selectPictures, toPhoto } from './photo-rows';

/**
 * Every photo of a baby's reactions, the latest meal first.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function listPhotos(
  context: ServiceContext,
  { memberId }: Caller,
  babyId: string,
): Promise<{ count: number; results: ReactionPhotoAnswer[] }> {
  const rows = rowsOutside(context);
  await requireBaby(rows, memberId, babyId);
  const found = await selectPhotos(
    rows,
    memberId,
    sql`WHERE e.baby_id = ${babyId} ORDER BY p.eaten_at_ms DESC, e.created_at_ms, e.id LIMIT ${photosOfBabyAtMost}`,
  );
  return { count: found.length, results: found.map((row) => toPhoto(row, memberId)) };
}

/**
 * Refuses ahead what the transaction would refuse, so that no picture is drawn in vain.
 * @throws ApiError 400 for a meal that is not the caller's, and when there are as many photos as may be
 */
export async function checkRoom(rows: Rows, { memberId }: Caller, mealId: string): Promise<MealRow> {
  const [meal] = await selectMeals(rows, memberId, sql`WHERE e.id = ${mealId}`);
  if (!meal) throw fieldErrors({ meal: [`Invalid pk "${mealId}" - object does not exist.`] });
  const [counted] = await rows(
    z.object({ of_meal: numberColumn, of_baby: numberColumn }),
    sql`SELECT (SELECT count(*) FROM baby_reaction_photos WHERE meal_id = ${mealId}) AS of_meal,
          (SELECT count(*) FROM baby_reaction_photos WHERE baby_id = ${meal.baby_id}) AS of_baby`,
  );
  if ((counted?.of_meal ?? 0) >= photosOfMealAtMost)
    throw nonFieldError(`A reaction can have ${photosOfMealAtMost} photos. Delete one first.`);
  if ((counted?.of_baby ?? 0) >= photosOfBabyAtMost)
    throw nonFieldError(`A baby can have at most ${photosOfBabyAtMost} photos. Delete some first.`);
  return meal;
}

interface PhotoToAdd {
  request: Pick<ReactionPhotoRequest, 'meal' | 'caption'>;
  photo: CleanPhoto;
}

/** @throws ApiError 400 as `checkRoom` */
export async function addPhoto(
  context: ServiceContext,
  { transaction, caller, request, photo }: MemberWrite & PhotoToAdd,
): Promise<ReactionPhotoAnswer> {
  const { rows } = transaction;
  const { memberId } = caller;
  const [meal] = await selectMeals(rows, memberId, sql`WHERE e.id = ${request.meal}`);
  // Two that come at once would both find room: the baby is locked before they are counted.
  if (meal) await loggedBaby(rows, memberId, meal.baby_id);
  const { baby_id: babyId } = await checkRoom(rows, caller, request.meal);
  const id = randomUUID();
  const nowMs = context.nowMs();
  await notifyCarers(transaction, { babyId, kind: 'meals', caller });
  await rows(
    noColumns,
    sql`INSERT INTO baby_reaction_photos (id, baby_id, meal_id, made_by, caption, picture, width, height,
        created_at_ms, updated_at_ms)
        VALUES (${id}, ${babyId}, ${request.meal}, ${memberId}, ${request.caption}, ${photo.picture},
          ${photo.width}, ${photo.height},
          ${nowMs}, ${nowMs})`,
  );
  const [row] = await selectPhotos(rows, memberId, sql`WHERE e.id = ${id}`);
  if (!row) throw new Error('The photo that was just stored is gone.');
  return toPhoto(row, memberId);
}

/**
 * The picture itself, a JPEG.
 * @throws ApiError 404
 */
export async function readPicture(
  context: ServiceContext,
  { memberId }: Caller,
  id: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const [row] = await selectPictures(rowsOutside(context), memberId, sql`WHERE e.id = ${id}`);
  if (!row) throw notFound();
  return Uint8Array.from(Buffer.from(row.picture, 'base64'));
}

/**
 * Changes what is said of a photo, and nothing of its picture.
 * @throws ApiError 404; 403 for a carer who did not add it
 */
export async function changePhoto(
  context: ServiceContext,
  caller: Caller,
  { id, patch: { caption } }: { id: string; patch: ReactionPhotoPatch },
): Promise<ReactionPhotoAnswer> {
  const { memberId } = caller;
  return withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const [row] = await selectPhotos(rows, memberId, sql`WHERE e.id = ${id}`);
    const before = mayChange(row, memberId);
    if (caption === undefined || caption === before.caption) return toPhoto(before, memberId);
    await notifyCarers(transaction, { babyId: before.baby_id, kind: 'meals', caller });
    await rows(
      noColumns,
      sql`UPDATE baby_reaction_photos SET caption = ${caption}, updated_at_ms = ${context.nowMs()} WHERE id = ${id}`,
    );
    return toPhoto({ ...before, caption }, memberId);
  });
}

/** @throws ApiError 404; 403 for a carer who did not add it */
export async function deletePhoto(context: ServiceContext, caller: Caller, id: string): Promise<void> {
  const { memberId } = caller;
  await withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const [row] = await selectPhotos(rows, memberId, sql`WHERE e.id = ${id}`);
    const { baby_id: babyId } = mayChange(row, memberId);
    await notifyCarers(transaction, { babyId, kind: 'meals', caller });
    await rows(noColumns, sql`DELETE FROM baby_reaction_photos WHERE id = ${id}`);
  });
  await emptyDatabaseLog(context.payload);
}

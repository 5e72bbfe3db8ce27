import * as z from 'zod';
import { mealReaction } from '../../../contract/nutriai-meals';
import { mealKindWords } from '../../../contract/nutriai-words';
import type { ReactionPhotoAnswer } from '../../../contract/nutriai-reaction-photos';
import { numberColumn, type Sql, sql } from '../../../platform/database/sql';
import { jsonText, type Rows } from '../babies/baby-rows';
import { emergencyInWords } from '../log/emergency-in-words';
import { logColumns, logFields, logsOf, toMadeBy } from '../log/log-rows';

const photoRow = z.object({
  ...logFields,
  meal_id: z.string(),
  caption: z.string(),
  width: numberColumn,
  height: numberColumn,
  eaten_at_ms: numberColumn,
  kind: z.enum(mealKindWords),
  reaction: jsonText(mealReaction).nullable(),
});
export type PhotoRow = z.output<typeof photoRow>;

const table = sql`baby_reaction_photos`;
const columns = sql`${logColumns}, e.meal_id, e.caption, e.width, e.height, p.eaten_at_ms, p.kind, p.reaction`;
const withMeal = (memberId: string) => sql`${logsOf(table, memberId)} JOIN baby_meals p ON p.id = e.meal_id`;

/** Photos of the babies that this member looks after, without the pictures. */
export function selectPhotos(rows: Rows, memberId: string, rest: Sql): Promise<PhotoRow[]> {
  return rows(photoRow, sql`SELECT ${columns} ${withMeal(memberId)} ${rest}`);
}

const picturedRow = photoRow.extend({ picture: z.string() });
export type PicturedRow = z.output<typeof picturedRow>;

/** The same with the pictures, in base64. */
export function selectPictures(rows: Rows, memberId: string, rest: Sql): Promise<PicturedRow[]> {
  return rows(picturedRow, sql`SELECT ${columns}, e.picture ${withMeal(memberId)} ${rest}`);
}

export function toPhoto(row: PhotoRow, memberId: string): ReactionPhotoAnswer {
  return {
    id: row.id,
    baby: row.baby_id,
    meal: row.meal_id,
    caption: row.caption,
    ...emergencyInWords(row.caption),
    width: row.width,
    height: row.height,
    eaten_at: new Date(row.eaten_at_ms).toISOString(),
    kind: row.kind,
    reaction: row.reaction,
    made_by: toMadeBy(row, memberId),
    created_at: new Date(row.created_at_ms).toISOString(),
  };
}

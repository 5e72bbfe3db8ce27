import * as z from 'zod';
import { textField, timestamp } from './fields';
import { mealReaction } from './nutriai-meals';
import { emergencyText, madeBy } from './nutriai-water';
import { mealKindWords } from './nutriai-words';
import { photoCaptionAtMost, photosOfBabyAtMost, sentPictureBytesAtMost } from './photo-limits';

const base64Characters = Math.ceil(sentPictureBytesAtMost / 3) * 4;

/** What a body with such a picture takes: base64, and a little for the rest. */
export const photoBodyBytesAtMost = base64Characters + 16 * 1024;

const caption = textField({ max: photoCaptionAtMost, isBlankAllowed: true }).meta({
  description: 'What the photo shows, for people who cannot see it.',
});

/** POST /api/nutriai/reaction-photos */
export const reactionPhotoRequest = z.object({
  meal: z.uuid().meta({ description: 'Id of the meal whose reaction the photo shows.' }),
  caption: caption.default(''),
  picture: z
    .string()
    .min(1)
    .max(base64Characters)
    .meta({ description: 'A JPEG, PNG or WebP picture in base64. Only its pixels are kept, as a JPEG.' }),
});

/** PATCH /api/nutriai/reaction-photos/{id} */
export const reactionPhotoPatch = z.object({ caption: caption.optional() });

export const reactionPhotoAnswer = z.object({
  id: z.uuid(),
  baby: z.uuid(),
  meal: z.uuid(),
  caption: z.string(),
  emergency_text: emergencyText,
  width: z.int(),
  height: z.int(),
  eaten_at: timestamp.meta({ description: 'When the meal was eaten.' }),
  kind: z.enum(mealKindWords),
  reaction: mealReaction.nullable().meta({ description: 'What was noted of the reaction.' }),
  made_by: madeBy,
  created_at: timestamp,
});

/** GET /api/nutriai/reaction-photos */
export const reactionPhotoListAnswer = z.object({
  count: z.int().min(0),
  results: z.array(reactionPhotoAnswer).max(photosOfBabyAtMost),
});

export type ReactionPhotoRequest = z.output<typeof reactionPhotoRequest>;
export type ReactionPhotoPatch = z.output<typeof reactionPhotoPatch>;
export type ReactionPhotoAnswer = z.output<typeof reactionPhotoAnswer>;

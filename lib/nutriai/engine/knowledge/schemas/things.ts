import * as z from 'zod';
import { idSchema, list, textSchema } from './vocabulary';

/** How the words around a thing say that it is no part of the meal. */
const thingFrames = ['where', 'owned', 'acts'] as const;

export const thingFileSchema = z.strictObject({
  namedAfter: textSchema.describe(
    'Foods for children that are named after what stands right before them: “hedgehog rice”, “butterfly pasta”.',
  ),
  kinds: list(
    z.strictObject({
      id: idSchema,
      frames: list(z.enum(thingFrames))
        .optional()
        .describe(
          '`where`: after a word of place (“on the sofa”); `owned`: after “his” or “the” (“his ' +
            'nose”); `acts`: before what it does (“the dog licked it”).',
        ),
      inTitles: z
        .literal(true)
        .optional()
        .describe('Dishes for children are named after them: “Ants on a log: celery, peanut butter”.'),
      fanciful: z
        .literal(true)
        .optional()
        .describe('Never food itself: a food right after it is only named after it ("dinosaur eggs").'),
      words: textSchema.describe(
        'Words parted by spaces, in the singular. None may name a food or a form of food.',
      ),
    }),
  ),
});

export type ThingFrame = (typeof thingFrames)[number];

/** A kind of things that nobody eats. */
export interface ThingKind {
  id: string;
  frames: readonly ThingFrame[];
  inTitles?: true;
  fanciful?: true;
  words: readonly string[];
}

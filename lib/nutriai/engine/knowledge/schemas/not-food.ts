import * as z from 'zod';
import { bases } from '../../safety/verdict';
import { idSchema, someOf, sourceIdSchema, textSchema } from './vocabulary';
import { readLanguages } from './words';

export const nextSteps = ['poison', 'emergency', 'pharmacist'] as const;

const notFoodKindSchema = z
  .strictObject({
    id: idSchema,
    about: textSchema,
    message: textSchema.describe('Why it must not be swallowed, for the parent.'),
    instead: textSchema.describe('How to keep it away, or what to do about it.'),
    nextStep: z
      .enum(nextSteps)
      .describe('Whom to call when it was swallowed: a text of `next-steps.yaml`, by the family’s locale.'),
    sources: someOf(sourceIdSchema),
    basis: z.enum(bases).describe('As for rules.'),
    names: z
      .partialRecord(z.enum(readLanguages), someOf(textSchema))
      .describe(
        'By language; `(a|b)` one of them, `[a|b]` one of them or none. Plurals of English, accents ' +
          'and hyphens are found by rule.',
      ),
  })
  .describe(
    'A kind of things that are not food: blocked at every age, in any amount and however they are served.',
  );

export const notFoodFileSchema = z.strictObject({ kinds: someOf(notFoodKindSchema) });

export const nextStepsSchema = z.record(
  z.enum(nextSteps),
  z.record(z.enum(['uk', 'us', 'other']), textSchema),
);

/** A kind of things that are not food, its names with their patterns written out. */
export type NotFoodKind = Omit<z.infer<typeof notFoodKindSchema>, 'names'> & { names: readonly string[] };
export type NextSteps = z.infer<typeof nextStepsSchema>;

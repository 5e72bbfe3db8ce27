import * as z from 'zod';
import { servingAges, servingCuts, textures } from '../../foods/food-serving';
import { chokingClassSchema, list, sourceIdSchema, textSchema } from './vocabulary';

const servingTextSchema = z
  .strictObject({
    texture: z.enum(textures),
    cut: z.enum(servingCuts).describe('The safe shape.'),
    text: textSchema.describe('One or two sentences for the parent.'),
  })
  .describe('How to serve from an age on.');

/** By age in months; an age that is left out is served as the one before it. */
export const servingStepsSchema = z.partialRecord(z.literal(servingAges), servingTextSchema);

const servingClassSchema = z
  .strictObject({ choking: chokingClassSchema, sources: list(sourceIdSchema), steps: servingStepsSchema })
  .describe('How foods of one kind are served.');

export const servingClassesSchema = z.record(z.string().regex(/^[a-z]+(_[a-z]+)*$/), servingClassSchema);

export type ServingClass = z.infer<typeof servingClassSchema>;

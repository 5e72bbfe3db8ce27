import * as z from 'zod';
import { idSchema, someOf, sourceIdSchema, textSchema } from './vocabulary';

const watchForSchema = z.strictObject({
  id: idSchema,
  rules: someOf(textSchema).describe('Beginnings of the ids of rules.'),
  watch: textSchema.describe('What to watch for once it was eaten, for how long, and whom to call.'),
  sources: someOf(sourceIdSchema),
});

export const watchForFileSchema = z.strictObject({ entries: someOf(watchForSchema) });

/** What to watch for after a food that some rules advise against. */
export type WatchFor = z.infer<typeof watchForSchema>;

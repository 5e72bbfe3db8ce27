import * as z from 'zod';
import { idSchema, textSchema } from './vocabulary';

const sourceSchema = z.strictObject({
  org: textSchema.describe('Who published it'),
  title: textSchema,
  year: z.int().min(1950).max(2100).describe('Of the edition that was read'),
  url: z.url({ protocol: /^https$/ }).describe('Where it can be read'),
});

/** Id → document. */
export const sourcesSchema = z.record(idSchema, sourceSchema);

/** A document that a figure or a rule rests on. */
export type Source = z.infer<typeof sourceSchema>;

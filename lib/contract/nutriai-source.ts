import * as z from 'zod';

/** A document that a figure or an advice rests on. */
export const sourceAnswer = z.object({ org: z.string(), title: z.string(), year: z.int(), url: z.url() });
export type SourceAnswer = z.output<typeof sourceAnswer>;

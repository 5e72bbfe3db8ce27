import * as z from 'zod';
import { redFlagLanguages } from './red-flags';
import { textSchema } from './vocabulary';

export const talkWordsSchema = z.strictObject({
  language: z.enum(redFlagLanguages),
  words: textSchema.describe('Words as they are typed, in each of their forms, parted by spaces.'),
});

/** Words of everyday talk by language. */
export type TalkWords = z.infer<typeof talkWordsSchema>;

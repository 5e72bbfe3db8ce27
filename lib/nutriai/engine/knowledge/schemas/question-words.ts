import * as z from 'zod';
import { idSchema, someOf, textSchema } from './vocabulary';

export const questionWordsSchema = z
  .record(idSchema, someOf(textSchema))
  .describe('What a question is about → words and phrases for it. `sterili*` is every word that begins so.');

export type QuestionWords = z.infer<typeof questionWordsSchema>;

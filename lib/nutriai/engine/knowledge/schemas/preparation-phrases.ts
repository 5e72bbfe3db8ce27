import * as z from 'zod';
import { list, preparationSchema, someOf, textSchema } from './vocabulary';

const phraseSideSchema = z
  .enum(['adjective', 'noun', 'after', 'before', 'verb'])
  .describe(
    'Where a phrase stands to the food it is said of. `adjective`: before or after it (“halved ' +
      'grapes”, “grapes, halved”); `noun`: right after it, or before it with “of” (“carrot sticks”, ' +
      '“sticks of carrot”); `after`: after it only (“grapes cut into quarters”); `before`: before it ' +
      'with “of” only (“a thin layer of peanut butter”); `verb`: tells the cook to do it (“halve the ' +
      'grapes”).',
  );

const phraseRowSchema = z.strictObject({
  side: phraseSideSchema,
  preparations: list(preparationSchema).describe(
    'What it says was done. None: the words only look as if they said so.',
  ),
  patterns: someOf(textSchema).describe(
    'Words; `(a|b)` one of them, `[a|b]` one of them or none, `{size}` the words of that name. ' +
      'Endings are written out.',
  ),
});

export const preparationPhrasesSchema = z.strictObject({
  words: z.record(z.string(), textSchema).describe('Parts of patterns that several of them share.'),
  phrases: z.record(z.string(), someOf(phraseRowSchema)).describe('By what they are about.'),
});

export type PhraseSide = z.infer<typeof phraseSideSchema>;

/** One pattern, with the parts that it shares with others written out. */
export interface PreparationPhrase {
  pattern: string;
  preparations: z.infer<typeof phraseRowSchema>['preparations'];
  side: PhraseSide;
}

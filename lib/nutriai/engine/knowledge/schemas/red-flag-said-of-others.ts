import * as z from 'zod';
import { redFlagLanguages } from './red-flags';
import { textSchema } from './vocabulary';

/** Language → words parted by spaces, as the detector reads them. */
const wordsSchema = z.partialRecord(z.enum(redFlagLanguages), textSchema);

export const saidOfOthersSchema = z.strictObject({
  limpFood: z
    .strictObject({
      things: wordsSchema.describe('Words for a child that mean a thing or food as well.'),
      eating: wordsSchema.describe('Who ate is a child.'),
      ofChild: wordsSchema.describe('Words that tell of a child beside food: “after”, “pale”.'),
    })
    .describe('Soft food, and no limp child.'),
  things: z
    .strictObject({
      links: wordsSchema.describe('What may stand between a thing and what is said of it.'),
      determiners: wordsSchema.describe('What may stand before a thing.'),
      connectors: wordsSchema.describe('Behind these a thing begins a statement of its own.'),
      players: wordsSchema.describe('Who falls ill in a game: “I”, “mummy”.'),
      sufferers: wordsSchema.describe('Somebody is burnt by it, or it fell on somebody.'),
      collapseBegins: wordsSchema.describe('How words begin that are done to things too.'),
      dropped: wordsSchema,
      whose: wordsSchema.describe('Between “dropped” and a thing.'),
    })
    .describe('A thing that collapses, falls or burns.'),
  bakes: z
    .strictObject({
      bakes: wordsSchema.describe('What falls in when it leaves the oven.'),
      fallsBegin: wordsSchema.describe('How the words begin that tell of a fall.'),
      ofSomebody: wordsSchema.describe('Somebody ate it, or was beside it.'),
      begins: wordsSchema.describe('Where a statement of the cake begins.'),
      connectors: wordsSchema,
    })
    .describe('A cake that fell in.'),
  loved: z
    .strictObject({
      faintBegins: wordsSchema.describe('How the word begins that means to faint and to love.'),
      stresses: wordsSchema.describe('What may stand between that word and what is loved.'),
      loved: wordsSchema,
      endings: wordsSchema.describe('Of what is loved, behind two letters or more.'),
      pluralEndings: wordsSchema.describe('The same behind three letters or more.'),
      notLoved: wordsSchema.describe('People and places that end so too.'),
    })
    .describe('Something that is loved, in words for fainting.'),
});

type Sections = z.infer<typeof saidOfOthersSchema>;

/** The lists of each section, in whatever form their words have. */
export type SaidOfOthers<Words> = {
  readonly [Section in keyof Sections]: { readonly [List in keyof Sections[Section]]: Words };
};
/** As they are written. */
export type WrittenSaidOfOthers = SaidOfOthers<z.infer<typeof wordsSchema>>;

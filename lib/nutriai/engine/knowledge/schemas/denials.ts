import * as z from 'zod';
import { withShared } from './shared-parts';
import { idSchema, someOf, textSchema } from './vocabulary';

const words = someOf(textSchema);

const phrasesSchema = z.strictObject({
  leave_out: words.describe('They are not there; words of preparation may stand between.'),
  forbid: words.describe('Likewise, said as an order, so that a whole list is meant.'),
  free_from: words.describe('Likewise, and a list with “and” is all meant.'),
  not: words.describe('The next food or the next preparation is denied, whichever stands first.'),
  replace: words.describe('The first food after it goes and another comes.'),
  traces: words.describe('They may be there in traces.'),
  likeness: words.describe('They only describe: “the size of a grape”.'),
  keep: words.describe('It looks like a negation and is none; it wins where a phrase is in two lists.'),
});

const suffixesSchema = z.strictObject({
  free: words,
  less: words.describe('After a hyphen.'),
  notFreeOf: words.describe('After “free”: it does not belong to the food before.'),
  never: words.describe('The same, even where there is a hyphen.'),
  labels: words.describe('“Dairy free on the label”.'),
  auxiliaries: words,
  nots: words,
  deniedBy: words.describe('After a “not”: the food is left out.'),
  leftOut: words.describe('Without a “not”: the food is left out.'),
  deniers: words.describe('Before a claim: it is denied itself.'),
  hedges: words.describe('Between those and the claim.'),
  notHad: words.describe('Before a kind that was not to be had.'),
  notHadFillers: words.describe('Between those and the kind.'),
  notFound: words.describe('Before `found`: the kind was not to be had.'),
  found: words,
  claimWords: words.describe('They share one “free” with a food after an “and”.'),
  saysSo: words.describe('Before foods that share one “free”.'),
});

export const denialsSchema = z.strictObject({
  before: someOf(textSchema).describe('Phrases that leave out the food after them.'),
  inPlaceOf: someOf(textSchema).describe('Phrases for what takes the place of the food after them.'),
  inPlaceOfBefore: someOf(textSchema).describe(
    'Phrases for what takes the place of the food right before them.',
  ),
  after: someOf(textSchema).describe('Phrases that leave out the food right before them.'),
  ors: someOf(textSchema).describe('Words that join what one phrase leaves out.'),
  orsAfter: z
    .record(textSchema, someOf(textSchema))
    .describe('Words that join so only where one of these words denies the food before them.'),
  alike: someOf(textSchema).describe('Words of food that are written alike in English and other languages.'),
  otherMeanings: z
    .record(textSchema, someOf(textSchema))
    .describe('Words that deny in one language, with words of the others, where they mean something else.'),
  endings: someOf(textSchema).describe('Ends of words that leave out the food that the word begins with.'),
  adjectives: z
    .record(idSchema, textSchema)
    .describe('Adjectives, without their ending, that leave out a food, and the food in English.'),
  adjectiveEndings: someOf(textSchema).describe('The endings of those adjectives.'),
  toDrink: someOf(textSchema).describe('Behind a food that is denied: it is denied as a drink only.'),
  corrections: someOf(textSchema).describe(
    'Phrases by which a speaker takes back the food before them, where another follows.',
  ),
  betweenCorrection: someOf(textSchema).describe('What may stand between them and that other food.'),
  words: z
    .record(idSchema, textSchema)
    .describe('Parts that several of `phrases` share: `giving` stands for `{giving}` in them.'),
  phrases: phrasesSchema.describe('What phrases do to the foods named after them.'),
  ands: someOf(textSchema).describe('Words that join what one phrase leaves out, in some phrases only.'),
  suffixes: suffixesSchema.describe('How English leaves out the food right before it: “honey-free”.'),
});

type WrittenDenials = z.infer<typeof denialsSchema>;

/** As the engine reads them: with the shared parts filled in. */
export type Denials = Omit<WrittenDenials, 'words'>;

/** Fills in the parts that several phrases share. */
export function filledDenials({ words: shared, phrases, ...rest }: WrittenDenials): Denials {
  const entries = Object.entries(phrases).map(([kind, list]) => [
    kind,
    list.map((pattern) => withShared(pattern, shared)),
  ]);
  return { ...rest, phrases: Object.fromEntries(entries) as Denials['phrases'] };
}

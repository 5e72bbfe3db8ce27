import * as z from 'zod';
import { amountLanguages } from './amounts-in-languages';
import { someOf, textSchema } from './vocabulary';

const phrasesSchema = z.record(z.string(), textSchema);
const dishesSchema = phrasesSchema.describe('Words of a dish, and the English ones that it is counted by.');
const twoSchema = z.strictObject({
  ends: phrasesSchema.describe('Last part of a word, and what the first is put into.'),
  starts: phrasesSchema.describe('First part of a word, in English.'),
});

const wordsSchema = someOf(textSchema);

const feedsSchema = z.strictObject({
  names: z
    .record(z.string(), someOf(textSchema))
    .describe('What is drunk: the name of the food, and its words.'),
  bottles: wordsSchema.describe('What a feed is given in, or is called.'),
  feedsOfAnyKind: wordsSchema.describe('Those of them that are given at the breast too.'),
  left: wordsSchema.describe('They say that so much was not drunk.'),
  taken: wordsSchema.describe('They say that so much was drunk.'),
  fills: wordsSchema.describe('What else may stand among the words of a feed.'),
  of: wordsSchema.describe('Between what was drunk and how much there was.'),
  total: wordsSchema.describe('The sum of what is named before.'),
  allBut: wordsSchema.describe('Before what was left.'),
  scoops: wordsSchema.describe('What measures the powder.'),
  powder: wordsSchema,
  water: wordsSchema,
  madeWith: wordsSchema.describe('Between the powder and the water.'),
});

const breastfeedsSchema = z.strictObject({
  feeds: wordsSchema.describe('They say by themselves that a child was fed at the breast.'),
  breasts: wordsSchema.describe('They say it with a side or a number of minutes.'),
  left: wordsSchema,
  right: wordsSchema,
  both: wordsSchema.describe('Both sides.'),
  minutes: wordsSchema,
  times: wordsSchema.describe('A time without a number of minutes.'),
  feedsCounted: wordsSchema.describe('Words next to a number that make it a number of feeds.'),
  once: z.record(z.string(), z.int().positive()).describe('How often, in one word.'),
  fills: wordsSchema.describe('What else may stand among the words of such a feed.'),
});

export const logWordsSchema = z.strictObject({
  shorthand: phrasesSchema.describe('Shorthand of English that leaves out more than vowels.'),
  alone: phrasesSchema.describe('Words that mean a food where they stand between the foods of a list.'),
  amountSpellings: phrasesSchema.describe(
    'Short or longer names of spoons and ounces, and the measure that they are; dots and accents may be left out.',
  ),
  feeds: feedsSchema.describe('Words of milk feeds.'),
  breastfeeds: breastfeedsSchema.describe('Words of feeds at the breast.'),
  noFood: someOf(textSchema).describe(
    'Words of the log that name no food: how, when and where it was eaten.',
  ),
  asides: z
    .strictObject({
      phrases: someOf(textSchema).describe('Taken out wherever they stand.'),
      from: someOf(textSchema).describe('Where food comes from, behind “from the”.'),
      at: someOf(textSchema).describe('Before “lunch”, “party” or “picnic”.'),
      tools: someOf(textSchema).describe('What it was eaten with, behind “with a”.'),
    })
    .describe('What is said beside the food, and names none.'),
  common: someOf(textSchema).describe('What shorthand and misspellings are read as, where but one fits.'),
  dishesOfParts: z
    .record(
      z.string(),
      z.strictObject({
        words: someOf(textSchema),
        besides: z.string().describe('What it holds besides the foods that are named.'),
        unless: z.array(textSchema).describe('Words before it that name that already.'),
      }),
    )
    .describe('Dishes that are made of what is named with its amount before them.'),
  fruitCups: z
    .strictObject({ grams: z.number().positive(), fruits: someOf(textSchema) })
    .describe('Fruit in juice as it is sold for children.'),
  madeOfTwo: z.strictObject({ de: twoSchema, nl: twoSchema }).describe('Words made of two.'),
  dishes: z.strictObject({
    de: dishesSchema,
    fr: dishesSchema,
    es: dishesSchema,
    it: dishesSchema,
    nl: dishesSchema,
    pl: dishesSchema,
    pt: dishesSchema,
    tr: dishesSchema,
    ar: dishesSchema,
    hi: dishesSchema,
  }),
  dishesOfOneLanguage: z
    .partialRecord(z.enum(amountLanguages), dishesSchema)
    .describe('The same, only in texts of that language: elsewhere the word says something else.'),
});

export type LogWords = z.infer<typeof logWordsSchema>;

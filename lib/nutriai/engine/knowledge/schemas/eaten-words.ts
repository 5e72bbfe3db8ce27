import * as z from 'zod';
import { someOf, textSchema } from './vocabulary';

const wordsSchema = someOf(textSchema);
const partSchema = z.number().positive().lt(1);

export const eatenWordsSchema = z.strictObject({
  before: wordsSchema.describe('What may stand between a comma and the verb.'),
  eaters: wordsSchema.describe('Who ate, between a food and the verb: “peas she refused”.'),
  articles: wordsSchema.describe('What may stand before a food that was left: “the peas left”.'),
  helpers: wordsSchema.describe('What may stand between a food and who left it.'),
  whereLeft: wordsSchema.describe('Behind “left” they say where or when, and not what.'),
  ate: wordsSchema.describe('Behind a food they begin what was eaten of it.'),
  drank: wordsSchema.describe('The same of a drink, where no drink is named behind them.'),
  ateAfterComma: wordsSchema.describe('The same, right after a comma or a bracket alone.'),
  only: wordsSchema.describe('Beside the verb: nothing else was eaten.'),
  left: wordsSchema.describe('Behind a food they begin what was left of it.'),
  leftBehind: wordsSchema.describe('They end a phrase that says how much was left.'),
  eatenBehind: wordsSchema.describe('They end a phrase that says how much was eaten.'),
  rest: wordsSchema.describe('What was served and is not named again.'),
  leftParts: z.record(z.string(), partSchema).describe('What part vague words of what was left stand for.'),
  partsOfOne: z.record(z.string(), partSchema).describe('What part of one piece such words name.'),
  partsBeforeVerb: wordsSchema.describe('A part of all that is said right before the verb, without a comma.'),
  crusts: wordsSchema,
  crustWords: wordsSchema.describe('Beside “crusts”: they were not eaten.'),
  withoutCrust: z
    .strictObject({
      bread: partSchema,
      sandwich: partSchema,
      pizza: partSchema,
    })
    .describe('What of it is left without the crust.'),
  refusals: z
    .strictObject({
      answers: wordsSchema.describe('All that is said between two marks, of the food before them.'),
      offered: wordsSchema.describe('Before a food that was offered.'),
      behind: wordsSchema.describe('Behind a food that was not eaten.'),
      before: wordsSchema.describe('Before a food that was not eaten.'),
      fillers: wordsSchema.describe('What may stand within those.'),
      others: wordsSchema.describe('Who else eats.'),
      othersAte: wordsSchema.describe('What they do, right behind who they are.'),
      elsewhere: wordsSchema.describe('They begin what others had, or what is had on other days.'),
    })
    .describe('How texts say that a food was not eaten by the child.'),
});

export type EatenWords = z.infer<typeof eatenWordsSchema>;

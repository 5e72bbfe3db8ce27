import * as z from 'zod';
import { freeFromSubjects } from '../../text/parsed-ingredient';
import { allergenSchema, list, textSchema } from './vocabulary';
import { wordsByLanguageSchema as words } from './words-by-language';

/** Word → what a food is free from that is said to be free from it. */
const subjectsSchema = z.record(textSchema, list(z.union([allergenSchema, z.enum(freeFromSubjects)])));

export const claimsSchema = z.strictObject({
  plantBased: words.describe('The food beside them has nothing of animals in it.'),
  meatless: words.describe('The food beside them has no meat in it.'),
  unsulphured: words.describe('The food beside them was not kept with sulphites.'),
  withinNames: subjectsSchema.describe('What “free” behind such a word within a name takes away.'),
  free: words,
  notOfDish: words.describe('With these a claim may speak of a drink beside the dish.'),
  layers: words.describe('Behind a claim: the food after them is laid on the one it is said of.'),
  labelling: words.describe('Between a food and the claim on its label.'),
  joiners: words.describe('Between a dish and what is in it or beside it.'),
  links: words.describe('Between a claim and its food.'),
  beginsAnother: words.describe('They begin another meal, of which the claim may be meant alone.'),
  makers: words.describe('A dish is said to be made of what follows.'),
  betweenParts: words.describe('What may stand next to `makers`.'),
  nameLinks: words.describe('Between a dish and the one food that it is named after.'),
  dishLinks: words.describe('Between a dish and foods that it is named after.'),
  listJoints: words.describe('Between foods of a list.'),
  words: subjectsSchema.describe('Single words that say more, or less, than the food they name.'),
});

/** The words by which texts say what a food is free from. */
export type ClaimWords = z.infer<typeof claimsSchema>;

import { allergyWordsSchema } from '../schemas/allergy-words';
import { compositionRowSchema } from '../schemas/composition';
import { compoundFileSchema } from '../schemas/compounds';
import { foodFileSchema } from '../schemas/foods';
import {
  byLanguageSchema,
  compoundEndsSchema,
  emojiSchema,
  languageNamesSchema,
  moreNamesSchema,
  notFoodsSchema,
} from '../schemas/names';
import { impliedPartsSchema } from '../schemas/implied-parts';
import { nextStepsSchema, notFoodFileSchema } from '../schemas/not-food';
import { servingClassesSchema } from '../schemas/serving';
import { plantDairySchema } from '../schemas/plant-dairy';
import { sourcesSchema } from '../schemas/sources';
import { thingFileSchema } from '../schemas/things';
import { foodPictureFileSchema } from '../schemas/food-pictures';
import { watchForFileSchema } from '../schemas/watch-for';
import { wordFileSchema } from '../schemas/words';
import type { Kind } from './kind';

/** Foods: what they are called, what is in them, and what looks like one and is none. */
export const foodKinds = {
  sources: {
    path: 'sources.yaml',
    schemaName: 'sources',
    about: 'The documents that everything else rests on and names by their ids.',
    schema: sourcesSchema,
  },
  foods: {
    path: 'foods',
    schemaName: 'foods',
    about: 'Foods as parents name them: names, group, allergens, flags, age, and how they are served.',
    schema: foodFileSchema,
  },
  servingClasses: {
    path: 'serving-classes.yaml',
    schemaName: 'serving-classes',
    about: 'How foods of one kind are served at each age. A food names its class.',
    schema: servingClassesSchema,
  },
  composition: {
    path: 'composition',
    about: 'Rows of food composition tables. A food names its rows by their code.',
    schema: compositionRowSchema,
  },
  moreNames: {
    path: 'names/more-names.yaml',
    schemaName: 'more-names',
    about: 'More names of foods: everyday words, brands, cuts, spellings, and seven other languages.',
    schema: moreNamesSchema,
  },
  languageNames: {
    path: 'names/languages',
    schemaName: 'language-names',
    about: 'Names of foods and dishes in languages other than English, a file each.',
    schema: languageNamesSchema,
  },
  emoji: {
    path: 'names/emoji.yaml',
    schemaName: 'emoji',
    about: 'Emoji of foods, in words.',
    schema: emojiSchema,
  },
  byLanguage: {
    path: 'names/by-language.yaml',
    schemaName: 'by-language',
    about: 'Words that name another food in another language.',
    schema: byLanguageSchema,
  },
  compoundEnds: {
    path: 'names/compound-ends.yaml',
    schemaName: 'compound-ends',
    about:
      'Ends of German words that name a form or a dish of the food they begin with, in words of their own.',
    schema: compoundEndsSchema,
  },
  allergyWords: {
    path: 'names/allergy-words.yaml',
    schemaName: 'allergy-words',
    about: 'How parents and forms name an allergy, in English and in other languages.',
    schema: allergyWordsSchema,
  },
  impliedParts: {
    path: 'names/implied-parts.yaml',
    schemaName: 'implied-parts',
    about: 'Adjectives that say of a dish that an ingredient is in it: “creamy”.',
    schema: impliedPartsSchema,
  },
  notFoods: {
    path: 'names/not-foods.yaml',
    schemaName: 'not-foods',
    about: 'Phrases in which the name of a food names no food.',
    schema: notFoodsSchema,
  },
  words: {
    path: 'words',
    schemaName: 'words',
    about:
      'Words of everyday speech that name no food, by language: a text is understood when each of its words is.',
    schema: wordFileSchema,
  },
  things: {
    path: 'names/things.yaml',
    schemaName: 'things',
    about: 'Things that nobody eats: a text that serves one of them is not understood.',
    schema: thingFileSchema,
  },
  notFood: {
    path: 'not-food',
    schemaName: 'not-food',
    about:
      'Things that are not food, with their names in six languages: blocked at every age, in any ' +
      'amount, with whom to call.',
    schema: notFoodFileSchema,
  },
  nextSteps: {
    path: 'next-steps.yaml',
    schemaName: 'next-steps',
    about: 'Whom to call when something that is not food was swallowed, by locale.',
    schema: nextStepsSchema,
  },
  foodPictures: {
    path: 'food-pictures.yaml',
    schemaName: 'food-pictures',
    about: 'The drawing that stands for each food in lists and on its page, and what it shows in words.',
    schema: foodPictureFileSchema,
  },
  watchFor: {
    path: 'watch-for.yaml',
    schemaName: 'watch-for',
    about: 'What to watch for once a child has eaten what the gate advises against, by rule.',
    schema: watchForFileSchema,
  },
  falseFriends: {
    path: 'names/false-friends.yaml',
    schemaName: 'compounds',
    about: 'Names that look like a hazard and are none, or look harmless and are one.',
    schema: compoundFileSchema,
  },
  hiddenAllergens: {
    path: 'names/hidden-allergens.yaml',
    schemaName: 'compounds',
    about: 'Words on labels and in recipes that hide an allergen, a sugar or a salt.',
    schema: compoundFileSchema,
  },
  kindsOfFood: {
    path: 'names/kinds-of-food.yaml',
    schemaName: 'compounds',
    about: 'Words for a whole kind of food: “nuts”, “shellfish”.',
    schema: compoundFileSchema,
  },
  plantDairy: {
    path: 'names/plant-dairy.yaml',
    schemaName: 'plant-dairy',
    about: 'Plants, and the names of dairy that they make a dairy-free product of.',
    schema: plantDairySchema,
  },
  dishes: {
    path: 'compounds',
    schemaName: 'compounds',
    about: 'Dishes and products with what is in them. Of two that share a name the earlier counts.',
    schema: compoundFileSchema,
  },
} as const satisfies Record<string, Kind>;

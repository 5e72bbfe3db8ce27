import type * as z from 'zod';
import { americanWordsSchema } from './schemas/american-words';
import { amountWordsSchema } from './schemas/amount-words';
import { answerFileSchema } from './schemas/answers';
import { answerLanguageSchema } from './schemas/answer-languages';
import { askingSchema } from './schemas/asking';
import { compositionRowSchema } from './schemas/composition';
import { compoundFileSchema } from './schemas/compounds';
import { dishPatternFileSchema, dishSlotsSchema } from './schemas/dish-patterns';
import { foodFileSchema } from './schemas/foods';
import { handlingRulesSchema, handlingWordsSchema } from './schemas/handling';
import { ageRowSchema, lengthRowSchema } from './schemas/growth';
import {
  byLanguageSchema,
  compoundEndsSchema,
  emojiSchema,
  languageNamesSchema,
  moreNamesSchema,
  notFoodsSchema,
} from './schemas/names';
import { denialsSchema } from './schemas/denials';
import { impliedPartsSchema } from './schemas/implied-parts';
import { leftInSchema } from './schemas/left-in';
import { referenceIntakesSchema } from './schemas/needs';
import { preparationPhrasesSchema } from './schemas/preparation-phrases';
import { preparationSetsSchema } from './schemas/preparation-sets';
import { recipeTextsSchema } from './schemas/recipe-texts';
import { recipeFileSchema } from './schemas/recipes';
import {
  redFlagCardSchema,
  redFlagCaseSchema,
  redFlagClassSchema,
  redFlagWordsSchema,
} from './schemas/red-flags';
import { countedDishesSchema, householdWeightSchema, mealTextSchema } from './schemas/portions';
import { requestWordsSchema } from './schemas/request-words';
import { ruleFileSchema } from './schemas/rules';
import { safetyCaseFileSchema } from './schemas/safety-cases';
import { nextStepsSchema, notFoodFileSchema } from './schemas/not-food';
import { servingClassesSchema } from './schemas/serving';
import { sourcesSchema } from './schemas/sources';
import { thingFileSchema } from './schemas/things';
import { foodPictureFileSchema } from './schemas/food-pictures';
import { watchForFileSchema } from './schemas/watch-for';
import { wordFileSchema } from './schemas/words';

/** One kind of knowledge: where its files are, what they say, and the shape that each of them has. */
interface Kind {
  /** A folder or a file of `knowledge/`. A folder's files are read in the order of their names. */
  path: string;
  /** The name of its JSON Schema, for editors; tables have none. */
  schemaName?: string;
  /** For `knowledge/README.md`. */
  about: string;
  /** The shape of a YAML file once its sets are filled in, or of a row of a table. */
  schema: z.ZodType;
}

/** Every kind of knowledge, in the order in which `knowledge/README.md` shows them. */
export const kinds = {
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
  dishes: {
    path: 'compounds',
    schemaName: 'compounds',
    about: 'Dishes and products with what is in them. Of two that share a name the earlier counts.',
    schema: compoundFileSchema,
  },
  countedDishes: {
    path: 'portions/counted-dishes.yaml',
    schemaName: 'counted-dishes',
    about: 'By what dishes and products are counted in the log: a row of composition, or a mix of foods.',
    schema: countedDishesSchema,
  },
  dishComposition: {
    path: 'portions/composition.csv',
    about:
      'Rows of food composition tables that only the log counts by: dishes and products that are no foods of the list.',
    schema: compositionRowSchema,
  },
  householdWeights: {
    path: 'portions/measures.csv',
    about: 'What pieces, household measures and usual servings weigh, for amounts that parents write.',
    schema: householdWeightSchema,
  },
  mealTexts: {
    path: 'meal-texts',
    about:
      'What parents write in the log, with the weights and energies that a dietitian would accept. ' +
      'The tests read them; the server does not.',
    schema: mealTextSchema,
  },
  preparationPhrases: {
    path: 'preparations/phrases.yaml',
    schemaName: 'preparation-phrases',
    about: 'Words that say what was done to a food: its shape, cooking, serving, keeping and making.',
    schema: preparationPhrasesSchema,
  },
  preparationSets: {
    path: 'preparations/sets.yaml',
    schemaName: 'preparation-sets',
    about: 'Sets of preparations that rules name as `$smooth`, `$fine`, and so on.',
    schema: preparationSetsSchema,
  },
  rules: {
    path: 'rules',
    schemaName: 'rules',
    about:
      'The rules of the safety gate that are about one food at a time. The findings of earlier rules come first.',
    schema: ruleFileSchema,
  },
  handlingWords: {
    path: 'handling/words.yaml',
    schemaName: 'handling-words',
    about: 'What texts say of how often, how long, where and how, in six languages.',
    schema: handlingWordsSchema,
  },
  handlingRules: {
    path: 'handling/rules.yaml',
    schemaName: 'handling-rules',
    about:
      'Rules of how milk and food are made, stored, warmed and thawed. Each goes by what one sentence says.',
    schema: handlingRulesSchema,
  },
  cases: {
    path: 'cases',
    schemaName: 'cases',
    about:
      'What the gate must answer for texts as parents write them. The tests read them; the server does not.',
    schema: safetyCaseFileSchema,
  },
  recipes: {
    path: 'recipes',
    schemaName: 'recipes',
    about: 'The library of dishes, in the order of a day.',
    schema: recipeFileSchema,
  },
  recipeTexts: {
    path: 'recipe-texts.yaml',
    schemaName: 'recipe-texts',
    about: 'The words by which a recipe that somebody pastes is taken apart: headings, figures, amounts.',
    schema: recipeTextsSchema,
  },
  requestWords: {
    path: 'request-words.yaml',
    schemaName: 'request-words',
    about:
      'What parents ask of a recipe besides foods and dishes, and words that ask for nothing: every ' +
      'other word is named as not understood.',
    schema: requestWordsSchema,
  },
  americanWords: {
    path: 'american-words.yaml',
    schemaName: 'american-words',
    about: 'What foods and kitchen things are called in the United States, for members who choose so.',
    schema: americanWordsSchema,
  },
  amountWords: {
    path: 'amount-words.yaml',
    schemaName: 'amount-words',
    about: 'How texts say how much: numbers, fractions and sizes in words.',
    schema: amountWordsSchema,
  },
  leftIn: {
    path: 'left-in.yaml',
    schemaName: 'left-in',
    about: 'How texts say that bones or stones are still in a food.',
    schema: leftInSchema,
  },
  denials: {
    path: 'denials.yaml',
    schemaName: 'denials',
    about: 'How texts leave out a food after naming it, and take back what they said.',
    schema: denialsSchema,
  },
  dishSlots: {
    path: 'dish-slots.yaml',
    schemaName: 'dish-slots',
    about: 'Places that many dishes have for foods: a protein, a root, a fat.',
    schema: dishSlotsSchema,
  },
  dishPatterns: {
    path: 'dish-patterns',
    schemaName: 'dish-patterns',
    about: 'Kinds of dish that the composer makes: what goes in, how it is cooked, what it is called.',
    schema: dishPatternFileSchema,
  },
  answers: {
    path: 'answers',
    schemaName: 'answers',
    about:
      'What is answered to the questions that parents ask most, with how those questions are recognised.',
    schema: answerFileSchema,
  },
  asking: {
    path: 'asking',
    schemaName: 'asking',
    about:
      'How questions are told apart: what they ask of the log, what only a clinician may answer, and ' +
      'what kind of answer fits.',
    schema: askingSchema,
  },
  answerLanguages: {
    path: 'answer-languages',
    schemaName: 'answer-languages',
    about:
      'What an answer says first to a question in another language than English: the verdict on a ' +
      'food, and that something is not known.',
    schema: answerLanguageSchema,
  },
  needs: {
    path: 'needs',
    schemaName: 'reference-intakes',
    about: 'Reference intakes of nutrients by age.',
    schema: referenceIntakesSchema,
  },
  redFlagClasses: {
    path: 'red-flags/classes',
    schemaName: 'red-flag-classes',
    about:
      'The classes of emergency: what combinations of concepts tell of each, how urgent it is, and who says so.',
    schema: redFlagClassSchema,
  },
  redFlagWords: {
    path: 'red-flags/words',
    schemaName: 'red-flag-words',
    about: 'Words and phrases of each language by the concept that they mean.',
    schema: redFlagWordsSchema,
  },
  redFlagCards: {
    path: 'red-flags/cards',
    schemaName: 'red-flag-cards',
    about:
      'What the card of an emergency says in other languages than English: signs, and what to do with one’s hands.',
    schema: redFlagCardSchema,
  },
  redFlagCases: {
    path: 'red-flags/cases',
    about:
      'Emergencies as frightened parents type them, and harmless questions that come near. The tests ' +
      'read them; the server does not.',
    schema: redFlagCaseSchema,
  },
  weightForAge: {
    path: 'growth/weight-for-age.csv',
    about:
      'WHO Child Growth Standards 2006: kilograms by age, daily from birth to 14 days, weekly to 12 ' +
      'weeks, monthly to 60 months.',
    schema: ageRowSchema,
  },
  lengthForAge: {
    path: 'growth/length-for-age.csv',
    about: 'Length (to 24 months) and height (from 24 months) by age, in centimetres.',
    schema: ageRowSchema,
  },
  bmiForAge: {
    path: 'growth/bmi-for-age.csv',
    about: 'Body mass index by age, in kg/m².',
    schema: ageRowSchema,
  },
  headCircumferenceForAge: {
    path: 'growth/head-circumference-for-age.csv',
    about: 'Head circumference by age, in centimetres.',
    schema: ageRowSchema,
  },
  weightForLength: {
    path: 'growth/weight-for-length.csv',
    about: 'Weight for length (lying) and height (standing), in kilograms, every half centimetre.',
    schema: lengthRowSchema,
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

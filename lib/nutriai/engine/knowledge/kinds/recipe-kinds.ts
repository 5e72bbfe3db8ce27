import { americanWordsSchema } from '../schemas/american-words';
import { amountWordsSchema } from '../schemas/amount-words';
import { dishPatternFileSchema, dishSlotsSchema } from '../schemas/dish-patterns';
import { arabicPrefixesSchema } from '../schemas/arabic-prefixes';
import { claimsSchema } from '../schemas/claims';
import { denialsSchema } from '../schemas/denials';
import { functionWordsSchema } from '../schemas/function-words';
import { kitchenFoodsSchema } from '../schemas/kitchen-foods';
import { leftInSchema } from '../schemas/left-in';
import { milkWordsSchema } from '../schemas/milk-words';
import { recipeTextsSchema } from '../schemas/recipe-texts';
import { recipeFileSchema } from '../schemas/recipes';
import { requestLanguageSchema } from '../schemas/request-languages';
import { requestWordsSchema } from '../schemas/request-words';
import { textureWordsSchema } from '../schemas/texture-words';
import { visitWordsSchema } from '../schemas/visit-words';
import { unitWordsSchema } from '../schemas/unit-words';
import type { Kind } from './kind';

/** Recipes, and the texts and wishes that become one. */
export const recipeKinds = {
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
  textureWords: {
    path: 'texture-words.yaml',
    schemaName: 'texture-words',
    about: 'How the recipes say the shape in which they are served, so that a drawing can show it.',
    schema: textureWordsSchema,
  },
  requestWords: {
    path: 'request-words.yaml',
    schemaName: 'request-words',
    about:
      'What parents ask of a recipe besides foods and dishes, and words that ask for nothing: every ' +
      'other word is named as not understood.',
    schema: requestWordsSchema,
  },
  requestLanguages: {
    path: 'request-languages',
    schemaName: 'request-languages',
    about: 'How requests for a recipe are made in other languages: the English words they are read by.',
    schema: requestLanguageSchema,
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
  unitWords: {
    path: 'unit-words.yaml',
    schemaName: 'unit-words',
    about: 'How texts name units, and what an amount is held in.',
    schema: unitWordsSchema,
  },
  milkWords: {
    path: 'milk-words.yaml',
    schemaName: 'milk-words',
    about: 'How texts say what milk is for: drunk, poured over a cereal, cooked with.',
    schema: milkWordsSchema,
  },
  visitWords: {
    path: 'visit-words.yaml',
    schemaName: 'visit-words',
    about: 'How the title of an appointment says that it is a visit already arranged.',
    schema: visitWordsSchema,
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
  arabicPrefixes: {
    path: 'arabic-prefixes.yaml',
    schemaName: 'arabic-prefixes',
    about: 'What Arabic writes as one with the word after it: “and the”, “with”.',
    schema: arabicPrefixesSchema,
  },
  functionWords: {
    path: 'function-words.yaml',
    schemaName: 'function-words',
    about: 'Words that steer how a sentence is read: verbs of steps, articles, conjunctions.',
    schema: functionWordsSchema,
  },
  claims: {
    path: 'claims.yaml',
    schemaName: 'claims',
    about: 'How texts say what a food is free from, and of which food they say it.',
    schema: claimsSchema,
  },
  kitchenFoods: {
    path: 'kitchen',
    schemaName: 'kitchen-foods',
    about: 'What the composer knows of each food it cooks with: how it is made ready, measured and named.',
    schema: kitchenFoodsSchema,
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
} as const satisfies Record<string, Kind>;

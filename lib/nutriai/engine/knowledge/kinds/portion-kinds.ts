import { amountsInLanguagesSchema } from '../schemas/amounts-in-languages';
import { clauseRulesSchema } from '../schemas/clause-rules';
import { eatenWordsSchema } from '../schemas/eaten-words';
import { logWordsSchema } from '../schemas/log-words';
import { sheetWordsSchema } from '../schemas/sheet-words';
import { compositionRowSchema } from '../schemas/composition';
import { countedDishesSchema, householdWeightSchema, mealTextSchema } from '../schemas/portions';
import type { Kind } from './kind';

/** How much a meal of the log is. */
export const portionKinds = {
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
  amountsInLanguages: {
    path: 'portions/amounts-in-languages.yaml',
    schemaName: 'amounts-in-languages',
    about: 'Words of amounts in other languages, in the English words that the log counts by.',
    schema: amountsInLanguagesSchema,
  },
  clauseRules: {
    path: 'portions/clause-rules.yaml',
    schemaName: 'clause-rules',
    about:
      'A grammar of what texts of the log say of amounts: kinds of words, and by what words a clause of them is read.',
    schema: clauseRulesSchema,
  },
  eatenWords: {
    path: 'portions/eaten-words.yaml',
    schemaName: 'eaten-words',
    about: 'How texts of the log say which part of what was served was eaten, and which was left.',
    schema: eatenWordsSchema,
  },
  logWords: {
    path: 'portions/log-words.yaml',
    schemaName: 'log-words',
    about:
      'Shorthand, and dishes of other languages, by the English words ' +
      'that the log counts them as. The gate does not read this.',
    schema: logWordsSchema,
  },
  mealTexts: {
    path: 'meal-texts',
    about:
      'What parents write in the log, with the weights and energies that a dietitian would accept. ' +
      'The tests read them; the server does not.',
    schema: mealTextSchema,
  },
  sheetWords: {
    path: 'sheet-words.yaml',
    schemaName: 'sheet-words',
    about: 'How exports of other apps and people’s own sheets call their columns, and what stands in them.',
    schema: sheetWordsSchema,
  },
} as const satisfies Record<string, Kind>;

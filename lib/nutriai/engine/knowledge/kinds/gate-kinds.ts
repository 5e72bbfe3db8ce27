import { handlingRulesSchema, handlingWordsSchema } from '../schemas/handling';
import { phraseRulesSchema } from '../schemas/phrase-rules';
import { preparationPhrasesSchema } from '../schemas/preparation-phrases';
import { preparationSetsSchema } from '../schemas/preparation-sets';
import { ruleFileSchema } from '../schemas/rules';
import { safetyCaseFileSchema } from '../schemas/safety-cases';
import type { Kind } from './kind';

/** What the safety gate goes by. */
export const gateKinds = {
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
  phraseRules: {
    path: 'phrase-rules.yaml',
    schemaName: 'phrase-rules',
    about: 'Rules of the safety gate that go by whole phrases, whatever foods a text names.',
    schema: phraseRulesSchema,
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
} as const satisfies Record<string, Kind>;

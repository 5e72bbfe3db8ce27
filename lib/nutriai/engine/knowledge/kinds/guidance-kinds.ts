import { answerFileSchema } from '../schemas/answers';
import { answerLanguageSchema } from '../schemas/answer-languages';
import { askingSchema } from '../schemas/asking';
import { ageRowSchema, lengthRowSchema } from '../schemas/growth';
import { referenceIntakesSchema } from '../schemas/needs';
import { questionWordsSchema } from '../schemas/question-words';
import { saidOfOthersSchema } from '../schemas/red-flag-said-of-others';
import {
  redFlagCardSchema,
  redFlagCaseSchema,
  redFlagClassSchema,
  redFlagWordsSchema,
} from '../schemas/red-flags';
import { talkWordsSchema } from '../schemas/talk-words';
import type { Kind } from './kind';

/** Answers, needs, red flags and growth: what is said of a child, and not of a food. */
export const guidanceKinds = {
  answers: {
    path: 'answers',
    schemaName: 'answers',
    about:
      'What is answered to the questions that parents ask most, with how those questions are recognised.',
    schema: answerFileSchema,
  },
  questionWords: {
    path: 'question-words.yaml',
    schemaName: 'question-words',
    about:
      'What questions are about, in the words of several languages: by it a question is compared with ' +
      'the examples of the answers.',
    schema: questionWordsSchema,
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
  talkWords: {
    path: 'talk',
    schemaName: 'talk-words',
    about:
      'Words of everyday talk, which name nothing that is eaten: in a question they are no unknown foods. ' +
      'The gate does not read them.',
    schema: talkWordsSchema,
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
  saidOfOthers: {
    path: 'red-flags/said-of-others.yaml',
    schemaName: 'red-flag-said-of-others',
    about:
      'Words by which a sign of an emergency is said of food, of things or of what somebody loves, and of no child.',
    schema: saidOfOthersSchema,
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

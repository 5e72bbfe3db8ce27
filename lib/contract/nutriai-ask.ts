import * as z from 'zod';
import { questionAtMost } from './ask-limits';
import { timeZoneQuery } from './day-query';
import { textField } from './fields';
import { checkAgeAtMost } from './nutriai-public';

/** POST /api/nutriai/ask: about one of the caller's babies, about an age, or about neither. */
export const askRequest = z
  .object({
    question: textField({ max: questionAtMost, isMultiline: true }),
    baby: z.uuid().optional().meta({ description: 'A baby the caller looks after.' }),
    age_months: z
      .int()
      .min(0)
      .max(checkAgeAtMost)
      .optional()
      .meta({ description: 'Age in completed months, when no baby is given.' }),
    ...timeZoneQuery.shape,
  })
  .refine(({ baby, age_months }) => baby === undefined || age_months === undefined, {
    error: 'Give baby or age_months, not both.',
  });

export const answerKinds = [
  'emergency',
  'urgent',
  'medical',
  'food',
  'needs',
  'allergens',
  'recipes',
  'serving',
  'storage',
  'guidance',
  'log',
  'articles',
  'unknown',
] as const;

/** Shown before anything else. */
export const askEmergency = z.object({
  level: z.enum(['now', 'today']).meta({ description: '`now`: an ambulance. `today`: a doctor today.' }),
  language: z.string().optional().meta({
    description:
      'The language of the question (a BCP 47 tag); the title, message, signs and steps are written in it.',
  }),
  title: z.string(),
  message: z.string(),
  signs: z.array(z.string()),
  steps: z.array(z.string()).optional().meta({ description: 'What to do until help arrives, in order.' }),
  drawings: z
    .array(z.object({ step: z.int().min(1), path: z.string(), alt: z.string() }))
    .optional()
    .meta({ description: 'Drawings of some of the steps, by step number.' }),
  numbers: z
    .array(z.object({ number: z.string(), label: z.string() }))
    .meta({ description: 'Who to call, by the baby’s locale.' }),
});

export const askSource = z.object({
  id: z.string().meta({ description: 'The sources that `cites` refers to.' }),
  kind: z.enum(['food', 'recipe', 'article', 'page', 'document']),
  title: z.string(),
  org: z.string().nullable(),
  year: z.int().nullable(),
  path: z.string().nullable().meta({ description: 'On this site.' }),
  url: z.url(),
});

export const askPart = z.object({
  text: z.string(),
  language: z.string().optional().meta({
    description: 'The language of the text (a BCP 47 tag), where it is not English.',
  }),
  items: z.array(
    z.object({
      text: z.string(),
      path: z.string().nullable().meta({ description: 'A page of this site about it.' }),
      note: z.string(),
    }),
  ),
  cites: z.array(z.string()),
});

export const askAnswer = z.object({
  kind: z.enum(answerKinds),
  engine: z
    .enum(['model', 'rules'])
    .meta({ description: '`model`: worded by a language model from our facts, and checked.' }),
  emergency: askEmergency.nullable(),
  parts: z.array(askPart).meta({ description: 'In reading order; the first is the short answer.' }),
  sources: z.array(askSource),
  follow_ups: z.array(z.string()).meta({ description: 'Questions to ask next.' }),
  note: z.string().meta({ description: 'One sentence on how the answer was made.' }),
});

export type AskRequest = z.output<typeof askRequest>;
export type AnswerKind = (typeof answerKinds)[number];
export type AskAnswer = z.output<typeof askAnswer>;
export type AskEmergency = z.output<typeof askEmergency>;
export type AskSource = z.output<typeof askSource>;
export type AskPart = z.output<typeof askPart>;

/**
 * What the stream of an answer consists of: `emergency` if any, `sources`, `text` for each part as it is
 * ready, and `done` with the whole.
 */
export interface AskEvents {
  emergency: AskEmergency;
  sources: AskSource[];
  text: AskPart;
  done: AskAnswer;
}

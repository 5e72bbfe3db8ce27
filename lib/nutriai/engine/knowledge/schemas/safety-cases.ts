import * as z from 'zod';
import { diets } from '../../child';
import { allergenSchema, list, localeSchema, monthsSchema, someOf, textSchema } from './vocabulary';

const safetyCasesSchema = z
  .strictObject({
    expected: z
      .enum(['block', 'unsure', 'allow_with_preparation', 'allow', 'not_block', 'not_allow'])
      .describe(
        'What the gate must answer. `not_block`: allowed, with or without preparation; `not_allow`: ' +
          'blocked, not understood, or only with preparation.',
      ),
    ages: someOf(monthsSchema).describe('Completed months.'),
    texts: someOf(textSchema),
    child: z
      .strictObject({
        allergies: list(allergenSchema).optional(),
        otherAllergies: list(textSchema).optional(),
        avoids: list(textSchema).optional(),
        diet: z.enum(diets).optional(),
        locale: localeSchema.optional(),
      })
      .optional(),
    rule: textSchema.optional().describe('What at least one finding’s rule begins with.'),
  })
  .describe('Texts as parents write them, and what the gate must answer at each of the ages.');

export const safetyCaseFileSchema = z.strictObject({ name: textSchema, cases: someOf(safetyCasesSchema) });

export type SafetyCases = z.infer<typeof safetyCasesSchema>;
export type Expected = SafetyCases['expected'];
/** The cases of one file. */
export type SafetyCaseTable = z.infer<typeof safetyCaseFileSchema>;

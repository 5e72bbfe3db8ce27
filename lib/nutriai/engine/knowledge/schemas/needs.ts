import * as z from 'zod';
import { nutrients, type NutrientCode } from '../../nutrients';
import { intakeBands, uncountedNutrients, type UncountedNutrient } from '../../needs/reference-intake';
import { list, sourceIdSchema, textSchema } from './vocabulary';

const amountSchema = z.number().min(0);

const otherIntakeSchema = z
  .strictObject({
    amount: amountSchema,
    max: amountSchema.optional().describe('The upper end, where a range is given.'),
    per: z
      .enum(['kg', 'mj', 'energy_percent'])
      .optional()
      .describe('What an amount is per; a day if left out.'),
    when: textSchema.optional().describe('For whom or from when.'),
  })
  .describe('A reference value of another authority, in the nutrient’s own unit.');

const efsaIntakeSchema = otherIntakeSchema.extend({
  type: z
    .enum(['AI', 'PRI', 'RI', 'SAI'])
    .describe(
      'EFSA: adequate intake, population reference intake, reference range, safe and adequate intake.',
    ),
});

const bandIntakeSchema = z.strictObject({
  amount: amountSchema
    .optional()
    .describe('Adequate intake or recommended dietary allowance a day; absent where none was set.'),
  type: z.enum(['AI', 'RDA']).optional(),
  ear: amountSchema.optional().describe('Estimated average requirement.'),
  ul: amountSchema.optional().describe('Tolerable upper intake level.'),
  efsa: list(efsaIntakeSchema).optional(),
  efsaUl: amountSchema.optional().describe('EFSA’s upper level; under six months it holds from four.'),
  whoFao: list(otherIntakeSchema).optional(),
});

const referenceIntakeSchema = z
  .strictObject({
    source: sourceIdSchema.describe(
      'Of amount, EAR and UL. EFSA values: `efsa-2017-drv`; WHO/FAO values: `who-fao-2004`.',
    ),
    ulScope: z
      .enum(['total', 'supplements', 'synthetic', 'retinol'])
      .optional()
      .describe('What a tolerable upper intake counts: all there is, or only what was added.'),
    note: textSchema.optional(),
    bands: z.record(z.enum(intakeBands), bandIntakeSchema),
  })
  .describe('Reference intakes of one nutrient. Amounts in the unit that its code ends in.');

const codes = [...Object.keys(nutrients), ...Object.keys(uncountedNutrients)] as (
  | NutrientCode
  | UncountedNutrient
)[];
export const referenceIntakesSchema = z.partialRecord(z.enum(codes), referenceIntakeSchema);

export type OtherIntake = z.infer<typeof otherIntakeSchema>;
export type EfsaIntake = z.infer<typeof efsaIntakeSchema>;
export type BandIntake = z.infer<typeof bandIntakeSchema>;
export type ReferenceIntake = z.infer<typeof referenceIntakeSchema>;
export type ReferenceIntakes = Partial<Record<NutrientCode, ReferenceIntake>>;

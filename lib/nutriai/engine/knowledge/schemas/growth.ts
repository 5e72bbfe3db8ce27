import * as z from 'zod';

const figureSchema = z.string().regex(/^-?\d+(\.\d+)?$/, 'is no figure');
const lms = {
  l: figureSchema.describe('Box–Cox power'),
  m: figureSchema.describe('Median'),
  s: figureSchema.describe('Coefficient of variation'),
};

/** A row of a standard by age, as it is written. */
export const ageRowSchema = z.strictObject({
  sex: z.enum(['female', 'male']),
  position: z
    .enum(['newborn', 'any', 'lying', 'standing'])
    .describe('`newborn`: a row of the first weeks, in which a month is too coarse.'),
  age: z.string().regex(/^\d+$/),
  unit: z.enum(['day', 'month']),
  ...lms,
});

/** A row of weight for length or height, as it is written. */
export const lengthRowSchema = z.strictObject({
  sex: z.enum(['female', 'male']),
  position: z.enum(['lying', 'standing']),
  length_cm: figureSchema,
  ...lms,
});

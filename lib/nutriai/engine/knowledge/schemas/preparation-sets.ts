import * as z from 'zod';
import { idSchema, preparationSchema, someOf } from './vocabulary';

export const preparationSetsSchema = z.strictObject({ sets: z.record(idSchema, someOf(preparationSchema)) });

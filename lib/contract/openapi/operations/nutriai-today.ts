import * as z from 'zod';
import { uuidPath } from '../../nutriai-babies';
import { todayAnswer } from '../../nutriai-today';
import type { Operation } from '../operation';

export const nutriaiTodayOperations: readonly Operation[] = [
  {
    id: 'readToday',
    method: 'get',
    path: '/api/nutriai/baby-profiles/{id}/today',
    tag: 'NutriAI',
    summary: 'What one day of a baby brought, against what a day needs',
    access: 'member',
    params: uuidPath,
    query: z.object({
      date: z.iso.date().optional().meta({ description: 'Today when not given.' }),
      time_zone: z
        .string()
        .optional()
        .meta({ description: 'IANA name of the time zone in which days begin; UTC when not given.' }),
    }),
    answers: { 200: { description: 'The day so far.', schema: todayAnswer } },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
];

import * as z from 'zod';
import { uuidPath } from '../../nutriai-babies';
import { insightDays, insightsAnswer } from '../../nutriai-insights';
import type { Operation } from '../operation';

export const nutriaiInsightOperations: readonly Operation[] = [
  {
    id: 'readInsights',
    method: 'get',
    path: '/api/nutriai/insights/{id}',
    tag: 'NutriAI',
    summary: 'What a baby’s log says about the last days',
    access: 'member',
    params: uuidPath,
    query: z.object({
      days: z.enum(insightDays).optional().meta({ description: '7 when not given.' }),
      time_zone: z
        .string()
        .optional()
        .meta({ description: 'IANA name of the time zone in which days begin; UTC when not given.' }),
    }),
    answers: { 200: { description: 'What was found.', schema: insightsAnswer } },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
];

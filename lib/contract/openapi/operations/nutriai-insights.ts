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
    summary: 'Insights from the last days of a baby’s log',
    access: 'member',
    params: uuidPath,
    query: z.object({
      days: z.enum(insightDays).optional().meta({ description: 'The default is 7.' }),
      time_zone: z
        .string()
        .optional()
        .meta({ description: 'IANA name of the time zone that days are counted in; the default is UTC.' }),
    }),
    answers: { 200: { description: 'The result.', schema: insightsAnswer } },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
];

import * as z from 'zod';
import { timeZoneQuery } from '../../day-query';
import { uuidPath } from '../../nutriai-babies';
import { insightDays, insightsAnswer } from '../../nutriai-insights';
import { operationsById } from '../operation';

export const nutriaiInsightOperations = operationsById([
  {
    id: 'readInsights',
    method: 'get',
    path: '/api/nutriai/insights/{id}',
    tag: 'NutriAI',
    summary: 'Insights from the last days of a baby’s log',
    access: 'member',
    params: uuidPath,
    query: timeZoneQuery.extend({
      days: z.enum(insightDays).default('7').meta({ description: 'The default is 7.' }),
    }),
    answers: { 200: { description: 'The result.', schema: insightsAnswer } },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
]);

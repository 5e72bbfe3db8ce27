import * as z from 'zod';
import { uuidPath } from '../../nutriai-babies';
import { babyChange } from '../../nutriai-changes';
import { foodCautionsAnswer } from '../../nutriai-meal-check';
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
  {
    id: 'followBaby',
    method: 'get',
    path: '/api/nutriai/baby-profiles/{id}/changes',
    tag: 'NutriAI',
    summary: 'Follow what changes for a baby',
    description:
      'Server-sent events: `ready` (`{}`) once they are followed, then `changed` (`{kinds}`: meals, water, drops, portions, plans, profile, carers) whenever somebody else changed something, within the second and without a word of it; no kinds where events may have been missed. What the same session did is left out. The stream ends with the session, when the member no longer looks after the baby, when the server stops, and after 15 minutes: connect again, and read anew what is shown. At most 8 of a member at a time.',
    access: 'member',
    params: uuidPath,
    answers: {
      200: {
        description: 'Events, until either side ends it.',
        schema: babyChange,
        mediaType: 'text/event-stream',
      },
    },
    refusals: ['notFound', 'tooMany'],
  },
  {
    id: 'listFoodCautions',
    method: 'get',
    path: '/api/nutriai/baby-profiles/{id}/cautions',
    tag: 'NutriAI',
    summary: 'Foods that are not for this baby, by their names',
    description:
      'For programs that check a meal without a network. Names tell no form and no dish: `POST /api/nutriai/meals/check` reads both.',
    access: 'member',
    params: uuidPath,
    answers: { 200: { description: 'By allergies, reactions, age and diet.', schema: foodCautionsAnswer } },
    refusals: ['notFound', 'tooMany'],
  },
];

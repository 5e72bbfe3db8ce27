import { dayQuery } from '../../day-query';
import { uuidPath } from '../../nutriai-babies';
import { babyChange } from '../../nutriai-changes';
import { foodCautionsAnswer } from '../../nutriai-meal-check';
import { todayAnswer } from '../../nutriai-today';
import { operationsById } from '../operation';

export const nutriaiTodayOperations = operationsById([
  {
    id: 'readToday',
    method: 'get',
    path: '/api/nutriai/baby-profiles/{id}/today',
    tag: 'NutriAI',
    summary: 'A baby’s day so far, against a day’s needs',
    access: 'member',
    params: uuidPath,
    query: dayQuery,
    answers: { 200: { description: 'The day so far.', schema: todayAnswer } },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
  {
    id: 'followBaby',
    method: 'get',
    path: '/api/nutriai/baby-profiles/{id}/changes',
    tag: 'NutriAI',
    summary: 'Follow changes for a baby',
    description:
      'Server-sent events: `ready` (`{}`) once the stream is open, then `changed` (`{kinds}`: meals, ' +
      'water, drops, portions, plans, profile, carers) within a second whenever someone else changes ' +
      'something. The event does not contain the change itself; `kinds` is empty if events may have ' +
      'been missed. Changes made in the same session are left out. The stream ends with the session, ' +
      'when the member no longer looks after the baby, when the server stops, and after 15 minutes: ' +
      'connect again and reload what is shown. At most 8 streams for each member at a time.',
    access: 'member',
    params: uuidPath,
    answers: {
      200: {
        description: 'Events, until either side closes the stream.',
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
    summary: 'Foods this baby should not have, by name',
    description:
      'For programs that check a meal offline. A name says nothing about form or dish; `POST ' +
      '/api/nutriai/meals/check` considers both.',
    access: 'member',
    params: uuidPath,
    answers: {
      200: { description: 'Based on allergies, reactions, age and diet.', schema: foodCautionsAnswer },
    },
    refusals: ['notFound', 'tooMany'],
  },
]);

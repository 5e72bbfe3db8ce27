import * as z from 'zod';
import { uuidPath } from '../../nutriai-babies';
import {
  alternativesAnswer,
  mealPlanAnswer,
  mealPlanListAnswer,
  mealPlanPatch,
  mealPlanRequest,
  placeQuery,
} from '../../nutriai-plans';
import { operationsById } from '../operation';
import { orderedPageQuery } from '../../page-query';

const tag = 'NutriAI';
const path = '/api/nutriai/meal-plans';
const one = { description: 'The plan.', schema: mealPlanAnswer };
const byId = { tag, access: 'member', path: `${path}/{id}`, params: uuidPath } as const;

const events =
  'With `Accept: text/event-stream` the response streams the steps as the events `waiting`, ' +
  '`choosing`, `portioning` and `checking` (`{week, weeks, attempt}`), then `done` with the plan, or ' +
  '`error` with the body of a refusal and its `status`. Closing the connection stops the work.';

export const nutriaiPlanOperations = operationsById([
  {
    id: 'listMealPlans',
    method: 'get',
    path,
    tag,
    summary: 'Meal plans, in short form',
    description: 'For all the babies the member looks after, newest first.',
    access: 'member',
    query: orderedPageQuery('start_date, created_at').extend({
      baby: z.uuid().optional(),
      on: z.iso.date().optional().meta({ description: 'Plans that include this day.' }),
    }),
    answers: { 200: { description: 'One page of plans.', schema: mealPlanListAnswer } },
    refusals: ['fields', 'notFound'],
  },
  {
    id: 'makeMealPlan',
    method: 'post',
    path,
    tag,
    summary: 'Create a meal plan',
    description: `By a parent, for a child from six months to three years. ${events}`,
    access: 'member',
    body: { schema: mealPlanRequest },
    answers: { 201: { ...one, otherMediaTypes: ['text/event-stream'] } },
    refusals: ['fields', 'forbidden', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    ...byId,
    id: 'readMealPlan',
    method: 'get',
    summary: 'One meal plan',
    description: 'With `format=ics`, as a calendar (`text/calendar`, RFC 5545).',
    query: z.object({ format: z.enum(['json', 'ics']).default('json') }),
    answers: { 200: { ...one, otherMediaTypes: ['text/calendar'] } },
    refusals: ['fields', 'notFound'],
  },
  {
    ...byId,
    id: 'changeMealPlan',
    method: 'patch',
    summary: 'Change a meal plan',
    description: `Only parents can change dishes and locks; carers can change the shopping list too. ${events}`,
    body: { schema: mealPlanPatch },
    answers: { 200: { ...one, otherMediaTypes: ['text/event-stream'] } },
    refusals: ['fields', 'forbidden', 'notFound', 'conflict', 'tooMany'],
  },
  {
    ...byId,
    id: 'deleteMealPlan',
    method: 'delete',
    summary: 'Delete a meal plan',
    description: 'By a parent.',
    answers: { 204: { description: 'Deleted.' } },
    refusals: ['forbidden', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'listAlternativeDishes',
    path: `${path}/{id}/alternatives`,
    method: 'get',
    summary: 'Other dishes for one meal of a plan',
    description: 'Up to three that keep the plan within the rules, best first.',
    query: placeQuery,
    answers: { 200: { description: 'The dishes.', schema: alternativesAnswer } },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
]);

import { uuidPath } from '../../nutriai-babies';
import { mealCheckAnswer, mealCheckRequest } from '../../nutriai-meal-check';
import { mealAnswer, mealListAnswer, mealPatch, mealReplacement, mealRequest } from '../../nutriai-meals';
import { operationsById } from '../operation';
import { logQuery } from '../../day-query';

const tag = 'NutriAI';
const path = '/api/nutriai/meals';
const one = { description: 'The entry.', schema: mealAnswer };
const byId = { tag, access: 'member', path: `${path}/{id}`, params: uuidPath } as const;

export const nutriaiMealOperations = operationsById([
  {
    id: 'listMeals',
    method: 'get',
    path,
    tag,
    summary: 'Meals',
    description: 'For all the babies the member looks after, newest first.',
    access: 'member',
    query: logQuery,
    answers: { 200: { description: 'One page of entries.', schema: mealListAnswer } },
    refusals: ['fields', 'notFound'],
  },
  {
    id: 'addMeal',
    method: 'post',
    path,
    tag,
    summary: 'Log a meal',
    description: 'For parents and carers.',
    access: 'member',
    body: { schema: mealRequest },
    answers: { 201: one },
    refusals: ['fields', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    id: 'checkMeal',
    method: 'post',
    path: `${path}/check`,
    tag,
    summary: 'Check a meal before it is logged',
    description:
      'Against the baby’s age, allergies, reactions, diet and foods to avoid. Nothing is stored, and ' +
      'a meal can be logged whatever the result.',
    access: 'member',
    body: { schema: mealCheckRequest },
    answers: { 200: { description: 'Reasons for caution.', schema: mealCheckAnswer } },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'readMeal',
    method: 'get',
    summary: 'One meal',
    answers: { 200: one },
    refusals: ['notFound'],
  },
  {
    ...byId,
    id: 'replaceMeal',
    method: 'put',
    summary: 'Replace a meal',
    description: 'By a parent, or by the carer who logged it. The baby cannot be changed.',
    body: { schema: mealReplacement },
    answers: { 200: one },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'changeMeal',
    method: 'patch',
    summary: 'Change a meal',
    description: 'By a parent, or by the carer who logged it.',
    body: { schema: mealPatch },
    answers: { 200: one },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'deleteMeal',
    method: 'delete',
    summary: 'Delete a meal',
    description: 'By a parent, or by the carer who logged it.',
    answers: { 204: { description: 'Deleted.' } },
    refusals: ['forbidden', 'notFound', 'tooMany'],
  },
]);

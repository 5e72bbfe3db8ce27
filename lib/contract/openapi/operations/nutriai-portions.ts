import * as z from 'zod';
import { uuidPath } from '../../nutriai-babies';
import { portionsAnswer, portionsListAnswer, portionsPatch, portionsRequest } from '../../nutriai-portions';
import { operationsById } from '../operation';
import { pageQuery } from '../../page-query';

const tag = 'NutriAI';
const path = '/api/nutriai/stored-portions';
const one = { description: 'The portions.', schema: portionsAnswer };
const byId = { tag, access: 'member', path: `${path}/{id}`, params: uuidPath } as const;

export const nutriaiPortionsOperations = operationsById([
  {
    id: 'listStoredPortions',
    method: 'get',
    path,
    tag,
    summary: 'Portions in the fridge and the freezer',
    description: 'For all the babies the member looks after, those to eat first at the top.',
    access: 'member',
    query: pageQuery.extend({ baby: z.uuid().optional() }),
    answers: { 200: { description: 'One page of portions.', schema: portionsListAnswer } },
    refusals: ['fields', 'notFound'],
  },
  {
    id: 'storePortions',
    method: 'post',
    path,
    tag,
    summary: 'Store cooked portions',
    description: 'For parents and carers. Logging a meal with `portion` uses one.',
    access: 'member',
    body: { schema: portionsRequest },
    answers: { 201: one },
    refusals: ['fields', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    ...byId,
    id: 'readStoredPortions',
    method: 'get',
    summary: 'One dish’s portions',
    answers: { 200: one },
    refusals: ['notFound'],
  },
  {
    ...byId,
    id: 'changeStoredPortions',
    method: 'patch',
    summary: 'Change how many portions are left',
    description: 'For parents and carers.',
    body: { schema: portionsPatch },
    answers: { 200: one },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'deleteStoredPortions',
    method: 'delete',
    summary: 'Remove a dish’s portions',
    description: 'For parents and carers.',
    answers: { 204: { description: 'Removed.' } },
    refusals: ['notFound', 'tooMany'],
  },
]);

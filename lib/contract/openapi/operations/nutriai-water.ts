import { uuidPath } from '../../nutriai-babies';
import {
  waterAnswer,
  waterListAnswer,
  waterPatch,
  waterReplacement,
  waterRequest,
} from '../../nutriai-water';
import { operationsById } from '../operation';
import { logQuery } from '../../day-query';

const tag = 'NutriAI';
const path = '/api/nutriai/water-intake';
const one = { description: 'The entry.', schema: waterAnswer };
const byId = { tag, access: 'member', path: `${path}/{id}`, params: uuidPath } as const;

export const nutriaiWaterOperations = operationsById([
  {
    id: 'listWater',
    method: 'get',
    path,
    tag,
    summary: 'Drinks of water',
    description: 'For all the babies the member looks after, newest first.',
    access: 'member',
    query: logQuery,
    answers: { 200: { description: 'One page of entries.', schema: waterListAnswer } },
    refusals: ['fields', 'notFound'],
  },
  {
    id: 'addWater',
    method: 'post',
    path,
    tag,
    summary: 'Log a drink of water',
    description: 'For parents and carers.',
    access: 'member',
    body: { schema: waterRequest },
    answers: { 201: one },
    refusals: ['fields', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    ...byId,
    id: 'readWater',
    method: 'get',
    summary: 'One drink of water',
    answers: { 200: one },
    refusals: ['notFound'],
  },
  {
    ...byId,
    id: 'replaceWater',
    method: 'put',
    summary: 'Replace a drink of water',
    description: 'By a parent, or by the carer who logged it. The baby cannot be changed.',
    body: { schema: waterReplacement },
    answers: { 200: one },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'changeWater',
    method: 'patch',
    summary: 'Change a drink of water',
    description: 'By a parent, or by the carer who logged it.',
    body: { schema: waterPatch },
    answers: { 200: one },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'deleteWater',
    method: 'delete',
    summary: 'Delete a drink of water',
    description: 'By a parent, or by the carer who logged it.',
    answers: { 204: { description: 'Deleted.' } },
    refusals: ['forbidden', 'notFound', 'tooMany'],
  },
]);

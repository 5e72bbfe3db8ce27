import * as z from 'zod';
import { uuidPath } from '../../nutriai-babies';
import {
  dropAnswer,
  dropListAnswer,
  dropPatch,
  dropRequest,
  givenDropAnswer,
  givenDropListAnswer,
  givenDropPatch,
  givenDropRequest,
} from '../../nutriai-drops';
import { operationsById } from '../operation';
import { dayQuery, logQuery } from '../../day-query';
import { pageQuery } from '../../page-query';

const tag = 'NutriAI';
const path = '/api/nutriai/drops';
const givenPath = '/api/nutriai/given-drops';
const one = { description: 'The drops or medicine.', schema: dropAnswer };
const oneGiven = { description: 'The entry.', schema: givenDropAnswer };
const byId = { tag, access: 'member', path: `${path}/{id}`, params: uuidPath } as const;
const givenById = { tag, access: 'member', path: `${givenPath}/{id}`, params: uuidPath } as const;

export const nutriaiDropOperations = operationsById([
  {
    id: 'listDrops',
    method: 'get',
    path,
    tag,
    summary: 'Drops and medicines',
    description: 'As planned by the family, by time of day. No dose is checked or suggested.',
    access: 'member',
    query: pageQuery.extend({ baby: z.uuid().optional(), ...dayQuery.shape }),
    answers: { 200: { description: 'One page of drops and medicines.', schema: dropListAnswer } },
    refusals: ['fields', 'notFound'],
  },
  {
    id: 'addDrop',
    method: 'post',
    path,
    tag,
    summary: 'Add drops or a medicine',
    description: 'For parents. The name and the amount are in the family’s own words.',
    access: 'member',
    body: { schema: dropRequest },
    answers: { 201: one },
    refusals: ['fields', 'forbidden', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    ...byId,
    id: 'readDrop',
    method: 'get',
    summary: 'Get drops or a medicine',
    query: dayQuery,
    answers: { 200: one },
    refusals: ['fields', 'notFound'],
  },
  {
    ...byId,
    id: 'changeDrop',
    method: 'patch',
    summary: 'Change drops or a medicine',
    description: 'For parents. Doses already logged stay as they are.',
    body: { schema: dropPatch },
    answers: { 200: one },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'deleteDrop',
    method: 'delete',
    summary: 'Remove drops or a medicine from the list',
    description: 'For parents. Doses already given stay in the log.',
    answers: { 204: { description: 'Removed.' } },
    refusals: ['forbidden', 'notFound', 'tooMany'],
  },
  {
    id: 'listGivenDrops',
    method: 'get',
    path: givenPath,
    tag,
    summary: 'Doses given',
    description: 'For all the babies the member looks after, newest first.',
    access: 'member',
    query: logQuery,
    answers: { 200: { description: 'One page of entries.', schema: givenDropListAnswer } },
    refusals: ['fields', 'notFound'],
  },
  {
    id: 'addGivenDrop',
    method: 'post',
    path: givenPath,
    tag,
    summary: 'Log that drops or a medicine was given',
    description: 'For parents and carers. Reduces `doses_left` by one.',
    access: 'member',
    body: { schema: givenDropRequest },
    answers: { 201: oneGiven },
    refusals: ['fields', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    ...givenById,
    id: 'readGivenDrop',
    method: 'get',
    summary: 'One dose given',
    answers: { 200: oneGiven },
    refusals: ['notFound'],
  },
  {
    ...givenById,
    id: 'changeGivenDrop',
    method: 'patch',
    summary: 'Change the time of a dose given',
    description: 'By a parent, or by the carer who logged it.',
    body: { schema: givenDropPatch },
    answers: { 200: oneGiven },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    ...givenById,
    id: 'deleteGivenDrop',
    method: 'delete',
    summary: 'Delete a dose given',
    description: 'By a parent, or by the carer who logged it. Increases `doses_left` by one.',
    answers: { 204: { description: 'Deleted.' } },
    refusals: ['forbidden', 'notFound', 'tooMany'],
  },
]);

import * as z from 'zod';
import {
  babyAnswer,
  babyListAnswer,
  babyPatch,
  babyRequest,
  newBabyRequest,
  uuidPath,
} from '../../nutriai-babies';
import { fhirBundleAnswer, fhirMediaType } from '../../nutriai-fhir';
import { insightDays } from '../../nutriai-insights';
import { beforeSolidsAnswer } from '../../nutriai-before-solids';
import { operationsById } from '../operation';
import { timeZoneQuery } from '../../day-query';
import { orderedPageQuery } from '../../page-query';

const tag = 'NutriAI';
const one = { description: 'The baby.', schema: babyAnswer };
const byId = { tag, access: 'member', params: uuidPath } as const;

export const nutriaiBabyOperations = operationsById([
  {
    id: 'listBabies',
    method: 'get',
    path: '/api/nutriai/baby-profiles',
    tag,
    summary: 'The babies the member looks after',
    access: 'member',
    query: orderedPageQuery('name, birth_date, created_at'),
    answers: { 200: { description: 'One page of babies.', schema: babyListAnswer } },
    refusals: ['notFound'],
  },
  {
    id: 'addBaby',
    method: 'post',
    path: '/api/nutriai/baby-profiles',
    tag,
    summary: 'Add a baby',
    description: 'The member becomes its parent. At most 20 babies a member.',
    access: 'member',
    body: { schema: newBabyRequest },
    answers: { 201: one },
    refusals: ['fields', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    ...byId,
    id: 'readBaby',
    method: 'get',
    path: '/api/nutriai/baby-profiles/{id}',
    summary: 'One baby',
    answers: { 200: one },
    refusals: ['notFound'],
  },
  {
    ...byId,
    id: 'replaceBaby',
    method: 'put',
    path: '/api/nutriai/baby-profiles/{id}',
    summary: 'Replace a baby’s profile',
    body: { schema: babyRequest },
    answers: { 200: one },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'changeBaby',
    method: 'patch',
    path: '/api/nutriai/baby-profiles/{id}',
    summary: 'Change a baby’s profile',
    description: 'Lists are replaced as a whole.',
    body: { schema: babyPatch },
    answers: { 200: one },
    refusals: ['fields', 'forbidden', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'deleteBaby',
    method: 'delete',
    path: '/api/nutriai/baby-profiles/{id}',
    summary: 'Delete a baby and everything recorded for it',
    description:
      'For parents. A parent of less than 72 hours cannot do this unless they added the baby: 403, ' +
      'with the time from which they can.',
    answers: { 204: { description: 'Deleted.' } },
    refusals: ['forbidden', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'readBeforeSolids',
    method: 'get',
    path: '/api/nutriai/baby-profiles/{id}/before-solids',
    summary: 'What to know about a baby before solids',
    description:
      'Milk, supplements, signs of readiness and what must wait, for a baby under six months of corrected age.',
    answers: { 200: { description: 'The guidance.', schema: beforeSolidsAnswer } },
    refusals: ['notFound'],
  },
  {
    ...byId,
    id: 'readFhirBundle',
    method: 'get',
    path: '/api/nutriai/baby-profiles/{id}/fhir',
    summary: 'A baby’s record for a clinic’s computer (FHIR R4)',
    description:
      'A bundle with the child, measurements with WHO centiles, allergies as the family entered ' +
      'them, and the mean intake of recent days; docs/clinicians.md says how each is coded. The same ' +
      'data always has the same identifiers.',
    query: timeZoneQuery.extend({
      days: z.enum(insightDays).default('30').meta({ description: 'Days of intake; the default is 30.' }),
    }),
    answers: {
      200: {
        description: 'The bundle, as a file.',
        schema: fhirBundleAnswer,
        mediaType: fhirMediaType,
        otherMediaTypes: ['application/json'],
      },
    },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
]);

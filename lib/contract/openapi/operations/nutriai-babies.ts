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
import type { Operation } from '../operation';
import { orderedPageQuery } from './page-query';

const tag = 'NutriAI';
const one = { description: 'The baby.', schema: babyAnswer };
const byId = { tag, access: 'member', params: uuidPath } as const;

export const nutriaiBabyOperations: readonly Operation[] = [
  {
    id: 'listBabies',
    method: 'get',
    path: '/api/nutriai/baby-profiles',
    tag,
    summary: 'The babies that the member looks after',
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
    summary: 'Enter a baby',
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
    summary: 'Delete a baby and all that hangs on it',
    description:
      'For parents. Somebody who became a parent less than 72 hours ago cannot, unless they entered the baby: 403, with the time from which they can.',
    answers: { 204: { description: 'Deleted.' } },
    refusals: ['forbidden', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'readBeforeSolids',
    method: 'get',
    path: '/api/nutriai/baby-profiles/{id}/before-solids',
    summary: 'What to know of a baby until solids begin',
    description:
      'Milk, supplements, signs of readiness and what has to wait, for a baby under six months by the corrected age.',
    answers: { 200: { description: 'What to wait for.', schema: beforeSolidsAnswer } },
    refusals: ['notFound'],
  },
  {
    ...byId,
    id: 'readFhirBundle',
    method: 'get',
    path: '/api/nutriai/baby-profiles/{id}/fhir',
    summary: 'A baby’s record for a clinic’s computer (FHIR R4)',
    description:
      'A bundle of the child, measurements with WHO’s centiles, allergies as the family entered them, and the mean intake of the last days; docs/clinicians.md says how each is coded. The same data gets the same addresses each time.',
    query: z.object({
      days: z.enum(insightDays).optional().meta({ description: 'Of intake; 30 when not given.' }),
      time_zone: z
        .string()
        .optional()
        .meta({ description: 'IANA name of the time zone in which days begin; UTC when not given.' }),
    }),
    answers: {
      200: { description: 'The bundle, as a file.', schema: fhirBundleAnswer, mediaType: fhirMediaType },
    },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
];

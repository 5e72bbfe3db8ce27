import * as z from 'zod';
import { uuidPath } from '../../nutriai-babies';
import {
  directFileQuery,
  fileTicketPath,
  healthLinkListAnswer,
  healthLinkPath,
  healthLinkRequest,
  joseMediaType,
  linkAddressPath,
  manifestAnswer,
  manifestRequest,
  newHealthLinkAnswer,
} from '../../nutriai-health-links';
import type { Operation } from '../operation';
import { pageQuery } from './page-query';

const tag = 'NutriAI';
const path = '/api/nutriai/baby-profiles/{id}/health-links';
const encrypted = {
  description: 'The file: a compact JWE under the key of the link.',
  schema: z.string(),
  mediaType: joseMediaType,
};

export const nutriaiHealthLinkOperations: readonly Operation[] = [
  {
    id: 'listHealthLinks',
    method: 'get',
    path,
    tag,
    summary: 'SMART Health Links to a baby’s record, and who asked for them',
    description: 'For parents. Links that have ended are listed for 30 days more.',
    access: 'member',
    params: uuidPath,
    query: pageQuery,
    answers: { 200: { description: 'One page of links, the newest first.', schema: healthLinkListAnswer } },
    refusals: ['forbidden', 'notFound'],
  },
  {
    id: 'makeHealthLink',
    method: 'post',
    path,
    tag,
    summary: 'Make a SMART Health Link to a baby’s record',
    description:
      'For parents. The record of today as FHIR, encrypted; what is logged later is not in it. The answer is the only one with the link itself: its key is not stored.',
    access: 'member',
    params: uuidPath,
    body: { schema: healthLinkRequest },
    answers: { 201: { description: 'The link.', schema: newHealthLinkAnswer } },
    refusals: ['fields', 'forbidden', 'notFound', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    id: 'revokeHealthLink',
    method: 'delete',
    path: `${path}/{link}`,
    tag,
    summary: 'Revoke a SMART Health Link',
    description: 'For parents. Deletes the file; who asked for it stays listed for 30 days.',
    access: 'member',
    params: healthLinkPath,
    answers: { 204: { description: 'Revoked.' } },
    refusals: ['forbidden', 'notFound', 'tooMany'],
  },
  {
    id: 'readHealthLinkManifest',
    method: 'post',
    path: '/api/health-links/{id}',
    tag,
    summary: 'The manifest of a SMART Health Link',
    description:
      'For programs that read SMART Health Links. A wrong passcode is 401 with `remainingAttempts`, and a link that opens nothing any more 404. Pages of any origin may ask.',
    access: 'public',
    params: linkAddressPath,
    body: { schema: manifestRequest },
    answers: {
      200: { description: 'The manifest.', schema: manifestAnswer },
      401: {
        description: 'The passcode is wrong or missing.',
        schema: z.object({ detail: z.string(), remainingAttempts: z.int() }),
      },
    },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
  {
    id: 'readHealthLinkFile',
    method: 'get',
    path: '/api/health-links/{id}',
    tag,
    summary: 'The file of a SMART Health Link with the flag U',
    access: 'public',
    params: linkAddressPath,
    query: directFileQuery,
    answers: { 200: encrypted },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
  {
    id: 'readHealthLinkTicket',
    method: 'get',
    path: '/api/health-link-files/{ticket}',
    tag,
    summary: 'A file that a manifest named',
    description: 'Once, and within five minutes.',
    access: 'public',
    params: fileTicketPath,
    answers: { 200: encrypted },
    refusals: ['notFound', 'tooMany'],
  },
];

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
import { operationsById } from '../operation';
import { pageQuery } from '../../page-query';

const tag = 'NutriAI';
const path = '/api/nutriai/baby-profiles/{id}/health-links';
const encrypted = {
  description: 'The file: a compact JWE, encrypted with the link’s key.',
  schema: z.string(),
  mediaType: joseMediaType,
};

export const nutriaiHealthLinkOperations = operationsById([
  {
    id: 'listHealthLinks',
    method: 'get',
    path,
    tag,
    summary: 'SMART Health Links to a baby’s record, and who opened them',
    description: 'For parents. Expired and revoked links stay listed for 30 days.',
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
    summary: 'Create a SMART Health Link to a baby’s record',
    description:
      'For parents. Today’s record as FHIR, encrypted; later entries are not in it. Only this ' +
      'response contains the link itself: its key is not stored.',
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
    description: 'For parents. Deletes the file; the list of who opened it is kept for 30 days.',
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
      'For programs that read SMART Health Links. A wrong passcode returns 401 with ' +
      '`remainingAttempts`, and a link that no longer works returns 404. Any origin may call it.',
    access: 'public',
    params: linkAddressPath,
    body: { schema: manifestRequest, maxBytes: 16 * 1024 },
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
    summary: 'A file listed in a manifest',
    description: 'Once, and within five minutes.',
    access: 'public',
    params: fileTicketPath,
    answers: { 200: encrypted },
    refusals: ['notFound', 'tooMany'],
  },
]);

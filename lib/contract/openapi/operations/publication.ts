import { detailAnswer } from '../../auth';
import { newsletterPath, newsletterRequest, pageVoteRequest } from '../../publication';
import { operationsById } from '../operation';

const tag = 'Publication';
const forms = ['application/json', 'application/x-www-form-urlencoded'] as const;

export const publicationOperations = operationsById([
  {
    id: 'subscribeToNewsletter',
    method: 'post',
    path: '/api/newsletter',
    tag,
    summary: 'Subscribe to the newsletter',
    description:
      'We send an email with a link, and nothing else until the link is confirmed. The response is ' +
      'the same whether or not the address is known. 404 if the site has no newsletter.',
    access: 'public',
    body: { schema: newsletterRequest, mediaTypes: forms, maxBytes: 4_096 },
    answers: { 201: { description: 'The email is on its way.', schema: detailAnswer } },
    refusals: ['fields', 'notFound', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    id: 'confirmNewsletter',
    method: 'post',
    path: '/api/newsletter/confirm/{token}',
    tag,
    summary: 'Confirm a subscription',
    access: 'public',
    params: newsletterPath,
    answers: { 200: { description: 'Confirmed.', schema: detailAnswer } },
    refusals: ['notFound', 'tooMany'],
  },
  {
    id: 'leaveNewsletter',
    method: 'post',
    path: '/api/newsletter/unsubscribe/{token}',
    tag,
    summary: 'Unsubscribe',
    description:
      'The address in each newsletter’s `List-Unsubscribe` header, for one-click unsubscribing in a ' +
      'mail program (RFC 8058). The body is ignored.',
    access: 'public',
    params: newsletterPath,
    answers: { 200: { description: 'The address is deleted.', schema: detailAnswer } },
    refusals: ['notFound', 'tooMany'],
  },
  {
    id: 'votePageHelpful',
    method: 'post',
    path: '/api/page-votes',
    tag,
    summary: 'Say whether a page was helpful',
    description:
      'Counted without storing anything about the reader. For posts, foods and recipes; 404 for any other page.',
    access: 'public',
    body: { schema: pageVoteRequest, maxBytes: 4_096 },
    answers: { 201: { description: 'Counted.', schema: detailAnswer } },
    refusals: ['fields', 'notFound', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
]);

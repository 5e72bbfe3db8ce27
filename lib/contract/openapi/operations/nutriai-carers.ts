import { babyAnswer, uuidPath } from '../../nutriai-babies';
import {
  carerAnswer,
  carerListAnswer,
  carerPatch,
  carerPath,
  inviteAnswer,
  invitePath,
  invitePreviewAnswer,
  invitePreviewRequest,
  inviteRequest,
} from '../../nutriai-carers';
import type { Operation } from '../operation';
import { orderedPageQuery } from './page-query';

const tag = 'NutriAI';

export const nutriaiCarerOperations: readonly Operation[] = [
  {
    id: 'listCarers',
    method: 'get',
    path: '/api/nutriai/baby-profiles/{id}/carers',
    tag,
    summary: 'Who looks after a baby',
    access: 'member',
    params: uuidPath,
    query: orderedPageQuery('joined_at or role'),
    answers: { 200: { description: 'One page of parents and carers.', schema: carerListAnswer } },
    refusals: ['notFound'],
  },
  {
    id: 'changeCarer',
    method: 'patch',
    path: '/api/nutriai/baby-profiles/{id}/carers/{carer}',
    tag,
    summary: 'Make a carer a parent, or a parent a carer',
    description:
      'For parents. In their first 72 hours a new parent cannot change those who were there before: 403, with the time from which they can. The last parent stays one: 409.',
    access: 'member',
    params: carerPath,
    body: { schema: carerPatch },
    answers: { 200: { description: 'The carer as they are now.', schema: carerAnswer } },
    refusals: ['fields', 'forbidden', 'notFound', 'conflict', 'tooMany'],
  },
  {
    id: 'removeCarer',
    method: 'delete',
    path: '/api/nutriai/baby-profiles/{id}/carers/{carer}',
    tag,
    summary: 'Take a carer away, or leave',
    description:
      'Parents take anybody away, carers only themselves. In their first 72 hours a new parent cannot remove those who were there before: 403, with the time from which they can. The last parent cannot leave: 409.',
    access: 'member',
    params: carerPath,
    answers: { 204: { description: 'Gone, with effect from the next request.' } },
    refusals: ['forbidden', 'notFound', 'conflict', 'tooMany'],
  },
  {
    id: 'inviteCarer',
    method: 'post',
    path: '/api/nutriai/baby-profiles/{id}/invites',
    tag,
    summary: 'Invite somebody to look after a baby',
    description:
      'For parents. The link lives 48 hours and works once. A new password, a reset or a session that ends because its refresh token was copied voids the invites of that member.',
    access: 'member',
    params: uuidPath,
    body: { schema: inviteRequest },
    answers: { 201: { description: 'The invite, shown this once.', schema: inviteAnswer } },
    refusals: ['fields', 'forbidden', 'notFound', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    id: 'previewInvite',
    method: 'post',
    path: '/api/nutriai/invites/preview',
    tag,
    summary: 'Read who invites, and to which baby',
    description: 'For whoever holds the token; nothing changes. A POST, because paths end up in logs.',
    access: 'reader',
    body: { schema: invitePreviewRequest },
    answers: { 200: { description: 'What the invite is about.', schema: invitePreviewAnswer } },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
  {
    id: 'acceptInvite',
    method: 'post',
    path: '/api/nutriai/invites/{token}',
    tag,
    summary: 'Accept an invite',
    access: 'member',
    params: invitePath,
    answers: { 200: { description: 'The baby that the member looks after now.', schema: babyAnswer } },
    refusals: ['fields', 'notFound', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
];

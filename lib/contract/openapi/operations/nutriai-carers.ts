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
  openInviteListAnswer,
} from '../../nutriai-carers';
import { operationsById } from '../operation';
import { orderedPageQuery, pageQuery } from '../../page-query';

const tag = 'NutriAI';

export const nutriaiCarerOperations = operationsById([
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
      'For parents. In their first 72 hours a new parent cannot change the role of earlier parents ' +
      'and carers: 403, with the time from which they can. The last parent must stay a parent: 409.',
    access: 'member',
    params: carerPath,
    body: { schema: carerPatch },
    answers: { 200: { description: 'The updated carer.', schema: carerAnswer } },
    refusals: ['fields', 'forbidden', 'notFound', 'conflict', 'tooMany'],
  },
  {
    id: 'removeCarer',
    method: 'delete',
    path: '/api/nutriai/baby-profiles/{id}/carers/{carer}',
    tag,
    summary: 'Remove a carer, or leave',
    description:
      'Parents can remove anyone; carers can only remove themselves. In their first 72 hours a new ' +
      'parent cannot remove earlier parents and carers: 403, with the time from which they can. The ' +
      'last parent cannot leave: 409.',
    access: 'member',
    params: carerPath,
    answers: { 204: { description: 'Removed, with effect from their next request.' } },
    refusals: ['forbidden', 'notFound', 'conflict', 'tooMany'],
  },
  {
    id: 'listOpenInvites',
    method: 'get',
    path: '/api/nutriai/baby-profiles/{id}/invites',
    tag,
    summary: 'Invites that can still be used',
    description: 'For parents. It says whom each is for; the link itself was shown only once.',
    access: 'member',
    params: uuidPath,
    query: pageQuery,
    answers: { 200: { description: 'One page of open invites.', schema: openInviteListAnswer } },
    refusals: ['forbidden', 'notFound'],
  },
  {
    id: 'inviteCarer',
    method: 'post',
    path: '/api/nutriai/baby-profiles/{id}/invites',
    tag,
    summary: 'Invite someone to look after a baby',
    description:
      'For parents. The link is valid for 48 hours and works once. The member’s invites become ' +
      'invalid when they change or reset their password, or when a session ends because its refresh ' +
      'token was copied.',
    access: 'member',
    params: uuidPath,
    body: { schema: inviteRequest },
    answers: { 201: { description: 'The invite, shown only once.', schema: inviteAnswer } },
    refusals: ['fields', 'forbidden', 'notFound', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    id: 'previewInvite',
    method: 'post',
    path: '/api/nutriai/invites/preview',
    tag,
    summary: 'Read who sent an invite, and for which baby',
    description: 'For anyone who has the token; nothing changes. A POST, because paths end up in logs.',
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
    answers: { 200: { description: 'The baby the member now looks after.', schema: babyAnswer } },
    refusals: ['fields', 'notFound', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
]);

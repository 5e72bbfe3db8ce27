import {
  accountDeletion,
  emailChangeAnswer,
  emailChangeConfirm,
  emailChangeRequest,
  ownCommentListAnswer,
} from '../../account';
import { apiKeyListAnswer, apiKeyPath, apiKeyRequest, newApiKeyAnswer } from '../../api-keys';
import { accountExport } from '../../account-export';
import { detailAnswer, profilePatch, sessionListAnswer, sessionPath, userProfile } from '../../auth';
import { operationsById } from '../operation';
import { pageQuery } from '../../page-query';

const tag = 'Accounts';
const done = { description: 'Done.', schema: detailAnswer };

/** The member’s own profile, data, comments, devices and API keys. */
export const profileOperations = operationsById([
  {
    id: 'readProfile',
    method: 'get',
    path: '/api/user-profile',
    tag,
    summary: 'The member’s own profile',
    access: 'member',
    answers: { 200: { description: 'The member, without secrets.', schema: userProfile } },
  },
  {
    id: 'changeProfile',
    method: 'patch',
    path: '/api/user-profile',
    tag,
    summary: 'Change names and preferences',
    access: 'member',
    body: { schema: profilePatch },
    answers: { 200: { description: 'The member as they are now.', schema: userProfile } },
    refusals: ['fields', 'tooMany'],
  },
  {
    id: 'deleteAccount',
    method: 'delete',
    path: '/api/user-profile',
    tag,
    summary: 'Delete the account',
    description:
      'Needs the password; a member who only signs in with Google, and so has none, sends the ' +
      'account’s `email` instead. All personal data is deleted; comments stay under the name ' +
      '“Deleted member”. Babies with another parent stay with that parent. A member who became a ' +
      'baby’s only parent less than 72 hours ago, and did not add the baby, cannot delete it this ' +
      'way either: 403, with the time from which they can.',
    access: 'member',
    body: { schema: accountDeletion },
    answers: { 204: { description: 'Deleted.' } },
    refusals: ['fields', 'forbidden', 'tooMany'],
  },
  {
    id: 'exportAccount',
    method: 'post',
    path: '/api/user-profile/export',
    tag,
    summary: 'All the member’s data',
    description: 'For saving as a file. Ten an hour.',
    access: 'member',
    answers: { 200: { description: 'Everything except secrets.', schema: accountExport } },
    refusals: ['tooMany'],
  },
  {
    id: 'changeEmail',
    method: 'post',
    path: '/api/user-profile/email/',
    tag,
    summary: 'Request a change of email address',
    description:
      'We send a link to the new address, which works once within an hour, and notify the old ' +
      'address. Nothing changes until the link is used.',
    access: 'member',
    body: { schema: emailChangeRequest },
    answers: { 200: done },
    refusals: ['fields', 'tooMany'],
  },
  {
    id: 'confirmEmail',
    method: 'post',
    path: '/api/user-profile/email/confirm/',
    tag,
    summary: 'Confirm a new email address with the emailed link',
    access: 'public',
    body: { schema: emailChangeConfirm },
    answers: { 200: { description: 'Changed.', schema: emailChangeAnswer } },
    refusals: ['fields', 'tooMany'],
  },
  {
    id: 'listOwnComments',
    method: 'get',
    path: '/api/user-profile/comments',
    tag,
    summary: 'The member’s comments',
    description: 'Newest first.',
    access: 'member',
    query: pageQuery,
    answers: { 200: { description: 'One page of comments.', schema: ownCommentListAnswer } },
    refusals: ['notFound'],
  },
  {
    id: 'listSessions',
    method: 'get',
    path: '/api/user-profile/sessions',
    tag,
    summary: 'Devices that are signed in',
    access: 'member',
    query: pageQuery,
    answers: { 200: { description: 'One page of devices.', schema: sessionListAnswer } },
    refusals: ['notFound'],
  },
  {
    id: 'endSession',
    method: 'delete',
    path: '/api/user-profile/sessions/{id}',
    tag,
    summary: 'Sign a device out',
    access: 'member',
    params: sessionPath,
    answers: { 204: { description: 'Signed out.' } },
    refusals: ['notFound'],
  },
  {
    id: 'listApiKeys',
    method: 'get',
    path: '/api/user-profile/api-keys',
    tag,
    summary: 'The member’s API keys',
    access: 'member',
    query: pageQuery,
    answers: { 200: { description: 'One page of keys, the newest first.', schema: apiKeyListAnswer } },
    refusals: ['notFound'],
  },
  {
    id: 'makeApiKey',
    method: 'post',
    path: '/api/user-profile/api-keys',
    tag,
    summary: 'Create an API key',
    description:
      'For the member’s own programs. The key is only in this response; an email confirms that it ' +
      'was created. Changing the password or recovering the account revokes all keys.',
    access: 'member',
    body: { schema: apiKeyRequest },
    answers: { 201: { description: 'The key, shown once.', schema: newApiKeyAnswer } },
    refusals: ['fields', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    id: 'revokeApiKey',
    method: 'delete',
    path: '/api/user-profile/api-keys/{id}',
    tag,
    summary: 'Revoke an API key',
    access: 'member',
    params: apiKeyPath,
    answers: { 204: { description: 'Revoked: its next call is refused.' } },
    refusals: ['notFound'],
  },
]);

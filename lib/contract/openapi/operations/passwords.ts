import { passwordResetConfirm, passwordResetRequest } from '../../account';
import { detailAnswer, passwordChangeRequest } from '../../auth';
import { operationsById } from '../operation';

const tag = 'Accounts';
const done = { description: 'Done.', schema: detailAnswer };

/** Changing a password, and a forgotten one. */
export const passwordOperations = operationsById([
  {
    id: 'changePassword',
    method: 'post',
    path: '/api/auth/password/change/',
    tag,
    summary: 'Change the password',
    description:
      'Every other device is signed out at once, and its access token stops working. Emailed links ' +
      'and the member’s open invites become invalid.',
    access: 'member',
    body: { schema: passwordChangeRequest, handlerTakes: 'fields' },
    answers: { 200: done },
    refusals: ['fields', 'tooMany'],
  },
  {
    id: 'resetPassword',
    method: 'post',
    path: '/api/auth/password/reset/',
    tag,
    summary: 'Request a link to reset a forgotten password',
    description:
      'The response is the same for every address; an email is sent only if the address belongs to a ' +
      'member. The link works once, within an hour, until a newer one is sent. After three emails in ' +
      'a short time, no more are sent while the last link still works. From one IP address three ' +
      'different email addresses an hour are written to.',
    access: 'public',
    body: { schema: passwordResetRequest },
    answers: { 200: done },
    refusals: ['fields', 'unauthenticated'],
  },
  {
    id: 'confirmPasswordReset',
    method: 'post',
    path: '/api/auth/password/reset/confirm/',
    tag,
    summary: 'Set a new password with the emailed link',
    description:
      'Signs out every device and signs no one in. The account recognises the browser from then on, ' +
      'as after signing in.',
    access: 'public',
    body: { schema: passwordResetConfirm, handlerTakes: 'fields' },
    answers: { 200: done },
    refusals: ['fields', 'unauthenticated', 'tooMany'],
  },
]);

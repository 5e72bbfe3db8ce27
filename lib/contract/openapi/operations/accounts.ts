import { contactRequest, detailAnswer } from '../../auth';
import { operationsById } from '../operation';
import { passwordOperations } from './passwords';
import { profileOperations } from './profile';
import { signInOperations } from './sign-in';

const tag = 'Accounts';

/** Everything about members’ accounts, in the order of the description. */
export const accountOperations = {
  ...signInOperations,
  ...profileOperations,
  ...passwordOperations,
  ...operationsById([
    {
      id: 'sendMessage',
      method: 'post',
      path: '/api/contact',
      tag,
      summary: 'Write to the editors',
      access: 'public',
      body: { schema: contactRequest, mediaTypes: ['application/json', 'application/x-www-form-urlencoded'] },
      answers: { 201: { description: 'Stored.', schema: detailAnswer } },
      refusals: ['fields', 'conflict', 'tooMany'],
      isIdempotent: true,
    },
  ]),
};

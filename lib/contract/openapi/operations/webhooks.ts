import {
  deliveryAnswer,
  deliveryListAnswer,
  deliveryPath,
  newWebhookAnswer,
  webhookAnswer,
  webhookListAnswer,
  webhookPatch,
  webhookPath,
  webhookRequest,
} from '../../webhooks';
import { operationsById } from '../operation';
import { pageQuery } from '../../page-query';

const tag = 'Accounts';
const path = '/api/user-profile/webhooks';
const byId = { tag, access: 'member', path: `${path}/{id}`, params: webhookPath } as const;
const queued = { 202: { description: 'Sent.', schema: deliveryAnswer } };

export const webhookOperations = operationsById([
  {
    id: 'listWebhooks',
    method: 'get',
    path,
    tag,
    summary: 'The member’s webhooks',
    access: 'member',
    query: pageQuery,
    answers: { 200: { description: 'One page of webhooks, the newest first.', schema: webhookListAnswer } },
    refusals: ['notFound'],
  },
  {
    id: 'makeWebhook',
    method: 'post',
    path,
    tag,
    summary: 'Create a webhook',
    description:
      'Messages follow the Standard Webhooks specification. The secret is only in this response; an ' +
      'email confirms that the webhook was created. Changing the password or recovering the account ' +
      'turns all webhooks off.',
    access: 'member',
    body: { schema: webhookRequest },
    answers: { 201: { description: 'The webhook with its secret, shown once.', schema: newWebhookAnswer } },
    refusals: ['fields', 'conflict', 'tooMany'],
    isIdempotent: true,
  },
  {
    ...byId,
    id: 'changeWebhook',
    method: 'patch',
    summary: 'Change a webhook, or turn it on or off',
    description:
      'Messages waiting for a webhook are dropped when it is turned off. For another address, create another webhook.',
    body: { schema: webhookPatch },
    answers: { 200: { description: 'The webhook.', schema: webhookAnswer } },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'deleteWebhook',
    method: 'delete',
    summary: 'Delete a webhook',
    answers: { 204: { description: 'Deleted, with its waiting messages.' } },
    refusals: ['notFound'],
  },
  {
    ...byId,
    id: 'testWebhook',
    method: 'post',
    path: `${path}/{id}/test`,
    summary: 'Send a test message',
    description: 'A message of the type `webhook.test`, sent once without retries.',
    answers: queued,
    refusals: ['notFound', 'conflict', 'tooMany'],
  },
  {
    ...byId,
    id: 'listDeliveries',
    method: 'get',
    path: `${path}/{id}/deliveries`,
    summary: 'A webhook’s deliveries',
    description: 'For the last seven days, newest first.',
    query: pageQuery,
    answers: { 200: { description: 'One page of deliveries.', schema: deliveryListAnswer } },
    refusals: ['notFound'],
  },
  {
    id: 'sendDeliveryAgain',
    method: 'post',
    path: `${path}/{id}/deliveries/{delivery}/again`,
    tag,
    summary: 'Send a message again',
    description: 'After the messages already waiting, with the same `webhook-id`.',
    access: 'member',
    params: deliveryPath,
    answers: queued,
    refusals: ['notFound', 'conflict', 'tooMany'],
  },
]);

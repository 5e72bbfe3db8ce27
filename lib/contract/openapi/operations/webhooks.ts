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
import type { Operation } from '../operation';
import { pageQuery } from './page-query';

const tag = 'Accounts';
const path = '/api/user-profile/webhooks';
const byId = { tag, access: 'member', path: `${path}/{id}`, params: webhookPath } as const;
const queued = { 202: { description: 'It is on its way.', schema: deliveryAnswer } };

export const webhookOperations: readonly Operation[] = [
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
      'Messages follow the Standard Webhooks specification. The secret stands in this answer alone; a mail says that the webhook was made. A new password, and a recovery of the account, turn all webhooks off.',
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
      'What waits for a webhook that is turned off is not sent. Another address is another webhook.',
    body: { schema: webhookPatch },
    answers: { 200: { description: 'The webhook.', schema: webhookAnswer } },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
  {
    ...byId,
    id: 'deleteWebhook',
    method: 'delete',
    summary: 'Delete a webhook',
    answers: { 204: { description: 'Deleted, with what was waiting for it.' } },
    refusals: ['notFound'],
  },
  {
    ...byId,
    id: 'testWebhook',
    method: 'post',
    path: `${path}/{id}/test`,
    summary: 'Send a test message',
    description: 'A message of the type `webhook.test`, tried once.',
    answers: queued,
    refusals: ['notFound', 'conflict', 'tooMany'],
  },
  {
    ...byId,
    id: 'listDeliveries',
    method: 'get',
    path: `${path}/{id}/deliveries`,
    summary: 'What a webhook was sent',
    description: 'Of the last seven days, the newest first.',
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
    description: 'Behind what waits, with the same `webhook-id`.',
    access: 'member',
    params: deliveryPath,
    answers: queued,
    refusals: ['notFound', 'conflict', 'tooMany'],
  },
];

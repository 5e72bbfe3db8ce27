import type * as z from 'zod';
import type { apiKeyAnswer, apiKeyListAnswer, newApiKeyAnswer } from '@/lib/contract/api-keys';
import type { ownCommentListAnswer } from '@/lib/contract/account';
import type {
  deliveryAnswer,
  deliveryListAnswer,
  newWebhookAnswer,
  webhookAnswer,
  webhookListAnswer,
} from '@/lib/contract/webhooks';
import type { sessionAnswer, sessionListAnswer } from '@/lib/contract/auth';

/** Paths of the API, which are the keys of the cache as well. */
export const profilePath = '/api/user-profile';
export const devicesPath = '/api/user-profile/sessions?page_size=100';
/** A member has no more than a page of them. */
export const apiKeysPath = '/api/user-profile/api-keys';
export const webhooksPath = '/api/user-profile/webhooks';
export const passwordPath = '/api/auth/password/change/';
export const emailPath = '/api/user-profile/email/';
export const exportPath = '/api/user-profile/export';
export const favouritesPath = '/api/nutriai/recipes/favorites/list?page_size=100';

/** The member's latest comments, so many. */
export function ownCommentsPath(count: number): string {
  return `/api/user-profile/comments?page_size=${count}`;
}

export function commentPath(id: number): string {
  return `/api/comments/${id}`;
}

export function devicePath(id: string): string {
  return `/api/user-profile/sessions/${id}`;
}

export function apiKeyPath(id: string): string {
  return `${apiKeysPath}/${id}`;
}

export function webhookPath(id: string): string {
  return `${webhooksPath}/${id}`;
}

export function webhookTestPath(id: string): string {
  return `${webhooksPath}/${id}/test`;
}

/** The latest messages to a webhook. */
export function deliveriesPath(id: string): string {
  return `${webhooksPath}/${id}/deliveries`;
}

export function deliveryAgainPath(webhookId: string, id: string): string {
  return `${webhooksPath}/${webhookId}/deliveries/${id}/again`;
}

export type Webhook = z.output<typeof webhookAnswer>;
export type WebhookList = z.output<typeof webhookListAnswer>;
export type MadeWebhook = z.output<typeof newWebhookAnswer>;
export type Delivery = z.output<typeof deliveryAnswer>;
export type DeliveryList = z.output<typeof deliveryListAnswer>;

export type ApiKey = z.output<typeof apiKeyAnswer>;
export type ApiKeyList = z.output<typeof apiKeyListAnswer>;
export type MadeApiKey = z.output<typeof newApiKeyAnswer>;

/** A browser that is signed in. */
export type Device = z.output<typeof sessionAnswer>;
export type DeviceList = z.output<typeof sessionListAnswer>;

export type OwnCommentList = z.output<typeof ownCommentListAnswer>;

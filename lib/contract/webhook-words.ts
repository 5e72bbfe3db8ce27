/** What a webhook can be about, as parents choose it. */
export const webhookAreas = ['meal', 'milk', 'water', 'drop', 'growth', 'reaction', 'plan'] as const;
export type WebhookArea = (typeof webhookAreas)[number];

/** What happened: the `type` of a message. */
export const webhookEvents = [
  'meal.logged',
  'meal.changed',
  'meal.deleted',
  'milk.logged',
  'milk.changed',
  'milk.deleted',
  'water.logged',
  'water.changed',
  'water.deleted',
  'drop.logged',
  'drop.changed',
  'drop.deleted',
  'growth.logged',
  'growth.changed',
  'growth.deleted',
  'reaction.logged',
  'reaction.changed',
  'reaction.deleted',
  'plan.made',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** The `type` of the message that the test button sends. */
export const testEvent = 'webhook.test';

/** Returns the events of one area. */
export function eventsOfArea(area: WebhookArea): WebhookEvent[] {
  return webhookEvents.filter((event) => event.startsWith(`${area}.`));
}

export const webhooksAtMost = 10;
export const webhookNameAtMost = 60;
export const webhookUrlAtMost = 1000;
export const babiesOfWebhookAtMost = 20;

/**
 * Why a webhook is off: by its member, by what its receiver does, by a recovery, or by a secret of the site
 * that is lost.
 */
export const webhookOffReasons = ['member', 'failing', 'gone', 'too_many', 'account', 'secret_lost'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** Why an attempt did not succeed. */
export const deliveryProblems = [
  'status',
  'redirect',
  'no_answer',
  'timeout',
  'address',
  'private',
  'unknown',
  'off',
  'no_access',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

import {
  type DeliveryProblem,
  testEvent,
  type WebhookArea,
  webhookAreas,
  type WebhookEvent,
  type WebhookOffReason,
} from '@/lib/contract/webhook-words';
import type { Delivery } from './profile-paths';

/** What a webhook can be told of, where it is chosen and in a list. */
export const areaWords: Readonly<Record<WebhookArea, string>> = {
  meal: 'Meals',
  milk: 'Milk',
  water: 'Water',
  drop: 'Drops and medicines',
  growth: 'Growth',
  reaction: 'Reactions',
  plan: 'New meal plans',
};

const changeWords: Readonly<Record<string, string>> = {
  logged: 'logged',
  changed: 'changed',
  deleted: 'deleted',
  made: 'made',
};

const entryWords: Readonly<Record<string, string>> = {
  meal: 'Meal',
  milk: 'Milk',
  water: 'Water',
  drop: 'Drops',
  growth: 'Growth',
  reaction: 'Reaction',
  plan: 'Plan',
};

/** Says what a message was about, as in “Water logged”. */
export function eventText(event: WebhookEvent | typeof testEvent): string {
  if (event === testEvent) return 'Test';
  const [area = '', change = ''] = event.split('.');
  return `${entryWords[area] ?? area} ${changeWords[change] ?? change}`;
}

/** Names the areas of which a webhook is told anything. */
export function areasText(events: readonly WebhookEvent[]): string {
  const areas = webhookAreas.filter((area) => events.some((event) => event.startsWith(`${area}.`)));
  return areas.map((area) => areaWords[area]).join(', ');
}

export const offWords: Readonly<Record<WebhookOffReason, string>> = {
  member: 'Turned off.',
  failing: 'Turned off: nothing could be delivered for a day.',
  gone: 'Turned off: the receiver says that it is gone for good.',
  too_many: 'Turned off: too many messages were waiting.',
  secret_lost: 'Turned off: this site can no longer read its address. Delete it and create it again.',
  account: 'Turned off when your password changed or your account was recovered.',
};

const problemWords: Readonly<Record<DeliveryProblem, string>> = {
  status: 'the receiver answered',
  redirect: 'the receiver redirected the message, which we do not follow:',
  no_answer: 'no connection, or no answer',
  timeout: 'no answer within ten seconds',
  address: 'the address is not allowed',
  private: 'the name leads into a private network',
  unknown: 'the name was not found',
  off: 'the webhook was turned off',
  no_access: 'you no longer look after this baby',
};

/** Whether the first answer is still to come: an attempt counts from the moment it begins. */
export function isUnderWay({ state, attempts, problem }: Delivery): boolean {
  return state === 'waiting' && (attempts === 0 || problem === null);
}

/** Says how a delivery stands. */
export function deliveryText(delivery: Delivery): string {
  const { state, status, problem } = delivery;
  if (state === 'delivered') return `Delivered (${status ?? ''})`;
  const why = problem === null ? '' : `: ${problemWords[problem]}${status === null ? '' : ` ${status}`}`;
  if (state === 'failed') return `Not delivered${why}`;
  return isUnderWay(delivery) ? 'Waiting' : `We’ll try again${why}`;
}

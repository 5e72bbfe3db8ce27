import * as z from 'zod';
import { textField, timestamp } from './fields';
import { listAnswer } from './nutriai-babies';
import {
  babiesOfWebhookAtMost,
  deliveryProblems,
  deliveryStates,
  testEvent,
  webhookEvents,
  webhookNameAtMost,
  webhookOffReasons,
  webhookUrlAtMost,
} from './webhook-words';

export const webhookPath = z.object({ id: z.uuid() });
export const deliveryPath = z.object({ id: z.uuid(), delivery: z.uuid() });

const fields = {
  name: textField({ max: webhookNameAtMost }).meta({
    description: 'What the webhook is for, in the member’s own words.',
  }),
  events: z
    .array(z.enum(webhookEvents))
    .min(1)
    .max(100)
    .transform((events) => webhookEvents.filter((event) => events.includes(event))),
  babies: z.array(z.uuid()).min(1).max(babiesOfWebhookAtMost).nullable().meta({
    description: 'The babies it covers; null for every baby the member looks after, now or later.',
  }),
};

/** POST /api/user-profile/webhooks */
export const webhookRequest = z.object({
  ...fields,
  url: textField({ max: webhookUrlAtMost }).meta({
    description: 'Where messages are sent: https on port 443, 8123 or 8443, at a public address.',
  }),
  babies: fields.babies.default(null),
});

/** PATCH /api/user-profile/webhooks/{id}. Another address is another webhook, with a secret of its own. */
export const webhookPatch = z.object({ ...fields, is_on: z.boolean() }).partial();

export const webhookAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  babies: z.array(z.string()).nullable(),
  is_on: z.boolean(),
  off_reason: z.enum(webhookOffReasons).nullable().meta({
    description: 'Why it is off: `failing` after a day of failures, `gone` after a 410 response.',
  }),
  created_at: timestamp,
  last_success_at: timestamp.nullable(),
});

export const newWebhookAnswer = webhookAnswer.extend({
  secret: z.string().meta({ description: 'The secret that signs the messages. It is shown only once.' }),
});

export const webhookListAnswer = listAnswer(webhookAnswer);

export const deliveryAnswer = z.object({
  id: z.uuid(),
  message: z.string().meta({
    description: 'The `webhook-id`: the same for every attempt, and when a message is sent again.',
  }),
  event: z.enum([...webhookEvents, testEvent]),
  baby: z.string().nullable(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  status: z.int().nullable().meta({ description: 'The receiver’s latest response.' }),
  problem: z.enum(deliveryProblems).nullable(),
  created_at: timestamp,
  next_attempt_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
});

export const deliveryListAnswer = listAnswer(deliveryAnswer);

export const exportedWebhook = webhookAnswer.omit({ id: true }).extend({
  deliveries: z.array(deliveryAnswer.omit({ id: true, next_attempt_at: true })),
});

export type WebhookRequest = z.output<typeof webhookRequest>;
export type WebhookPatch = z.output<typeof webhookPatch>;
export type WebhookAnswer = z.output<typeof webhookAnswer>;
export type NewWebhookAnswer = z.output<typeof newWebhookAnswer>;
export type DeliveryAnswer = z.output<typeof deliveryAnswer>;

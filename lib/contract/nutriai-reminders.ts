import * as z from 'zod';
import { textField, timestamp } from './fields';
import { feedMinutesAtLeast, feedMinutesAtMost, pushDeviceNameAtMost } from './reminder-words';

const clockTime = z.iso.time({ precision: -1 });

const babyReminders = z.object({
  baby: z.uuid(),
  drops: z.boolean().meta({
    description: 'At the time set on the list of drops and medicines, if none has been logged that day.',
  }),
  feed_after_minutes: z.int().min(feedMinutesAtLeast).max(feedMinutesAtMost).nullable().meta({
    description: 'How long after the last logged feed or meal; null for no reminder.',
  }),
  next_allergen: z.boolean().meta({ description: 'At 9 am, when a new allergen is due.' }),
  appointments: z.boolean().meta({ description: 'At 6 pm the evening before.' }),
});

const quiet = z
  .object({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from !== to, { error: 'Quiet hours begin and end at different times.' })
  .nullable()
  .meta({
    description:
      'HH:MM in the member’s time zone; may run past midnight. Reminders that fall due in this time ' +
      'are sent when it ends, if the day is not over.',
  });

/** PUT /api/nutriai/reminders */
export const remindersRequest = z.object({
  time_zone: z.string().max(64).meta({ description: 'IANA name of the member’s time zone.' }),
  quiet,
  babies: z.array(babyReminders).max(50),
});

export const remindersAnswer = z.object({
  time_zone: z.string().nullable().meta({ description: 'Null until something is stored.' }),
  quiet,
  babies: z.array(babyReminders.extend({ name: z.string() })).meta({
    description: 'Every baby the member looks after; all off if nothing is stored.',
  }),
});

/** The address and keys that a browser made (Push API, `PushSubscription.toJSON()`). */
export const pushDeviceRequest = z.object({
  name: textField({ max: pushDeviceNameAtMost }),
  endpoint: textField({ max: 1000 }),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, { error: 'This is not a public key.' }),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/, { error: 'This is not an authentication secret.' }),
  }),
});

export const pushDeviceAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  is_current: z.boolean().meta({ description: 'Whether it is the browser making this call.' }),
  created_at: timestamp,
  last_sent_at: timestamp.nullable(),
});

/** GET /api/nutriai/push-devices */
export const pushDevicesAnswer = z.object({
  public_key: z.string().meta({ description: '`applicationServerKey` for `PushManager.subscribe()`.' }),
  results: z.array(pushDeviceAnswer),
});

/** What of a member's reminders is part of the export; addresses and keys of browsers are secrets. */
export const exportedReminders = z.object({
  settings: remindersAnswer,
  devices: z.array(pushDeviceAnswer.omit({ id: true, is_current: true })),
});

export type RemindersRequest = z.output<typeof remindersRequest>;
export type RemindersAnswer = z.output<typeof remindersAnswer>;
export type PushDeviceRequest = z.output<typeof pushDeviceRequest>;
export type PushDeviceAnswer = z.output<typeof pushDeviceAnswer>;
export type PushDevicesAnswer = z.output<typeof pushDevicesAnswer>;

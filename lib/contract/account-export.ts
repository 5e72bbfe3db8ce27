import * as z from 'zod';
import { exportedApiKey } from './api-keys';
import { sessionAnswer, userProfile } from './auth';
import { consentPurposes } from './consent';
import { timestamp } from './fields';
import { babyAnswer, carerRoles } from './nutriai-babies';
import { appointmentAnswer, calendarAnswer } from './nutriai-calendar';
import { dropAnswer, givenDropAnswer } from './nutriai-drops';
import { importFormats } from './import-formats';
import { exportedHealthLink } from './nutriai-health-links';
import { importAnswer } from './nutriai-imports';
import { mealItem, mealReaction } from './nutriai-meals';
import { reactionPhotoAnswer } from './nutriai-reaction-photos';
import { exportedReminders } from './nutriai-reminders';
import { portionPlaces } from './portion-words';
import { exportedWebhook } from './webhooks';
import { mealKindWords } from './nutriai-words';

const madeBy = z
  .string()
  .nullable()
  .meta({
    description:
      'The display name of the person who made the entry, or their role if they gave no name; null ' +
      'when it is no longer known.',
  });
const entry = { made_by: madeBy, created_at: timestamp, updated_at: timestamp };

const exportedMeal = z.object({
  eaten_at: timestamp,
  kind: z.enum(mealKindWords),
  items: z.array(mealItem),
  eaten_share: z.number(),
  reaction: mealReaction.nullable(),
  portion: z.uuid().optional().meta({ description: 'Id of the stored portions it was taken from.' }),
  ...entry,
});

const exportedWater = z.object({ drunk_at: timestamp, amount_ml: z.number(), source: z.string(), ...entry });

const exportedPortions = z.object({
  id: z.uuid(),
  recipe: z.string(),
  title: z.string(),
  grams: z.number(),
  portions: z.int(),
  place: z.enum(portionPlaces),
  cooked_on: z.string(),
  eat_by: z.string(),
  ...entry,
});

const exportedPhoto = reactionPhotoAnswer
  .pick({ caption: true, eaten_at: true, kind: true, reaction: true })
  .extend({ picture: z.string().meta({ description: 'A JPEG in base64.' }), ...entry });

const { id, name, amount, weekdays, time, doses_left: dosesLeft } = dropAnswer.shape;
const exportedDrop = z.object({ id, name, amount, weekdays, time, doses_left: dosesLeft, ...entry });

const exportedGivenDrop = givenDropAnswer
  .pick({ drop: true, name: true, amount: true, given_at: true })
  .extend({ took_dose: z.boolean(), ...entry });

const exportedAppointment = appointmentAnswer
  .pick({ title: true, place: true, starts_at: true, minutes: true })
  .extend(entry);

const exportedPlan = z.object({
  start_date: z.string(),
  request: z.json(),
  plan: z.json(),
  checked: z.json(),
  ...entry,
});

/** What a parent has of a baby. */
const ownBaby = z.object({
  profile: babyAnswer,
  meals: z.array(exportedMeal),
  reaction_photos: z.array(exportedPhoto),
  water: z.array(exportedWater),
  stored_portions: z.array(exportedPortions),
  drops: z.array(exportedDrop),
  given_drops: z.array(exportedGivenDrop),
  appointments: z.array(exportedAppointment),
  meal_plans: z.array(exportedPlan),
  health_links: z.array(exportedHealthLink),
});

/** Of a baby that the member only looks after: it is its parents' to take along, but for what the member entered. */
const caredForBaby = z.object({
  name: z.string(),
  role: z.enum(carerRoles),
  meals: z.array(exportedMeal),
  reaction_photos: z.array(exportedPhoto),
  water: z.array(exportedWater),
  stored_portions: z.array(exportedPortions),
  drops: z.array(exportedDrop),
  given_drops: z.array(exportedGivenDrop),
  appointments: z.array(exportedAppointment),
  meal_plans: z.array(exportedPlan),
  health_links: z.array(exportedHealthLink),
});

/** POST /api/user-profile/export: everything that is kept of a member, without secrets. */
export const accountExport = z.object({
  exported_at: timestamp,
  site: z.url(),
  profile: userProfile.extend({ signs_in_with_google: z.boolean() }),
  consents: z
    .array(
      z.object({
        purpose: z.enum(consentPurposes),
        version: z.string(),
        text: z.string(),
        given_at: timestamp,
      }),
    )
    .meta({ description: 'What the member has agreed to, when, and the exact wording.' }),
  devices: z.array(sessionAnswer.omit({ id: true, is_current: true })),
  api_keys: z.array(exportedApiKey),
  webhooks: z.array(exportedWebhook),
  reminders: exportedReminders,
  calendars: z.array(calendarAnswer.omit({ url: true })).meta({
    description: 'Calendars the member created to subscribe to, without their secret addresses.',
  }),
  babies: z.array(ownBaby),
  babies_cared_for: z.array(caredForBaby),
  recipes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      source: z.string(),
      recipe: z.json(),
      created_at: timestamp,
      updated_at: timestamp,
    }),
  ),
  imports: z
    .array(
      z.object({
        format: z.enum(importFormats),
        file: z.string(),
        added: importAnswer.shape.added,
        created_at: timestamp,
      }),
    )
    .meta({ description: 'Names of the files the member has imported, and what each one added.' }),
  favourite_recipes: z.array(z.object({ recipe: z.string(), created_at: timestamp })),
  comments: z.array(
    z.object({
      post: z.string().meta({ description: 'The title of the article.' }),
      url: z.url().nullable(),
      body: z.string(),
      status: z.enum(['visible', 'pending']),
      created_at: timestamp,
      edited_at: timestamp.nullable(),
    }),
  ),
  comment_reports: z.array(
    z.object({ reason: z.string(), note: z.string().nullable(), created_at: timestamp }),
  ),
  poll_votes: z.array(z.object({ question: z.string(), option: z.string() })),
});

export type AccountExport = z.output<typeof accountExport>;

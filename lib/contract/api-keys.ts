import * as z from 'zod';
import { babiesOfKeyAtMost, keyDaysAtMost, keyNameAtMost, keyScopes } from './api-key-words';
import { textField, timestamp } from './fields';

export const apiKeyPath = z.object({ id: z.uuid() });

/** POST /api/user-profile/api-keys */
export const apiKeyRequest = z.object({
  name: textField({ max: keyNameAtMost }).meta({
    description: 'What the key is for, in the member’s own words.',
  }),
  scopes: z
    .array(z.enum(keyScopes))
    .min(1)
    .transform((scopes) => keyScopes.filter((scope) => scopes.includes(scope))),
  babies: z.array(z.uuid()).min(1).max(babiesOfKeyAtMost).nullable().default(null).meta({
    description: 'The babies it covers; null for every baby the member looks after, now or later.',
  }),
  expires_in_days: z.int().min(1).max(keyDaysAtMost),
});

export type ApiKeyRequest = z.output<typeof apiKeyRequest>;

export const apiKeyAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  hint: z.string().meta({ description: 'The last four characters, so that the member can recognise it.' }),
  scopes: z.array(z.enum(keyScopes)),
  babies: z.array(z.string()).nullable(),
  created_at: timestamp,
  expires_at: timestamp,
  is_expired: z.boolean(),
  last_used_at: timestamp.nullable(),
  calls: z.int().meta({ description: 'Calls in the last 30 days.' }),
  refused: z.int().meta({ description: 'How many of those the key was not allowed to make.' }),
});

export type ApiKeyAnswer = z.output<typeof apiKeyAnswer>;

export const newApiKeyAnswer = apiKeyAnswer.extend({
  key: z.string().meta({ description: 'The key itself. It is shown only once and is not stored.' }),
});

export const apiKeyListAnswer = z.object({
  count: z.int(),
  next: z.url().nullable(),
  previous: z.url().nullable(),
  results: z.array(apiKeyAnswer),
});

export const exportedApiKey = apiKeyAnswer
  .omit({ id: true, is_expired: true, calls: true, refused: true })
  .extend({
    uses: z
      .array(z.object({ day: z.string(), operation: z.string(), calls: z.int(), refused: z.int() }))
      .meta({ description: 'Calls made with it, by day.' }),
  });

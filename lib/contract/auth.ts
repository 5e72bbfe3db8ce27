import * as z from 'zod';
import { choiceField, emailField, textField, timestamp } from './fields';

/** Text is trimmed in password fields too, when a password is set and when it is checked, as dj-rest-auth does. */
const maxPasswordLength = 128;
const maxNameLength = 80;
const maxTokenLength = 4_096;

/**
 * A password being checked, or being set: its strength is not a matter of shape
 * (lib/accounts/server/passwords/password-rules.ts).
 */
export const passwordField = textField({ max: maxPasswordLength, isNumberTaken: false });
const nameField = textField({ max: maxNameLength, isBlankAllowed: true });
export const tokenField = textField({ max: maxTokenLength, isNumberTaken: false });
const optionalTokenField = textField({
  max: maxTokenLength,
  isBlankAllowed: true,
  isNumberTaken: false,
}).nullish();

/** Small settings of the pages (units, week start). Bounded, because it is stored as it comes. */
const preferenceLimits = { keys: 50, keyCharacters: 60, jsonCharacters: 8_192 } as const;

/** The Englishes of the site. */
export const languageWords = ['en-GB', 'en-US'] as const;

/** The preferences that the site itself reads, with the words they may have; others are the client's own. */
const knownPreferences = {
  units: ['metric', 'us'],
  language: languageWords,
  analytics: ['granted', 'denied'],
} as const;

const preferences = z
  .record(z.string(), z.json())
  .superRefine((value, context) => {
    for (const [name, words] of Object.entries(knownPreferences)) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (given === undefined || words.some((word) => word === given)) continue;
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `${JSON.stringify(given)} is not a valid choice.`,
      });
    }
  })
  .refine((value) => Object.keys(value).length <= preferenceLimits.keys, {
    error: `Ensure this field has no more than ${preferenceLimits.keys} elements.`,
    abort: true,
  })
  .refine((value) => Object.keys(value).every((key) => key.length <= preferenceLimits.keyCharacters), {
    error: `Ensure no key has more than ${preferenceLimits.keyCharacters} characters.`,
    abort: true,
  })
  .refine((value) => JSON.stringify(value).length <= preferenceLimits.jsonCharacters, {
    error: `Ensure this field has no more than ${preferenceLimits.jsonCharacters} characters.`,
  })
  .meta({
    description:
      'The site itself reads `units` (metric, us), `language` (en-GB, en-US) and `analytics` (granted, denied).',
  });

export const signedInUser = z.object({
  pk: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  display_name: z.string(),
});

/** POST /api/login */
export const loginRequest = z.object({ email: emailField(), password: passwordField });

/** POST /api/register */
export const registerRequest = z.object({
  email: emailField(),
  password: passwordField,
  first_name: nameField.optional(),
  last_name: nameField.optional(),
});

/** POST /api/social-login/. A missing token is not a field's error here but the pair's, as in dj-rest-auth. */
export const socialLoginRequest = z.object({
  access_token: optionalTokenField,
  provider: choiceField(['google']),
});

/** Answer of login, registration (201) and social login. */
export const signedInAnswer = z.object({
  access_token: z.jwt(),
  refresh_token: z.jwt(),
  user: signedInUser,
});

/** POST /api/token/refresh/ */
export const refreshRequest = z.object({ refresh: tokenField });
export const refreshAnswer = z.object({ access: z.jwt(), refresh: z.jwt() });

/** POST /api/logout. Either name; a missing token is a refusal of its own, so both are optional here. */
export const logoutRequest = z.object({
  refresh_token: optionalTokenField,
  refresh: optionalTokenField,
});

export const detailAnswer = z.object({ detail: z.string() });

/** GET and PATCH /api/user-profile */
export const userProfile = signedInUser.extend({
  preferences: z.record(z.string(), z.json()),
  date_joined: timestamp,
  has_password: z.boolean(),
});

/** What else is sent (`pk`, `email`) is ignored, as in dj-rest-auth. */
export const profilePatch = z.object({
  first_name: nameField.optional(),
  last_name: nameField.optional(),
  display_name: nameField.optional(),
  preferences: preferences.optional(),
});

export const sessionAnswer = z.object({
  id: z.uuid(),
  device_name: z.string(),
  is_current: z.boolean(),
  created_at: timestamp,
  last_used_at: timestamp,
  expires_at: timestamp,
});

/** GET /api/user-profile/sessions */
export const sessionListAnswer = z.object({
  count: z.int().min(0),
  next: z.url().nullable(),
  previous: z.url().nullable(),
  results: z.array(sessionAnswer),
});

/** DELETE /api/user-profile/sessions/{id} */
export const sessionPath = z.object({ id: z.uuid() });

/** POST /api/auth/password/change/ */
export const passwordChangeRequest = z.object({
  old_password: passwordField,
  new_password1: passwordField,
  new_password2: passwordField,
});

/** POST /api/contact, as JSON or as a plain form. */
export const contactRequest = z.object({
  name: textField({ max: 100 }),
  email: emailField(),
  subject: textField({ max: 150 }),
  message: textField({ max: 5_000, isMultiline: true }),
  /** A field that no person sees; what fills it in is a machine. */
  website: z.string().optional(),
});

export type LoginRequest = z.output<typeof loginRequest>;
export type RegisterRequest = z.output<typeof registerRequest>;
export type SocialLoginRequest = z.output<typeof socialLoginRequest>;
export type SignedInAnswer = z.output<typeof signedInAnswer>;
export type ProfilePatch = z.output<typeof profilePatch>;
export type UserProfile = z.output<typeof userProfile>;
export type ContactRequest = z.output<typeof contactRequest>;

import * as z from 'zod';
import { timeZoneQuery } from './day-query';
import { timestamp, textField } from './fields';
import {
  healthLinkDaysAtMost,
  healthLinkLabelAtMost,
  healthLinkResults,
  healthLinkStates,
  passcodeAtLeast,
  passcodeAtMost,
} from './health-link-words';
import { listAnswer } from './nutriai-babies';
import { fhirMediaType } from './nutriai-fhir';
import { madeBy } from './nutriai-water';

export const healthLinkPath = z.object({ id: z.uuid(), link: z.uuid() });

/** POST /api/nutriai/baby-profiles/{id}/health-links */
export const healthLinkRequest = z.object({
  label: textField({ max: healthLinkLabelAtMost }).meta({
    description: 'Shown to the person who opens the link, before anything is read.',
  }),
  passcode: textField({ min: passcodeAtLeast, max: passcodeAtMost, isNumberTaken: false })
    .nullable()
    .default(null)
    .meta({ description: 'Give it to the recipient separately from the link.' }),
  is_one_time: z.boolean().default(false),
  expires_in_days: z.int().min(1).max(healthLinkDaysAtMost),
  days: z
    .literal([7, 14, 30])
    .default(30)
    .meta({ minimum: 7, maximum: 30, description: 'Number of days of intake, up to and including today.' }),
  ...timeZoneQuery.shape,
});

export type HealthLinkRequest = z.output<typeof healthLinkRequest>;

const access = z.object({
  at: timestamp,
  recipient: z.string().meta({ description: 'As stated by the recipient’s program; it is not verified.' }),
  result: z.enum(healthLinkResults),
});

export const healthLinkAnswer = z.object({
  id: z.uuid(),
  label: z.string(),
  has_passcode: z.boolean(),
  is_one_time: z.boolean(),
  state: z.enum(healthLinkStates),
  attempts_left: z
    .int()
    .nullable()
    .meta({ description: 'How many more wrong passcodes are allowed; null if there is no passcode.' }),
  created_at: timestamp,
  expires_at: timestamp,
  ended_at: timestamp.nullable(),
  made_by: madeBy,
  accesses: z.array(access).meta({ description: 'The latest 20, newest first.' }),
});

export type HealthLinkAnswer = z.output<typeof healthLinkAnswer>;

export const healthLinkListAnswer = listAnswer(healthLinkAnswer);

export const newHealthLinkAnswer = healthLinkAnswer.extend({
  link: z.string().meta({
    description:
      'The shlink:/ URI with the key that decrypts the file. It is shown only once and is not stored.',
  }),
  qr: z.object({ size: z.int(), path: z.string() }).meta({
    description:
      'The link as a QR code: an SVG path in a square of this many units, including the quiet zone.',
  }),
});

export type NewHealthLinkAnswer = z.output<typeof newHealthLinkAnswer>;

export const exportedHealthLink = healthLinkAnswer.omit({ id: true, made_by: true }).extend({
  made_by: z.string().nullable(),
  updated_at: timestamp,
});

/** The part of the link's address that names it: 256 random bits. */
export const linkAddressPath = z.object({ id: z.string().regex(/^[\w-]{43}$/) });
export const fileTicketPath = z.object({ ticket: z.string().regex(/^[\w-]{43}$/) });

const recipient = z
  .string()
  .refine((value) => value.trim() !== '', { error: 'This field may not be blank.' })
  .meta({ description: 'Who is asking; shown to the parents.' });

/** POST /api/health-links/{id}, as the specification has it; what else a program sends is ignored. */
export const manifestRequest = z.object({
  recipient,
  passcode: z.string().optional(),
  embeddedLengthMax: z.int().min(0).optional().meta({
    description: 'The largest file to embed in the response; a larger one is returned as a `location`.',
  }),
});

export type ManifestRequest = z.output<typeof manifestRequest>;

/** GET /api/health-links/{id} */
export const directFileQuery = z.object({ recipient });

/** FHIR R4 as a manifest names it: with its version, as the published specification asks (1.0.0 of July 2025). */
export const manifestContentType = `${fhirMediaType};fhirVersion=4.0.1` as const;

export const manifestAnswer = z.object({
  status: z.literal('finalized').meta({ description: 'The record behind a link never changes.' }),
  files: z.array(
    z.object({
      contentType: z.literal(manifestContentType),
      embedded: z.string().optional().meta({ description: 'The file as a compact JWE.' }),
      location: z
        .url()
        .optional()
        .meta({ description: 'Where to fetch the file: valid for one request within five minutes.' }),
      lastUpdated: timestamp,
    }),
  ),
});

export type ManifestAnswer = z.output<typeof manifestAnswer>;

/** What the specification calls the media type of a compact JWE. */
export const joseMediaType = 'application/jose';

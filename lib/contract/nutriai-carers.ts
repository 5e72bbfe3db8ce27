import * as z from 'zod';
import { choiceField, timestamp } from './fields';
import { carerRoles, listAnswer } from './nutriai-babies';

/** `carer` is the member's id, as the list has it. */
export const carerPath = z.object({ id: z.uuid(), carer: z.uuid() });

export const carerAnswer = z.object({
  id: z.uuid(),
  /** What the member calls themselves; never the e-mail. */
  name: z.string(),
  role: z.enum(carerRoles),
  is_me: z.boolean(),
  joined_at: timestamp,
});

/** GET /api/nutriai/baby-profiles/{id}/carers */
export const carerListAnswer = listAnswer(carerAnswer);

/** PATCH /api/nutriai/baby-profiles/{id}/carers/{carer} */
export const carerPatch = z.object({ role: choiceField(carerRoles) });

/** POST /api/nutriai/baby-profiles/{id}/invites */
export const inviteRequest = z.object({ role: choiceField(carerRoles) });

export const inviteAnswer = z.object({
  token: z.string().meta({ description: 'Shown this once: only its hash is kept.' }),
  /** The page on which the invite is accepted. */
  url: z.url(),
  role: z.enum(carerRoles),
  expires_at: timestamp,
});

/** POST /api/nutriai/invites/{token} */
export const invitePath = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export type CarerAnswer = z.output<typeof carerAnswer>;
export type CarerRole = (typeof carerRoles)[number];
export type InviteAnswer = z.output<typeof inviteAnswer>;

import * as z from 'zod';
import { choiceField, textField, timestamp } from './fields';
import { inviteeNameAtMost } from './invite-limits';
import { carerRoles, listAnswer } from './nutriai-babies';

/** `carer` is the member's id, as the list has it. */
export const carerPath = z.object({ id: z.uuid(), carer: z.uuid() });

export const carerAnswer = z.object({
  id: z.uuid(),
  name: z
    .string()
    .meta({ description: 'Their display name, never their email address; empty if they gave no name.' }),
  role: z.enum(carerRoles),
  invited_as: z.string().meta({
    description: 'Whom the invite said it was for, in the words of who sent it; empty if it named nobody.',
  }),
  is_me: z.boolean(),
  joined_at: timestamp,
  protected_until: timestamp.nullable().meta({
    description:
      'Until this time the caller, who has only just become a parent, cannot remove this person or ' +
      'change their role; null when a parent can.',
  }),
});

/** GET /api/nutriai/baby-profiles/{id}/carers */
export const carerListAnswer = listAnswer(carerAnswer);

/** PATCH /api/nutriai/baby-profiles/{id}/carers/{carer} */
export const carerPatch = z.object({ role: choiceField(carerRoles) });

/** POST /api/nutriai/baby-profiles/{id}/invites */
export const inviteRequest = z.object({
  role: choiceField(carerRoles),
  for_name: textField({ max: inviteeNameAtMost, isBlankAllowed: true }).default('').meta({
    description: 'Whom the invite is for, such as “Granny”. It names the invite and never renames a member.',
  }),
});

export const inviteAnswer = z.object({
  token: z.string().meta({ description: 'Shown only once: we store nothing but its hash.' }),
  /** The page on which the invite is accepted. */
  url: z.url(),
  role: z.enum(carerRoles),
  for_name: z.string(),
  expires_at: timestamp,
});

/** GET /api/nutriai/baby-profiles/{id}/invites */
export const openInviteListAnswer = listAnswer(
  z.object({
    for_name: z.string(),
    invited_by: z.string().meta({ description: 'Display name; empty if they gave no name.' }),
    role: z.enum(carerRoles),
    expires_at: timestamp,
  }),
);

const inviteToken = z.string().regex(/^[\w-]{43}$/);

/** POST /api/nutriai/invites/{token} */
export const invitePath = z.object({ token: inviteToken });

/** POST /api/nutriai/invites/preview; what is no token is not there. */
export const invitePreviewRequest = z.object({ token: textField({ max: 200 }) });

export const invitePreviewAnswer = z.object({
  baby_name: z.string(),
  invited_by: z.string().meta({
    description: 'The inviting member’s display name, never their email address; empty if they gave no name.',
  }),
  for_name: z.string().meta({ description: 'Whom the invite is for; empty if it names nobody.' }),
  role: z.enum(carerRoles),
  expires_at: timestamp,
  my_role: z
    .enum(carerRoles)
    .nullable()
    .meta({ description: 'The caller’s own role, if they already look after the baby; null for a visitor.' }),
});

export type CarerAnswer = z.output<typeof carerAnswer>;
export type CarerRole = (typeof carerRoles)[number];
export type InviteAnswer = z.output<typeof inviteAnswer>;
export type OpenInvite = z.output<typeof openInviteListAnswer>['results'][number];
export type InvitePreview = z.output<typeof invitePreviewAnswer>;

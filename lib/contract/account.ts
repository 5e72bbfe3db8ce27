import * as z from 'zod';
import { passwordField, tokenField } from './auth';
import { emailField, textField, timestamp } from './fields';
import { listAnswer } from './nutriai-babies';

/** POST /api/auth/password/reset/ */
export const passwordResetRequest = z.object({ email: emailField() });

/** POST /api/auth/password/reset/confirm/: `uid` and `token` as the mailed link has them. */
export const passwordResetConfirm = z.object({
  uid: textField({ max: 200 }),
  token: tokenField,
  new_password1: passwordField,
  new_password2: passwordField,
});

/** POST /api/user-profile/email/ */
export const emailChangeRequest = z.object({ new_email: emailField(), password: passwordField });

/** POST /api/user-profile/email/confirm/ */
export const emailChangeConfirm = z.object({ token: tokenField });
export const emailChangeAnswer = z.object({
  detail: z.string(),
  email: z.string().meta({ description: 'The email address now in use.' }),
});

/** DELETE /api/user-profile: the password, or of a member who has none the account's email. */
export const accountDeletion = z.object({
  password: passwordField.optional(),
  email: emailField().optional().meta({ description: 'For members who only sign in with Google.' }),
});

/** A comment as its writer finds it again. */
export const ownComment = z.object({
  id: z.int(),
  body: z.string(),
  /** `pending` waits for a moderator and is shown to nobody else. */
  status: z.enum(['visible', 'pending']),
  is_reply: z.boolean(),
  created_at: timestamp,
  edited_at: timestamp.nullable(),
  post: z.object({
    id: z.int(),
    title: z.string(),
    /** Of the comment on its page; null while the post is not published. */
    path: z.string().nullable(),
  }),
});

/** GET /api/user-profile/comments */
export const ownCommentListAnswer = listAnswer(ownComment);

export type AccountDeletion = z.output<typeof accountDeletion>;
export type EmailChangeRequest = z.output<typeof emailChangeRequest>;
export type OwnComment = z.output<typeof ownComment>;

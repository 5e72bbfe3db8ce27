import * as z from 'zod';
import { emailField } from './fields';

/** POST /api/newsletter, as JSON or as a plain form. */
export const newsletterRequest = z.object({
  email: emailField(),
  /** A field that no person sees; what fills it in is a machine. */
  website: z.string().optional(),
});

/** What stands in a mailed link: a number and a keyed name. */
export const newsletterPath = z.object({ token: z.string().regex(/^\d{1,10}\.[\w-]{43}$/) });

/** Pages that ask whether they helped: posts, foods and recipes. */
const votedPath = z
  .string()
  .max(200)
  .regex(/^\/(?:blog|nutriai\/foods|nutriai\/recipes)\/[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** POST /api/page-votes */
export const pageVoteRequest = z.object({ path: votedPath, is_helpful: z.boolean() });

export type PageVoteRequest = z.output<typeof pageVoteRequest>;

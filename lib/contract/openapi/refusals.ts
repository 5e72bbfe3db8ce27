import * as z from 'zod';
import type { Refusal } from './operation';

const detail = z.object({ detail: z.string() });
const coded = z.object({ detail: z.string(), code: z.string().optional() });
const message = z.object({ message: z.string() });
const fields = z.record(z.string(), z.unknown()).meta({
  description:
    'Messages by field, with `non_field_errors` for problems that concern several fields together. A ' +
    'plan that the rules do not allow at this age also has a `code`, `what_helps` and the `sources` ' +
    'of the rule; a recipe that they do not allow has `refused`, with its `reason`, a `message`, ' +
    'what to do `instead` and the `sources`.',
});

type StandingRefusal = 'wrongMethod' | 'notAcceptable' | 'serverError' | 'notNow';

export const refusals: Readonly<
  Record<Refusal | StandingRefusal, { status: number; description: string; schema: z.ZodType }>
> = {
  fields: {
    status: 400,
    description: 'The request is invalid; messages are given by field.',
    schema: fields,
  },
  message: { status: 400, description: 'A parameter is invalid.', schema: message },
  unauthenticated: { status: 401, description: 'No credentials, or invalid ones.', schema: coded },
  forbidden: { status: 403, description: 'Signed in, but not allowed.', schema: detail },
  notFound: { status: 404, description: 'Not found, or it belongs to someone else.', schema: detail },
  messageNotFound: { status: 404, description: 'Nothing matches.', schema: message },
  conflict: {
    status: 409,
    description: 'Already done, or the key was used with a different body.',
    schema: detail,
  },
  tooMany: {
    status: 429,
    description: 'Too many calls; `Retry-After` says when to try again.',
    schema: detail,
  },
  wrongMethod: {
    status: 405,
    description: 'The path does not support this method; `Allow` lists those it does.',
    schema: detail,
  },
  notAcceptable: { status: 406, description: 'The Accept header cannot be satisfied.', schema: detail },
  serverError: {
    status: 500,
    description: 'An error on our side, logged under the request’s id.',
    schema: z.object({ detail: z.string(), request_id: z.string() }),
  },
  notNow: {
    status: 503,
    description: 'Temporarily unavailable; `Retry-After` says when to try again.',
    schema: detail,
  },
};

export const standingRefusals = ['wrongMethod', 'notAcceptable', 'serverError', 'notNow'] as const;

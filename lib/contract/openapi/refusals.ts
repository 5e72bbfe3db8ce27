import * as z from 'zod';
import type { Refusal } from './operation';

const detail = z.object({ detail: z.string() });
const coded = z.object({ detail: z.string(), code: z.string().optional() });
const message = z.object({ message: z.string() });
const fields = z.record(z.string(), z.unknown()).meta({
  description:
    'Messages by field; `non_field_errors` for what is wrong with the fields together. A plan that no rule allows at this age also has a `code`, `what_helps` and the `sources` of the rule; a recipe that none allows has `refused`, with its `reason`, a `message`, what helps `instead` and the `sources`.',
});

type StandingRefusal = 'wrongMethod' | 'notAcceptable' | 'serverError' | 'notNow';

export const refusals: Readonly<
  Record<Refusal | StandingRefusal, { status: number; description: string; schema: z.ZodType }>
> = {
  fields: { status: 400, description: 'What was sent does not fit, by field.', schema: fields },
  message: { status: 400, description: 'A parameter does not fit.', schema: message },
  unauthenticated: { status: 401, description: 'No credentials, or bad ones.', schema: coded },
  forbidden: { status: 403, description: 'Signed in, and not allowed.', schema: detail },
  notFound: { status: 404, description: 'Not there, or somebody else’s.', schema: detail },
  messageNotFound: { status: 404, description: 'Nothing matches.', schema: message },
  conflict: {
    status: 409,
    description: 'Done already, or the key was used for another body.',
    schema: detail,
  },
  tooMany: {
    status: 429,
    description: 'Too many calls; `Retry-After` says when to come back.',
    schema: detail,
  },
  wrongMethod: {
    status: 405,
    description: 'The path has no such method; `Allow` names those it has.',
    schema: detail,
  },
  notAcceptable: { status: 406, description: 'The Accept header cannot be satisfied.', schema: detail },
  serverError: {
    status: 500,
    description: 'Ours. The log has it under the request’s id.',
    schema: z.object({ detail: z.string(), request_id: z.string() }),
  },
  notNow: { status: 503, description: 'Not now; `Retry-After` says when to come back.', schema: detail },
};

export const standingRefusals = ['wrongMethod', 'notAcceptable', 'serverError', 'notNow'] as const;

import type * as z from 'zod';

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * Who may call: `member` needs a member's bearer token, `reader` may send one, `staff` needs the panel's
 * cookie or a staff token.
 */
export type Access = 'public' | 'reader' | 'member' | 'staff';

/** The refusals an operation can answer with besides those that every operation has (405, 406, 500, 503). */
export type Refusal =
  | 'fields'
  | 'message'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'messageNotFound'
  | 'conflict'
  | 'tooMany';

export interface AnswerDescription {
  description: string;
  /** Without it the answer has no body. */
  schema?: z.ZodType;
  mediaType?: string;
}

export interface BodyDescription {
  schema: z.ZodType;
  mediaTypes?: readonly string[];
  /** Names of fields that are files, in `multipart/form-data`. */
  files?: readonly string[];
}

/**
 * One method of one path, as the OpenAPI document shows it. The schemas are those that the handler itself
 * parses with.
 */
export interface Operation {
  id: string;
  method: HttpMethod;
  /** As the contract's catalogue writes it, parameters in braces. With and without the trailing slash is the same. */
  path: string;
  tag: string;
  summary: string;
  description?: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: BodyDescription;
  answers: Readonly<Record<number, AnswerDescription>>;
  refusals?: readonly Refusal[];
  /** Takes `Idempotency-Key`. */
  isIdempotent?: boolean;
}

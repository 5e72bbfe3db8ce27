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
  /** JSON when not given. */
  mediaType?: string;
  /** What the caller may ask for instead by `Accept` or in the query. */
  otherMediaTypes?: readonly string[];
}

export interface BodyDescription {
  schema: z.ZodType;
  /** JSON when not given. */
  mediaTypes?: readonly string[];
  /** The most that is read, in bytes. */
  maxBytes?: number;
  /**
   * Who checks the body by the schema, where it is not the runner: `fields` hands the handler what was sent, so
   * that it can name what only it finds together with what the schema finds; `stream` leaves the request
   * unread, for a file is no value to be parsed.
   */
  handlerTakes?: 'fields' | 'stream';
  /** Names of fields that are files, in `multipart/form-data`. */
  files?: readonly string[];
}

/**
 * One method of one path, declared once: its handler checks requests and answers by it (`operationEndpoint`),
 * and the OpenAPI document and the typed client are made from it.
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

/** Operations by their names, in the order in which the document shows them; each keeps the types of its schemas. */
export function operationsById<const Operations extends readonly Operation[]>(operations: Operations) {
  return Object.fromEntries(operations.map((operation) => [operation.id, operation])) as {
    readonly [Each in Operations[number] as Each['id']]: Each;
  };
}

import type * as z from 'zod';
import type { BodyKind } from './request-body';
import type { Caller, ServiceContext } from './service-context';

/** Methods in Django's order, in which `Allow` lists them. */
export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** What a handler gets besides what it declared. */
export interface Visit extends ServiceContext {
  request: Request;
  requestId: string;
  /** The client as limits count it: an IPv4 address or an IPv6 /64. */
  address: string;
}

interface Declaration<Params, Query, Body, Answer> {
  /** Shape of the path's parameters; what does not fit is 404. */
  params?: z.ZodType<Params>;
  /** Shape of the query string (single values; a repeated parameter counts by its last, as in Django). */
  query?: z.ZodType<Query>;
  /** Shape of the body; what does not fit is 400 with every failing field. Without it the body is not read. */
  body?: z.ZodType<Body>;
  bodyKinds?: readonly BodyKind[];
  maxBodyBytes?: number;
  /** Shape of the answer. Only what it names gets out. Without it the handler returns a `Response`, or nothing for 204. */
  answer?: z.ZodType<Answer>;
  /** Status of an answer; 200 when not given. */
  status?: number;
  /** Media types that the handler can answer with; JSON when not given. */
  produces?: readonly string[];
  /** For public answers; member data and everything else is `no-store`. */
  cacheControl?: string;
}

interface Received<Params, Query, Body> extends Visit {
  params: Params;
  query: Query;
  body: Body;
}

type Handler<Input, Answer> = (input: Input) => Promise<Answer | Response>;

/** A handler with its declaration, the types checked and forgotten, so that the wrapper can hold any of them. */
export interface Endpoint {
  isForMembers: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  bodyKinds?: readonly BodyKind[];
  maxBodyBytes?: number;
  answer?: z.ZodType;
  status: number;
  produces: readonly string[];
  cacheControl: string;
  run: (input: Received<unknown, unknown, unknown> & { caller: Caller | null }) => Promise<unknown>;
}

/** Open to visitors. A member who sends a token is known as `caller`; a bad token is refused all the same. */
export function endpoint<Params = undefined, Query = undefined, Body = undefined, Answer = undefined>(
  declaration: Declaration<Params, Query, Body, Answer> & {
    handle: Handler<Received<Params, Query, Body> & { caller: Caller | null }, Answer>;
  },
): Endpoint {
  const { handle, ...rest } = declaration;
  return {
    ...defaults(rest),
    isForMembers: false,
    // The wrapper has parsed the input by this declaration's own schemas.
    run: (input) => handle(input as Received<Params, Query, Body> & { caller: Caller | null }),
  };
}

/** Needs a member's bearer token. */
export function memberEndpoint<Params = undefined, Query = undefined, Body = undefined, Answer = undefined>(
  declaration: Declaration<Params, Query, Body, Answer> & {
    handle: Handler<Received<Params, Query, Body> & { caller: Caller }, Answer>;
  },
): Endpoint {
  const { handle, ...rest } = declaration;
  return {
    ...defaults(rest),
    isForMembers: true,
    // The wrapper has refused visitors and parsed the input by this declaration's own schemas.
    run: (input) => handle(input as Received<Params, Query, Body> & { caller: Caller }),
  };
}

function defaults<Params, Query, Body, Answer>(declaration: Declaration<Params, Query, Body, Answer>) {
  return {
    ...declaration,
    status: declaration.status ?? 200,
    produces: declaration.produces ?? ['application/json'],
    cacheControl: declaration.cacheControl ?? 'no-store',
  };
}

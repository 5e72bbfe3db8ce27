import type * as z from 'zod';
import type { KeyOperation } from '../../contract/api-key-words';
import type { Operation } from '../../contract/openapi/operation';
import type { WriteTransaction } from '../database/sql';
import type { BodyKind } from './request-body';
import type { Caller, ServiceContext } from './service-context';

/** Methods in Django's order, in which `Allow` lists them. */
export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** See {@link Visit.createOnce}. */
export type CreateOnce = <Result>(
  work: (transaction: WriteTransaction) => Promise<Result>,
) => Promise<Result>;

/** What a handler gets besides what it declared. */
export interface Visit extends ServiceContext {
  request: Request;
  requestId: string;
  /** The client as limits count it: an IPv4 address or an IPv6 /64. */
  address: string;
  /**
   * Throws when whoever calls may not any more: their session has ended since they were let in. For work that
   * goes on for seconds, such as a stream; of a visitor nothing can end. That the access token runs out
   * meanwhile is no end: a stream may be longer than what was left of it.
   * @throws ApiError 401
   */
  checkCaller: () => Promise<void>;
  /** Headers for the answer, `Set-Cookie` for instance. They come before the endpoint's own. */
  answerHeaders: Headers;
  /**
   * For endpoints that are `isIdempotent`, whose handlers must create by it and return what it gives:
   * `handle: (visit) => visit.createOnce((transaction) => addMeal(visit, transaction, visit.body))`.
   *
   * It runs `work` in one write transaction. When the client sent an `Idempotency-Key`, the answer made of
   * `work`'s result (by the endpoint's schema) is stored in that same transaction, and the same call gets it
   * again for a day without `work` being run, by every retry and every parallel twin. Only success is kept:
   * when `work` throws, nothing is stored and the key is free again. Anything slow (a network, a solver)
   * belongs before it, and what follows it (a mail) happens for the first call only, because a repeated one
   * ends here.
   */
  createOnce: CreateOnce;
}

/**
 * What opens an endpoint to members' API keys.
 * @template Input what the handler gets
 */
export interface KeyDoor<Input> {
  operation: KeyOperation;
  /**
   * The baby that a call is about: a key for some babies gets 404 for others, and 403 where none is named.
   * `handler` where the handler itself leaves the others out, or passes the key on.
   */
  baby: 'handler' | ((input: Input) => Promise<string | undefined> | string | undefined);
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
  /**
   * Shape of the answer. Only what it names gets out. Without it the handler returns a `Response`, or nothing
   * for 204.
   */
  answer?: z.ZodType<Answer>;
  /** Status of an answer; 200 when not given. */
  status?: number;
  /** Media types that the handler can answer with; JSON when not given. */
  produces?: readonly string[];
  /** For public answers; member data and everything else is `no-store`. */
  cacheControl?: string;
  /**
   * Whether the answer follows from published content and the address alone: then it is made once for all who
   * ask within a second, unless something is published meanwhile, and as for a visitor. The handler must not
   * look at other headers or cookies.
   */
  isFromContent?: (request: Request) => boolean;
  /**
   * For calls that create: the client may send an `Idempotency-Key` (1 to 255 printable characters) and may
   * then repeat the call for a day. The same key and body get the first answer again, with the header
   * `Idempotent-Replayed: true`; the same key with another body is 409. A key belongs to its caller (the
   * member, or a visitor's address), method and path. The handler must create through `visit.createOnce`.
   */
  isIdempotent?: boolean;
}

interface Received<Params, Query, Body> extends Visit {
  params: Params;
  query: Query;
  body: Body;
}

type Handler<Input, Answer> = (input: Input) => Promise<Answer | Response>;

/** A handler with its declaration, the types checked and forgotten, so that the wrapper can hold any of them. */
export interface Endpoint {
  /** The operation of the contract that it serves; what the contract does not describe has none. */
  operation?: Operation;
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
  isFromContent: (request: Request) => boolean;
  isIdempotent: boolean;
  key?: KeyDoor<Received<unknown, unknown, unknown> & { caller: Caller }>;
  run: (input: Received<unknown, unknown, unknown> & { caller: Caller | null }) => Promise<unknown>;
}

/** Open to visitors. A member who sends a token is known as `caller`; a bad token is refused all the same. */
export function endpoint<Params = undefined, Query = undefined, Body = undefined, Answer = undefined>(
  declaration: Declaration<Params, Query, Body, Answer> & {
    /** Without it every API key is refused. */
    key?: { operation: KeyOperation; baby: 'handler' };
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

/** Needs a member's bearer token, or where `key` says so an API key of theirs. */
export function memberEndpoint<Params = undefined, Query = undefined, Body = undefined, Answer = undefined>(
  declaration: Declaration<Params, Query, Body, Answer> & {
    /** Without it every API key is refused. */
    key?: KeyDoor<Received<Params, Query, Body> & { caller: Caller }>;
    handle: Handler<Received<Params, Query, Body> & { caller: Caller }, Answer>;
  },
): Endpoint {
  const { handle, key, ...rest } = declaration;
  return {
    ...defaults(rest),
    ...(key && { key: key as Endpoint['key'] }),
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
    isFromContent: declaration.isFromContent ?? (() => false),
    isIdempotent: declaration.isIdempotent ?? false,
  };
}

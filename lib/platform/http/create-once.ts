import type { Payload } from 'payload';
import { jsonResponse } from './answers';
import type { CreateOnce, Endpoint } from './endpoint';
import { withWriteTransaction } from '../database/sql';
import { eventStreamType, finishedEventStream, isEventStream, wantsEventStream } from './event-stream';
import {
  answerBefore,
  bodyHash,
  type CallIdentity,
  idempotencyKeyOf,
  type StoredResponse,
  runOnce,
} from './idempotency';

interface Call {
  payload: Payload;
  secret: string;
  nowMs: () => number;
  request: Request;
  /** The member, or the address of a visitor. */
  caller: string;
  /** As it was read, before its schema. */
  body: unknown;
}

export interface Creation {
  createOnce: CreateOnce;
  /** What this very call was answered before; `null` for a first call and for one without a key. */
  answerBefore: () => Promise<StoredResponse | null>;
  /**
   * A stream of events creates after it has begun, so that it is not looked at.
   * @throws Error when the handler of an idempotent endpoint answers something else than what `createOnce`
   *   gave: it would be done twice
   */
  check: (result: unknown) => void;
}

/**
 * The one way to create for one call of an endpoint that `isIdempotent`.
 * @throws ApiError 400 for a bad `Idempotency-Key`
 */
export function creationOf(endpoint: Endpoint, call: Call): Creation {
  if (!endpoint.isIdempotent)
    return { createOnce: notDeclared, answerBefore: async () => null, check: () => undefined };
  const { payload, secret, nowMs } = call;
  const identity = identityOf(call);
  let created: { result: unknown } | null = null;

  const createOnce: CreateOnce = async (work) => {
    if (created) throw new Error('createOnce was called twice in one call.');
    const answerOf = (result: unknown) => ({ status: statusOf(endpoint), body: bodyOf(endpoint, result) });
    const result = identity
      ? await runOnce(payload, { secret, call: identity, nowMs: nowMs(), answerOf }, work)
      : await withWriteTransaction(payload, work);
    created = { result };
    return result;
  };
  return {
    createOnce,
    answerBefore: async () =>
      identity ? answerBefore(payload, { secret, call: identity, nowMs: nowMs() }) : null,
    check: (result) => {
      if (isEventStream(result)) return;
      if (created?.result !== result || !created) {
        throw new Error('The handler of an idempotent endpoint must return what createOnce gave it.');
      }
    },
  };
}

/**
 * The first answer once more, with a header that says so: as the end of a stream for a caller who asks an
 * endpoint of streams for one.
 */
export function repeatedAnswer(
  { status, body }: StoredResponse,
  { produces }: Pick<Endpoint, 'produces'>,
  request: Request,
): Response {
  const headers = { 'Cache-Control': 'no-store', 'Idempotent-Replayed': 'true' };
  if (produces.includes(eventStreamType) && wantsEventStream(request))
    return finishedEventStream({ status, headers }, JSON.parse(body));
  if (body === '') return new Response(null, { status, headers });
  return jsonResponse(JSON.parse(body), { status, headers });
}

function identityOf({ request, caller, body }: Call): CallIdentity | null {
  const key = idempotencyKeyOf(request.headers);
  if (key === null) return null;
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  return { key, caller, method: request.method, path, bodyHash: bodyHash(search, body) };
}

function statusOf(endpoint: Endpoint): number {
  return endpoint.answer ? endpoint.status : 204;
}

function bodyOf(endpoint: Endpoint, result: unknown): string {
  return endpoint.answer ? JSON.stringify(endpoint.answer.parse(result)) : '';
}

const notDeclared: CreateOnce = async () => {
  throw new Error('createOnce is for endpoints that are declared isIdempotent.');
};

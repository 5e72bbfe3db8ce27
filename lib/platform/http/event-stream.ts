import type * as z from 'zod';
import { endingSignal } from '../process/stopping';
import { failureResponse } from './answers';
import { unavailable } from './api-error';
import type { Visit } from './endpoint';
import { AnsweredBefore } from './idempotency';

export const eventStreamType = 'text/event-stream';

/** A proxy or a phone closes a connection on which nothing moves; a comment now and then is enough. */
const heartbeatMs = 15_000;

/** So long a stream may outlive the session of whoever reads it. */
const checkCallerMs = 3_000;

const encoder = new TextEncoder();

/** What the work behind a stream is given. */
export interface EventSink {
  /** Sends one event, its data as JSON. Once the reader has gone it does nothing. */
  send: (event: string, data: unknown) => void;
  /** Fires when the reader goes away. */
  signal: AbortSignal;
}

/** Whether a caller asks to follow the work as it goes on, by naming the media type in `Accept`. */
export function wantsEventStream(request: Request): boolean {
  return (request.headers.get('accept') ?? '')
    .split(',')
    .some((range) => range.split(';')[0]?.trim().toLowerCase() === eventStreamType);
}

/** One event as it goes over the wire. JSON holds no line breaks, so that the data is one line. */
export function encodeEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

export const eventStreamHeaders = {
  'Content-Type': `${eventStreamType}; charset=utf-8`,
  'Cache-Control': 'no-store, no-transform',
  // nginx would hold the events back until its buffer is full.
  'X-Accel-Buffering': 'no',
};

export function isEventStream(answer: unknown): boolean {
  return answer instanceof Response && (answer.headers.get('content-type') ?? '').startsWith(eventStreamType);
}

/** A finished answer as a stream of the one event that ends it. */
export function finishedEventStream(
  given: { status: number; headers?: Readonly<Record<string, string>> },
  answer: unknown,
): Response {
  return new Response(encodeEvent('done', answer), {
    status: given.status,
    headers: { ...eventStreamHeaders, ...given.headers },
  });
}

interface Stream<Result> {
  /** Shape of what `done` carries. Only what it names gets out. */
  answer: z.ZodType<Result>;
  /** Status once the stream has begun; 200 when not given. */
  status?: number;
  work: (sink: EventSink) => Promise<Result>;
}

/**
 * Server-sent events of one piece of work: whatever it sends while it goes on, then `done` with its result.
 * The answer begins with the first event, so that what fails before (a field, a limit, a full queue) is an
 * ordinary refusal with its own status; what fails later is the event `error` with the body of that refusal
 * and its `status`. When the server stops, a stream that is not done in time ends with such an event too,
 * 503; when the reader's session ends, 401, and nothing more of the work is told. When the reader goes away,
 * the signal fires and what the work then throws is dropped.
 */
export function eventStream<Result>(
  { request, requestId, checkCaller }: Pick<Visit, 'request' | 'requestId' | 'checkCaller'>,
  { answer, status = 200, work }: Stream<Result>,
): Promise<Response> {
  if (endingSignal().aborted) return Promise.reject(unavailable());
  const { leaving, leave } = readerOf(request);

  return new Promise((resolve, reject) => {
    let writer: EventBody | null = null;
    const send = (event: string, data: unknown) => {
      if (!writer) {
        writer = openBody(status, leave);
        resolve(writer.response);
      }
      if (!leaving.signal.aborted) writer.write(encodeEvent(event, data));
    };
    const close = () => {
      clearInterval(watch);
      endingSignal().removeEventListener('abort', stop);
      request.signal.removeEventListener('abort', leave);
      writer?.close();
    };
    const endWith = async (error: unknown) => {
      if (!writer) reject(error);
      else if (!leaving.signal.aborted) send('error', await refusalOf(error, request, requestId));
      close();
      leave();
    };
    const stop = () => {
      const { body, status: refused } = unavailable();
      if (writer) send('error', { ...body, status: refused });
      else reject(unavailable());
      close();
      leave();
    };
    endingSignal().addEventListener('abort', stop, { once: true });
    const watch = setInterval(() => void checkCaller().catch(endWith), checkCallerMs);

    work({ send, signal: leaving.signal })
      .then(answer.parse.bind(answer), (error: unknown) => resultOf(error, writer !== null))
      .then(async (result) => {
        await checkCaller();
        send('done', result);
        close();
      })
      .catch(endWith);
  });
}

/** What fires when the reader of a stream goes away, and what fires it. */
function readerOf(request: Request): { leaving: AbortController; leave: () => void } {
  const leaving = new AbortController();
  const leave = () => leaving.abort(new DOMException('The reader went away.', 'AbortError'));
  if (request.signal.aborted) leave();
  request.signal.addEventListener('abort', leave, { once: true });
  return { leaving, leave };
}

/** A call that was done before ends as it did then, once its stream has begun. */
function resultOf(error: unknown, hasBegun: boolean): unknown {
  if (hasBegun && error instanceof AnsweredBefore) return JSON.parse(error.answer.body) as unknown;
  throw error;
}

interface EventBody {
  response: Response;
  write: (text: string) => void;
  /** Does nothing a second time, or once the reader has gone. */
  close: () => void;
}

function openBody(status: number, onCancel: () => void): EventBody {
  let writer: ReadableStreamDefaultController<Uint8Array> | null = null;
  const end = () => {
    clearInterval(heartbeat);
    writer = null;
  };
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      writer = controller;
    },
    cancel: () => {
      end();
      onCancel();
    },
  });
  const write = (text: string) => writer?.enqueue(encoder.encode(text));
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
  const close = () => {
    writer?.close();
    end();
  };
  return { response: new Response(stream, { status, headers: eventStreamHeaders }), write, close };
}

async function refusalOf(error: unknown, { method, url }: Request, requestId: string): Promise<object> {
  const response = failureResponse(error, { requestId, method, path: new URL(url).pathname });
  return { ...((await response.json()) as object), status: response.status };
}

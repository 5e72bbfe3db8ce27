/**
 * A server made of handlers, in place of `fetch`. jsdom has no Response, so answers are the part of one that
 * the session uses.
 */
export interface Call {
  route: string;
  path: string;
  authorization: string | null;
  body: unknown;
  init: RequestInit;
}

export type Handler = (call: Call) => Response | Promise<Response>;

export interface FakeServer {
  calls: Call[];
  /** How often a route was called: 'POST /api/login'. */
  count: (route: string) => number;
  routes: Record<string, Handler>;
}

/** Answers by 'METHOD /path'; whatever has no handler fails as a test should. */
export function serve(routes: Record<string, Handler>): FakeServer {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init = {}) => {
    init.signal?.throwIfAborted();
    const path = String(input);
    const route = `${init.method ?? 'GET'} ${path}`;
    const headers = new Headers(init.headers);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const call = { route, path, authorization: headers.get('Authorization'), body, init };
    calls.push(call);
    const handler = routes[route];
    if (handler === undefined) throw new Error(`the test has no answer for ${route}`);
    return handler(call);
  };
  return { calls, routes, count: (route) => calls.filter((call) => call.route === route).length };
}

export function answer(status: number, body: unknown, statusText = ''): Response {
  return answerText(status, JSON.stringify(body), statusText);
}

/** An answer that need not be JSON. */
export function answerText(status: number, text: string, statusText = ''): Response {
  const response = {
    status,
    statusText,
    headers: new Headers(),
    ok: status >= 200 && status < 300,
    clone: () => answerText(status, text, statusText),
    json: async (): Promise<unknown> => JSON.parse(text),
  };
  return response as unknown as Response;
}

/** What fetch does when no answer comes. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}

export const refusedToken = () =>
  answer(401, { detail: 'Given token not valid for any token type', code: 'token_not_valid' });

/** A promise to be settled when the test says so. */
export function later<Value>() {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

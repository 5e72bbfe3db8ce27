import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Satisfies every rule and no list of common ones. */
export const goodPassword = 'Quiet-River-9';

export interface CallOptions {
  /** Sent as JSON; a Buffer goes out as it is. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** Calls the API as one client: all from one address, so that no test meets another's rate limits. */
export class Api {
  readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

  constructor(
    private readonly request: APIRequestContext,
    private readonly origin = '',
  ) {}

  get = (path: string, options?: CallOptions) => this.call('GET', path, options);
  post = (path: string, body?: unknown, options?: CallOptions) =>
    this.call('POST', path, { body, ...options });
  patch = (path: string, body?: unknown, options?: CallOptions) =>
    this.call('PATCH', path, { body, ...options });
  delete = (path: string, options?: CallOptions) => this.call('DELETE', path, options);

  call(method: string, path: string, { body, token, headers = {} }: CallOptions = {}): Promise<APIResponse> {
    const isJson = body !== undefined;
    return this.request.fetch(`${this.origin}${path}`, {
      method,
      data: body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)),
      // A redirected POST would lose its body: none may ever happen.
      maxRedirects: 0,
      headers: {
        'x-forwarded-for': this.address,
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
  }

  /** The same client, with its cookies, from another place. */
  elsewhere(): Api {
    return new Api(this.request, this.origin);
  }

  /** Registers somebody new from a place of their own. */
  async newMember(email = freshEmail()) {
    const answer = await this.elsewhere().post('/api/register', { email, password: goodPassword });
    if (answer.status() !== 201) throw new Error(`registration: ${answer.status()} ${await answer.text()}`);
    const { access_token: access, refresh_token: refresh, user } = await answer.json();
    return {
      email,
      password: goodPassword,
      access: String(access),
      refresh: String(refresh),
      pk: String(user.pk),
    };
  }
}

/** Of letters alone, so that no password of digits is ever too much like it. */
export function freshEmail(): string {
  const letters = randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return `${letters}@example.test`;
}

/** What a token says, unchecked. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

export const challenge = 'Bearer realm="api"';
export const required = ['This field is required.'];
export const blank = ['This field may not be blank.'];
export const notNull = ['This field may not be null.'];
export const noString = ['Not a valid string.'];

export const test = base.extend<{ api: Api; newBrowser: (origin?: string) => Promise<Api> }>({
  /** A client without the cookies of the others, from a place of its own. */
  newBrowser: async ({ playwright, baseURL }, provide) => {
    const contexts: APIRequestContext[] = [];
    await provide(async (origin) => {
      const context = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
      contexts.push(context);
      return new Api(context, origin);
    });
    await Promise.all(contexts.map((context) => context.dispose()));
  },
  api: async ({ request }, provide) => {
    await provide(new Api(request));
  },
});

import { randomBytes } from 'node:crypto';

const visitorCookie = 'lp_visitor';

/** 128 random bits in base64url. */
const idPattern = /^[\w-]{22}$/;
const yearSeconds = 365 * 24 * 60 * 60;

/** The visitor that a browser says it is; `null` when it says nothing that we could have made. */
export function visitorOf(headers: Headers): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [name = '', ...value] = pair.split('=');
    const id = value.join('=').trim();
    if (name.trim() === visitorCookie && idPattern.test(id)) return id;
  }
  return null;
}

export function newVisitor(): string {
  return randomBytes(16).toString('base64url');
}

/** Sent back to the polls alone: no page is made for it, and none is kept apart because of it. */
export function visitorSetCookie(id: string, isHttps: boolean): string {
  const attributes = ['Path=/api/v2/polls', `Max-Age=${yearSeconds}`, 'HttpOnly', 'SameSite=Lax'];
  return [`${visitorCookie}=${id}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; ');
}

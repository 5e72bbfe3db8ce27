import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { purposeKey } from '../../lib/platform/http/keyed-name';
import { dataFolder } from '../support/site-under-test';
import { claimsOf } from './api-test';

/**
 * With the test server's own secrets a token can be made that is wrong in what it says and right in its
 * signature.
 *
 * A token signed with the server's own key, its claims changed from those of a real one; `undefined` takes a
 * claim away.
 */
export function forge(real: string, changes: Record<string, unknown>): string {
  const { tokenSecret } = JSON.parse(readFileSync(path.join(dataFolder(), 'secrets.json'), 'utf8'));
  const [header = ''] = real.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
  const [type, version] = String(kid).split('-');
  const claims = Buffer.from(JSON.stringify({ ...claimsOf(real), ...changes })).toString('base64url');
  const key = purposeKey(tokenSecret, `${type}-token-${version}`);
  const signature = createHmac('sha256', key).update(`${header}.${claims}`).digest('base64url');
  return `${header}.${claims}.${signature}`;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that nobody with the key has signed, from a real one. */
export function forgeries(real: string): Record<string, string> {
  const [header = '', claims = '', signature = ''] = real.split('.');
  const kid = JSON.parse(Buffer.from(header, 'base64url').toString('utf8')).kid;
  const last = signature.endsWith('A') ? 'B' : 'A';
  const otherKey = (input: string) =>
    `${input}.${createHmac('sha256', 'x'.repeat(40)).update(input).digest('base64url')}`;
  return {
    'no token': 'garbage',
    'two parts': `${header}.${claims}`,
    'no signature': `${header}.${claims}.`,
    'alg none': `${encode({ alg: 'none', typ: 'JWT', kid })}.${claims}.`,
    'another key': otherKey(`${header}.${claims}`),
    'another algorithm': otherKey(`${encode({ alg: 'RS256', typ: 'JWT', kid })}.${claims}`),
    'an unknown kid': otherKey(`${encode({ alg: 'HS256', typ: 'JWT', kid: 'x' })}.${claims}`),
    'changed claims': `${header}.${encode({ ...claimsOf(real), user_id: 'somebody-else' })}.${signature}`,
    'a changed signature': `${header}.${claims}.${signature.slice(0, -1)}${last}`,
    'a fourth part': `${real}.x`,
  };
}

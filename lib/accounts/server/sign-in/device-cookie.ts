import { randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedNames } from '../../../platform/http/keyed-name';

/**
 * A browser in which somebody has signed in: a random id, and for each account that was signed in to a mark
 * which only we can make. It opens nothing: a known browser has a counter of its own for wrong passwords
 * (sign-in-limits.ts), so that no stranger can use up its owner's attempts.
 */
export interface Device {
  id: string;
  marks: readonly string[];
}

/**
 * An account as a mark stands for it: with the version of its password, so that a new password makes all
 * browsers strangers.
 */
export interface MarkedAccount {
  kind: 'member' | 'staff';
  id: string;
  passwordVersion: string;
}

const deviceCookie = 'lp_device';

/**
 * 128 random bits, and marks of 256 bits, in base64url. A family's browser holds a few; the one used least
 * lately goes first.
 */
const mostMarks = 8;
const valuePattern = new RegExp(String.raw`^[\w-]{22}(?:\.[\w-]{43}){1,${mostMarks}}$`);
/**
 * Several cookies of one name come from another path or a neighbouring host; more than a few are nobody's
 * honest request.
 */
const mostCookies = 4;
/** The longest that browsers keep a cookie. Every sign-in starts it anew. */
const lifetimeSeconds = 400 * 24 * 60 * 60;

/** Returns the devices that a request says it comes from, unchecked. */
export function devicesOf(headers: Headers): Device[] {
  return (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${deviceCookie}=`))
    .map((pair) => pair.slice(deviceCookie.length + 1))
    .filter((value) => valuePattern.test(value))
    .slice(0, mostCookies)
    .map((value) => {
      const [id = '', ...marks] = value.split('.');
      return { id, marks };
    });
}

/** Returns the id of the device that carries a mark of this account; `null` when none does. */
export function knownDeviceId(
  devices: readonly Device[],
  account: MarkedAccount,
  secrets: readonly string[],
): string | null {
  const known = devices.find(({ id, marks }) => {
    const names = marksOf(id, account, secrets);
    return marks.some((mark) => names.some((name) => isSame(mark, name)));
  });
  return known?.id ?? null;
}

/** Adds the account's mark, made with today's secret, in front of the others. */
export function withMark(
  device: Device | undefined,
  account: MarkedAccount,
  secrets: readonly string[],
): Device {
  const id = device?.id ?? randomBytes(16).toString('base64url');
  const names = marksOf(id, account, secrets);
  const others = (device?.marks ?? []).filter((mark) => !names.includes(mark));
  return { id, marks: [names[0], ...others].slice(0, mostMarks) };
}

/** Sent to the doors below `path` alone, and by our own pages alone: no page is made for it and no cache sees it. */
export function deviceSetCookie(
  { id, marks }: Device,
  { path, isHttps }: { path: '/api' | '/cms-api'; isHttps: boolean },
): string {
  const attributes = [`Path=${path}`, `Max-Age=${lifetimeSeconds}`, 'HttpOnly', 'SameSite=Strict'];
  return [`${deviceCookie}=${[id, ...marks].join('.')}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join(
    '; ',
  );
}

function marksOf(
  deviceId: string,
  { kind, id, passwordVersion }: MarkedAccount,
  secrets: readonly string[],
): [string, ...string[]] {
  return keyedNames(secrets, 'known-device', [deviceId, kind, id, passwordVersion]);
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

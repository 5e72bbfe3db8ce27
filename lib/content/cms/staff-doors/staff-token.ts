import 'server-only';
import { createHash } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import { getSettings } from '../../../platform/settings/settings';

/** Payload's name for it: `cookiePrefix` and `-token`. */
export const staffTokenCookie = 'payload-token';

/**
 * Tells whether a token is one that the panel issued to a member of staff and that has not expired, without asking the
 * database. Whether its session has ended since, or the account is gone, only Payload knows:
 * lib/content/cms/may-preview.ts asks it.
 */
export async function isStaffToken(token: string): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(token, signingKey(), { algorithms: ['HS256'] });
    return payload.collection === 'staff';
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

/** Derived as Payload does it when it starts (`payload.secret`). */
function signingKey(): Uint8Array {
  const secret = createHash('sha256').update(getSettings().PAYLOAD_SECRET).digest('hex').slice(0, 32);
  return new TextEncoder().encode(secret);
}

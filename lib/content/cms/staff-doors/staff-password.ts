import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { BoundedWork, type WorkTurn } from '../../../accounts/server/passwords/work-queue';

/** As Payload stores them since 3.84 (`auth/strategies/local/generatePasswordSaltHash.js`). */
const prefix = 'pbkdf2-sha256-v1:';
const iterations = 600_000;
const keyLength = 32;

const work = new BoundedWork({ atOnce: availableParallelism(), maxWaiting: 20 });
const derive = promisify(pbkdf2);

/** Of nobody: the same work is done for it. */
const nobody = { salt: '0'.repeat(64), hash: `${prefix}${'0'.repeat(2 * keyLength)}` };

export interface StoredStaffPassword {
  salt?: string | null;
  hash?: string | null;
}

/**
 * Whether the password is the stored one. Without a stored one, for an address that is nobody's, the same
 * work is done for nothing: Payload's own sign-in answers at once there, which tells who is on the staff.
 * @throws ApiError 503 when too many are waiting
 */
export async function isStaffPassword(
  stored: StoredStaffPassword | null,
  password: string,
  turn?: WorkTurn,
): Promise<boolean> {
  const { salt, hash } = stored?.salt && stored.hash?.startsWith(prefix) ? stored : nobody;
  const expected = Buffer.from((hash ?? '').slice(prefix.length), 'hex');
  const derived = await work.run(() => derive(password, salt ?? '', iterations, keyLength, 'sha256'), turn);
  const isRight = derived.length === expected.length && timingSafeEqual(derived, expected);
  return isRight && stored?.hash === hash;
}

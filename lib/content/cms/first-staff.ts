import { randomInt } from 'node:crypto';
import type { Payload } from 'payload';

/** Letters and digits that are not taken for one another when copied from a terminal. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export interface FirstStaff {
  email: string;
  oneTimePassword: string;
}

/**
 * Makes the first admin of an installation that has no staff.
 * @returns their one-time password, which is stored nowhere else and opens nothing but the change of itself;
 *   `null` when there is staff already
 */
export async function ensureFirstStaff(payload: Payload): Promise<FirstStaff | null> {
  const { totalDocs } = await payload.count({ collection: 'staff' });
  if (totalDocs > 0) return null;
  const email = 'admin@example.com';
  const oneTimePassword = Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
  await payload.create({
    collection: 'staff',
    data: { email, password: oneTimePassword, name: 'First admin', role: 'admin', mustChangePassword: true },
  });
  return { email, oneTimePassword };
}

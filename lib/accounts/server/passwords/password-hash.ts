import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { BoundedWork, type WorkTurn } from './work-queue';

/**
 * argon2id, the package's default. OWASP's least (August 2026) is m=19456 KiB, t=2, p=1; about 30 ms on a
 * small server of today. To make it stronger, change the numbers and the hash below: members' hashes follow
 * at their next sign-in.
 */
export const hashParameters = { memoryCost: 32_768, timeCost: 2, parallelism: 1 } as const;

/** Of a random text that nobody knows, with the parameters above (a test holds it to that). */
const nobodysHash =
  '$argon2id$v=19$m=32768,t=2,p=1$NHDAMQVJ2R4EY2K5Uujfzw$W5XXIR6YHhMS84UqNbTo+UsoEdEPiiTytsKt3sLCi+o';

const work = new BoundedWork({ atOnce: availableParallelism(), maxWaiting: 50 });

/** @throws ApiError 503 when too many passwords are waiting to be hashed */
export function hashPassword(password: string): Promise<string> {
  return work.run(() => hash(password, hashParameters), { lane: 'new passwords' });
}

/**
 * Whether the password is the one of the hash. Without a hash (unknown email, member without a password) the
 * same work is done for nothing, so that the time taken does not tell who has an account.
 * @param turn whose work it is, so that a flood at one account makes nobody else wait
 * @throws ApiError 503 when too many passwords are waiting to be checked
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  turn: WorkTurn = { lane: 'signed in', isFirst: true },
): Promise<boolean> {
  const isRight = await work.run(() => verify(passwordHash ?? nobodysHash, password), turn);
  return isRight && passwordHash !== null;
}

/** Whether a hash was made with less than today's parameters. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost } = parseOptions(passwordHash);
  return memoryCost < hashParameters.memoryCost || timeCost < hashParameters.timeCost;
}

export const parametersOfUnknownHash = parseOptions(nobodysHash);

import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { dataPath } from '../files/data-dir';
import { errorCode } from '../files/error-code';

const storedSecrets = z.object({
  payloadSecret: z.string().min(32),
  tokenSecret: z.string().min(32),
});

export type StoredSecrets = z.infer<typeof storedSecrets>;

const secretsFile = () => dataPath('secrets.json');

/** The secrets that the first start made, or `null` before that. Throws when the file is there but unreadable. */
export function readStoredSecrets(): StoredSecrets | null {
  if (!existsSync(secretsFile())) return null;
  return storedSecrets.parse(JSON.parse(readFileSync(secretsFile(), 'utf8')));
}

/**
 * Makes `data/secrets.json` (mode 0600) unless it is there. `wx` lets only one of two racing starts write;
 * the loser reads what the winner wrote.
 * @returns whether this call made the file
 */
export function ensureStoredSecrets(): boolean {
  const file = secretsFile();
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (existsSync(file)) {
    chmodSync(file, 0o600);
    return false;
  }
  const secrets: StoredSecrets = {
    payloadSecret: randomBytes(32).toString('hex'),
    tokenSecret: randomBytes(32).toString('hex'),
  };
  try {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

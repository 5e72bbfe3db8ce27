import {
  createCipheriv,
  createDecipheriv,
  type DecipherGCM,
  randomBytes,
  scrypt,
  type ScryptOptions,
} from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import * as z from 'zod';

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** How the key of a backup comes from its passphrase; lies open beside what is sealed. */
export const sealParameters = z.object({
  cipher: z.literal('aes-256-gcm'),
  kdf: z.literal('scrypt'),
  salt: z.string().regex(/^[0-9a-f]{32,}$/),
  cost: z
    .number()
    .int()
    .min(2 ** 14)
    .max(2 ** 20),
});

export type SealParameters = z.infer<typeof sealParameters>;
export const sealParametersName = 'sealed.json';

/** A salt of its own for each backup, so that each has a key of its own. */
export function newSealParameters(): SealParameters {
  return { cipher: 'aes-256-gcm', kdf: 'scrypt', salt: randomBytes(16).toString('hex'), cost: 2 ** 17 };
}

/** Takes a third of a second and 128 MB, so that guessing passphrases costs as much each time. */
export function sealingKey(passphrase: string, { salt, cost }: SealParameters): Promise<Buffer> {
  return deriveKey(passphrase, Buffer.from(salt, 'hex'), keyBytes, {
    N: cost,
    r: 8,
    p: 1,
    maxmem: 256 * 8 * cost,
  });
}

/**
 * Enciphers a stream: nonce, what was enciphered, tag.
 * @param name bound to the content, so that one file of a backup cannot stand in for another
 */
export function seal(key: Buffer, name: string): Transform {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
  let isBegun = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isBegun) this.push(nonce);
      isBegun = true;
      done(null, cipher.update(chunk));
    },
    flush(done) {
      if (!isBegun) this.push(nonce);
      this.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
}

export class SealBroken extends Error {
  constructor() {
    super('The passphrase is wrong, or the backup has been changed.');
    this.name = 'SealBroken';
  }
}

/**
 * The way back. What comes out may only be believed once the stream has ended without an error: the tag
 * stands last.
 */
export function unseal(key: Buffer, name: string): Transform {
  let held = Buffer.alloc(0);
  let decipher: DecipherGCM | null = null;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      held = Buffer.concat([held, chunk]);
      if (!decipher && held.length >= nonceBytes) {
        decipher = createDecipheriv('aes-256-gcm', key, held.subarray(0, nonceBytes)).setAAD(
          Buffer.from(name),
        );
        held = held.subarray(nonceBytes);
      }
      // The last bytes are the tag, and only the end says which are the last.
      const ready = held.length - tagBytes;
      if (!decipher || ready <= 0) {
        done();
        return;
      }
      const open = held.subarray(0, ready);
      held = held.subarray(ready);
      done(null, decipher.update(open));
    },
    flush(done) {
      try {
        if (!decipher || held.length !== tagBytes) throw new SealBroken();
        decipher.setAuthTag(held);
        done(null, decipher.final());
      } catch {
        done(new SealBroken());
      }
    },
  });
}

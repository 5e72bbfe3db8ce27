import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What went through: of the plain bytes, on whichever side of the seal they are. */
export interface Digest {
  bytes: number;
  sha256: string;
}

/**
 * Copies a file through an optional seal, to be readable by its owner alone, and waits until it is on the disk.
 * @param options.change enciphers or deciphers on the way
 * @param options.digestOf the side of `change` whose bytes are counted and hashed
 */
export async function copyThrough(
  source: string,
  target: string,
  { change, digestOf }: { change: Transform | null; digestOf: 'source' | 'target' },
): Promise<Digest> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const counter = new PassThrough();
  counter.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  const steps = change === null ? [counter] : digestOf === 'source' ? [counter, change] : [change, counter];
  await pipeline([createReadStream(source), ...steps, createWriteStream(target, { mode: 0o600 })]);
  await flushToDisk(target);
  return { bytes, sha256: hash.digest('hex') };
}

/** A file, or a folder's list of names, survives a power cut from here on. */
export async function flushToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

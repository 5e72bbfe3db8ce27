import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../error-code';
import type { ByteRange, MediaFacts, MediaFolder, MediaPath, MediaStore } from './media-store';

/** Files in folders below one root. */
export class DiskMedia implements MediaStore {
  constructor(private readonly root: string) {}

  async put(file: MediaPath, bytes: Buffer): Promise<void> {
    const target = this.#path(file);
    await mkdir(path.dirname(target), { recursive: true });
    // Whole or not there: somebody else may be looking for the same file.
    const unfinished = `${target}.${randomUUID()}`;
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async facts(file: MediaPath): Promise<MediaFacts | null> {
    const found = await orMissing(stat(this.#path(file)));
    return found?.isFile() ? { size: found.size, changed: found.mtime } : null;
  }

  async read(file: MediaPath): Promise<Buffer | null> {
    return orMissing(readFile(this.#path(file)));
  }

  async stream(file: MediaPath, range: ByteRange): Promise<Readable | null> {
    return (await this.facts(file)) ? createReadStream(this.#path(file), range) : null;
  }

  async delete(file: MediaPath): Promise<void> {
    await rm(this.#path(file), { force: true });
  }

  async *list(folder: MediaFolder): AsyncIterable<{ name: string; changed: Date }> {
    for (const name of (await orMissing(readdir(path.join(this.root, folder)))) ?? []) {
      const found = await this.facts({ folder, name });
      if (found) yield { name, changed: found.changed };
    }
  }

  #path({ folder, name }: MediaPath): string {
    if (path.basename(name) !== name) throw new Error('A file of the media has no folders in its name.');
    return path.join(this.root, folder, name);
  }
}

async function orMissing<Result>(result: Promise<Result>): Promise<Result | null> {
  try {
    return await result;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

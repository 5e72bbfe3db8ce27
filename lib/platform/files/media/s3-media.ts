import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { MediaStoreAway } from './media-store-away';
import type { ByteRange, MediaFacts, MediaFolder, MediaPath, MediaStore } from './media-store';
import { mediaType } from './media-type';

export interface S3Options {
  bucket: string;
  region: string;
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  isPathStyle: boolean;
  limits?: Partial<S3Limits>;
}

interface S3Limits {
  /** How long the store may take until it begins to answer. */
  answerMs: number;
  /** The same for a file that is sent to it. */
  putMs: number;
  /** Before the one other try after a failure that may pass. */
  againAfterMs: number;
}

const usualLimits: S3Limits = { answerMs: 3_000, putMs: 20_000, againAfterMs: 150 };

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: Buffer;
  signal?: AbortSignal;
}

/**
 * Files in a bucket of any store that speaks S3, signed by version 4. Objects are written once under names
 * that never mean other bytes, so that nothing has to be locked, and a repeated call does no harm.
 */
export class S3Media implements MediaStore {
  readonly #client: AwsClient;
  readonly #base: string;
  readonly #limits: S3Limits;

  constructor({ bucket, region, endpoint, accessKeyId, secretAccessKey, isPathStyle, limits }: S3Options) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
    const host = new URL(endpoint);
    if (!isPathStyle) host.hostname = `${bucket}.${host.hostname}`;
    this.#base = `${host.origin}${host.pathname.replace(/\/$/, '')}${isPathStyle ? `/${bucket}` : ''}`;
    this.#limits = { ...usualLimits, ...limits };
  }

  async put(path: MediaPath, bytes: Buffer): Promise<void> {
    const answer = await this.#call({
      method: 'PUT',
      url: this.#url(path),
      headers: {
        'content-type': mediaType(path.name),
        'cache-control': 'public, max-age=31536000, immutable',
        // The store refuses what arrived otherwise than it was sent.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      },
      body: bytes,
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new MediaStoreAway(`it refused a file with ${answer.status}`);
  }

  async facts(path: MediaPath): Promise<MediaFacts | null> {
    const answer = await this.open(path, { method: 'HEAD', headers: {} });
    if (answer.status === 404) return null;
    const [size, changed] = [answer.headers.get('content-length'), answer.headers.get('last-modified')];
    return { size: Number(size), changed: new Date(changed ?? 0) };
  }

  async read(path: MediaPath): Promise<Buffer | null> {
    const answer = await this.open(path, { method: 'GET', headers: {} });
    if (answer.status === 404) return ended(answer);
    try {
      return Buffer.from(await answer.arrayBuffer());
    } catch (error) {
      throw new MediaStoreAway('it broke off in a file', { cause: error });
    }
  }

  async stream(path: MediaPath, { start, end }: ByteRange): Promise<Readable | null> {
    const answer = await this.open(path, { method: 'GET', headers: { range: `bytes=${start}-${end}` } });
    if (answer.status === 404 || !answer.body) return ended(answer);
    return Readable.fromWeb(answer.body as ReadableStream);
  }

  async delete(path: MediaPath): Promise<void> {
    const answer = await this.#call({ method: 'DELETE', url: this.#url(path) });
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 404) throw new MediaStoreAway(`it deletes nothing: ${answer.status}`);
  }

  async *list(folder: MediaFolder): AsyncIterable<{ name: string; changed: Date }> {
    const prefix = `media/${folder}/`;
    for (let token: string | null = ''; token !== null;) {
      const query: Record<string, string> = { 'list-type': '2', prefix };
      if (token) query['continuation-token'] = token;
      const answer = await this.#call({
        method: 'GET',
        url: `${this.#base}/?${new URLSearchParams(query)}`,
      });
      const xml = await answer.text();
      if (!answer.ok) throw new MediaStoreAway(`it lists nothing: ${answer.status}`);
      for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const name = textOf(entry, 'Key').slice(prefix.length);
        yield { name, changed: new Date(textOf(entry, 'LastModified')) };
      }
      token = textOf(xml, 'NextContinuationToken') || null;
    }
  }

  /**
   * The store's own answer to a request for a file, with its conditions and ranges: 200, 206, 304, 404, 412 or 416.
   * @throws MediaStoreAway for every other
   */
  async open(
    path: MediaPath,
    {
      method,
      headers,
      signal,
    }: { method: 'GET' | 'HEAD'; headers: Record<string, string>; signal?: AbortSignal },
  ): Promise<Response> {
    const answer = await this.#call({ method, url: this.#url(path), headers, ...(signal ? { signal } : {}) });
    if ([200, 206, 304, 404, 412, 416].includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new MediaStoreAway(`it answered ${answer.status}`);
  }

  /** One other try where the first failed in a way that may pass: a broken connection, or a store that is too busy. */
  async #call(call: Call): Promise<Response> {
    try {
      const answer = await this.#once(call);
      if (answer.status < 500) return answer;
      await answer.body?.cancel();
    } catch (error) {
      if (call.signal?.aborted || isLate(error)) throw away(error);
    }
    await delay(this.#limits.againAfterMs * (0.5 + Math.random()));
    try {
      return await this.#once(call);
    } catch (error) {
      throw away(error);
    }
  }

  async #once({ method, url, headers = {}, body, signal }: Call): Promise<Response> {
    const late = new AbortController();
    const limit = body ? this.#limits.putMs : this.#limits.answerMs;
    // Only until the answer begins: how long a large file takes is for its reader to say.
    const timer = setTimeout(() => late.abort(new DOMException('no answer in time', 'TimeoutError')), limit);
    try {
      const signed = await this.#client.sign(url, {
        method,
        headers,
        ...(body ? { body: new Uint8Array(body) } : {}),
      });
      return await fetch(signed, {
        redirect: 'error',
        signal: AbortSignal.any([late.signal, ...(signal ? [signal] : [])]),
      });
    } finally {
      clearTimeout(timer);
    }
  }

  #url({ folder, name }: MediaPath): string {
    return `${this.#base}/media/${folder}/${encodeURIComponent(name)}`;
  }
}

async function ended(answer: Response): Promise<null> {
  await answer.body?.cancel();
  return null;
}

const isLate = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

function away(error: unknown): MediaStoreAway {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return new MediaStoreAway(cause instanceof Error ? cause.message : String(cause), { cause: error });
}

/** What stands in an element of the store's list, which has neither attributes nor nested elements of the same name. */
function textOf(xml: string, element: string): string {
  const [, text = ''] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text
    .replace(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => characters[name] ?? '')
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)));
}

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

import type { OutgoingHttpHeaders } from 'node:http';
import type { PageCacheInvalidator } from '../content/page-cache';

/** A finished page: the bytes of one 200 answer, in each encoding that was asked for. */
export interface CachedPage {
  headers: OutgoingHttpHeaders;
  etag: string;
  identity: Buffer;
  gzip: Buffer;
  brotli: Buffer | null;
  tags: ReadonlySet<string>;
}

/**
 * Finished pages by path, the least recently used dropped first when the bytes run out. A page that was begun before an invalidation of its tags
 * is not stored after it: it may show what has just changed.
 */
export class PageCache implements PageCacheInvalidator {
  readonly #pages = new Map<string, CachedPage>();
  #bytes = 0;
  #generation = 0;

  constructor(private readonly maxBytes: number) {}

  /** Changes with every invalidation; a render remembers the one it began in. */
  get generation(): number {
    return this.#generation;
  }

  get size(): number {
    return this.#pages.size;
  }

  get(path: string): CachedPage | undefined {
    const page = this.#pages.get(path);
    if (page) {
      this.#pages.delete(path);
      this.#pages.set(path, page);
    }
    return page;
  }

  /** @returns whether the page was stored; not when an invalidation came while it was made, or when it alone exceeds the cache */
  set(path: string, page: CachedPage, generation: number): boolean {
    if (generation !== this.#generation || weight(page) > this.maxBytes) return false;
    this.#drop(path);
    this.#pages.set(path, page);
    this.#bytes += weight(page);
    this.#makeRoom();
    return true;
  }

  /** Adds the encoding that was still being made when the page was stored. */
  addBrotli(path: string, page: CachedPage, brotli: Buffer): void {
    if (this.#pages.get(path) !== page) return;
    this.#bytes += brotli.byteLength;
    page.brotli = brotli;
    this.#makeRoom();
  }

  invalidate(tags: readonly string[]): void {
    this.#generation += 1;
    for (const [path, page] of this.#pages) {
      if (tags.some((tag) => page.tags.has(tag))) this.#drop(path);
    }
  }

  #makeRoom(): void {
    for (const [oldest] of this.#pages) {
      if (this.#bytes <= this.maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(path: string): void {
    const page = this.#pages.get(path);
    if (!page) return;
    this.#pages.delete(path);
    this.#bytes -= weight(page);
  }
}

function weight(page: CachedPage): number {
  return page.identity.byteLength + page.gzip.byteLength + (page.brotli?.byteLength ?? 0);
}

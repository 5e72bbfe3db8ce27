import { noteContentChange, type PageCacheInvalidator } from '../platform/cache/page-cache';

/** The raw headers of an answer as `writeHead` takes them quickest: name, value, name, value. */
export type RawHeaders = string[];

/** One of the forms in which a page is kept, with all headers of its answer. */
export interface EncodedPage {
  body: Buffer;
  headers: RawHeaders;
}

/** A finished page: the bytes of one 200 answer, in each encoding that browsers ask for. */
export interface CachedPage {
  etag: string;
  /** Of the answer "you have it already". */
  notModifiedHeaders: RawHeaders;
  identity: EncodedPage;
  gzip: EncodedPage;
  brotli: EncodedPage | null;
  tags: ReadonlySet<string>;
}

/**
 * `aged` may be shown while it is made anew; `outdated` shows what has changed since, and serves only while
 * nothing newer can be made.
 */
export type PageState = 'fresh' | 'aged' | 'outdated';

export interface FoundPage {
  page: CachedPage;
  state: PageState;
}

interface Entry {
  page: CachedPage;
  madeAtMs: number;
  isOutdated: boolean;
  /** Not before then is making it tried again. */
  retryAtMs: number;
}

export interface PageCacheLimits {
  maxBytes: number;
  /** How long a page counts as fresh when nothing invalidates it. */
  freshMs: number;
  /** How long a page may stand in for one that cannot be made. */
  staleMs: number;
  /** How long a failed render is not tried again where an older page stands in. */
  retryMs: number;
}

/** Invalidations that are remembered, to tell whether one came while a page was made that shows what it named. */
const remembered = 1_000;

/**
 * Finished pages by path, the least recently used dropped first when the bytes run out. A page that was begun
 * before an invalidation of its tags is not stored after it: it may show what has just changed.
 */
export class PageCache implements PageCacheInvalidator {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #generation = 0;
  /** The last invalidations, the newest last; `null` stands for everything. */
  readonly #invalidations: (readonly string[] | null)[] = [];

  constructor(
    private readonly limits: PageCacheLimits,
    private readonly nowMs: () => number = Date.now,
  ) {}

  /** Changes with every invalidation; a render remembers the one it began in. */
  get generation(): number {
    return this.#generation;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The page to show at once, if there is one: fresh or aged. */
  get(path: string): FoundPage | undefined {
    const entry = this.#entries.get(path);
    if (!entry) return undefined;
    const ageMs = this.nowMs() - entry.madeAtMs;
    if (ageMs > this.limits.staleMs) {
      this.drop(path);
      return undefined;
    }
    this.#entries.delete(path);
    this.#entries.set(path, entry);
    if (entry.isOutdated) return { page: entry.page, state: 'outdated' };
    return { page: entry.page, state: ageMs > this.limits.freshMs ? 'aged' : 'fresh' };
  }

  /** Whether a render of this page failed a moment ago: the older one stands in without another try. */
  isResting(path: string): boolean {
    return (this.#entries.get(path)?.retryAtMs ?? 0) > this.nowMs();
  }

  noteFailure(path: string): void {
    const entry = this.#entries.get(path);
    if (entry) entry.retryAtMs = this.nowMs() + this.limits.retryMs;
  }

  /**
   * @returns whether the page was stored; not when an invalidation came while it was made, or when it alone
   *   exceeds the cache
   */
  set(path: string, page: CachedPage, generation: number): boolean {
    if (this.#hasChangedSince(generation, page.tags) || weight(page) > this.limits.maxBytes) return false;
    this.drop(path);
    this.#entries.set(path, { page, madeAtMs: this.nowMs(), isOutdated: false, retryAtMs: 0 });
    this.#bytes += weight(page);
    this.#makeRoom();
    return true;
  }

  /** Adds the encoding that was still being made when the page was stored. */
  addBrotli(path: string, page: CachedPage, brotli: EncodedPage): void {
    if (this.#entries.get(path)?.page !== page) return;
    this.#bytes += brotli.body.byteLength;
    page.brotli = brotli;
    this.#makeRoom();
  }

  invalidate(tags: readonly string[]): void {
    this.#note(tags);
    for (const entry of this.#entries.values()) {
      if (tags.some((tag) => entry.page.tags.has(tag))) entry.isOutdated = true;
    }
  }

  /** Everything kept may show what has changed: after messages of other instances may have been missed. */
  clear(): void {
    this.#note(null);
    for (const entry of this.#entries.values()) entry.isOutdated = true;
  }

  /** There is no such page any longer, or it may not be kept. */
  drop(path: string): void {
    const entry = this.#entries.get(path);
    if (!entry) return;
    this.#entries.delete(path);
    this.#bytes -= weight(entry.page);
  }

  #note(tags: readonly string[] | null): void {
    // Also what another instance has told: nothing else hears of it here.
    noteContentChange();
    this.#generation += 1;
    this.#invalidations.push(tags);
    if (this.#invalidations.length > remembered) this.#invalidations.shift();
  }

  #hasChangedSince(generation: number, tags: ReadonlySet<string>): boolean {
    const missed = this.#generation - generation;
    if (missed === 0) return false;
    if (missed > this.#invalidations.length) return true;
    return this.#invalidations.slice(-missed).some((named) => named?.some((tag) => tags.has(tag)) ?? true);
  }

  #makeRoom(): void {
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= this.limits.maxBytes) break;
      this.drop(oldest);
    }
  }
}

function weight({ identity, gzip, brotli }: CachedPage): number {
  return identity.body.byteLength + gzip.body.byteLength + (brotli?.body.byteLength ?? 0);
}

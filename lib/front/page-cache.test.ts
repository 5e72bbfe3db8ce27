import { type CachedPage, type EncodedPage, PageCache } from './page-cache';

/** A page that weighs as many bytes as asked. */
function page(bytes: number, ...tags: string[]): CachedPage {
  return {
    etag: '"x"',
    notModifiedHeaders: [],
    identity: encoded(bytes),
    gzip: encoded(0),
    brotli: null,
    tags: new Set(tags),
  };
}

function encoded(bytes: number): EncodedPage {
  return { body: Buffer.alloc(bytes), headers: [] };
}

const limits = { freshMs: 60_000, staleMs: 3_600_000, retryMs: 1_000 };
let nowMs = 0;

function cacheOf(maxBytes: number): PageCache {
  return new PageCache({ ...limits, maxBytes }, () => nowMs);
}

beforeEach(() => {
  nowMs = 1_000_000;
});

function store(cache: PageCache, path: string, kept: CachedPage): boolean {
  return cache.set(path, kept, cache.generation);
}

it('drops the page that was read longest ago when the bytes run out', () => {
  const cache = cacheOf(100);
  store(cache, '/a', page(40));
  store(cache, '/b', page(40));
  cache.get('/a');
  store(cache, '/c', page(40));
  expect(cache.get('/a')).toBeDefined();
  expect(cache.get('/b')).toBeUndefined();
  expect(cache.get('/c')).toBeDefined();
});

it('holds exactly as many bytes as it may', () => {
  const cache = cacheOf(100);
  store(cache, '/a', page(50));
  store(cache, '/b', page(50));
  expect(cache.size).toBe(2);
  store(cache, '/c', page(1));
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.size).toBe(2);
});

it('counts every encoding of a page', () => {
  const cache = cacheOf(100);
  expect(store(cache, '/a', { ...page(50), gzip: encoded(30), brotli: encoded(21) })).toBe(false);
  expect(store(cache, '/a', { ...page(50), gzip: encoded(30), brotli: encoded(20) })).toBe(true);
});

it('does not empty itself for a page that is larger than all of it', () => {
  const cache = cacheOf(100);
  store(cache, '/a', page(10));
  expect(store(cache, '/b', page(101))).toBe(false);
  expect(cache.get('/a')).toBeDefined();
});

it('gives the bytes of a replaced page back', () => {
  const cache = cacheOf(100);
  for (let time = 0; time < 10; time += 1) store(cache, '/a', page(60));
  store(cache, '/b', page(40));
  expect(cache.size).toBe(2);
});

it('makes room at once when an encoding is added', () => {
  const cache = cacheOf(100);
  const newest = page(50);
  store(cache, '/a', page(40));
  store(cache, '/b', newest);
  cache.addBrotli('/b', newest, encoded(20));
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.get('/b')?.page.brotli?.body.byteLength).toBe(20);
});

it('adds no encoding of an older page to a newer one', () => {
  const cache = cacheOf(100);
  const old = page(10);
  const current = page(10);
  store(cache, '/a', old);
  store(cache, '/a', current);
  cache.addBrotli('/a', old, encoded(5));
  expect(cache.get('/a')?.page).toBe(current);
  expect(current.brotli).toBeNull();
});

const statesOf = (cache: PageCache, ...paths: string[]) => paths.map((path) => cache.get(path)?.state);

describe('an invalidation', () => {
  it('outdates exactly the pages that carry one of the tags', () => {
    const cache = cacheOf(100);
    store(cache, '/blog', page(1, 'posts', 'categories'));
    store(cache, '/blog/a', page(1, 'posts', 'post:a'));
    store(cache, '/web-stories', page(1, 'stories'));
    store(cache, '/terms', page(1));
    cache.invalidate(['post:a', 'stories']);
    expect(statesOf(cache, '/blog', '/blog/a', '/web-stories', '/terms')).toEqual([
      'fresh',
      'outdated',
      'outdated',
      'fresh',
    ]);
  });

  it('of everything outdates every page', () => {
    const cache = cacheOf(100);
    store(cache, '/blog', page(1, 'posts'));
    store(cache, '/terms', page(1));
    cache.clear();
    expect(statesOf(cache, '/blog', '/terms')).toEqual(['outdated', 'outdated']);
  });

  it('keeps a page from being stored that shows what has changed since it was begun', () => {
    const cache = cacheOf(100);
    const begun = cache.generation;
    cache.invalidate(['posts']);
    cache.invalidate(['stories']);
    expect(cache.set('/blog', page(1, 'posts'), begun)).toBe(false);
    expect(cache.get('/blog')).toBeUndefined();
    expect(store(cache, '/blog', page(1, 'posts'))).toBe(true);
  });

  // While editors save one post after the other, all other pages can still be kept.
  it('lets a page be stored that shows nothing of it', () => {
    const cache = cacheOf(100);
    const begun = cache.generation;
    cache.invalidate(['stories']);
    expect(cache.set('/blog', page(1, 'posts'), begun)).toBe(true);
    cache.clear();
    expect(cache.set('/terms', page(1), begun)).toBe(false);
  });

  it('is remembered long enough, and what is older than that is taken for changed', () => {
    const cache = cacheOf(100);
    const begun = cache.generation;
    for (let time = 0; time < 1_001; time += 1) cache.invalidate(['stories']);
    expect(cache.set('/blog', page(1, 'posts'), begun)).toBe(false);
  });
});

describe('time', () => {
  it('ages a page, which may be shown while it is made anew', () => {
    const cache = cacheOf(100);
    store(cache, '/blog', page(1));
    nowMs += limits.freshMs;
    expect(statesOf(cache, '/blog')).toEqual(['fresh']);
    nowMs += 1;
    expect(statesOf(cache, '/blog')).toEqual(['aged']);
    store(cache, '/blog', page(1));
    expect(statesOf(cache, '/blog')).toEqual(['fresh']);
  });

  it('ends a page that nobody could make anew for a whole day', () => {
    const cache = cacheOf(100);
    store(cache, '/blog', page(100));
    nowMs += limits.staleMs + 1;
    expect(cache.get('/blog')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it('gives a page that could not be made a rest', () => {
    const cache = cacheOf(100);
    store(cache, '/blog', page(1, 'posts'));
    cache.invalidate(['posts']);
    expect(cache.isResting('/blog')).toBe(false);
    cache.noteFailure('/blog');
    expect(cache.isResting('/blog')).toBe(true);
    nowMs += limits.retryMs;
    expect(cache.isResting('/blog')).toBe(false);
  });
});

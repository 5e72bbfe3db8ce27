import { PageCache, type CachedPage } from './page-cache';

/** A page that weighs as many bytes as asked. */
function page(bytes: number, ...tags: string[]): CachedPage {
  return {
    headers: {},
    etag: '"x"',
    identity: Buffer.alloc(bytes),
    gzip: Buffer.alloc(0),
    brotli: null,
    tags: new Set(tags),
  };
}

function store(cache: PageCache, path: string, kept: CachedPage): boolean {
  return cache.set(path, kept, cache.generation);
}

it('drops the page that was read longest ago when the bytes run out', () => {
  const cache = new PageCache(100);
  store(cache, '/a', page(40));
  store(cache, '/b', page(40));
  cache.get('/a');
  store(cache, '/c', page(40));
  expect(cache.get('/a')).toBeDefined();
  expect(cache.get('/b')).toBeUndefined();
  expect(cache.get('/c')).toBeDefined();
});

it('holds exactly as many bytes as it may', () => {
  const cache = new PageCache(100);
  store(cache, '/a', page(50));
  store(cache, '/b', page(50));
  expect(cache.size).toBe(2);
  store(cache, '/c', page(1));
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.size).toBe(2);
});

it('counts every encoding of a page', () => {
  const cache = new PageCache(100);
  expect(store(cache, '/a', { ...page(50), gzip: Buffer.alloc(30), brotli: Buffer.alloc(21) })).toBe(false);
  expect(store(cache, '/a', { ...page(50), gzip: Buffer.alloc(30), brotli: Buffer.alloc(20) })).toBe(true);
});

it('does not empty itself for a page that is larger than all of it', () => {
  const cache = new PageCache(100);
  store(cache, '/a', page(10));
  expect(store(cache, '/b', page(101))).toBe(false);
  expect(cache.get('/a')).toBeDefined();
});

it('gives the bytes of a replaced page back', () => {
  const cache = new PageCache(100);
  for (let time = 0; time < 10; time += 1) store(cache, '/a', page(60));
  store(cache, '/b', page(40));
  expect(cache.size).toBe(2);
});

it('makes room at once when an encoding is added', () => {
  const cache = new PageCache(100);
  const newest = page(50);
  store(cache, '/a', page(40));
  store(cache, '/b', newest);
  cache.addBrotli('/b', newest, Buffer.alloc(20));
  expect(cache.get('/a')).toBeUndefined();
  expect(cache.get('/b')?.brotli?.byteLength).toBe(20);
});

it('adds no encoding of an older page to a newer one', () => {
  const cache = new PageCache(100);
  const old = page(10);
  const current = page(10);
  store(cache, '/a', old);
  store(cache, '/a', current);
  cache.addBrotli('/a', old, Buffer.alloc(5));
  expect(cache.get('/a')).toBe(current);
  expect(current.brotli).toBeNull();
});

it('drops exactly the pages that carry one of the tags', () => {
  const cache = new PageCache(100);
  store(cache, '/blog', page(1, 'posts', 'categories'));
  store(cache, '/blog/a', page(1, 'posts', 'post:a'));
  store(cache, '/web-stories', page(1, 'stories'));
  store(cache, '/terms', page(1));
  cache.invalidate(['post:a', 'stories']);
  expect(['/blog', '/blog/a', '/web-stories', '/terms'].map((path) => cache.get(path) !== undefined)).toEqual(
    [true, false, false, true],
  );
});

it('gives the bytes of an invalidated page back', () => {
  const cache = new PageCache(100);
  store(cache, '/a', page(100, 'posts'));
  cache.invalidate(['posts']);
  store(cache, '/b', page(60));
  store(cache, '/c', page(40));
  expect(cache.size).toBe(2);
});

it('does not store a page that was begun before an invalidation', () => {
  const cache = new PageCache(100);
  const begun = cache.generation;
  cache.invalidate(['stories']);
  expect(cache.set('/blog', page(1, 'posts'), begun)).toBe(false);
  expect(cache.get('/blog')).toBeUndefined();
  expect(store(cache, '/blog', page(1, 'posts'))).toBe(true);
});

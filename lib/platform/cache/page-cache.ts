/** What a page was made from; publishing clears the pages that carry the tag of what changed. */
export const cacheTags = {
  posts: 'posts',
  post: (slug: string) => `post:${slug}`,
  stories: 'stories',
  story: (slug: string) => `story:${slug}`,
  pages: 'pages',
  page: (slug: string) => `page:${slug}`,
  categories: 'categories',
  people: 'people',
  polls: 'polls',
  poll: (id: number) => `poll:${id}`,
  /** Lists that show how many comments a post has. */
  commentCounts: 'comment-counts',
} as const;

export interface PageCacheInvalidator {
  invalidate: (tags: readonly string[]) => void;
  /** Everything kept may show what has changed. */
  clear: () => void;
}

/**
 * The front server keeps finished pages outside of Next and registers itself here. The two are compiled
 * apart, so the meeting point is a symbol on the global object and not a module.
 */
const registry = globalThis as { [key: symbol]: PageCacheInvalidator | undefined };
const registryKey = Symbol.for('little-pear.page-cache');

export function registerPageCache(cache: PageCacheInvalidator): void {
  registry[registryKey] = cache;
}

/** What was registered last; nothing where no front server runs. */
export function registeredPageCache(): PageCacheInvalidator | undefined {
  return registry[registryKey];
}

const generations = globalThis as { [key: symbol]: number | undefined };
const generationKey = Symbol.for('little-pear.content-generation');

/** Another number after every change of what is public: what was reckoned under the same number is still true. */
export function contentGeneration(): number {
  return generations[generationKey] ?? 0;
}

/** Something public has changed, here or in another instance. */
export function noteContentChange(): void {
  generations[generationKey] = contentGeneration() + 1;
}

/** Drops every finished page: what has changed may show on any. */
export function invalidateAllPages(): void {
  noteContentChange();
  registry[registryKey]?.clear();
}

/**
 * Drops every finished page made from one of the tags; where no front server runs (scripts, migrations) there
 * are none.
 */
export function invalidatePages(tags: readonly string[]): void {
  noteContentChange();
  registry[registryKey]?.invalidate(tags);
}

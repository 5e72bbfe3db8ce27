import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The front server renders each page inside such a scope; what content the page reads notes its tag here.
 * Shared through the global object because the front server and the Next build are compiled apart.
 */
const shared = globalThis as { [key: symbol]: AsyncLocalStorage<Set<string>> | undefined };
const storageKey = Symbol.for('little-pear.page-tags');

function storage(): AsyncLocalStorage<Set<string>> {
  return (shared[storageKey] ??= new AsyncLocalStorage<Set<string>>());
}

/** Runs a render and hands over the set that its tags gather in. */
export function collectingTags<Result>(render: (tags: Set<string>) => Result): Result {
  const tags = new Set<string>();
  return storage().run(tags, () => render(tags));
}

/** Says that the page being made shows content with these tags. */
export function tagPage(...tags: string[]): void {
  const gathered = storage().getStore();
  for (const tag of tags) gathered?.add(tag);
}

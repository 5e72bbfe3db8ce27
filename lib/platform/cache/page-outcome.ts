import { AsyncLocalStorage } from 'node:async_hooks';

export interface PageOutcome {
  isNotFound: boolean;
  /** Too much is asked at the moment for what the page was to show. */
  isUnavailable: boolean;
}

/** Shared through the global object, as the page's tags are: the front server and the Next build are compiled apart. */
const shared = globalThis as { [key: symbol]: AsyncLocalStorage<PageOutcome> | undefined };
const storageKey = Symbol.for('little-pear.page-outcome');

function storage(): AsyncLocalStorage<PageOutcome> {
  return (shared[storageKey] ??= new AsyncLocalStorage<PageOutcome>());
}

/** Runs a render and hands over what the page says of itself. */
export function withPageOutcome<Result>(render: (outcome: PageOutcome) => Result): Result {
  const outcome: PageOutcome = { isNotFound: false, isUnavailable: false };
  return storage().run(outcome, () => render(outcome));
}

/**
 * Says that there is nothing at the address of the page being made: the front server answers with 404.
 *
 * Next's own `notFound()` sends, from a page made on request, an empty document that only scripts fill.
 */
export function markPageNotFound(): void {
  const outcome = storage().getStore();
  if (outcome) outcome.isNotFound = true;
}

/**
 * Says that the page cannot show now what it was asked for: the front server answers with 503, and when to
 * ask again.
 */
export function markPageUnavailable(): void {
  const outcome = storage().getStore();
  if (outcome) outcome.isUnavailable = true;
}

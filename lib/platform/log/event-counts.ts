/** What is counted, with the one label of each: kept small, because each pair is a time series. */
export type EventName = 'page_cache' | 'rate_limited' | 'job' | 'mail' | 'unavailable' | 'webhook' | 'push';

/** The server and what Next compiles are apart: they meet at a symbol of the global object. */
const registry = globalThis as { [key: symbol]: Map<EventName, Map<string, number>> | undefined };
const registryKey = Symbol.for('little-pear.event-counts');

/** Everything counted since the process began, by name and label. */
export function eventCounts(): Map<EventName, Map<string, number>> {
  return (registry[registryKey] ??= new Map<EventName, Map<string, number>>());
}

/**
 * Counts something for `/metrics`. Costs two look-ups.
 * @param label one of few, never a person's: `hit`, the name of a limit, of a job
 */
export function countEvent(name: EventName, label: string): void {
  const counts = eventCounts();
  let byLabel = counts.get(name);
  if (!byLabel) counts.set(name, (byLabel = new Map<string, number>()));
  byLabel.set(label, (byLabel.get(label) ?? 0) + 1);
}

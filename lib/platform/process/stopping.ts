import { log } from '../log/log';

interface Closing {
  /** Begin nothing more: the server is on its way out, and still answers. */
  beginNoMore?: () => void;
  /** Nobody is answered any more. */
  close: () => Promise<void>;
}

interface Stopping {
  /** Fires when what is still under way has to come to an end, shortly before its connections are cut. */
  ending: AbortController;
  /** What has to be closed, by name: whoever says so again under a name takes its place. */
  closings: Map<string, Closing>;
}

/** The server and what Next compiles are apart: they meet at a symbol of the global object. */
const registry = globalThis as { [key: symbol]: Stopping | undefined };
const registryKey = Symbol.for('little-pear.stopping');

function stopping(): Stopping {
  return (registry[registryKey] ??= { ending: new AbortController(), closings: new Map() });
}

/** For answers that last: when it fires, they end in good order with what they have. */
export function endingSignal(): AbortSignal {
  return stopping().ending.signal;
}

/** The server is about to cut what is still open. */
export function endLongAnswers(): void {
  stopping().ending.abort(new DOMException('The server is stopping.', 'AbortError'));
}

/** Has something closed when the server ends: the jobs' clock, the database. */
export function onStop(name: string, closing: Closing): void {
  stopping().closings.set(name, closing);
}

/** The first thing when the server is asked to end. */
export function beginNoMore(): void {
  for (const { beginNoMore: begin } of stopping().closings.values()) begin?.();
}

/** The last thing: closes one after the other. Never throws: the process ends in any case. */
export async function closeEverything(): Promise<void> {
  for (const [name, { close }] of stopping().closings) {
    try {
      await close();
    } catch (error) {
      log.error('something could not be closed', error, { name });
    }
  }
}

import { log } from '../log/log';
import { onStop } from './stopping';

interface Delivering {
  /** Until nothing is due any more. */
  running: Promise<void> | null;
  /** Something may have become due since it was looked for. */
  isAsked: boolean;
  resume: () => void;
  isStopping: boolean;
}

/** One kind of what is delivered, one after the other of each receiver. */
export interface Deliveries<Taken> {
  /** In the log, and for whoever stops the process. */
  name: string;
  /** How many are sent beside each other. */
  atOnce: number;
  /** Takes one that is due for this process alone; `skipped` where it ended there. */
  take: () => Promise<Taken | 'skipped' | null>;
  /** Sends one and stores what became of it. Never throws. */
  send: (taken: Taken) => Promise<void>;
}

/** Next may load this module several times; a process delivers each kind in one place. */
const registry = globalThis as { [key: symbol]: Map<string, Delivering> | undefined };
const registryKey = Symbol.for('little-pear.deliveries');

function delivering(name: string): Delivering {
  const all = (registry[registryKey] ??= new Map<string, Delivering>());
  const known = all.get(name);
  if (known) return known;
  const made: Delivering = { running: null, isAsked: false, resume: () => undefined, isStopping: false };
  all.set(name, made);
  return made;
}

/**
 * Delivers what is due and resolves once nothing is. Called again while it runs, it looks again. What a process
 * has begun and not finished is for the next one to take. Never throws.
 */
export function deliverDue<Taken>(deliveries: Deliveries<Taken>): Promise<void> {
  const { name } = deliveries;
  const state = delivering(name);
  if (state.isStopping) return Promise.resolve();
  onStop(name, {
    beginNoMore: () => {
      state.isStopping = true;
      state.resume();
    },
    close: async () => undefined,
  });
  state.isAsked = true;
  state.resume();
  state.running ??= run(deliveries, state).catch((error: unknown) => {
    state.running = null;
    log.error('what is due could not be delivered', error, { name });
  });
  return state.running;
}

/** Whether something is being sent of which it has still to be stored what became of it. */
export function isDelivering(): boolean {
  return [...(registry[registryKey]?.values() ?? [])].some(({ running }) => running !== null);
}

async function run<Taken>({ atOnce, take, send }: Deliveries<Taken>, state: Delivering): Promise<void> {
  const sending = new Set<Promise<void>>();
  for (;;) {
    state.isAsked = false;
    const resumed = new Promise<void>((resolve) => (state.resume = resolve));
    const isFull = state.isStopping || sending.size >= atOnce;
    const taken = isFull ? null : await take();
    if (taken === 'skipped') continue;
    if (taken !== null) {
      const sent: Promise<void> = send(taken).finally(() => sending.delete(sent));
      sending.add(sent);
    } else if (sending.size > 0) {
      // One that has ended may have held another back.
      await Promise.race([...sending, ...(isFull ? [] : [resumed])]);
    } else if (state.isStopping || !state.isAsked) {
      state.running = null;
      return;
    }
  }
}

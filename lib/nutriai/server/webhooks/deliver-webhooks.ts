import type { ServiceContext } from '../../../platform/http/service-context';
import { log } from '../../../platform/log/log';
import { onStop } from '../../../platform/process/stopping';
import { sendDelivery } from './send-delivery';
import { takeDelivery } from './take-delivery';

/** Slow receivers wait beside each other; a member has one at a time (`takeDelivery`). */
const atOnce = 8;

interface Delivering {
  /** Until nothing is due any more. */
  running: Promise<void> | null;
  /** Something may have become due since it was looked for. */
  isAsked: boolean;
  wake: () => void;
  isStopping: boolean;
}

/** Next may load this module several times; a process delivers in one place. */
const registry = globalThis as { [key: symbol]: Delivering | undefined };
const registryKey = Symbol.for('little-pear.webhooks');

function delivering(): Delivering {
  return (registry[registryKey] ??= {
    running: null,
    isAsked: false,
    wake: () => undefined,
    isStopping: false,
  });
}

/**
 * Delivers what is due and resolves once nothing is. Called again while it runs, it looks again. What a process
 * has begun and not finished is taken up by the next after a minute and a half, under the same `webhook-id`.
 * Never throws.
 */
export function deliverWebhooks({ payload, nowMs }: ServiceContext): Promise<void> {
  const state = delivering();
  if (state.isStopping) return Promise.resolve();
  onStop('webhooks', {
    beginNoMore: () => {
      state.isStopping = true;
      state.wake();
    },
    close: async () => undefined,
  });
  state.isAsked = true;
  state.wake();
  state.running ??= run({ payload, nowMs }, state).catch((error: unknown) => {
    state.running = null;
    log.error('webhooks could not be delivered', error);
  });
  return state.running;
}

async function run(context: ServiceContext, state: Delivering): Promise<void> {
  const sending = new Set<Promise<void>>();
  for (;;) {
    state.isAsked = false;
    const woken = new Promise<void>((resolve) => (state.wake = resolve));
    const isFull = state.isStopping || sending.size >= atOnce;
    const taken = isFull ? null : await takeDelivery(context);
    if (taken === 'skipped') continue;
    if (taken !== null) {
      const sent: Promise<void> = sendDelivery(context, taken).finally(() => sending.delete(sent));
      sending.add(sent);
    } else if (sending.size > 0) {
      // One that has ended may have held another back.
      await Promise.race([...sending, ...(isFull ? [] : [woken])]);
    } else if (state.isStopping || !state.isAsked) {
      state.running = null;
      return;
    }
  }
}

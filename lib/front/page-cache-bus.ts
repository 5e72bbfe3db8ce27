import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import {
  type PageCacheInvalidator,
  registeredPageCache,
  registerPageCache,
} from '../platform/cache/page-cache';
import { log } from '../platform/log/log';
import { connectToRedis } from '../platform/cache/redis';
import { subscribeToChannel } from '../platform/cache/redis-channel';

/** `null` for tags: everything. */
const message = z.object({ from: z.string(), tags: z.array(z.string()).nullable() });

interface BusTimes {
  /** How often what could not be published is tried again. */
  retryMs: number;
  /** How often the subscription is asked whether it still lives: a broken network says nothing. */
  heartbeatMs: number;
  /** How long an answer to that may take; no visitor waits for it. */
  hearingMs: number;
  /** While nothing can be heard, everything cached counts as old so often. */
  deafMs: number;
}

const times: BusTimes = { retryMs: 250, heartbeatMs: 3_000, hearingMs: 2_000, deafMs: 5_000 };

/** So many tags are remembered while they cannot be published; beyond it, everything counts as changed. */
const maxUnsent = 1_000;

export interface PageCacheBus {
  isHearing: () => boolean;
  close: () => Promise<void>;
}

/**
 * Syncs the page caches of all instances: what is invalidated here is published to the others, and what
 * they publish is invalidated here. When the subscription comes back after a break, messages may have been
 * missed, and everything cached counts as old. While Redis is away each instance shows what others have
 * published at most five seconds late.
 * @param site instances with the same name, on the same Redis, are the same site
 */
export function startPageCacheBus(
  redisUrl: string,
  site: string,
  given: Partial<BusTimes> = {},
): PageCacheBus {
  const { retryMs, heartbeatMs, hearingMs, deafMs } = { ...times, ...given };
  const own = registeredPageCache();
  if (!own) throw new Error('There is no page cache to sync.');
  const channel = `little-pear:pages:${site}`;
  const from = randomUUID();
  const publisher = connectToRedis(redisUrl, { name: 'pages told' });
  const unsent = publishUntilSent(async (tags) => {
    await publisher.publish(channel, JSON.stringify({ from, tags }));
  });
  registerPageCache(announcing(own, unsent.add));
  const subscription = subscribeToChannel(redisUrl, {
    channel,
    name: 'pages heard',
    heartbeatMs,
    hearingMs,
    // Also the first time: pages were cached before anything could be heard.
    onStart: () => own.clear(),
    onMessage: (text) => {
      const received = readMessage(text);
      if (!received || received.from === from) return;
      if (received.tags) own.invalidate(received.tags);
      else own.clear();
    },
  });
  publisher.on('ready', () => void unsent.publish());

  const timers = [
    setInterval(() => void unsent.publish(), retryMs),
    setInterval(() => {
      if (!subscription.isHearing()) own.clear();
    }, deafMs),
  ];
  for (const timer of timers) timer.unref();

  return {
    isHearing: subscription.isHearing,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      registerPageCache(own);
      await unsent.publish();
      publisher.disconnect();
      subscription.close();
    },
  };
}

/** The page cache of this instance, each invalidation of which is published too. */
function announcing(
  own: PageCacheInvalidator,
  publish: (tags: readonly string[] | null) => void,
): PageCacheInvalidator {
  return {
    invalidate: (tags) => {
      own.invalidate(tags);
      publish(tags);
    },
    clear: () => {
      own.clear();
      publish(null);
    },
  };
}

function readMessage(text: string): z.output<typeof message> | null {
  try {
    return message.parse(JSON.parse(text));
  } catch (error) {
    log.warn('a message about pages could not be read', { error: String(error) });
    return null;
  }
}

/**
 * Remembers what has changed until it is published. Published twice is harmless, not published is a page that
 * stays old.
 */
function publishUntilSent(send: (tags: string[] | null) => Promise<void>) {
  let tags = new Set<string>();
  let isAll = false;
  let isPublishing = false;

  const publish = async (): Promise<void> => {
    if (isPublishing) return;
    isPublishing = true;
    while (tags.size > 0 || isAll) {
      const [sent, wasAll] = [tags, isAll];
      [tags, isAll] = [new Set(), false];
      try {
        await send(wasAll ? null : [...sent]);
      } catch {
        // That the connection is away has been logged; it is tried again together with what came meanwhile.
        isAll ||= wasAll;
        for (const tag of sent) tags.add(tag);
        break;
      }
    }
    isPublishing = false;
  };
  return {
    publish,
    add: (more: readonly string[] | null) => {
      for (const tag of more ?? []) tags.add(tag);
      if (more === null || tags.size > maxUnsent) isAll = true;
      void publish();
    },
  };
}

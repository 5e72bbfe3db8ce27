import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import {
  type PageCacheInvalidator,
  registeredPageCache,
  registerPageCache,
} from '../platform/cache/page-cache';
import { log } from '../platform/log/log';
import { connectToRedis } from '../platform/cache/redis';

/** `null` for tags: everything. */
const message = z.object({ from: z.string(), tags: z.array(z.string()).nullable() });

interface BusTimes {
  /** How often what could not be told is tried again. */
  retryMs: number;
  /** How often the subscription is asked whether it still lives: a broken network says nothing. */
  heartbeatMs: number;
  /** How long an answer to that may take; no visitor waits for it. */
  hearingMs: number;
  /** While nothing can be heard, everything kept counts as old so often. */
  deafMs: number;
}

const times: BusTimes = { retryMs: 250, heartbeatMs: 3_000, hearingMs: 2_000, deafMs: 5_000 };

/** So many tags are remembered while they cannot be told; beyond it, everything is what has changed. */
const maxUntold = 1_000;

export interface PageCacheBus {
  isHearing: () => boolean;
  close: () => Promise<void>;
}

/**
 * Keeps the page caches of all instances in step: what is invalidated here is told to the others, and what
 * they tell is invalidated here. When the subscription comes back after a break, messages may have been
 * missed, and everything kept counts as old. While Redis is away each instance shows what others have
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
  if (!own) throw new Error('There is no page cache to keep in step.');
  const channel = `little-pear:pages:${site}`;
  const from = randomUUID();
  const publisher = connectToRedis(redisUrl, { name: 'pages told' });
  const subscriber = connectToRedis(redisUrl, { name: 'pages heard', withinMs: hearingMs });
  const untold = tellUntilHeard(async (tags) => {
    await publisher.publish(channel, JSON.stringify({ from, tags }));
  });
  let isHearing = false;

  const shared: PageCacheInvalidator = {
    invalidate: (tags) => {
      own.invalidate(tags);
      untold.add(tags);
    },
    clear: () => {
      own.clear();
      untold.add(null);
    },
  };
  registerPageCache(shared);

  subscriber.on('message', (_channel: string, text: string) => {
    const told = readMessage(text);
    if (!told || told.from === from) return;
    if (told.tags) own.invalidate(told.tags);
    else own.clear();
  });
  subscriber.on('ready', () => {
    subscriber.subscribe(channel).then(
      () => {
        // Also the first time: pages were kept before anything could be heard.
        own.clear();
        isHearing = true;
      },
      () => subscriber.disconnect(true),
    );
  });
  subscriber.on('close', () => (isHearing = false));
  publisher.on('ready', () => void untold.tell());

  const timers = [
    setInterval(() => void untold.tell(), retryMs),
    // An answer that stays out ends the connection.
    setInterval(() => void subscriber.ping().catch(() => undefined), heartbeatMs),
    setInterval(() => {
      if (!isHearing) own.clear();
    }, deafMs),
  ];
  for (const timer of timers) timer.unref();

  return {
    isHearing: () => isHearing,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      registerPageCache(own);
      await untold.tell();
      publisher.disconnect();
      subscriber.disconnect();
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
 * Remembers what has changed until the others have been told. Told twice is harmless, not told is a page that
 * stays old.
 */
function tellUntilHeard(send: (tags: string[] | null) => Promise<void>) {
  let tags = new Set<string>();
  let isAll = false;
  let isTelling = false;

  const tell = async (): Promise<void> => {
    if (isTelling) return;
    isTelling = true;
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
    isTelling = false;
  };
  return {
    tell,
    add: (more: readonly string[] | null) => {
      for (const tag of more ?? []) tags.add(tag);
      if (more === null || tags.size > maxUntold) isAll = true;
      void tell();
    },
  };
}

import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { connectToRedis } from '../cache/redis';
import { subscribeToChannel } from '../cache/redis-channel';
import { log } from '../log/log';
import { deliver, deliverGap, sendToOthers, type TopicMessage } from './topics';

const message = z.object({ topic: z.string(), kind: z.string(), from: z.string().nullable() });
/** `message` null: some could not be sent. */
const envelope = z.object({ instance: z.string(), message: message.nullable() });

interface BusTimes {
  /** How often it is tried again to say that messages were lost. */
  retryMs: number;
  /** How often the subscription is asked whether it still lives: a broken network says nothing. */
  heartbeatMs: number;
  /** How long a reply to that may take. */
  hearingMs: number;
}

const times: BusTimes = { retryMs: 500, heartbeatMs: 3_000, hearingMs: 2_000 };

export interface TopicBus {
  isHearing: () => boolean;
  close: () => Promise<void>;
}

/**
 * Carries messages between the instances of a site by Redis. None is stored: when the subscription comes back
 * after a break, and when another instance could not send, everybody who follows a topic is told that messages
 * may have been missed, and reads anew.
 * @param site instances with the same name, on the same Redis, are the same site
 */
export function startTopicBus(redisUrl: string, site: string, given: Partial<BusTimes> = {}): TopicBus {
  const { retryMs, heartbeatMs, hearingMs } = { ...times, ...given };
  const channel = `little-pear:topics:${site}`;
  const instance = randomUUID();
  const publisher = connectToRedis(redisUrl, { name: 'topics sent' });
  let hasLost = false;

  const send = async (sent: TopicMessage | null) => {
    try {
      await publisher.publish(channel, JSON.stringify({ instance, message: sent }));
      if (sent === null) hasLost = false;
    } catch {
      // That the connection is away has been logged. What was lost is not sent later: that some was lost is.
      hasLost = true;
    }
  };
  sendToOthers((sent) => void send(sent));

  const subscription = subscribeToChannel(redisUrl, {
    channel,
    name: 'topics heard',
    heartbeatMs,
    hearingMs,
    onStart: deliverGap,
    onMessage: (text) => {
      const heard = readEnvelope(text);
      if (!heard || heard.instance === instance) return;
      if (heard.message) deliver(heard.message);
      else deliverGap();
    },
  });
  const retry = setInterval(() => {
    if (hasLost) void send(null);
  }, retryMs);
  retry.unref();

  return {
    isHearing: subscription.isHearing,
    close: async () => {
      clearInterval(retry);
      sendToOthers(null);
      publisher.disconnect();
      subscription.close();
    },
  };
}

function readEnvelope(text: string): z.output<typeof envelope> | null {
  try {
    return envelope.parse(JSON.parse(text));
  } catch (error) {
    log.warn('a message between instances could not be read', { error: String(error) });
    return null;
  }
}

import { Redis } from 'ioredis';
import { log } from '../log/log';

interface RedisConnection {
  /** For the log. */
  name: string;
  /** No caller waits longer for an answer: what Redis tells is never worth a visitor's time. */
  withinMs?: number;
}

const connectWithinMs = 2_000;
const longestRetryMs = 1_000;

/**
 * A connection to Redis that is allowed to be away: calls fail at once while it is (nothing is kept for
 * later), it is tried again every second at least, and an outage is logged when it begins and when it ends.
 * Callers go on as without Redis.
 */
export function connectToRedis(url: string, { name, withinMs = 100 }: RedisConnection): Redis {
  const redis = new Redis(url, {
    connectTimeout: connectWithinMs,
    commandTimeout: withinMs,
    // A connection on which nothing comes back any more is cut: a broken network says nothing.
    socketTimeout: Math.max(withinMs, 500),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    keepAlive: 5_000,
    retryStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 5), longestRetryMs),
  });
  let isOut = false;
  const begin = (reason: string) => {
    if (isOut) return;
    isOut = true;
    log.warn('Redis is away', { connection: name, reason });
  };
  // Without a listener ioredis writes each failed try to the console.
  redis.on('error', (error: Error) => begin(error.message));
  redis.on('close', () => begin('the connection was closed'));
  redis.on('ready', () => {
    if (isOut) log.info('Redis answers again', { connection: name });
    isOut = false;
  });
  return redis;
}

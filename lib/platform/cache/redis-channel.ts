import { connectToRedis } from './redis';

export interface ChannelOptions {
  channel: string;
  /** Names the connection in the log. */
  name: string;
  /** How often the subscription is asked whether it still lives: a broken network says nothing. */
  heartbeatMs: number;
  /** How long a reply to that may take. */
  hearingMs: number;
  /** Called when the subscription begins, and again after each break: messages may have been missed. */
  onStart: () => void;
  onMessage: (text: string) => void;
}

/** A subscription to a channel of Redis. */
export interface ChannelSubscription {
  isHearing: () => boolean;
  close: () => void;
}

/** Subscribes to a channel of Redis, and anew whenever the connection comes back. */
export function subscribeToChannel(
  redisUrl: string,
  { channel, name, heartbeatMs, hearingMs, onStart, onMessage }: ChannelOptions,
): ChannelSubscription {
  const subscriber = connectToRedis(redisUrl, { name, withinMs: hearingMs });
  let isHearing = false;
  subscriber.on('message', (_channel: string, text: string) => onMessage(text));
  subscriber.on('ready', () => {
    subscriber.subscribe(channel).then(
      () => {
        onStart();
        isHearing = true;
      },
      () => subscriber.disconnect(true),
    );
  });
  subscriber.on('close', () => (isHearing = false));

  // A reply that does not come ends the connection.
  const heartbeat = setInterval(() => void subscriber.ping().catch(() => undefined), heartbeatMs);
  heartbeat.unref();

  return {
    isHearing: () => isHearing,
    close: () => {
      clearInterval(heartbeat);
      subscriber.disconnect();
    },
  };
}

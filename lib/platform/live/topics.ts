/** Something happened to what a topic names. It holds ids and kinds alone, nothing that somebody wrote. */
export interface TopicMessage {
  topic: string;
  kind: string;
  /** The session that caused it, where there is one: its own screen knows already. */
  from: string | null;
}

/** `null`: messages may have been missed. */
type Listener = (message: TopicMessage | null) => void;

interface Topics {
  listeners: Map<string, Set<Listener>>;
  /** Tells the other instances, where there are some. */
  sendToOthers: ((message: TopicMessage) => void) | null;
}

/** The server and what Next compiles are apart: they meet at a symbol of the global object. */
const registry = globalThis as { [key: symbol]: Topics | undefined };
const registryKey = Symbol.for('little-pear.topics');

function topics(): Topics {
  return (registry[registryKey] ??= { listeners: new Map(), sendToOthers: null });
}

/** Tells everybody who follows the topic, on this instance and on the others. Never throws. */
export function publish(message: TopicMessage): void {
  deliver(message);
  topics().sendToOthers?.(message);
}

/** Tells those who follow the topic on this instance. */
export function deliver(message: TopicMessage): void {
  for (const listener of [...(topics().listeners.get(message.topic) ?? [])]) listener(message);
}

/** Tells everybody on this instance that messages of others may have been missed. */
export function deliverGap(): void {
  for (const listeners of [...topics().listeners.values()]) {
    for (const listener of [...listeners]) listener(null);
  }
}

/** Follows a topic. Returns what ends it. */
export function subscribe(topic: string, listener: Listener): () => void {
  const { listeners } = topics();
  const followers = listeners.get(topic) ?? new Set();
  listeners.set(topic, followers.add(listener));
  return () => {
    followers.delete(listener);
    if (followers.size === 0 && listeners.get(topic) === followers) listeners.delete(topic);
  };
}

/** Has messages sent to the other instances too; `null` ends that. */
export function sendToOthers(send: ((message: TopicMessage) => void) | null): void {
  topics().sendToOthers = send;
}

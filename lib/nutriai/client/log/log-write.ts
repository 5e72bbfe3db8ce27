/** The logs of a baby, by the last part of their paths. */
export type LogName = 'meals' | 'water-intake' | 'given-drops';

export interface Refusal {
  status: number;
  /** All that the server said of it. */
  message: string;
}

/** One thing that a member did to a log and that the server has not confirmed yet. */
export interface LogWrite {
  /** Sorts by the moment at which it was made. */
  id: string;
  baby: string;
  log: LogName;
  action: 'create' | 'change' | 'delete';
  /** The server's id of the entry; null for a create, and while the entry's own create waits. */
  entry: string | null;
  /** The write that creates the entry, where that one still waits. */
  after: string | null;
  /** What is sent. A change holds only what changes. */
  body: Record<string, unknown>;
  /** What the items of a meal are called, for showing them before the server does. */
  names: string[];
  /** Made once for this body: however often it is sent, it is done once. */
  idempotencyKey: string;
  /** From then on it may have arrived, though no answer came. */
  firstSentAtMs: number | null;
  /** Not sent before then: the time in which it can be undone. */
  heldUntilMs: number | null;
  /** Why the server said no. It waits to be corrected or dropped. */
  refusal: Refusal | null;
}

/** The write that a stored text holds, or null for what is none. */
export function parseLogWrite(text: string): LogWrite | null {
  try {
    const value: unknown = JSON.parse(text);
    return isLogWrite(value) ? value : null;
  } catch {
    return null;
  }
}

function isLogWrite(value: unknown): value is LogWrite {
  if (typeof value !== 'object' || value === null) return false;
  const write = value as Partial<Record<keyof LogWrite, unknown>>;
  const texts = [write.id, write.baby, write.log, write.action, write.idempotencyKey];
  return (
    texts.every((each) => typeof each === 'string') &&
    typeof write.body === 'object' &&
    write.body !== null &&
    Array.isArray(write.names)
  );
}

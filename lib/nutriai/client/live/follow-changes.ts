import type { BabyChange } from '../../../contract/nutriai-changes';
import { patientFetch } from '../../../accounts/client/authenticated-fetch';
import { retryAfterMs } from '../retry-after';
import { serverEvents } from '../server-events';

/** The server says something every 15 seconds: silent for so long, the connection is dead. */
const silentMs = 40_000;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

interface Following {
  baby: string;
  /** What changed; no kinds: anything may have. */
  onChange: (kinds: BabyChange['kinds']) => void;
}

/**
 * Follows what others change of a baby while the page is looked at and there is a network. After every
 * interruption anything may have changed. Returns what ends it.
 */
export function followChanges(following: Following): () => void {
  let current: AbortController | null = null;
  let isFirst = true;
  const start = () => {
    const isWanted = document.visibilityState === 'visible' && navigator.onLine;
    if (!isWanted) stop();
    else if (current === null) {
      current = new AbortController();
      void followUntilStopped(following, { signal: current.signal, isFirst });
      isFirst = false;
    }
  };
  const stop = () => {
    current?.abort();
    current = null;
  };
  const events = ['online', 'offline', 'pageshow'] as const;
  for (const event of events) window.addEventListener(event, start);
  window.addEventListener('pagehide', stop);
  document.addEventListener('visibilitychange', start);
  start();
  return () => {
    for (const event of events) window.removeEventListener(event, start);
    window.removeEventListener('pagehide', stop);
    document.removeEventListener('visibilitychange', start);
    stop();
  };
}

interface Connecting {
  signal: AbortSignal;
  /** What the screen shows is as new as the connection. */
  isFirst: boolean;
}

async function followUntilStopped(following: Following, { signal, isFirst }: Connecting): Promise<void> {
  let failures = 0;
  let isUpToDate = isFirst;
  while (!signal.aborted) {
    const outcome = await followOnce(following, { signal, isFirst: isUpToDate });
    if (outcome === 'refused' || signal.aborted) return;
    isUpToDate = false;
    failures = outcome.wasOpen ? 0 : failures + 1;
    await pause(Math.max(outcome.askedMs, jittered(failures)), signal);
  }
}

interface Ended {
  wasOpen: boolean;
  /** How long the server asks to wait. */
  askedMs: number;
}

/** One connection, from its beginning to its end. */
async function followOnce(
  { baby, onChange }: Following,
  { signal, isFirst }: Connecting,
): Promise<Ended | 'refused'> {
  const connection = new AbortController();
  const endWithReader = () => connection.abort();
  signal.addEventListener('abort', endWithReader);
  let silence = setTimeout(endWithReader, silentMs);
  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(endWithReader, silentMs);
  };
  let wasOpen = false;
  try {
    const response = await patientFetch(`/api/nutriai/baby-profiles/${encodeURIComponent(baby)}/changes`, {
      headers: { Accept: 'text/event-stream' },
      signal: connection.signal,
    });
    // Taken away from the baby: the screen is to find that out by itself.
    if (response.status === 404) onChange([]);
    if (!response.ok || !response.body) return refusalOf(response);
    for await (const { event, data } of serverEvents(heard(response.body, hear))) {
      if (event === 'changed') onChange((data as BabyChange).kinds);
      else if (!wasOpen && !isFirst) onChange([]);
      wasOpen = true;
    }
    return { wasOpen, askedMs: 0 };
  } catch {
    // A network that is gone, a phone that slept, a reader who left: it is tried again while somebody looks.
    return { wasOpen, askedMs: 0 };
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', endWithReader);
  }
}

/** Who may not follow the baby, or is signed out, asks no more; a busy server is asked later. */
function refusalOf({ status, headers }: Response): Ended | 'refused' {
  const isBusy = status === 429 || status >= 500;
  if (!isBusy) return 'refused';
  return { wasOpen: false, askedMs: retryAfterMs(headers.get('Retry-After'), Date.now()) ?? 0 };
}

/** The same bytes, each of which is a sign of life; comments are no events. */
function heard(body: ReadableStream<Uint8Array>, onBytes: () => void): ReadableStream<Uint8Array> {
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        onBytes();
        controller.enqueue(chunk);
      },
    }),
  );
}

/** Between half and all of a time that doubles: clients that were cut off together come back one by one. */
function jittered(failures: number): number {
  const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
  return longest / 2 + (Math.random() * longest) / 2;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

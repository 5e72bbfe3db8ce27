import { isLogged } from '../platform/log/log';

/** One answered request. Neither an address nor anything else of a person. */
export interface AccessEntry {
  requestId: string;
  method: string;
  path: string;
  kind: string;
  status: number;
  ms: number;
  bytes: number;
  /** The reader went away before the end. */
  isCut: boolean;
}

const flushAfterMs = 200;
const flushAtLines = 200;

let lines: string[] = [];
let timer: NodeJS.Timeout | undefined;

/**
 * One line a request, in the form of all our logs. Lines are gathered for a fifth of a second, because a
 * write of its own for each would cost more than answering from memory does.
 */
export function logAccess(entry: AccessEntry): void {
  const { time, isInfo, isDebug } = now();
  const isOperation = entry.kind === 'operation';
  if (!(isOperation ? isDebug : isInfo)) return;
  const line = JSON.stringify({
    time,
    level: isOperation ? 'debug' : 'info',
    message: 'request',
    requestId: entry.requestId,
    method: entry.method,
    path: withoutToken(entry.path),
    kind: entry.kind,
    status: entry.status,
    ms: Math.round(entry.ms * 10) / 10,
    bytes: entry.bytes,
    isCut: entry.isCut || undefined,
  });
  lines.push(line);
  if (lines.length >= flushAtLines) flushAccessLog();
  else timer ??= setTimeout(flushAccessLog, flushAfterMs).unref();
}

/** A link of the newsletter names a subscriber, and whoever has it can unsubscribe them. */
function withoutToken(path: string): string {
  return path.replace(/(\/newsletter\/(?:confirm|unsubscribe)\/)[^/]+/, '$1…');
}

let moment = { ms: 0, time: '', isInfo: false, isDebug: false };

/**
 * The time as a text, and what is wanted (which the environment says, and is slow to ask): made once a
 * millisecond, in which there may be many requests.
 */
function now(): typeof moment {
  const ms = Date.now();
  if (ms !== moment.ms) {
    const time = new Date(ms).toISOString();
    moment = { ms, time, isInfo: isLogged('info'), isDebug: isLogged('debug') };
  }
  return moment;
}

/** Writes what is gathered; also to be called before the process ends. */
export function flushAccessLog(): void {
  clearTimeout(timer);
  timer = undefined;
  if (lines.length === 0) return;
  process.stdout.write(`${lines.join('\n')}\n`);
  lines = [];
}

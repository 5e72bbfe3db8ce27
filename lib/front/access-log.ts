import { isLogged } from '../ops/log';

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
 * One line a request, in the form of all our logs. Lines are gathered for a fifth of a second, because a write of its own for each would cost more than
 * answering from memory does.
 */
export function logAccess({ isCut, ms, ...entry }: AccessEntry): void {
  if (!isLogged(entry.kind === 'operation' ? 'debug' : 'info')) return;
  const told = {
    time: new Date().toISOString(),
    level: entry.kind === 'operation' ? 'debug' : 'info',
    message: 'request',
    ...entry,
    ms: Math.round(ms * 10) / 10,
  };
  lines.push(JSON.stringify(isCut ? { ...told, isCut } : told));
  if (lines.length >= flushAtLines) flushAccessLog();
  else timer ??= setTimeout(flushAccessLog, flushAfterMs).unref();
}

/** Writes what is gathered; also to be called before the process ends. */
export function flushAccessLog(): void {
  clearTimeout(timer);
  timer = undefined;
  if (lines.length === 0) return;
  process.stdout.write(`${lines.join('\n')}\n`);
  lines = [];
}

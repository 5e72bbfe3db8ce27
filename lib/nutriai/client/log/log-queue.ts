import { newIdempotencyKey } from '../../../accounts/client/idempotency-key';
import { getWrites, nextWriteId, putWrite, removeWrites } from './log-store';
import type { LogName, LogWrite } from './log-write';
import { replayLog } from './replay-log';

interface Typed {
  baby: string;
  log: LogName;
  body: Record<string, unknown>;
  names?: string[];
}

/** An entry as screens know it: by the server's id, or by the write that will create it. */
export interface EntryOf {
  baby: string;
  log: LogName;
  id: string;
}

/** Logs something new. It is kept before this returns, and sent as soon as it can be. */
export function addEntry({ baby, log, body, names = [] }: Typed): LogWrite {
  const write = newWrite({ baby, log, action: 'create', body, names });
  putWrite(write);
  void replayLog();
  return write;
}

/**
 * Changes an entry. What was never sent is changed where it waits; what may have arrived already keeps its
 * key and its body, and the change goes after it.
 */
export function changeEntry(entry: EntryOf, { body, names = [] }: Pick<Typed, 'body' | 'names'>): void {
  const [create, changes] = writesOf(entry);
  const open = [...changes, ...(create ? [create] : [])].find(
    ({ action, firstSentAtMs, refusal }) =>
      action !== 'delete' && (firstSentAtMs === null || refusal !== null),
  );
  if (open) {
    // A refused body left its key unused, but an answer may have been lost before: another body, another key.
    putWrite({
      ...open,
      body: { ...open.body, ...body },
      names: names.length > 0 ? names : open.names,
      idempotencyKey: newIdempotencyKey(),
      firstSentAtMs: null,
      refusal: null,
    });
  } else {
    putWrite(newWrite({ ...target(entry, create), action: 'change', body, names }));
  }
  void replayLog();
}

/**
 * Takes an entry away. With `holdMs` the server hears of it only then, and `restoreEntry` brings it back
 * until it does.
 */
export function deleteEntry(entry: EntryOf, holdMs = 0): void {
  const [create, changes] = writesOf(entry);
  removeWrites(changes.filter(({ firstSentAtMs }) => firstSentAtMs === null).map(({ id }) => id));
  const isNever = create?.firstSentAtMs === null && holdMs === 0;
  if (create && (isNever || create.refusal !== null)) {
    removeWrites([create.id]);
    return;
  }
  const heldUntilMs = holdMs === 0 ? null : Date.now() + holdMs;
  putWrite({ ...newWrite({ ...target(entry, create), action: 'delete', body: {}, names: [] }), heldUntilMs });
  void replayLog();
}

/** Undoes a delete that has not been sent. */
export function restoreEntry({ id }: Pick<EntryOf, 'id'>): void {
  const held = getWrites().filter(
    ({ action, entry, after, firstSentAtMs }) =>
      action === 'delete' && (entry === id || after === id) && firstSentAtMs === null,
  );
  removeWrites(held.map((write) => write.id));
}

/** Gives up what the server refused, with all that was to follow it. */
export function dropWrite(id: string): void {
  removeWrites(getWrites().flatMap((write) => (write.id === id || write.after === id ? [write.id] : [])));
}

function newWrite(
  given: Pick<LogWrite, 'baby' | 'log' | 'action' | 'body' | 'names'> &
    Partial<Pick<LogWrite, 'entry' | 'after'>>,
): LogWrite {
  return {
    id: nextWriteId(Date.now()),
    entry: null,
    after: null,
    idempotencyKey: newIdempotencyKey(),
    firstSentAtMs: null,
    heldUntilMs: null,
    refusal: null,
    ...given,
  };
}

/** The write that creates the entry, if that waits, and the changes of it that do. */
function writesOf({ id }: EntryOf): [LogWrite | undefined, LogWrite[]] {
  const all = getWrites();
  const create = all.find((write) => write.id === id);
  return [create, all.filter(({ entry, after }) => entry === id || after === id)];
}

function target({ baby, log, id }: EntryOf, create: LogWrite | undefined) {
  return { baby, log, ...(create ? { after: create.id } : { entry: id }) };
}

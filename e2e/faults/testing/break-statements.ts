import type { Payload } from 'payload';

/** What Payload's statements outside of transactions go through. */
interface Client {
  execute: (...call: unknown[]) => Promise<unknown>;
}

/** What all transactions go through. */
interface WriteConnection {
  begin: () => void;
  execute: (...call: unknown[]) => unknown;
  commit: () => void;
}

export interface Breaker {
  /**
   * From now on the `number`th call of the database (a statement, or the beginning or the end of a
   * transaction; from 1) does `what`, once; none for `Infinity`. Counts anew.
   */
  breakAt: (number: number, what?: (call: number) => void) => void;
  /** Calls since then. */
  calls: () => number;
}

export class BrokenOnPurpose extends Error {
  readonly code = 'SQLITE_IOERR_WRITE';

  constructor(readonly call: number) {
    super(`disk I/O error, on purpose at call ${call}`);
    this.name = 'BrokenOnPurpose';
  }
}

/** Makes one call of the SQLite driver fail before it reaches the file. */
export function breakStatements(payload: Payload): Breaker {
  const { client, writeConnection } = payload.db as unknown as {
    client: Client;
    writeConnection: WriteConnection;
  };
  let calls = 0;
  let at = Number.POSITIVE_INFINITY;
  let what: (call: number) => void = throwing;
  const counted = () => {
    calls += 1;
    if (calls === at) what(calls);
  };
  const execute = client.execute.bind(client);
  client.execute = async (...call) => {
    counted();
    return execute(...call);
  };
  const watch = <Call extends unknown[], Result>(call: (...args: Call) => Result) => {
    const watched = call.bind(writeConnection);
    return (...args: Call) => {
      counted();
      return watched(...args);
    };
  };
  writeConnection.begin = watch(writeConnection.begin);
  writeConnection.execute = watch(writeConnection.execute);
  writeConnection.commit = watch(writeConnection.commit);
  return {
    breakAt: (number, other) => {
      calls = 0;
      at = number;
      what = other ?? throwing;
    },
    calls: () => calls,
  };
}

function throwing(call: number): void {
  throw new BrokenOnPurpose(call);
}

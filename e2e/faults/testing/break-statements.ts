import type { Payload } from 'payload';

interface Statements {
  execute: (...call: unknown[]) => Promise<unknown>;
}

/** What Payload's statements outside of transactions go through, and the transactions of migrations. */
interface Client extends Statements {
  transaction: (...call: unknown[]) => Promise<Statements & { commit: () => Promise<void> }>;
}

/** What all other transactions go through. */
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
  const watch = <Call extends unknown[], Result>(of: object, call: (...args: Call) => Result) => {
    const watched = call.bind(of);
    return (...args: Call) => {
      counted();
      return watched(...args);
    };
  };
  const watchLater = <Call extends unknown[], Result>(
    of: object,
    call: (...args: Call) => Promise<Result>,
  ) => {
    const watched = watch(of, call);
    return async (...args: Call) => watched(...args);
  };
  client.execute = watchLater(client, client.execute);
  const begin = watchLater(client, client.transaction);
  client.transaction = async (...call) => {
    const transaction = await begin(...call);
    transaction.execute = watchLater(transaction, transaction.execute);
    transaction.commit = watchLater(transaction, transaction.commit);
    return transaction;
  };
  writeConnection.begin = watch(writeConnection, writeConnection.begin);
  writeConnection.execute = watch(writeConnection, writeConnection.execute);
  writeConnection.commit = watch(writeConnection, writeConnection.commit);
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

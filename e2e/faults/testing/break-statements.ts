import type { Payload } from 'payload';

/** What of the driver every statement of Payload's and of ours goes through. */
interface Statements {
  execute: (...call: unknown[]) => Promise<unknown>;
}
interface Transaction extends Statements {
  commit: () => Promise<void>;
}
interface Driver extends Statements {
  transaction: (...call: unknown[]) => Promise<Transaction>;
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
  const { client } = payload.db as unknown as { client: Driver };
  let calls = 0;
  let at = Number.POSITIVE_INFINITY;
  let what: (call: number) => void = throwing;
  const counted = () => {
    calls += 1;
    if (calls === at) what(calls);
  };
  const watch = (statements: Statements) => {
    const execute = statements.execute.bind(statements);
    statements.execute = async (...call) => {
      counted();
      return execute(...call);
    };
  };
  watch(client);
  const begin = client.transaction.bind(client);
  client.transaction = async (...call) => {
    counted();
    const transaction = await begin(...call);
    watch(transaction);
    const commit = transaction.commit.bind(transaction);
    transaction.commit = async () => {
      counted();
      return commit();
    };
    return transaction;
  };
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

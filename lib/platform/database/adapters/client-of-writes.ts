import type { Client, InStatement, ResultSet, Transaction } from '@libsql/client';
import { giveWay } from '../../process/give-way';
import { asLibsql } from './libsql-errors';
import { libsqlRows } from './libsql-rows';
import type { WriteConnection } from './write-connection';

/**
 * A write connection as the part of `@libsql/client` that Drizzle's transactions ask for, so that Payload's
 * operations run on it.
 */
export function clientOfWrites(connection: WriteConnection): Pick<Client, 'transaction'> {
  return {
    transaction: async () => {
      asLibsql(() => connection.begin());
      return transactionOn(connection);
    },
  };
}

/** Drizzle 0.45 asks for no more than these (`libsql/session.js`). */
type AskedFor = Pick<Transaction, 'execute' | 'commit' | 'rollback'>;

function transactionOn(connection: WriteConnection): Transaction {
  const transaction: AskedFor = {
    execute: async (statement: InStatement): Promise<ResultSet> => {
      await giveWay();
      const { sql, args = [] } = typeof statement === 'string' ? { sql: statement } : statement;
      if (!Array.isArray(args)) throw new TypeError('Values are given by their place.');
      return asLibsql(() => libsqlRows(connection.execute(sql, args)));
    },
    commit: async () => asLibsql(() => connection.commit()),
    rollback: async () => asLibsql(() => connection.rollBack()),
  };
  return transaction as Transaction;
}

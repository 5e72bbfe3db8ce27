import type { Payload } from 'payload';

export interface Statement {
  sql: string;
  args: unknown[];
}

/** The part of SQLite's client that Payload's own statements outside a transaction go through. */
interface Client {
  execute: (
    statement: string | Statement,
    ...rest: unknown[]
  ) => Promise<{ rows: Record<string, unknown>[] }>;
}

/** The clock of the jobs looks for work every minute, whoever calls meanwhile. */
const ofJobs = /payload_jobs/;

/** Where the reads go that the code words itself (lib/platform/database/adapters/prepared-reads.ts). */
interface Reads {
  rows: (sql: string, values: readonly unknown[]) => unknown;
}

/**
 * Listens at SQLite's client and at the prepared reads, of which there must have been one. @returns what runs
 * work and gives the statements it sent, and what explains one
 */
export function recordStatements(payload: Payload) {
  const { client, preparedReads } = payload.db as unknown as { client: Client; preparedReads?: Reads };
  if (!preparedReads) throw new Error('Nothing was read yet.');
  const execute = client.execute.bind(client);
  let heard: Statement[] | null = null;
  client.execute = (statement, ...rest) => {
    const told = typeof statement === 'string' ? { sql: statement, args: [] } : statement;
    if (!ofJobs.test(told.sql)) heard?.push(told);
    return execute(statement, ...rest);
  };
  const rows = preparedReads.rows.bind(preparedReads);
  preparedReads.rows = (sql, values) => {
    if (!ofJobs.test(sql)) heard?.push({ sql, args: [...values] });
    return rows(sql, values);
  };
  return {
    statementsOf: async (work: () => Promise<unknown>): Promise<Statement[]> => {
      const own: Statement[] = (heard = []);
      await work();
      heard = null;
      return own;
    },
    /** The lines of SQLite's plan; those of subqueries are indented. */
    planOf: async ({ sql, args }: Statement): Promise<string[]> => {
      const { rows } = await execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
      return rows.map(({ parent, detail }) => `${parent === 0 ? '' : '  '}${String(detail)}`);
    },
  };
}

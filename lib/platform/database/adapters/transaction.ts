export interface Transactional<Transaction> {
  transaction: (run: (transaction: Transaction) => Promise<void>) => Promise<void>;
}

export interface OpenTransaction<Transaction> {
  db: Transaction;
  /** Commits. Rejects when the COMMIT itself fails: nothing was stored then. */
  resolve: () => Promise<void>;
  /** Rolls back. */
  reject: () => Promise<void>;
}

class RolledBack extends Error {}

/**
 * Turns Drizzle's callback transaction into one that is opened here and ended later, which Payload's operations need.
 * @throws what the database said when it could not begin
 */
export function openTransaction<Transaction>(
  database: Transactional<Transaction>,
): Promise<OpenTransaction<Transaction>> {
  return new Promise((opened, failed) => {
    const done = database.transaction(
      (db) =>
        new Promise<void>((commit, rollback) => {
          opened({
            db,
            resolve: () => {
              commit();
              return done;
            },
            reject: () => {
              rollback(new RolledBack());
              return done.catch((error: unknown) => {
                if (!(error instanceof RolledBack)) throw error;
              });
            },
          });
        }),
    );
    // Once open this does nothing (a promise settles once); it also marks the rejection as seen until
    // `resolve` or `reject` hands it on.
    done.catch(failed);
  });
}

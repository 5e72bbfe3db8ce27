import type { Client } from '@libsql/client';
import { giveWay } from '../../process/give-way';

type Execute = (...call: unknown[]) => ReturnType<Client['execute']>;

/**
 * Lets others have their turn between the statements of one request. The driver answers in the thread that
 * serves everybody, and its promises are settled when it hands them over: a request with fifty statements,
 * and all that is done with their rows, would run from its first to its last in one turn.
 */
export function giveWayBetweenStatements(client: Pick<Client, 'execute' | 'transaction'>): void {
  client.execute = givingWay(client.execute.bind(client) as Execute) as Client['execute'];
  const begin = client.transaction.bind(client);
  client.transaction = async (...mode: Parameters<Client['transaction']>) => {
    const transaction = await begin(...mode);
    transaction.execute = givingWay(
      transaction.execute.bind(transaction) as Execute,
    ) as typeof transaction.execute;
    return transaction;
  };
}

function givingWay(execute: Execute): Execute {
  return async (...call) => {
    await giveWay();
    return execute(...call);
  };
}

import { apiKeyRequest } from '../../../contract/api-keys';
import { withWriteTransaction } from '../../../platform/database/sql';
import { makeKey } from '../api-keys/api-keys';
import { callerOf, type World } from './world';

/** Makes a key of a member, for the log and for thirty days where the fields of the request say nothing else. */
export async function newKey(world: World, { id }: { id: string }, fields: object = {}) {
  const caller = await callerOf(world, id);
  const request = apiKeyRequest.parse({
    name: 'Button',
    scopes: ['log:read'],
    expires_in_days: 30,
    ...fields,
  });
  return withWriteTransaction(world.payload, (transaction) =>
    makeKey(world, { transaction, caller, request }),
  );
}

import { keyOperations, type KeyOperation } from '../../../contract/api-key-words';
import { withUnsyncedTransaction } from '../../../platform/database/sql';
import { ApiError } from '../../../platform/http/api-error';
import { enforceLimit } from '../../../platform/http/rate-limit';
import type { KeyGrant, ServiceContext } from '../../../platform/http/service-context';
import { noteKeyUse } from './key-store';

/** How calls of operations that are closed to keys are noted. */
const otherOperation = 'other';

/**
 * Counts and notes one call with a key.
 * @param operation null for one that no key may call
 * @throws ApiError 429; 403 for what the key does not allow
 */
export async function admitKey(
  context: ServiceContext,
  key: KeyGrant,
  operation: KeyOperation | null,
): Promise<void> {
  await enforceLimit(context, { name: 'apiKey', subject: `key ${key.id}` });
  const isRefused = !isAllowed(key, operation);
  await withUnsyncedTransaction(context.payload, ({ rows }) =>
    noteKeyUse(rows, {
      keyId: key.id,
      operation: operation ?? otherOperation,
      isRefused,
      nowMs: context.nowMs(),
    }),
  );
  if (isRefused) throw keyNotAllowed(operation);
}

function isAllowed({ scopes }: KeyGrant, operation: KeyOperation | null): boolean {
  if (operation === null) return false;
  const scope = keyOperations[operation];
  return scope === null || scopes.includes(scope);
}

function keyNotAllowed(operation: KeyOperation | null): ApiError {
  const scope = operation && keyOperations[operation];
  const detail = scope ? `This takes an API key with the scope ${scope}.` : 'No API key may do this.';
  return new ApiError('forbidden', { detail, code: 'key_not_allowed' });
}

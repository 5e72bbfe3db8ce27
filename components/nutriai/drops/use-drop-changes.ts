import { useRef } from 'react';
import type { DropAnswer, DropPatch, DropRequest } from '@/lib/contract/nutriai-drops';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { readDeleted } from '@/lib/accounts/client/read-deleted';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { dropPath, dropsPath } from '@/lib/nutriai/client/drops/drop-paths';

/** Changes of a baby's list of drops and medicines. The same call again adds nothing twice. */
export function useDropChanges() {
  const { authenticatedFetch } = useAuth();
  const sent = useRef({ body: '', key: '' });

  const write = async (path: string, method: 'POST' | 'PATCH', fields: object): Promise<void> => {
    const body = JSON.stringify(fields);
    if (sent.current.body !== body) sent.current = { body, key: newIdempotencyKey() };
    const response = await authenticatedFetch(path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(method === 'POST' && { 'Idempotency-Key': sent.current.key }),
      },
      body,
    });
    await readJson<DropAnswer>(response);
    sent.current = { body: '', key: '' };
  };

  return {
    add: (request: DropRequest) => write(dropsPath, 'POST', request),
    change: (id: string, patch: DropPatch) => write(dropPath(id), 'PATCH', patch),
    remove: async (id: string) => {
      const response = await authenticatedFetch(dropPath(id), { method: 'DELETE' });
      await readDeleted(response);
    },
  };
}

import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { PortionsAnswer, PortionsRequest } from '@/lib/contract/nutriai-portions';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { portionListPath, portionPath, portionsPath } from '@/lib/nutriai/client/portions/portion-paths';

/** Stores portions and says how many are left; every screen that shows them follows. */
export function usePortionChanges(baby: string) {
  const { authenticatedFetch } = useAuth();
  const { mutate } = useSWRConfig();
  const sent = useRef({ body: '', key: '' });

  const write = async (path: string, method: 'POST' | 'PATCH', fields: object): Promise<PortionsAnswer> => {
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
    const answer = await readJson<PortionsAnswer>(response);
    sent.current = { body: '', key: '' };
    await mutate(portionListPath(baby));
    return answer;
  };

  return {
    store: (request: PortionsRequest) => write(portionsPath, 'POST', request),
    setLeft: (id: string, portions: number) => write(portionPath(id), 'PATCH', { portions }),
  };
}

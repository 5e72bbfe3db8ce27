import { useRef } from 'react';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';
import { useSubmission } from './use-submission';

/** Creates one thing at `path` from what a form asks for, and hands over what the server made of it. */
export function useCreation<Made>(path: string, onMade: (made: Made) => void) {
  const { authenticatedFetch } = useAuth();
  const { submission, submit } = useSubmission();
  // The same form sent twice, because no answer came, makes one.
  const retry = useRef({ body: '', idempotencyKey: '' });

  const create = (request: unknown) => {
    const body = JSON.stringify(request);
    if (retry.current.body !== body) retry.current = { body, idempotencyKey: newIdempotencyKey() };
    void submit(async () => {
      const response = await authenticatedFetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': retry.current.idempotencyKey },
        body,
      });
      onMade(await readJson<Made>(response));
    });
  };

  return { submission, create };
}

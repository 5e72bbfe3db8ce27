import { useState } from 'react';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { emailPath } from './profile-paths';
import { useSubmission } from './use-submission';

/** Asks for a link to another address; `sentTo` is where the last one went. */
export function useEmailChange() {
  const { authenticatedFetch } = useAuth();
  const { submission, submit, forgetSaved } = useSubmission();
  const [sentTo, setSentTo] = useState('');

  const ask = (request: { new_email: string; password: string }, onSent: () => void) =>
    void submit(async () => {
      const response = await authenticatedFetch(emailPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
      });
      await readJson(response);
      onSent();
      setSentTo(request.new_email);
    });

  return { submission, sentTo, ask, forgetSaved };
}

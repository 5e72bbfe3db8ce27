import { useSWRConfig } from 'swr';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { devicesPath, passwordPath } from './profile-paths';
import { useSubmission } from './use-submission';

/** Sends the old password and the new one, twice, and has the list of devices read again. */
export function usePasswordChange() {
  const { authenticatedFetch } = useAuth();
  const { mutate } = useSWRConfig();
  const { submission, submit, forgetSaved } = useSubmission();

  const change = (passwords: Readonly<Record<string, string>>, onChanged: () => void) =>
    void submit(async () => {
      const response = await authenticatedFetch(passwordPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(passwords),
      });
      await readJson(response);
      onChanged();
      // The other devices can renew nothing from now on.
      void mutate(devicesPath);
    });

  return { submission, change, forgetSaved };
}

import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { profilePath } from './profile-paths';
import { useSubmission } from './use-submission';

/** Deletes the account, with what proves that it is the member's own: its password or its address. */
export function useAccountDeletion(onDeleted: () => void) {
  const { authenticatedFetch } = useAuth();
  const { submission, submit } = useSubmission();

  const deleteAccount = (proof: Readonly<Record<string, string>>) =>
    void submit(async () => {
      const response = await authenticatedFetch(profilePath, {
        method: 'DELETE',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(proof),
      });
      await readJson(response);
      onDeleted();
    });

  return { submission, deleteAccount };
}

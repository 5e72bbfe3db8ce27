import { useSWRConfig } from 'swr';
import type { UserProfile } from '@/lib/contract/auth';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { profilePath } from './profile-paths';

type Preferences = UserProfile['preferences'];

/**
 * Stores one preference beside the others, which the server replaces as a whole: they are read anew first, for
 * another tab may have changed one.
 */
export function useStorePreference(): (change: Preferences) => Promise<void> {
  const { authenticatedFetch, reloadMember } = useAuth();
  const { mutate } = useSWRConfig();
  return async (change) => {
    const { preferences } = await readJson<UserProfile>(await authenticatedFetch(profilePath));
    const response = await authenticatedFetch(profilePath, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ preferences: { ...preferences, ...change } }),
    });
    await mutate(profilePath, await readJson<UserProfile>(response), { revalidate: false });
    // The rest of the site knows it through the session; should that fail, after the next start.
    reloadMember().catch(() => undefined);
  };
}

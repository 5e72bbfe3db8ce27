import { useState } from 'react';
import useSWR from 'swr';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readDeleted } from '@/lib/accounts/client/read-deleted';
import { withoutEntry } from '@/lib/accounts/client/without-entry';
import { type ApiKey, type ApiKeyList, apiKeyPath, apiKeysPath, type MadeApiKey } from './profile-paths';

/** The member's API keys, the one that was just made, and the way to revoke one, with what to say of it. */
export function useApiKeys() {
  const { authenticatedFetch } = useAuth();
  const { data, error, isValidating, mutate } = useSWR<ApiKeyList, unknown>(apiKeysPath);
  const [made, setMade] = useState<MadeApiKey | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const add = (key: MadeApiKey) => {
    setMade(key);
    void mutate();
  };
  const revoke = async ({ id, name }: ApiKey) => {
    const response = await authenticatedFetch(apiKeyPath(id), { method: 'DELETE' });
    await readDeleted(response);
    await mutate((keys) => keys && withoutEntry(keys, id), { revalidate: false });
    if (made?.id === id) setMade(null);
    setAnnouncement(`The key “${name}” is revoked.`);
  };

  return {
    keys: data?.results,
    loading: { error, isTrying: isValidating, onRetry: () => void mutate() },
    made,
    forgetMade: () => setMade(null),
    announcement,
    add,
    revoke,
  };
}

import useSWR from 'swr';
import type * as z from 'zod';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readDeleted } from '@/lib/accounts/client/read-deleted';
import type { healthLinkListAnswer } from '@/lib/contract/nutriai-health-links';
import { healthLinkPath, healthLinksPath } from '@/lib/nutriai/client/babies/baby-paths';

/** The links to a baby's record, and a way to revoke one. */
export function useHealthLinks(babyId: string) {
  const { authenticatedFetch } = useAuth();
  const path = healthLinksPath(babyId);
  const { data, error, isValidating, mutate } = useSWR<z.output<typeof healthLinkListAnswer>, unknown>(path);

  const revoke = async (id: string) => {
    const response = await authenticatedFetch(healthLinkPath(babyId, id), { method: 'DELETE' });
    await readDeleted(response);
  };

  return { data, error, isValidating, mutate, revoke };
}

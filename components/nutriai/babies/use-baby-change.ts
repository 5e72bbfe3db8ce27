import { useSWRConfig } from 'swr';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import type { BabyAnswer, BabyPatch } from '@/lib/contract/nutriai-babies';
import { beforeSolidsPath } from '@/lib/nutriai/client/babies/before-solids';
import { babyPath } from '@/lib/nutriai/client/babies/baby-paths';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';

/** Changes of one baby's profile; everything on screen that shows the baby follows. */
export function useBabyChange(id: string) {
  const { authenticatedFetch } = useAuth();
  const { reload } = useBabies();
  const { mutate } = useSWRConfig();
  const path = babyPath(id);

  const patch = async (fields: BabyPatch): Promise<void> => {
    const response = await authenticatedFetch(path, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    const baby = await readJson<BabyAnswer>(response);
    await mutate(path, baby, { revalidate: false });
    // What rests on the profile is reckoned anew; a failure there shows on its own screen.
    await Promise.all([reload(), mutate(beforeSolidsPath(id))]).catch(() => undefined);
  };

  return { patch };
}

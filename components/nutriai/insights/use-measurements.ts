import type { BabyAnswer, BabyPatch } from '@/lib/contract/nutriai-babies';
import { babyPath } from '@/lib/nutriai/client/babies/baby-paths';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';

export type MeasurementChange = NonNullable<BabyPatch['change_measurements']>;

/** Changes single measurements of a baby: what another parent entered a moment ago stays. */
export function useMeasurements(babyId: string) {
  const { authenticatedFetch } = useAuth();
  return async (change: MeasurementChange): Promise<void> => {
    const patch: BabyPatch = { change_measurements: change };
    const response = await authenticatedFetch(babyPath(babyId), {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(patch),
    });
    await readJson<BabyAnswer>(response);
  };
}

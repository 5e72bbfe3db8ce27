import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { babyPath } from '@/lib/nutriai-client/baby-paths';
import type { Measurement } from '@/lib/nutriai-client/measurement-entry';
import { useAuth } from '@/lib/session/auth-context';
import { readJson } from '@/lib/session/fetcher';

/** Changes the measurements of a baby: the list is read anew before, so that what another carer added a moment ago stays. */
export function useMeasurements(babyId: string) {
  const { authenticatedFetch } = useAuth();
  return async (change: (all: readonly Measurement[]) => Measurement[]): Promise<void> => {
    const path = babyPath(babyId);
    const { measurements } = await readJson<BabyAnswer>(await authenticatedFetch(path));
    const response = await authenticatedFetch(path, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ measurements: change(measurements) }),
    });
    await readJson<BabyAnswer>(response);
  };
}

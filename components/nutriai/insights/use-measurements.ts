import type { BabyAnswer, BabyPatch } from '@/lib/contract/nutriai-babies';
import { babyPath } from '@/lib/nutriai/client/babies/baby-paths';
import { refusalText } from '@/lib/nutriai/client/refusal-text';
import { ApiError } from '@/lib/accounts/client/api-error';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';

/** What is wrong with a measurement stands deep in a list, and the dialog has one place to say it. */
function withReasons(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 400) return error;
  return new ApiError({ status: 400, message: refusalText(error.body) ?? error.message, body: null });
}

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
    try {
      await readJson<BabyAnswer>(response);
    } catch (error) {
      throw withReasons(error);
    }
  };
}

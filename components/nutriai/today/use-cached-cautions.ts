import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { CachedCautions } from '@/lib/nutriai/client/log/cautions-by-name';

/**
 * Foods that are not for this baby, by their names: fetched while there is a network, for the time when there
 * is none. `afterMs` lets a screen stand first.
 */
export function useCachedCautions(baby: string, afterMs = 0): CachedCautions | undefined {
  const [isWanted, setWanted] = useState(afterMs === 0);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  const path = isWanted ? `/api/nutriai/baby-profiles/${baby}/cautions` : null;
  const { data } = useSWR<CachedCautions, unknown>(path, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    dedupingInterval: 60_000,
  });
  return data;
}

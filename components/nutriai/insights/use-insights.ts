import useSWR from 'swr';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import type { Period } from './insight-words';

/** What the last days say, by the family's own days. While another period loads, the one before stays. */
export function useInsights(babyId: string, days: Period) {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = new URLSearchParams({ days: String(days), time_zone: timeZone });
  return useSWR<InsightsAnswer, unknown>(`/api/nutriai/insights/${babyId}?${query}`, {
    keepPreviousData: true,
  });
}

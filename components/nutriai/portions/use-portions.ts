import { useEffect } from 'react';
import useSWR from 'swr';
import type { PortionsAnswer } from '@/lib/contract/nutriai-portions';
import { onSettled } from '@/lib/nutriai/client/log/replay-log';
import { useLogWrites } from '@/lib/nutriai/client/log/use-log-writes';
import { portionListPath } from '@/lib/nutriai/client/portions/portion-paths';
import { portionsLeft } from '@/lib/nutriai/client/portions/portions-left';

const none: readonly PortionsAnswer[] = [];

/**
 * What is in the fridge and the freezer for a baby, less what waits to be saved. Without an answer, the day
 * goes on.
 */
export function usePortions(baby: string): readonly PortionsAnswer[] {
  const { data, mutate } = useSWR<{ results: PortionsAnswer[] }, unknown>(portionListPath(baby), {
    shouldRetryOnError: false,
  });
  const writes = useLogWrites();
  useEffect(
    () =>
      onSettled((write) => {
        if (write === null || (write.baby === baby && write.log === 'meals')) void mutate();
      }),
    [baby, mutate],
  );
  return portionsLeft(data?.results ?? none, writes);
}

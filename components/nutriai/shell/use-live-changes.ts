import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { isChangedKey } from '@/lib/nutriai/client/live/changed-keys';
import { followChanges } from '@/lib/nutriai/client/live/follow-changes';

/** Reads anew what is shown of a baby as soon as somebody else has changed it. */
export function useLiveChanges(baby: string): void {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      followChanges({
        baby,
        onChange: (kinds) => void mutate((key) => isChangedKey(key, baby, kinds)),
      }),
    [baby, mutate],
  );
}
